import { z } from "zod";
import { invalidRequest } from "./api-error.ts";
import type { FormValue } from "./form-body.ts";

const flag = z.enum(["true", "false"]).transform((text) => text === "true");
const metadata = z.record(z.string(), z.string());
const webAddress = z.url({ protocol: /^https?$/ });
const expand = z.array(z.string());

/** The parameters that are understood; like Stripe, any other is refused. */
export const parameters = {
  none: z.strictObject({}),
  customer: z.strictObject({ email: z.email().optional(), metadata: metadata.optional() }),
  listPrices: z.strictObject({
    lookup_keys: z.array(z.string()).max(10).optional(),
    active: flag.optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  createSession: z.strictObject({
    mode: z.literal("subscription"),
    customer: z.string(),
    client_reference_id: z.string().max(200).optional(),
    line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal("1") })).length(1),
    subscription_data: z
      .strictObject({
        trial_period_days: z.coerce.number().int().min(1).max(730).optional(),
        metadata: metadata.optional(),
      })
      .optional(),
    metadata: metadata.optional(),
    success_url: webAddress,
    cancel_url: webAddress,
  }),
  listSubscriptions: z.strictObject({
    customer: z.string().optional(),
    status: z.enum(["all", "active", "canceled", "past_due", "trialing"]).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
    expand: expand.optional(),
  }),
  updateSubscription: z.strictObject({
    cancel_at_period_end: flag.optional(),
    /** Empty to charge again. */
    pause_collection: z.union([z.strictObject({ behavior: z.literal("void") }), z.literal("")]).optional(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string() }))
      .length(1)
      .optional(),
    trial_end: z.coerce.number().int().optional(),
    proration_behavior: z.enum(["none", "create_prorations", "always_invoice"]).optional(),
  }),
  listCharges: z.strictObject({
    customer: z.string(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  listReturns: z.strictObject({
    charge: z.string(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  createPortalSession: z.strictObject({ customer: z.string(), return_url: webAddress }),
} as const;

export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  given: Record<string, FormValue>,
): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  if (issue?.code === "unrecognized_keys")
    throw invalidRequest(`Received unknown parameter: ${issue.keys[0]}`, { code: "parameter_unknown" });
  const param = issue?.path.join(".") ?? "";
  throw invalidRequest(`Invalid or missing parameter: ${param}`, { param });
}

import { z } from "zod";
import { chosenCardSchemas, idSchema } from "./catalogue.ts";
import { daySchema } from "./day.ts";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds } from "./item-kinds.ts";
import { longestPrompt } from "./plan-builder.ts";
import { makePlan } from "./plan-entries.ts";
import { servingsSchema } from "./plan-entry.ts";
import { planReadingSchema, readingChangesSchema } from "./plan-reading.ts";
import { mostPlanItems } from "./plans.ts";
import { typedText } from "./typed-text.ts";

const kindSchema = z.enum(planKinds);
const mostAvoided = 200;

/** What is wanted of one kind. */
const partSchema = readingChangesSchema.extend({
  item_name: kindSchema,
  /** In the person's words. Where it says nothing, the answers count. */
  prompt: typedText(longestPrompt).default(""),
  /** Items that were proposed before: those that stay, and those that were swapped for others. */
  keep: z.array(idSchema).max(mostPlanItems).default([]),
  avoid: z.array(idSchema).max(mostAvoided).default([]),
});

const proposedPlanSchema = z.object({
  item_name: kindSchema,
  plan_name: z.string(),
  entries: z.array(
    z.object({
      item_id: z.string(),
      day: z.iso.date(),
      slot: z.string().nullable(),
      /** The place in this list of the entry that cooks it. */
      leftover_of: z.int().nullable(),
    }),
  ),
  cooking_for: servingsSchema,
  reading: planReadingSchema,
  note: z.string(),
});
export type ProposedPlan = z.infer<typeof proposedPlanSchema>;

export const planWeek = defineEndpoint("planWeek", {
  method: "POST",
  path: "/plan-week",
  summary: "Proposes seven days of meals, movement and calm from the answers and wishes, and saves nothing.",
  body: z.object({
    from: daySchema,
    parts: z.array(partSchema).min(1).max(planKinds.length),
  }),
  output: z.object({
    plans: z.array(proposedPlanSchema),
    meals: z.array(chosenCardSchemas.meal),
    exercises: z.array(chosenCardSchemas.exercise),
    meditations: z.array(chosenCardSchemas.meditation),
  }),
  errors: ["model_overloaded"],
});

/** Each as `POST /plans` takes it. */
export const saveWeek = defineEndpoint("saveWeek", {
  method: "POST",
  path: "/weeks",
  summary: "Saves the plans of a week, all of them or none.",
  body: z.object({ plans: z.array(makePlan.body).min(1).max(planKinds.length) }),
  output: z.object({ plans: z.array(z.object({ id: z.string() })) }),
  errors: ["item_not_found", "not_suitable", "too_many_plans"],
});

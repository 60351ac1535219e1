import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { chosenCardSchemas } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds } from "./item-kinds.ts";
import { changeSchema, entryIdSchema, entrySchema, newEntrySchema, servingsSchema } from "./plan-entry.ts";
import { planReadingSchema } from "./plan-reading.ts";
import { mostPlanItems, planNameSchema } from "./plans.ts";
import { typedText } from "./typed-text.ts";

const kindSchema = z.enum(planKinds);

/**
 * The entry ids are made by the caller, so that a call that comes again adds nothing twice. The changes are made all
 * or none, once for each number of a device.
 */
export const changePlanEntries = defineEndpoint("changePlanEntries", {
  method: "POST",
  path: "/plan-changes",
  summary: "Changes a plan's entries: add, remove, swap, move, servings, note and day.",
  body: z.object({
    item_name: kindSchema,
    plan_id: z.uuid(),
    device: z.uuid(),
    change: z.int().min(1).max(2_000_000_000),
    changes: z.array(changeSchema).min(1).max(mostPlanItems),
  }),
  output: z.object({ entries: z.array(entrySchema), cooking_for: servingsSchema }),
  errors: ["plan_not_found", "item_not_found", "not_suitable", "list_full"],
});

/** With the id of a plan that the person has, its entries, reading and number are replaced. */
export const makePlan = defineEndpoint("makePlan", {
  method: "POST",
  path: "/plans",
  summary: "Makes a plan from entries, or completes one that has just been made.",
  body: z.object({
    plan_id: z.uuid(),
    item_name: kindSchema,
    plan_name: planNameSchema,
    entries: z.array(newEntrySchema).min(1).max(mostPlanItems),
    cooking_for: servingsSchema.default(null),
    reading: planReadingSchema.nullable().default(null),
  }),
  output: z.object({ id: z.string(), entries: z.array(entrySchema) }),
  errors: ["item_not_found", "not_suitable", "too_many_plans"],
});

const reasonFields = { reason: z.string() };
const swapOptionSchemas = {
  meal: chosenCardSchemas.meal.extend(reasonFields),
  exercise: chosenCardSchemas.exercise.extend(reasonFields),
  meditation: chosenCardSchemas.meditation.extend(reasonFields),
} satisfies Record<ItemKind, z.ZodType>;

export const listSwapOptions = defineEndpoint("listSwapOptions", {
  method: "GET",
  path: "/swap-options",
  summary: "What could take an entry's place, each with the reason that tells most.",
  query: z.object({ item_name: kindSchema, plan_id: z.uuid(), entry_id: entryIdSchema }),
  output: z.array(z.union(itemKinds.map((kind) => swapOptionSchemas[kind]))),
  errors: ["plan_not_found"],
});

export const searchPageSize = 12;

/** Favourites come first. Without a text it is everything that suits the person. */
export const searchPlanItems = defineEndpoint("searchPlanItems", {
  method: "GET",
  path: "/search-plan-items",
  summary: "A page of what could be added to a plan.",
  query: z.object({
    item_name: kindSchema,
    text: typedText(120).default(""),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    data: z.array(z.union(itemKinds.map((kind) => chosenCardSchemas[kind]))),
    metadata: z.object({ totalCount: z.number() }),
  }),
});

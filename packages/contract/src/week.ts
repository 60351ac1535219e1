import { z } from "zod";
import { chosenCardSchemas } from "./catalogue.ts";
import { daySchema } from "./day.ts";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds } from "./item-kinds.ts";
import { entryChangeSchemas, entrySchema, newEntrySchema, servingsSchema } from "./plan-entry.ts";
import { mostPlanItems } from "./plans.ts";

/** Six weeks: what a calendar page of a month can show. */
const mostWeekDays = 42;

const kindSchema = z.enum(planKinds);

/** The first and the last day that are asked for. */
const rangeFields = { from: daySchema, to: daySchema };
const rangeIssue = { path: ["to"], error: `Please ask for 1 to ${mostWeekDays} days` };

function isShortRange({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= mostWeekDays;
}

/** An entry of any kind, with its plan. */
const weekEntrySchema = entrySchema.extend({ item_name: kindSchema, plan_id: z.uuid() });
export type WireWeekEntry = z.infer<typeof weekEntrySchema>;

/** A nutrient of one serving each of a day's meals: what is known of it, and what it may be with the rest. */
const amountSchema = z.object({ low: z.number(), high: z.number() });

const weekSchema = z.object({
  /** In the order of their days and, within a day, of their plans. */
  entries: z.array(weekEntrySchema),
  plans: z.array(
    z.object({
      plan_id: z.uuid(),
      item_name: kindSchema,
      plan_name: z.string(),
      cooking_for: servingsSchema,
    }),
  ),
  people_cooked_for: servingsSchema,
  /** What a sensible week would have otherwise. Nothing of it is forbidden. */
  hints: z.array(z.object({ entry_ids: z.array(z.uuid()), text: z.string() })),
  /** What a meal asks for the evening before, such as soaking. */
  ahead: z.array(z.object({ meal_id: z.string(), text: z.string() })),
  /** Only for adults who want it. */
  energy: z
    .array(
      z.object({
        day: z.iso.date(),
        kcal: amountSchema,
        protein: amountSchema,
        carbohydrate: amountSchema,
        fat: amountSchema,
        /** The share of the day's energy that is known, from 0 to 1. */
        known_share: z.number(),
      }),
    )
    .nullable(),
  meals: z.array(chosenCardSchemas.meal),
  exercises: z.array(chosenCardSchemas.exercise),
  meditations: z.array(chosenCardSchemas.meditation),
});
export type WireWeek = z.infer<typeof weekSchema>;

export const getWeek = defineEndpoint("getWeek", {
  method: "GET",
  path: "/week",
  summary: "What the person has planned from one day to another, of all three kinds.",
  query: z.object(rangeFields).refine(isShortRange, rangeIssue),
  output: weekSchema,
  isKept: true,
});

/** The plan's changes without its order. An entry that is added names its plan, if that is still there. */
export const weekChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("add"),
    entry: newEntrySchema.extend({ item_name: kindSchema, plan_id: z.uuid().nullable() }),
  }),
  ...entryChangeSchemas,
]);
export type WireWeekChange = z.output<typeof weekChangeSchema>;

/**
 * As for a plan: the changes are made all or none, once for each number of a device. What is added goes into the plan
 * of its kind that has something in the same week, Monday to Sunday, or into a new one.
 */
export const changeWeek = defineEndpoint("changeWeek", {
  method: "POST",
  path: "/week-changes",
  summary: "Changes what is planned for days, whichever plans it is in, and returns the week.",
  body: z
    .object({
      ...rangeFields,
      device: z.uuid(),
      change: z.int().min(1).max(2_000_000_000),
      changes: z.array(weekChangeSchema).min(1).max(mostPlanItems),
    })
    .refine(isShortRange, rangeIssue),
  output: weekSchema,
  errors: ["item_not_found", "not_suitable", "list_full", "too_many_plans"],
});

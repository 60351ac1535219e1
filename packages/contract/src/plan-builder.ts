import { itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { daySchema } from "./day.ts";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds } from "./item-kinds.ts";
import { planReadingSchema, readingChangesSchema } from "./plan-reading.ts";
import { typedText } from "./typed-text.ts";

export const longestPrompt = 2000;
const noPrompt = "Please say what you would like";

const promptText = typedText(longestPrompt, noPrompt).pipe(z.string().min(1, { error: noPrompt }));

const planEntrySchema = z.object({
  item_id: z.string(),
  /** Counted from 0. */
  day: z.int().min(0).nullable(),
  slot: z.string().nullable(),
  servings: z.int().nullable(),
  /** The index of the entry that cooks it. */
  leftover_of: z.int().min(0).nullable(),
});

/** Says how a prompt would be read, while it is being typed. */
export const readPlanPrompt = defineEndpoint("readPlanPrompt", {
  method: "POST",
  path: "/read-plan-prompt",
  summary: "Returns how a prompt for a plan is understood.",
  query: z.object({ plan_type: z.enum([...itemKinds, ...planKinds]) }),
  body: z.object({ prompt: promptText, ...readingChangesSchema.shape }),
  output: planReadingSchema,
  errors: ["model_overloaded"],
});

/** Chooses what goes into a plan and names it; the plan is saved by a call of its own. */
export const buildPlan = defineEndpoint("buildPlan", {
  method: "POST",
  path: "/create-plan-llm",
  summary: "Makes a plan from a prompt.",
  query: z.object({
    use_llm: z.enum(["true", "false"]).default("true"),
    plan_type: z.enum([...itemKinds, ...planKinds]),
  }),
  body: z.object({
    prompt: promptText,
    ...readingChangesSchema.shape,
    /** How many the person cooks for, where the prompt does not say. */
    cooking_for: z.int().min(1).max(50).nullish(),
    /** The date where the person is, from which named days are reckoned. */
    today: daySchema.nullish(),
  }),
  output: z.object({
    /** Each item once, in the order of the entries. */
    plan_ids: z.array(z.string()),
    plan_name: z.string(),
    entries: z.array(planEntrySchema),
    /** The date of day 0, if the prompt names days of the week. */
    starts_on: z.iso.date().nullable(),
    cooking_for: z.int().nullable(),
    reading: planReadingSchema,
    /** Beyond the letter: a model chose, or the rules did, since no model is set up or it could not be used. */
    built_by: z.enum(["model", "rules"]),
    /** How the plan came about, in a sentence for the person. */
    note: z.string(),
  }),
  errors: ["model_overloaded", "plan_in_progress"],
});

import { itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds } from "./item-kinds.ts";
import { typedText } from "./typed-text.ts";

export const longestPrompt = 2000;
const noPrompt = "Please say what you would like";

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
    prompt: typedText(longestPrompt, noPrompt).pipe(z.string().min(1, { error: noPrompt })),
  }),
  output: z.object({
    plan_ids: z.array(z.string()),
    plan_name: z.string(),
    /** Beyond the letter: a model chose, or the rules did, since no model is set up or it could not be used. */
    built_by: z.enum(["model", "rules"]),
    /** How the plan came about, in a sentence for the person. */
    note: z.string(),
  }),
  errors: ["model_overloaded", "plan_in_progress"],
});

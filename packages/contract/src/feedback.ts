import { type FeedbackVerdict, feedbackVerdicts } from "@fernwell/domain/recommend/feedback";
import { z } from "zod";
import { idSchema } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds } from "./item-kinds.ts";

/** What a person says about a kind of item. Nobody finds a meditation too easy. */
export const verdictsByKind = {
  personal_meal_plan: ["more_like_this", "not_for_me", "too_hard"],
  personal_exercise_plan: ["more_like_this", "too_easy", "too_hard", "not_for_me"],
  personal_meditation_plan: ["more_like_this", "not_for_me"],
} as const satisfies Record<(typeof planKinds)[number], readonly FeedbackVerdict[]>;

export const mostFeedback = 500;

const aboutItem = { item_name: z.enum(planKinds), item_id: idSchema };

const givenSchema = z.object({
  item_name: z.enum(planKinds),
  item_id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  verdict: z.enum(feedbackVerdicts),
  /** What it changes: "You will see gentler ones." */
  effect: z.string(),
  given_at: z.iso.datetime(),
});
export type GivenFeedback = z.infer<typeof givenSchema>;

/** A later word about the same item takes the place of an earlier one. */
export const giveFeedback = defineEndpoint("giveFeedback", {
  method: "POST",
  path: "/feedback",
  summary: "Says what the person thinks of an item, and what that changes.",
  body: z
    .object({ ...aboutItem, verdict: z.enum(feedbackVerdicts) })
    .refine(({ item_name, verdict }) => verdictsByKind[item_name].some((each) => each === verdict), {
      path: ["verdict"],
      error: "Please say something else about it",
    }),
  output: z.object({ effect: z.string() }),
  errors: ["item_not_found", "list_full"],
});

export const takeBackFeedback = defineEndpoint("takeBackFeedback", {
  method: "DELETE",
  path: "/feedback",
  summary: "Takes back what the person said about an item.",
  query: z.object(aboutItem),
  output: z.object({ status_code: z.literal(200) }),
});

export const listFeedback = defineEndpoint("listFeedback", {
  method: "GET",
  path: "/feedback",
  summary: "What the person has said about items, the newest first.",
  output: z.array(givenSchema),
  isKept: true,
});

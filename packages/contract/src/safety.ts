import { withholdings } from "@fernwell/domain/safety/withheld";
import { z } from "zod";
import { idSchema } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { answerText } from "./question-kinds.ts";
import { returnedText } from "./typed-text.ts";

/** The questions that are answered with a text. */
export const textQuestions = [
  "food_allergies",
  "disliked_ingredients",
  "physical_limitations_details",
] as const;
export type TextQuestion = (typeof textQuestions)[number];

const done = z.object({ status_code: z.literal(200) });

/** As long as a whole text, which can be one question. */
export const maxPhraseLength = 2_000;
/** More than the largest family of foods. */
export const maxMeanings = 200;

/** A phrase as it is compared. Empty stands for having nothing to tell. */
const phrase = returnedText(maxPhraseLength);
/** Keys such as `allergen peanut`. None: there is nothing to keep out. */
const meanings = z.array(z.string().max(100)).max(maxMeanings);

const understoodPhrase = z.object({
  phrase,
  /** As the person typed it. */
  written: z.string(),
  /** What it keeps out, in words. */
  keeps_out: z.string(),
  /** What we cannot do for it, and what to ask a professional. */
  limits: z.string().nullable(),
  advice: z.string().nullable(),
  /** The person said what it means, and can take that back. */
  is_explained: z.boolean(),
});
export type UnderstoodPhrase = z.output<typeof understoodPhrase>;

const wordQuestion = z.object({
  kind: z.literal("word"),
  question: z.enum(textQuestions),
  phrase,
  written: z.string(),
  /** The likeliest first. */
  guesses: z.array(z.object({ name: z.string(), meanings })),
});
const limitsQuestion = z.object({
  kind: z.literal("limits"),
  question: z.enum(textQuestions),
  condition_id: z.string(),
  name: z.string(),
  limits: z.string(),
  advice: z.string().nullable(),
});
const safetyQuestion = z.discriminatedUnion("kind", [wordQuestion, limitsQuestion]);
export type WordQuestion = z.output<typeof wordQuestion>;
export type LimitsQuestion = z.output<typeof limitsQuestion>;
export type SafetyQuestion = z.output<typeof safetyQuestion>;

/** Stores nothing. Uses what the person explained before. */
export const understandText = defineEndpoint("understandText", {
  method: "POST",
  path: "/understand-text",
  summary:
    "Returns what we understand of a text about allergies, dislikes or limitations, and what we have to ask.",
  body: z.object({ question: z.enum(textQuestions), text: answerText }),
  output: z.object({
    understood: z.array(understoodPhrase),
    questions: z.array(safetyQuestion),
    /** The text says that there is nothing to keep out. */
    is_nothing: z.boolean(),
  }),
});

export const getSafetyQuestions = defineEndpoint("getSafetyQuestions", {
  method: "GET",
  path: "/safety-questions",
  summary: "Returns what the person has to say before everything can be suggested.",
  output: z.object({
    questions: z.array(safetyQuestion),
    /** What the person was never asked, or left out. */
    unanswered: z.array(z.enum(["food_allergies", "physical_limitations_details"])),
    /** Whether an open question keeps back all meals, or all exercises. */
    blocks_meals: z.boolean(),
    blocks_exercises: z.boolean(),
    /** Whether one keeps back the meditations that work on breath, body or inner eye. The others stay. */
    holds_back_meditations: z.boolean(),
    /** What no page shows to the person. */
    withheld: z.array(z.enum(withholdings)),
  }),
  isKept: true,
});

export const explainPhrase = defineEndpoint("explainPhrase", {
  method: "POST",
  path: "/explain-phrase",
  summary: "Stores what the person means by a phrase of theirs.",
  body: z.object({ question: z.enum(textQuestions), phrase, meanings }),
  output: done,
  outdatesKept: true,
  errors: ["too_many_explanations"],
});

export const forgetPhrase = defineEndpoint("forgetPhrase", {
  method: "POST",
  path: "/forget-phrase",
  summary: "Forgets what the person meant by a phrase, so that it is asked about again.",
  body: z.object({ question: z.enum(textQuestions), phrase }),
  output: done,
  outdatesKept: true,
});

export const acceptLimits = defineEndpoint("acceptLimits", {
  method: "POST",
  path: "/accept-limits",
  summary: "Stores that the person goes on with what we can do for a condition.",
  body: z.object({ condition_id: idSchema }),
  output: done,
  outdatesKept: true,
});

export const searchMeanings = defineEndpoint("searchMeanings", {
  method: "GET",
  path: "/search-meanings",
  summary: "Returns allergen classes, foods, conditions or movements with a name like the text.",
  query: z.object({ question: z.enum(textQuestions), text: z.string().trim().max(60) }),
  output: z.object({
    data: z.array(
      z.object({
        name: z.string(),
        /** What it is, in a word or two: "allergen", "food". */
        about: z.string(),
        meanings,
      }),
    ),
  }),
});

export const countSuitableMeals = defineEndpoint("countSuitableMeals", {
  method: "POST",
  path: "/count-suitable-meals",
  summary: "Returns how many meals would suit the person with these illness tags.",
  body: z.object({ health_tags: z.array(z.string().max(60)).max(20) }),
  output: z.object({ count: z.int(), total: z.int() }),
});

import { listPositions } from "@fernwell/domain/bitset";
import { noExerciseAnswers, noMealAnswers } from "@fernwell/domain/recommend/answers";
import { constrainExercises, constrainMeals } from "@fernwell/domain/safety/constraints";
import { type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import { type Question, readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import { constrainMeditations } from "@fernwell/domain/safety/rest-constraints";
import { type Explanation, nothingTold, type Told, type ToldField } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import { z } from "zod";
import type { Catalogue } from "./catalogue.ts";
import { indexConflicts } from "./index-conflicts.ts";

const fields = { allergy: "allergies", dislike: "dislikes", limitation: "limitations" } as const;

export const trialSchema = z.object({
  kind: z.enum(["allergy", "dislike", "limitation"]),
  text: z.string().max(2_000),
});
export type Trial = z.infer<typeof trialSchema>;

/** What the product makes of a text that a person typed. */
export interface TrialResult extends Trial {
  readonly keepsOut: {
    readonly classes: readonly string[];
    readonly ingredients: readonly string[];
    readonly diets: readonly string[];
    readonly facets: readonly string[];
    readonly limitations: readonly string[];
    readonly exercises: readonly string[];
    readonly rest: readonly string[];
    readonly conditions: readonly string[];
  };
  readonly asks: readonly {
    readonly word: string;
    readonly guess: readonly string[] | null;
    readonly limits?: string;
  }[];
  /** Ids of meals, or of exercises for a limitation. */
  readonly servable: { readonly now: readonly string[]; readonly afterConfirming: readonly string[] };
}

/** Reads texts as the product does, for a person who told us nothing else and has all equipment. */
export function createTextTrial(catalogue: Catalogue): (trial: Trial) => TrialResult {
  const vocabulary = createVocabulary(catalogue);
  const readAll = (told: Told) => readTold(told, vocabulary);
  const gateCatalogue: GateCatalogue = {
    readTold: readAll,
    shelves: {
      meal: { conflicts: indexConflicts("meal", catalogue.meals, catalogue) },
      exercise: { conflicts: indexConflicts("exercise", catalogue.exercises, catalogue) },
      meditation: { conflicts: indexConflicts("meditation", [], catalogue) },
    },
  };
  const openers = {
    meal: (told: Told) =>
      openGate(gateCatalogue, { kind: "meal", answers: noMealAnswers, isMinor: false, told }),
    exercise: (told: Told) =>
      openGate(gateCatalogue, {
        kind: "exercise",
        answers: { ...noExerciseAnswers, hasEquipment: true },
        isMinor: false,
        told,
      }),
  };

  function listServable(kind: keyof typeof openers, told: Told): string[] {
    const gated = openers[kind](told).judgeAll();
    return listPositions(gated.servable).flatMap((at) => gated.findItemAt(at)?.id ?? []);
  }

  return ({ kind, text }) => {
    const field: ToldField = fields[kind];
    const item = kind === "limitation" ? "exercise" : "meal";
    const told: Told = { ...nothingTold, texts: { ...nothingTold.texts, [field]: text } };
    const reading = readAll(told);
    const confirmed = confirmGuesses(told, reading.questions);
    return {
      kind,
      text,
      keepsOut: listKeptOut(reading),
      asks: reading.questions.map(describeQuestion),
      servable: { now: listServable(item, told), afterConfirming: listServable(item, confirmed) },
    };
  };
}

/** Words without a guess stay open. */
function confirmGuesses(told: Told, questions: readonly Question[]): Told {
  const explanations = questions.flatMap((question): Explanation[] => {
    const guess = question.kind === "word" ? question.guesses[0] : undefined;
    return question.kind !== "word" || guess === undefined
      ? []
      : [{ field: question.field, phrase: question.phrase, meanings: guess.meanings.map(getMeaningKey) }];
  });
  const accepted = questions.flatMap((question) =>
    question.kind === "limits" ? [question.condition.id] : [],
  );
  return { ...told, explanations, acceptedLimits: accepted };
}

function describeQuestion(question: Question): TrialResult["asks"][number] {
  if (question.kind === "limits") {
    return { word: question.condition.name, guess: null, limits: question.condition.limits ?? "" };
  }
  const guess = question.guesses[0];
  return { word: question.written, guess: guess === undefined ? null : guess.meanings.map(getMeaningKey) };
}

function listKeptOut(told: ToldReading): TrialResult["keepsOut"] {
  const meals = constrainMeals({ diets: [], healthTags: [] }, told);
  const movement = constrainExercises({ hasEquipment: true }, told, { isMinor: false });
  return {
    classes: meals.flatMap((each) =>
      each.kind === "allergen" || each.kind === "disliked-allergen" ? [each.allergen] : [],
    ),
    ingredients: meals.flatMap((each) =>
      each.kind === "allergic-food" || each.kind === "disliked-food" ? [each.ingredientId] : [],
    ),
    diets: meals.flatMap((each) => (each.kind === "diet" ? [each.diet] : [])),
    facets: movement.flatMap((each) => (each.kind === "facet" ? [each.facet] : [])),
    limitations: movement.flatMap((each) => (each.kind === "limitation" ? [each.limitation] : [])),
    exercises: movement.flatMap((each) => (each.kind === "avoided-exercise" ? [each.exerciseId] : [])),
    rest: constrainMeditations(told).flatMap((each) => (each.kind === "rest-facet" ? [each.facet] : [])),
    conditions: told.conditions.map(({ id }) => id),
  };
}

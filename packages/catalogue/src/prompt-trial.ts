import { listPositions } from "@fernwell/domain/bitset";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { planning } from "@fernwell/domain/planning/make-person-plan";
import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import { noAnswers, noExerciseAnswers } from "@fernwell/domain/recommend/answers";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";
import { readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import { nothingTold, type Told } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import { readWarnings } from "@fernwell/domain/safety/warnings/read-warnings";
import type { Catalogue } from "./catalogue.ts";
import { indexConflicts } from "./index-conflicts.ts";
import type { LabelledPrompt } from "./labelled-phrases.ts";

export interface PromptTrialResult extends LabelledPrompt {
  /** What the answers would keep out and the prompt does not. */
  readonly servedAgainst: readonly string[];
  readonly asks: readonly string[];
  readonly understood: readonly string[];
  /** The share of the items that the answers leave and the warnings of the prompt keep out. */
  readonly keptOutBeyond: number;
}

const ofLimits = "limits of ";

/** Compares what a prompt keeps out with what the same words would as answers. */
export function createPromptTrial(catalogue: Catalogue): (labelled: LabelledPrompt) => PromptTrialResult {
  const vocabulary = createVocabulary(catalogue);
  const gateCatalogue: GateCatalogue = {
    readTold: (told, known) => known?.reading ?? readTold(told, vocabulary),
    shelves: {
      meal: { conflicts: indexConflicts("meal", catalogue.meals, catalogue) },
      exercise: { conflicts: indexConflicts("exercise", catalogue.exercises, catalogue) },
      meditation: { conflicts: indexConflicts("meditation", catalogue.meditations, catalogue) },
    },
  };
  const pantry = {
    ingredients: catalogue.ingredients,
    vocabulary: createFoodVocabulary(catalogue.ingredients),
  };
  const listServable = (kind: ItemKind, told: Told, reading?: ToldReading) => {
    const known = reading === undefined ? {} : { reading: { version: "", reading } };
    const open = {
      meal: () =>
        openGate(gateCatalogue, { kind: "meal", answers: noAnswers.meal, isMinor: false, told, ...known }),
      exercise: () =>
        openGate(gateCatalogue, {
          kind: "exercise",
          answers: { ...noExerciseAnswers, hasEquipment: true },
          isMinor: false,
          told,
          ...known,
        }),
      meditation: () =>
        openGate(gateCatalogue, {
          kind: "meditation",
          answers: noAnswers.meditation,
          isMinor: false,
          told,
          ...known,
        }),
    };
    const gated = open[kind]().judgeAll();
    return listPositions(gated.servable).flatMap((at) => gated.findItemAt(at) ?? []);
  };
  const meetsNeeds = {
    meal: (prompt: string) => {
      const request = readMealPrompt(prompt, pantry);
      return (id: string) =>
        catalogue.meals.some((meal) => meal.id === id && planning.meal.meetsNeeds(meal, request));
    },
    exercise: (prompt: string) => {
      const request = readExercisePrompt(prompt);
      return (id: string) =>
        catalogue.exercises.some((each) => each.id === id && planning.exercise.meetsNeeds(each, request));
    },
    meditation: (prompt: string) => {
      const request = readMeditationPrompt(prompt);
      return (id: string) =>
        catalogue.meditations.some((each) => each.id === id && planning.meditation.meetsNeeds(each, request));
    },
  };
  return (labelled) => {
    const { kind, prompt, sameAs } = labelled;
    const told: Told = { ...nothingTold, texts: { ...nothingTold.texts, ...sameAs } };
    const answered = readTold(told, vocabulary);
    const allowed = new Set<string>(
      listServable(kind, told, { ...answered, questions: [] }).map(({ id }) => id),
    );
    const warnings = readWarnings(prompt, kind, nothingTold, vocabulary);
    const keeps = meetsNeeds[kind](prompt);
    const open = listServable(kind, nothingTold, { ...warnings.reading, questions: [] }).map(
      ({ id }): string => id,
    );
    const served = open.filter(keeps);
    return {
      ...labelled,
      servedAgainst: served.filter((id) => !allowed.has(id)),
      asks: [
        ...warnings.unknown.map(({ written }) => written),
        ...warnings.reading.questions.flatMap((question) =>
          question.kind === "limits" ? [`${ofLimits}${question.condition.name}`] : [],
        ),
      ],
      understood: warnings.understood.map(({ written }) => written),
      keptOutBeyond: allowed.size === 0 ? 0 : 1 - open.filter((id) => allowed.has(id)).length / allowed.size,
    };
  };
}

/** More than this share of the shelf hidden, and a harmless prompt has cost something. */
const mostHidden = 0.02;

export function judgePrompts(results: readonly PromptTrialResult[]) {
  const isRuling = ({ sameAs }: LabelledPrompt) => Object.keys(sameAs).length > 0;
  const ruling = results.filter(isRuling);
  const harmless = results.filter((each) => !isRuling(each));
  return {
    ruling: ruling.length,
    servedAgainst: ruling.filter(({ servedAgainst, asks }) => servedAgainst.length > 0 && asks.length === 0),
    asked: results.filter(({ asks }) => asks.some((each) => !each.startsWith(ofLimits))),
    harmless: harmless.length,
    heldUp: harmless.filter(({ asks, keptOutBeyond }) => asks.length > 0 || keptOutBeyond > mostHidden),
  };
}

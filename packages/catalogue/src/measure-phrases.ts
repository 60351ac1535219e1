import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Catalogue } from "./catalogue.ts";
import type { FoodPhrase, LabelledPhrase } from "./labelled-phrases.ts";
import type { Trial, TrialResult } from "./text-trial.ts";

/** How labelled phrases were read. */
export interface PhraseMeasures {
  readonly count: number;
  /** Phrases that were not asked about although something is served that must be kept out, with examples of it. */
  readonly leaks: readonly { readonly phrase: LabelledPhrase; readonly served: readonly string[] }[];
  /** Phrases that name something known, and those of them that were asked about. */
  readonly known: number;
  readonly asked: readonly LabelledPhrase[];
  /** Phrases that hide more than a quarter of the shelf without need, and without asking. */
  readonly alarms: readonly LabelledPhrase[];
}

const falseAlarmShare = 0.25;

export function measurePhrases(
  phrases: readonly LabelledPhrase[],
  tryText: (trial: Trial) => TrialResult,
  catalogue: Catalogue,
): PhraseMeasures {
  const read = phrases.map((phrase) => ({ phrase, result: tryText(phrase) }));
  const known = read.filter(({ phrase }) => phrase.isKnown && !phrase.mustAsk);
  const answered = read.filter(({ result }) => result.asks.length === 0);
  return {
    count: phrases.length,
    leaks: answered.flatMap(({ phrase, result }) => {
      const unsafe = new Set(listUnsafe(phrase, result, catalogue));
      const served = result.servable.now.filter((id) => unsafe.has(id));
      return served.length > 0 ? [{ phrase, served: served.slice(0, 5) }] : [];
    }),
    known: known.length,
    asked: known.filter(({ result }) => result.asks.length > 0).map(({ phrase }) => phrase),
    alarms: answered
      .filter((each) => isFalseAlarm(each.phrase, each.result, catalogue))
      .map(({ phrase }) => phrase),
  };
}

function listUnsafe(
  phrase: LabelledPhrase,
  { keepsOut }: TrialResult,
  { meals }: Catalogue,
): readonly string[] {
  if (phrase.kind === "limitation") return phrase.mustNot;
  // For an allergy a trace is too much. A diet that is told as an allergy says nothing about traces.
  const isTraceUnsafe = phrase.kind === "allergy" && keepsOut.conditions.length === 0;
  return meals.filter((meal) => isUnsafe(meal, phrase, isTraceUnsafe)).map(({ id }) => id);
}

function isUnsafe(meal: DerivedMeal, { keepOut }: FoodPhrase, isTraceUnsafe: boolean): boolean {
  return (
    keepOut.classes.some((allergen) =>
      isTraceUnsafe
        ? meal.allergens[allergen] !== "notAnIngredient"
        : meal.allergens[allergen] === "contains",
    ) || meal.ingredients.some(({ ingredientId }) => keepOut.ingredients.includes(ingredientId))
  );
}

/** What a condition needs is in its reviewed entry; labels give examples only, so they say nothing about its size. */
function isFalseAlarm(phrase: LabelledPhrase, result: TrialResult, catalogue: Catalogue): boolean {
  if (result.keepsOut.conditions.length > 0) return false;
  const now = new Set(result.servable.now);
  if (phrase.kind === "limitation") {
    const hidden = (phrase.mayStay ?? []).filter((id) => !now.has(id));
    const shelf = catalogue.exercises.length;
    return now.size < (1 - falseAlarmShare) * shelf && hidden.length > (phrase.mayStay ?? []).length / 2;
  }
  const unsafe = new Set(listUnsafe(phrase, result, catalogue));
  const needlessly = catalogue.meals.filter(({ id }) => !now.has(id) && !unsafe.has(id));
  return needlessly.length > falseAlarmShare * catalogue.meals.length;
}

import { listPositions } from "@fernwell/domain/bitset";
import { type Allergen, allergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Exercise } from "@fernwell/domain/movement/exercise";
import { constrainExercises, constrainMeals } from "@fernwell/domain/safety/constraints";
import { judgeAll } from "@fernwell/domain/safety/gate";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import { blocks, readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import { nothingTold, type Told } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogue } from "./read-catalogue.ts";

const catalogue = await readCatalogue();
const vocabulary = createVocabulary(catalogue);
const mealIndex = indexConflicts("meal", catalogue.meals, catalogue);
const exerciseIndex = indexConflicts("exercise", catalogue.exercises, catalogue);

/** A phrase with what it must keep out, by the reviewed entries and not by the code under test. */
interface Stated {
  readonly phrase: string;
  readonly isUnsafe: (meal: DerivedMeal) => boolean;
}

const contains = (meal: DerivedMeal, ids: readonly string[]) =>
  meal.ingredients.some(({ ingredientId }) => ids.includes(ingredientId));

const classes: readonly Stated[] = catalogue.wordLists.flatMap(({ id, lines }) =>
  id.endsWith("-exact")
    ? []
    : lines.flatMap(({ target, words }) => {
        const named = target.startsWith("class ") ? target.slice("class ".length).split("+") : [];
        const stated = allergens.filter((allergen) => named.includes(allergen));
        return stated.length === 0 ? [] : words.map((phrase) => ({ phrase, isUnsafe: hasAny(stated) }));
      }),
);
const foods: readonly Stated[] = catalogue.ingredients.map(({ id, name }) => ({
  phrase: name.replace(/[,(].*$/, ""),
  isUnsafe: (meal) => contains(meal, [id]),
}));
const conditions: readonly Stated[] = catalogue.conditions.flatMap(({ words, food }) =>
  food === null
    ? []
    : words.map((phrase) => ({
        phrase,
        isUnsafe: (meal: DerivedMeal) =>
          contains(meal, food.ingredientIds) ||
          food.allergens.some((allergen) => meal.allergens[allergen] === "contains") ||
          food.diets.some((diet) => !meal.diets.includes(diet)),
      })),
);

function hasAny(stated: readonly Allergen[]): (meal: DerivedMeal) => boolean {
  return (meal) => stated.some((allergen) => meal.allergens[allergen] !== "notAnIngredient");
}

const anyStated = fc.oneof(
  fc.constantFrom(...classes),
  fc.constantFrom(...foods),
  fc.constantFrom(...conditions),
);
/** The same in every run, so that a failure is due to a change. Try others when the vocabulary grows. */
const seed = 18;
const glue = fc.constantFrom(", ", "; ", " / ", "\n", " and ", ". ");
const noise = fc.constantFrom("", "severe: ", "please avoid ", "¡", "🙏 ", "carries an epipen, ");
const typo = fc.record({ at: fc.nat(), letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz") });
const limitationPhrases = catalogue.exercises.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);

function misspell(phrase: string, { at, letter }: { at: number; letter: string }): string {
  const place = at % phrase.length;
  return `${phrase.slice(0, place)}${letter}${phrase.slice(place + 1)}`;
}

function tell(texts: Partial<Told["texts"]>, rest: Partial<Told> = {}): Told {
  return { ...nothingTold, ...rest, texts: { ...nothingTold.texts, ...texts } };
}

function listMeals(told: ToldReading): DerivedMeal[] {
  const constraints = constrainMeals({ diets: [], healthTags: [] }, told);
  return listPositions(judgeAll(mealIndex, constraints).servable).flatMap((at) => catalogue.meals[at] ?? []);
}

function listExercises(told: ToldReading): Exercise[] {
  const constraints = constrainExercises({ hasEquipment: true }, told, { isMinor: false });
  return listPositions(judgeAll(exerciseIndex, constraints).servable).flatMap(
    (at) => catalogue.exercises[at] ?? [],
  );
}

describe("the promise", () => {
  it("[SAFE-16] keeps out everything that a text states in any language, or asks: any combination, joined in any way", () => {
    fc.assert(
      fc.property(
        fc.array(anyStated, { minLength: 1, maxLength: 4 }),
        glue,
        noise,
        (stated, joint, start) => {
          const text = start + stated.map(({ phrase }) => phrase).join(joint);
          const served = listMeals(readTold(tell({ allergies: text }), vocabulary));
          const unsafe = served.find((meal) => stated.some(({ isUnsafe }) => isUnsafe(meal)));
          if (unsafe !== undefined) expect.fail(`${text}: ${unsafe.id}`);
        },
      ),
      { numRuns: 4_000, seed },
    );
  }, 120_000);

  it.each([
    [
      "I can't make a fist",
      "hand-opens-and-fists seated-boxing seated-wrist-circles shadow-boxing standing-wrist-and-finger-care",
    ],
    ["I have to stay seated", "bedtime-yoga knee-to-chest supine-neck-release supine-pelvic-tilts"],
  ])("[SAFE-10] keeps out every exercise that asks for what the person cannot do: %s", (text, ids) => {
    const reading = readTold(tell({ limitations: text }), vocabulary);
    const served = listExercises(reading).map(({ id }): string => id);
    expect(reading.questions).toEqual([]);
    expect(served).toContain("seated-shoulder-rolls");
    expect(served.filter((id) => ids.split(" ").includes(id))).toEqual([]);
  });

  it("[SAFE-16] serves nothing while a word is open, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.array(anyStated, { maxLength: 3 }),
        fc.array(typo, { minLength: 1, maxLength: 2 }),
        fc.string({ unit: "grapheme", maxLength: 30 }),
        fc.constantFrom(...limitationPhrases),
        (stated, typos, scribble, movement) => {
          const misspelt = stated.map(({ phrase }, at) => {
            const slip = typos[at];
            return slip === undefined ? phrase : misspell(phrase, slip);
          });
          const texts = {
            allergies: [...misspelt, scribble].join(", "),
            limitations: `${movement}, ${scribble}`,
          };
          const reading = readTold(tell(texts), vocabulary);
          if (reading.questions.some((question) => blocks(question, "meal")))
            expect(listMeals(reading)).toEqual([]);
          if (reading.questions.some((question) => blocks(question, "exercise"))) {
            expect(listExercises(reading)).toEqual([]);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it("[SAFE-16] keeps out what a person says a word means, and never asks about that word again", () => {
    const words = fc.stringMatching(/^[b-df-hj-np-tv-z]{7,12}$/);
    fc.assert(
      fc.property(
        words,
        fc.constantFrom(...allergens),
        fc.constantFrom(...catalogue.ingredients),
        (word, allergen, { id }) => {
          const asked = readTold(tell({ allergies: word }), vocabulary).questions;
          const meanings = [
            getMeaningKey({ kind: "allergen", allergen }),
            getMeaningKey({ kind: "ingredient", ingredientId: id }),
          ];
          const explanations = asked.flatMap((question) =>
            question.kind === "word" ? [{ field: question.field, phrase: question.phrase, meanings }] : [],
          );
          const reading = readTold(tell({ allergies: word }, { explanations }), vocabulary);
          expect([asked.length, reading.questions]).toEqual([1, []]);
          const served = listMeals(reading);
          expect(served.filter((meal) => hasAny([allergen])(meal) || contains(meal, [id]))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  }, 60_000);
});

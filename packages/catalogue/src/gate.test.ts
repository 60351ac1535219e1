import { readFileSync } from "node:fs";
import { listPositions } from "@fernwell/domain/bitset";
import { type Allergen, allergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { type Diet, restrictiveDiets } from "@fernwell/domain/food/diets";
import type { Exercise } from "@fernwell/domain/movement/exercise";
import { getCaution, type Limitation, limitations } from "@fernwell/domain/movement/limitations";
import type { ConflictIndex } from "@fernwell/domain/safety/conflict-index";
import {
  constrainExercises,
  constrainMeals,
  type ExerciseConstraint,
  type MealConstraint,
} from "@fernwell/domain/safety/constraints";
import { type Gated, judge, judgeAll } from "@fernwell/domain/safety/gate";
import { readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import { nothingTold, type Told } from "@fernwell/domain/safety/told";
import { createVocabulary, type Vocabulary } from "@fernwell/domain/safety/vocabulary";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readRealCatalogue } from "../test/real-catalogue.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Entries } from "./entries.ts";
import { indexConflicts } from "./index-conflicts.ts";

/** What a person wrote, and what the reviewer who labelled it says must be kept out. */
interface Phrase {
  readonly text: string;
  readonly about?: "allergy" | "dislike";
  readonly allergens?: readonly Allergen[];
  readonly foods?: readonly string[];
  readonly limitations?: readonly Limitation[];
}

const foodPhrases = labelled("food-phrases");
const allergyPhrases = foodPhrases.filter(({ about }) => about === "allergy");
const dislikePhrases = foodPhrases.filter(({ about }) => about === "dislike");
const movementPhrases = labelled("movement-phrases");

const people = fc.record({
  allergies: fc.array(fc.nat(allergyPhrases.length - 1), { maxLength: 3 }),
  dislikes: fc.array(fc.nat(dislikePhrases.length - 1), { maxLength: 3 }),
  complaints: fc.array(fc.nat(movementPhrases.length - 1), { maxLength: 2 }),
  diets: fc.uniqueArray(fc.constantFrom(...restrictiveDiets), { maxLength: 2 }),
  hasEquipment: fc.boolean(),
  isMinor: fc.boolean(),
});
type Person = typeof people extends fc.Arbitrary<infer P> ? P : never;

let entries: Entries;
let catalogue: Catalogue;
let vocabulary: Vocabulary;
let mealIndex: ConflictIndex<DerivedMeal, MealConstraint>;
let exerciseIndex: ConflictIndex<Exercise, ExerciseConstraint>;
let truth: Truth;
let readings: Readings;

beforeAll(async () => {
  ({ entries, catalogue } = await readRealCatalogue());
  vocabulary = createVocabulary(catalogue);
  mealIndex = indexConflicts("meal", catalogue.meals, catalogue);
  exerciseIndex = indexConflicts("exercise", catalogue.exercises, catalogue);
  truth = readTruth(entries, catalogue);
  readings = readPhrasesOnce();
}, 60_000);

describe("the gate, over random people and the real catalogue", () => {
  it("lets nothing through that a person cannot eat, dislikes, cannot do, or is too young for: 100,000 people", () => {
    fc.assert(
      fc.property(people, (person) => {
        const meals = judgeAll(mealIndex, foodOf(person));
        const exercises = judgeAll(exerciseIndex, movementOf(person));
        expectHarmless(person, listPositions(meals.servable), listPositions(exercises.servable));
        expectCounts(meals, catalogue.meals.length);
        expectCounts(exercises, catalogue.exercises.length);
      }),
      { numRuns: 100_000 },
    );
  }, 180_000);

  it("does the same from the text itself, with the phrases joined in any way", () => {
    fc.assert(
      fc.property(people, fc.constantFrom(", ", " and ", "; ", "\n", " / "), (person, glue) => {
        const told = read({
          allergies: person.allergies.map((at) => allergyPhrases[at]?.text).join(glue),
          dislikes: person.dislikes.map((at) => dislikePhrases[at]?.text).join(glue),
          limitations: person.complaints.map((at) => movementPhrases[at]?.text).join(glue),
        });
        const food = constrainMeals({ diets: person.diets, healthTags: [] }, told);
        const movement = constrainExercises(person, told, person);
        const meals = judgeAll(mealIndex, food);
        const exercises = judgeAll(exerciseIndex, movement);
        expectHarmless(person, listPositions(meals.servable), listPositions(exercises.servable));
      }),
      { numRuns: 3_000, seed: 18 },
    );
  }, 120_000);

  it("judges all items at once as it judges each", () => {
    fc.assert(
      fc.property(people, (person) => {
        const food = foodOf(person);
        const movement = movementOf(person);
        const meals = catalogue.meals.flatMap((meal, at) =>
          judge("meal", meal, food).isServable ? [at] : [],
        );
        const exercises = catalogue.exercises.flatMap((exercise, at) =>
          judge("exercise", exercise, movement).isServable ? [at] : [],
        );
        expect(meals).toEqual(listPositions(judgeAll(mealIndex, food).servable));
        expect(exercises).toEqual(listPositions(judgeAll(exerciseIndex, movement).servable));
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it("never lets more through for an additional constraint", () => {
    fc.assert(
      fc.property(people, people, (person, more) => {
        const both: Person = {
          allergies: [...person.allergies, ...more.allergies],
          dislikes: [...person.dislikes, ...more.dislikes],
          complaints: [...person.complaints, ...more.complaints],
          diets: [...new Set([...person.diets, ...more.diets])],
          hasEquipment: person.hasEquipment && more.hasEquipment,
          isMinor: person.isMinor || more.isMinor,
        };
        const before = new Set(listPositions(judgeAll(mealIndex, foodOf(person)).servable));
        const after = listPositions(judgeAll(mealIndex, foodOf(both)).servable);
        expect(after.filter((position) => !before.has(position))).toEqual([]);
        const could = new Set(listPositions(judgeAll(exerciseIndex, movementOf(person)).servable));
        const can = listPositions(judgeAll(exerciseIndex, movementOf(both)).servable);
        expect(can.filter((position) => !could.has(position))).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  }, 60_000);

  it("lets everything through for an adult without answers who has equipment", () => {
    const nobody: Person = {
      allergies: [],
      dislikes: [],
      complaints: [],
      diets: [],
      hasEquipment: true,
      isMinor: false,
    };
    expect(judgeAll(mealIndex, foodOf(nobody)).hidden).toEqual([]);
    expect(judgeAll(exerciseIndex, movementOf(nobody)).hidden).toEqual([]);
  });
});

/** What is true of each item, computed from the entries and not by the code under test. */
interface Truth {
  readonly unsafe: readonly ReadonlySet<Allergen>[];
  readonly foods: readonly ReadonlySet<string>[];
  readonly diets: readonly ReadonlySet<Diet>[];
  readonly avoided: readonly ReadonlySet<Limitation>[];
  readonly hard: readonly boolean[];
}

function readTruth(
  { meals, ingredients, exercises: written }: Entries,
  { meals: derived, exercises }: Catalogue,
): Truth {
  const reviews = [...meals.values()].map((meal) =>
    meal.ingredients.map(({ ingredient }) => ingredients.get(ingredient)?.allergens),
  );
  return {
    unsafe: reviews.map(
      (all) =>
        new Set(
          allergens.filter((allergen) => all.some((review) => !review?.notAnIngredient.includes(allergen))),
        ),
    ),
    foods: [...meals.values()].map((meal) => new Set(meal.ingredients.map(({ ingredient }) => ingredient))),
    diets: derived.map(({ diets }) => new Set(diets)),
    avoided: exercises.map(
      (exercise) =>
        new Set(limitations.filter((limitation) => getCaution(limitation, exercise).advice === "avoid")),
    ),
    hard: exercises.map(({ id, met }) => {
      const entry = written.get(id);
      return entry?.level === "advanced" || met >= 6 || entry?.impact === "high" || entry?.strain === "high";
    }),
  };
}

function expectHarmless(person: Person, meals: readonly number[], exercises: readonly number[]): void {
  const stated = person.allergies.flatMap((at) => allergyPhrases[at]?.allergens ?? []);
  const foods = [
    ...person.allergies.flatMap((at) => allergyPhrases[at]?.foods ?? []),
    ...person.dislikes
      .filter((at) => !readings.openDislikes.has(at))
      .flatMap((at) => dislikePhrases[at]?.foods ?? []),
  ];
  const complaints = person.complaints.flatMap((at) => movementPhrases[at]?.limitations ?? []);
  for (const at of meals) {
    const unsafe = stated.find((allergen) => truth.unsafe[at]?.has(allergen));
    const food = foods.find((id) => truth.foods[at]?.has(id));
    const diet = person.diets.find((each) => !truth.diets[at]?.has(each));
    if (unsafe || food || diet) expect.fail(`${catalogue.meals[at]?.id}: ${unsafe ?? food ?? diet}`);
  }
  for (const at of exercises) {
    const harm = complaints.find((limitation) => truth.avoided[at]?.has(limitation));
    if (harm) expect.fail(`${catalogue.exercises[at]?.id}: ${harm}`);
    if (person.isMinor && truth.hard[at]) expect.fail(`${catalogue.exercises[at]?.id}: too hard`);
  }
}

function expectCounts(gated: Gated<unknown>, size: number): void {
  const hidden = gated.hidden.reduce((sum, { count }) => sum + count, 0);
  if (hidden + listPositions(gated.servable).length !== size) expect.fail("the hidden counts do not add up");
}

/** Each phrase is read once, so that a hundred thousand people can be made from them. */
interface Readings {
  readonly allergies: readonly MealConstraint[][];
  readonly dislikes: readonly MealConstraint[][];
  readonly complaints: readonly ExerciseConstraint[][];
  /** Dislikes with a word that is put to the person. Until they answer, it keeps nothing out. */
  readonly openDislikes: ReadonlySet<number>;
}

function readPhrasesOnce(): Readings {
  const food = (texts: Partial<Told["texts"]>) => constrainMeals({ diets: [], healthTags: [] }, read(texts));
  return {
    allergies: allergyPhrases.map(({ text }) => food({ allergies: text })),
    dislikes: dislikePhrases.map(({ text }) => food({ dislikes: text })),
    complaints: movementPhrases.map(({ text }) =>
      constrainExercises({ hasEquipment: true }, read({ limitations: text }), { isMinor: false }),
    ),
    openDislikes: new Set(
      dislikePhrases.flatMap(({ text }, at) => (read({ dislikes: text }).questions.length > 0 ? [at] : [])),
    ),
  };
}

function read(texts: Partial<Told["texts"]>): ToldReading {
  return readTold({ ...nothingTold, texts: { ...nothingTold.texts, ...texts } }, vocabulary);
}

function foodOf({ allergies, dislikes, diets }: Person): MealConstraint[] {
  return [
    ...allergies.flatMap((at) => readings.allergies[at] ?? []),
    ...dislikes.flatMap((at) => readings.dislikes[at] ?? []),
    ...diets.map((diet) => ({ kind: "diet", diet }) as const),
  ];
}

function movementOf({ complaints, hasEquipment, isMinor }: Person): ExerciseConstraint[] {
  return [
    ...complaints.flatMap((at) => readings.complaints[at] ?? []),
    ...(isMinor ? [{ kind: "too-hard" } as const] : []),
    ...(hasEquipment ? [] : [{ kind: "equipment" } as const]),
  ];
}

function labelled(name: string): Phrase[] {
  return readFileSync(new URL(`../test/labelled/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

import { readFileSync } from "node:fs";
import {
  type Bitset,
  countBits,
  countBoth,
  createBitset,
  hasBit,
  listPositions,
} from "@fernwell/domain/bitset";
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
import type { Catalogue } from "./catalogue.ts";
import type { Entries } from "./entries.ts";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogueWithEntries } from "./read-catalogue.ts";

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
  ({ entries, catalogue } = await readCatalogueWithEntries());
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
        expectHarmless(person, meals.servable, exercises.servable);
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
        expectHarmless(person, meals.servable, exercises.servable);
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

/** The items that each answer forbids, computed from the entries and not by the code under test. */
interface Truth {
  readonly containing: ReadonlyMap<Allergen, Bitset>;
  readonly madeOf: ReadonlyMap<string, Bitset>;
  readonly outside: ReadonlyMap<Diet, Bitset>;
  readonly harming: ReadonlyMap<Limitation, Bitset>;
  readonly hard: Bitset;
}

function readTruth(
  { meals, ingredients, exercises: written }: Entries,
  { meals: derived, exercises }: Catalogue,
): Truth {
  const used = [...meals.values()].map((meal) => meal.ingredients.map(({ ingredient }) => ingredient));
  const reviews = used.map((all) => all.map((id) => ingredients.get(id)?.allergens));
  return {
    containing: mark(allergens, reviews, (all, allergen) =>
      all.some((review) => !review?.notAnIngredient.includes(allergen)),
    ),
    madeOf: mark([...ingredients.keys()], used, (all, id) => all.includes(id)),
    outside: mark(restrictiveDiets, derived, ({ diets }, diet) => !diets.includes(diet)),
    harming: mark(
      limitations,
      exercises,
      (exercise, limitation) => getCaution(limitation, exercise).advice === "avoid",
    ),
    hard: markAll(exercises, ({ id, met }) => {
      const entry = written.get(id);
      return entry?.level === "advanced" || met >= 6 || entry?.impact === "high" || entry?.strain === "high";
    }),
  };
}

function mark<Answer, Item>(
  answers: readonly Answer[],
  items: readonly Item[],
  isForbidden: (item: Item, answer: Answer) => boolean,
): Map<Answer, Bitset> {
  return new Map(answers.map((answer) => [answer, markAll(items, (item) => isForbidden(item, answer))]));
}

function markAll<Item>(items: readonly Item[], isForbidden: (item: Item) => boolean): Bitset {
  return createBitset(
    items.length,
    items.flatMap((item, at) => (isForbidden(item) ? [at] : [])),
  );
}

function expectHarmless(person: Person, meals: Bitset, exercises: Bitset): void {
  const foods = [
    ...person.allergies.flatMap((at) => allergyPhrases[at]?.foods ?? []),
    ...person.dislikes
      .filter((at) => !readings.openDislikes.has(at))
      .flatMap((at) => dislikePhrases[at]?.foods ?? []),
  ];
  for (const allergen of person.allergies.flatMap((at) => allergyPhrases[at]?.allergens ?? []))
    expectNone("meals", meals, truth.containing.get(allergen), allergen);
  for (const food of foods) expectNone("meals", meals, truth.madeOf.get(food), food);
  for (const diet of person.diets) expectNone("meals", meals, truth.outside.get(diet), diet);
  for (const limitation of person.complaints.flatMap((at) => movementPhrases[at]?.limitations ?? []))
    expectNone("exercises", exercises, truth.harming.get(limitation), limitation);
  if (person.isMinor) expectNone("exercises", exercises, truth.hard, "too hard");
}

function expectNone(
  shelf: "meals" | "exercises",
  servable: Bitset,
  forbidden: Bitset | undefined,
  why: string,
): void {
  if (forbidden === undefined) throw new Error(`nobody knows what is forbidden by ${why}`);
  if (countBoth(servable, forbidden) === 0) return;
  const [at = -1] = listPositions(servable).filter((position) => hasBit(forbidden, position));
  expect.fail(`${catalogue[shelf][at]?.id}: ${why}`);
}

function expectCounts(gated: Gated<unknown>, size: number): void {
  const hidden = gated.hidden.reduce((sum, { count }) => sum + count, 0);
  if (hidden + countBits(gated.servable) !== size) expect.fail("the hidden counts do not add up");
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aMeal, aMeditation, anExercise, anIngredientLine } from "../../test/items.ts";
import { listPositions } from "../bitset.ts";
import { type Meditation, mindfulnessGoals, postures, practices, timesOfDay } from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import { healthTags } from "../food/health-tags.ts";
import type { FoodGroup, IngredientId } from "../food/ingredient.ts";
import { costs, mealTypes } from "../food/meal.ts";
import type { ItemKind } from "../item-kind.ts";
import {
  type Exercise,
  equipment,
  fitnessLevels,
  muscles,
  positions,
  workoutTypes,
} from "../movement/exercise.ts";
import { createFilterIndexBuilder } from "./filter-index.ts";
import {
  type FilterTrait,
  listExerciseTraits,
  listMealTraits,
  listMeditationTraits,
  writeCuisineId,
} from "./filter-traits.ts";
import { nameFilterOption } from "./filter-words.ts";
import { type FilterName, filterIds, filterNames } from "./filters.ts";

/** What an item must be to fit a choice, in other words than the index is made with. */
type Properties<Kind extends ItemKind, Item> = Record<FilterName<Kind>, (item: Item, id: string) => boolean>;

const groups: Readonly<Record<string, FoodGroup>> = {
  spinach: "vegetable",
  egg: "egg",
  tofu: "legume",
  salt: "condiment",
  "olive-oil": "oil",
  water: "water",
};
const findIngredient = (id: IngredientId) =>
  anIngredient({ id, foodGroup: groups[id] ?? "spice", isStaple: id === "salt" });

const isWithin = (minutes: number, id: string) => {
  const limit = Number(/\d+$/.exec(id)?.[0]);
  return id.startsWith("over") ? minutes > limit : minutes <= limit;
};
const has = (list: readonly string[], id: string) => list.includes(id);

const mealProperties: Properties<"meal", DerivedMeal> = {
  meal_type: (meal, id) => has(meal.mealTypes, id),
  minutes: (meal, id) => isWithin(meal.minutes, id),
  cuisine: (meal, id) => meal.cuisine.toLowerCase().replace(" ", "-") === id,
  cost: (meal, id) => meal.cost === id,
  main_ingredient(meal, id) {
    const food = meal.ingredients.filter(({ ingredientId }) => has(["spinach", "egg", "tofu"], ingredientId));
    return (
      food.find(({ grams }) => grams === Math.max(...food.map((line) => line.grams)))?.ingredientId === id
    );
  },
  with: (meal, id) => meal.ingredients.some(({ ingredientId }) => ingredientId === id),
  health_tag: (meal, id) => has(meal.healthTags, id),
  cooked_ahead: (meal) =>
    meal.dish === "soup" && !meal.ingredients.some(({ ingredientId }) => ingredientId === "egg"),
};

const exerciseProperties: Properties<"exercise", Exercise> = {
  workout_type: (exercise, id) => has(exercise.workoutTypes, id),
  minutes: (exercise, id) => isWithin(exercise.minutes, id),
  equipment(exercise, id) {
    const home = ["chair", "wall", "mat", "step", "towel", "cushion"];
    return id === "none"
      ? exercise.equipment.every((thing) => has(home, thing))
      : has(exercise.equipment, id);
  },
  posture: (exercise, id) => has(exercise.positions, id),
  muscle: (exercise, id) => has(exercise.muscles.primary, id),
  level: (exercise, id) => exercise.level === id,
};

const meditationProperties: Properties<"meditation", Meditation> = {
  minutes({ minutes }, id) {
    const [least = 0, most = 0] = {
      "up-to-5-minutes": [0, 5],
      "6-to-10-minutes": [6, 10],
      "11-to-20-minutes": [11, 20],
      "more-than-20-minutes": [21, 999],
    }[id] ?? [999];
    return minutes >= least && minutes <= most;
  },
  practice: (meditation, id) => meditation.practice === id,
  goal: (meditation, id) => has(meditation.goals, id),
  posture: (meditation, id) => has(meditation.postures, id),
  time_of_day: (meditation, id) => has(meditation.timesOfDay, id),
};

const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const one = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const minutes = fc.integer({ min: 1, max: 70 });

const anyMeal = fc
  .record({
    minutes,
    mealTypes: some(mealTypes),
    healthTags: some(healthTags),
    cost: one(costs),
    cuisine: one(["British", "New Zealand"]),
    dish: one(["soup", "salad"] as const),
    foods: fc.uniqueArray(fc.tuple(one(Object.keys(groups)), fc.integer({ min: 1, max: 500 })), {
      selector: ([, grams]) => grams,
      maxLength: 6,
    }),
  })
  .map(({ foods, ...meal }) =>
    aMeal({ ...meal, ingredients: foods.map(([id, grams]) => anIngredientLine(id, grams)) }),
  );
const anyExercise = fc
  .record({
    minutes,
    workoutTypes: some(workoutTypes),
    equipment: some(equipment),
    positions: some(positions),
    muscles: fc.record({ primary: some(muscles), secondary: some(muscles) }),
    level: one(fitnessLevels),
  })
  .map((exercise) => anExercise(exercise));
const anyMeditation = fc
  .record({
    minutes,
    practice: one(practices),
    goals: some(mindfulnessGoals),
    postures: some(postures),
    timesOfDay: some(timesOfDay),
  })
  .map((meditation) => aMeditation(meditation));

/** Every option of every filter holds the items with its property, and no others. */
function checkOptions<Kind extends ItemKind, Item>(
  kind: Kind,
  items: readonly Item[],
  traitsOf: (item: Item) => FilterTrait<Kind>[],
  properties: Properties<Kind, Item>,
): void {
  const builder = createFilterIndexBuilder(kind, nameFilterOption);
  for (const item of items) builder.add(traitsOf(item));
  const index = builder.build();
  const names: readonly FilterName<Kind>[] = filterNames[kind];
  for (const filter of names)
    for (const { id, bits } of index.listOptions(filter)) {
      const expected = items.flatMap((item, at) => (properties[filter](item, id) ? at : []));
      expect(listPositions(bits), `${filter} ${id}`).toEqual(expected);
    }
}

describe("[FIND-10] every filter keeps exactly the items that have the property", () => {
  it("among meals", () => {
    fc.assert(
      fc.property(fc.array(anyMeal, { maxLength: 40 }), (meals) =>
        checkOptions("meal", meals, (meal) => listMealTraits(meal, findIngredient), mealProperties),
      ),
    );
  });

  it("among exercises", () => {
    fc.assert(
      fc.property(fc.array(anyExercise, { maxLength: 40 }), (exercises) =>
        checkOptions("exercise", exercises, listExerciseTraits, exerciseProperties),
      ),
    );
  });

  it("among meditations", () => {
    fc.assert(
      fc.property(fc.array(anyMeditation, { maxLength: 40 }), (meditations) =>
        checkOptions("meditation", meditations, listMeditationTraits, meditationProperties),
      ),
    );
  });
});

it("[FIND-15] ingredients at hand leave out water, oils and what most people have at home", () => {
  const meal = aMeal({ ingredientIds: Object.keys(groups) });
  const atHand = listMealTraits(meal, findIngredient).flatMap(([filter, id]) =>
    filter === "with" ? id : [],
  );
  expect(atHand).toEqual(["spinach", "egg", "tofu"]);
});

it("[FIND-10] a cuisine is written as an id that fits an address", () => {
  expect(["New Zealand", "Māori", "Côte d’Ivoire"].map(writeCuisineId)).toEqual([
    "new-zealand",
    "maori",
    "cote-d-ivoire",
  ]);
});

it("[FIND-10] every health tag can be chosen", () => {
  expect(filterIds.meal.health_tag).toEqual(healthTags);
});

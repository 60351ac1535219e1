import { mindfulnessGoals, practices } from "@fernwell/domain/calm/meditation";
import { allergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { diets, restrictiveDiets } from "@fernwell/domain/food/diets";
import { mealTypes } from "@fernwell/domain/food/meal";
import { fitnessLevels } from "@fernwell/domain/movement/exercise";
import { type Limitation, limitations } from "@fernwell/domain/movement/limitations";
import { findConflict } from "@fernwell/domain/safety/conflicts";
import type { Catalogue, CatalogueExercise } from "../catalogue.ts";

/** How many items are left for a person with given restrictions, and how many there must be. */
export interface Shelf {
  readonly aisle: string;
  readonly name: string;
  readonly count: number;
  readonly min: number;
}

/** Every restriction, and every pair of them that the questionnaires allow. */
export function listShelves({ meals, exercises, meditations }: Catalogue): Shelf[] {
  return [...mealShelves(meals), ...exerciseShelves(exercises), ...meditationShelves(meditations)];
}

function mealShelves(meals: readonly DerivedMeal[]): Shelf[] {
  const byDiet = group(diets, (diet) => meals.filter((meal) => meal.diets.includes(diet)));
  const without = group(allergens, (allergen) =>
    meals.filter((meal) => findConflict.meal(meal, { kind: "allergen", allergen }) === null),
  );
  return [
    ...diets.map((diet) => shelf("diet", diet, byDiet(diet), 40)),
    ...allergens.map((allergen) => shelf("allergen", `no ${allergen}`, without(allergen), 40)),
    ...diets.flatMap((diet) =>
      allergens.map((allergen) =>
        shelf("diet and allergen", `${diet}, no ${allergen}`, both(byDiet(diet), without(allergen)), 20),
      ),
    ),
    ...mealTypes.flatMap((mealType) =>
      restrictiveDiets.map((diet) =>
        shelf(
          "meal type and diet",
          `${diet} ${mealType}`,
          byDiet(diet).filter((meal) => meal.mealTypes.includes(mealType)),
          8,
        ),
      ),
    ),
    ...diets.map((diet) => shelf("quick dinner and diet", diet, byDiet(diet).filter(isQuickDinner), 10)),
    ...allergens.map((allergen) =>
      shelf("quick dinner and allergen", `no ${allergen}`, without(allergen).filter(isQuickDinner), 10),
    ),
    ...diets.flatMap((diet) =>
      allergens.map((allergen) =>
        shelf(
          "quick dinner, diet and allergen",
          `${diet}, no ${allergen}`,
          both(byDiet(diet), without(allergen)).filter(isQuickDinner),
          10,
        ),
      ),
    ),
  ];
}

const quickDinnerMinutes = 30;

function isQuickDinner({ mealTypes, minutes }: DerivedMeal): boolean {
  return mealTypes.includes("dinner") && minutes <= quickDinnerMinutes;
}

function exerciseShelves(exercises: readonly CatalogueExercise[]): Shelf[] {
  const atHome = exercises.filter(
    (exercise) => findConflict.exercise(exercise, { kind: "equipment" }) === null,
  );
  const safeFor = group(limitations, (limitation) =>
    atHome.filter((exercise) => findConflict.exercise(exercise, { kind: "limitation", limitation }) === null),
  );
  return [
    ...fitnessLevels.map((level) =>
      shelf(
        "level",
        level,
        exercises.filter((exercise) => exercise.level === level),
        40,
      ),
    ),
    shelf("no equipment", "no equipment", atHome, 30),
    ...limitations.map((limitation) =>
      shelf("no equipment and limitation", limitation, safeFor(limitation), 30),
    ),
    ...pairs(limitations).map(([one, other]) =>
      shelf("no equipment and two limitations", `${one}, ${other}`, both(safeFor(one), safeFor(other)), 12),
    ),
  ];
}

function meditationShelves(meditations: Catalogue["meditations"]): Shelf[] {
  return mindfulnessGoals.flatMap((goal) =>
    practices.map((practice) =>
      shelf(
        "goal and practice",
        `${goal} by ${practice}`,
        meditations.filter(
          (meditation) => meditation.practice === practice && meditation.goals.includes(goal),
        ),
        2,
      ),
    ),
  );
}

function shelf(aisle: string, name: string, items: readonly unknown[], min: number): Shelf {
  return { aisle, name, count: items.length, min };
}

function group<Key extends string, Item>(
  keys: readonly Key[],
  select: (key: Key) => readonly Item[],
): (key: Key) => readonly Item[] {
  const groups = new Map(keys.map((key) => [key, select(key)]));
  return (key) => groups.get(key) ?? [];
}

function both<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  const others = new Set(other);
  return one.filter((item) => others.has(item));
}

function pairs(of: readonly Limitation[]): [Limitation, Limitation][] {
  return of.flatMap((one, index) =>
    of.slice(index + 1).map((other): [Limitation, Limitation] => [one, other]),
  );
}

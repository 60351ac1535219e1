import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { mealTypes } from "@fernwell/domain/food/meal";
import { beforeAll, describe, expect, it } from "vitest";
import { listPeopleShelves, type PersonShelf } from "../test/people-shelves.ts";
import { listShelfRows } from "../test/people-shelves-table.ts";
import { isFullProof } from "../test/proof-size.ts";
import { realisticPeople } from "../test/realistic-people.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** Two weeks without a repeat. */
const minMeals = 14;

let shelves: readonly PersonShelf[];
beforeAll(async () => {
  shelves = listPeopleShelves(await readCatalogue());
});

function shelvesOf(name: string): readonly PersonShelf[] {
  return shelves.filter(({ person }) => person === name);
}

/** The shelves on which too little is counted, with the count. */
function listThin(of: readonly PersonShelf[], min: number, count: (shelf: PersonShelf) => number): string[] {
  return of
    .filter((shelf) => count(shelf) < min)
    .map((shelf) => `${shelf.mealType}: ${count(shelf)} of ${min}`);
}

const countKinds = (values: readonly string[]) => new Set(values).size;

describe.each(realisticPeople)("$name", ({ name }) => {
  it("[WEEK-80] has at least 14 meals of every meal type", () => {
    expect(shelvesOf(name)).toHaveLength(mealTypes.length);
    expect(listThin(shelvesOf(name), minMeals, ({ meals }) => meals.length)).toEqual([]);
  });

  it("[WEEK-81] has at least 14 meals of every meal type that take 30 minutes or less", () => {
    expect(listThin(shelvesOf(name), minMeals, ({ quick }) => quick.length)).toEqual([]);
  });

  it("[WEEK-82] finds several cuisines, dishes and thrifty meals among the quick lunches and dinners", () => {
    const main = shelvesOf(name).filter(({ mealType }) => mealType === "lunch" || mealType === "dinner");
    expect(listThin(main, 6, ({ quick }) => countKinds(quick.map(({ cuisine }) => cuisine)))).toEqual([]);
    expect(listThin(main, 4, ({ quick }) => countKinds(quick.map(({ dish }) => dish)))).toEqual([]);
    expect(listThin(main, 5, ({ quick }) => quick.filter(({ cost }) => cost === "thrifty").length)).toEqual(
      [],
    );
  });
});

describe("what is counted", () => {
  const isFreeFrom = ({ allergens }: DerivedMeal, ...classes: (keyof DerivedMeal["allergens"])[]) =>
    classes.every((allergen) => allergens[allergen] === "notAnIngredient");
  const isWithout = ({ ingredients }: DerivedMeal, ...ids: string[]) =>
    ingredients.every(({ ingredientId }) => !ids.includes(ingredientId));

  const suits: Readonly<Record<string, (meal: DerivedMeal) => boolean>> = {
    vegan: ({ diets }) => diets.includes("vegan"),
    "vegetarian with coeliac disease and several allergies": (meal) =>
      meal.diets.includes("vegetarian") &&
      isFreeFrom(meal, "wheat", "gluten", "peanut", "sesame", "crustacean", "mollusc"),
    keto: ({ diets }) => diets.includes("keto"),
    diabetic: ({ healthTags }) => healthTags.includes("diabetes-friendly"),
    pregnant: (meal) => isWithout(meal, "red-wine", "blue-cheese", "smoked-salmon", "chicken-liver"),
    "sixteen years old": (meal) => isFreeFrom(meal, "hazelnut"),
    "parent with little time": (meal) => isWithout(meal, "white-mushrooms", "blue-cheese"),
    "seventy-five": (meal) => meal.healthTags.includes("low-sodium") && isWithout(meal, "red-chilli"),
    "sleeping badly": ({ healthTags }) => healthTags.includes("low-sugar"),
  };

  it.each(Object.entries(suits))("[WEEK-80] is only what suits the person: %s", (name, isSuitable) => {
    const unsuitable = shelvesOf(name).flatMap(({ meals }) => meals.filter((meal) => !isSuitable(meal)));
    expect(unsuitable.map(({ id }) => id)).toEqual([]);
  });

  it("[WEEK-81] is quick up to 30 minutes and no longer", () => {
    const minutes = shelvesOf("no constraints").flatMap(({ quick }) => quick.map((meal) => meal.minutes));
    expect(Math.max(...minutes)).toBe(30);
  });
});

it("[WEEK-83] leaves the athlete at least 14 quick high-protein meals of every meal type", () => {
  const isWished = ({ diets }: DerivedMeal) => diets.includes("high-protein");
  expect(listThin(shelvesOf("athlete"), minMeals, ({ quick }) => quick.filter(isWished).length)).toEqual([]);
});

it("[WEEK-84] lists a row for each person with both counts for every meal type", () => {
  const rows = realisticPeople.map(({ name }) =>
    [name, ...shelvesOf(name).map(({ meals, quick }) => `${meals.length} / ${quick.length}`)].join(" | "),
  );
  expect(listShelfRows(shelves).slice(2)).toEqual(rows.map((row) => `| ${row} |`));
});

it.runIf(isFullProof)("[WEEK-84] prints these rows", async () => {
  const command = fileURLToPath(new URL("../test/print-people-shelves.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command]);
  expect(stdout.trim().split("\n")).toEqual(listShelfRows(shelves));
});

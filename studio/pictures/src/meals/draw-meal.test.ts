import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import type { Dish } from "@fernwell/domain/food/meal";
import { beforeAll, describe, expect, it } from "vitest";
import { describeMeal, plainName } from "./describe-meal.ts";
import { drawDish } from "./draw-dish.ts";
import { drawMeal } from "./draw-meal.ts";
import { type DrawnMeal, toDrawnMeals } from "./drawn-meal.ts";

let meals: readonly DrawnMeal[];
let pictures: ReadonlyMap<string, string>;
let descriptions: readonly { readonly meal: DrawnMeal; readonly said: string }[];
let everyName: readonly string[];

beforeAll(async () => {
  const catalogue = await readCatalogue();
  meals = toDrawnMeals(catalogue);
  pictures = new Map(meals.map((meal) => [meal.id, drawMeal(meal)]));
  descriptions = meals.map((meal) => ({ meal, said: describeMeal(meal) }));
  everyName = catalogue.ingredients.map(({ id }) => plainName(id));
}, 120_000);

describe("the picture of a meal", () => {
  it("is the same every time", () => {
    for (const meal of meals.filter((_, i) => i % 12 === 0)) {
      expect(drawMeal(meal) === pictures.get(meal.id), meal.id).toBe(true);
    }
  });

  it("differs from every other", () => {
    expect(new Set(pictures.values()).size).toBe(meals.length);
  });

  it("is generic where the ingredients name no look", () => {
    const withLook = (meal: DrawnMeal, look: string | null) => ({
      ...meal,
      ingredients: meal.ingredients.map((each) => ({ ...each, look })),
    });
    const plain = new Map(meals.map((meal) => [meal, drawMeal(withLook(meal, null))]));
    for (const [{ id }, picture] of plain) expect(picture, id).not.toMatch(/NaN|undefined|Infinity/);
    for (const meal of new Map(meals.map((meal) => [meal.dish, meal])).values()) {
      expect(drawMeal(withLook(meal, "unicorn")) === plain.get(meal), meal.id).toBe(true);
    }
  }, 120_000);

  it("is well formed and not too large", () => {
    const faults = [...pictures].filter(
      ([, svg]) => svg.length > 140_000 || svg.length < 8_000 || /NaN|undefined|Infinity/.test(svg),
    );
    expect(faults.map(([id, svg]) => `${id} ${svg.length}`)).toEqual([]);
  });

  it("refers only to its own definitions", () => {
    for (const [id, svg] of pictures) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      const missing = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].filter(
        ([, name]) => !defined.has(name),
      );
      expect(missing, id).toEqual([]);
    }
  });

  it("shows the slices of French toast, which are fried like pancakes", () => {
    const toast = meals.filter(({ id }) => id === "french-toast-with-berries");
    const countPaths = (meal: DrawnMeal) => drawDish(meal).drawn.picture.split("<path").length;
    const [whole = 0, breadless = 0] = toast.flatMap((meal) => [
      countPaths(meal),
      countPaths({ ...meal, ingredients: meal.ingredients.filter(({ id }) => !id.endsWith("-bread")) }),
    ]);
    expect(breadless).toBeGreaterThan(0);
    expect(whole).toBeGreaterThan(breadless);
  });

  it("shows a soup in another vessel than a salad", () => {
    const settings = (dish: Dish) =>
      new Set(meals.filter((meal) => meal.dish === dish).map((meal) => drawDish(meal).drawn.setting));
    const [soups, salads] = [settings("soup"), settings("salad")];
    expect([...soups].filter((setting) => salads.has(setting))).toEqual([]);
  });
});

describe("the description of a meal", () => {
  it("is one sentence that says how it is served", () => {
    for (const { meal, said } of descriptions) {
      expect(said, meal.id).toMatch(/^\S.* (?:in|on) .*, seen from (?:above|the side)\.$/);
    }
  });

  it("names only the meal's own ingredients", () => {
    const named = everyName.map((name) => ({ name, pattern: new RegExp(`\\b${name}\\b`) }));
    for (const { meal, said: whole } of descriptions) {
      const own = meal.ingredients.map(({ id }) => plainName(id));
      const said = whole.slice(meal.name.length);
      const foreign = named.filter(
        ({ name, pattern }) => pattern.test(said) && !own.some((mine) => mine.includes(name)),
      );
      expect(foreign, said).toEqual([]);
    }
  });
});

import { deriveCatalogue } from "@fernwell/catalogue/catalogue";
import { readEntries } from "@fernwell/catalogue/entries";
import type { Meal } from "@fernwell/domain/food/meal";
import { beforeAll, describe, expect, it } from "vitest";
import { describeMeal, plainName } from "./describe-meal.ts";
import { drawMeal } from "./draw-meal.ts";
import { serve } from "./serve.ts";

let meals: readonly Meal[];
let pictures: ReadonlyMap<string, string>;
let everyName: readonly string[];

beforeAll(async () => {
  const { entries } = await readEntries();
  const catalogue = deriveCatalogue(entries);
  meals = catalogue.meals;
  pictures = new Map(meals.map((meal) => [meal.id, drawMeal(meal)]));
  everyName = catalogue.ingredients.map(({ id }) => plainName(id));
}, 120_000);

describe("the picture of a meal", () => {
  it("is the same every time", () => {
    for (const meal of meals.filter((_, i) => i % 12 === 0)) {
      expect(drawMeal(meal) === pictures.get(meal.id), meal.id).toBe(true);
    }
  });

  it("is like no other meal's", () => {
    expect(new Set(pictures.values()).size).toBe(meals.length);
  });

  it("is whole, and small enough to keep", () => {
    const faults = [...pictures].filter(
      ([, svg]) => svg.length > 140_000 || svg.length < 8_000 || /NaN|undefined|Infinity/.test(svg),
    );
    expect(faults.map(([id, svg]) => `${id} ${svg.length}`)).toEqual([]);
  });

  it("refers only to what it defines", () => {
    for (const [id, svg] of pictures) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      const missing = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].filter(
        ([, name]) => !defined.has(name),
      );
      expect(missing, id).toEqual([]);
    }
  });

  it("of a soup shows another vessel than that of a salad", () => {
    const settings = (dish: Meal["dish"]) =>
      new Set(meals.filter((meal) => meal.dish === dish).map((meal) => serve(meal).served.setting));
    const [soups, salads] = [settings("soup"), settings("salad")];
    expect([...soups].filter((setting) => salads.has(setting))).toEqual([]);
  });
});

describe("the description of a meal", () => {
  it("is one sentence that says how it is served", () => {
    for (const meal of meals) {
      expect(describeMeal(meal), meal.id).toMatch(/^\S.* (?:in|on) .*, seen from (?:above|the side)\.$/);
    }
  });

  it("names only the meal's own ingredients", () => {
    for (const meal of meals) {
      const own = meal.ingredients.map(({ ingredientId }) => plainName(ingredientId));
      const said = describeMeal(meal).slice(meal.name.length);
      const foreign = everyName.filter(
        (name) => new RegExp(`\\b${name}\\b`).test(said) && !own.some((mine) => mine.includes(name)),
      );
      expect(foreign, said).toEqual([]);
    }
  });
});

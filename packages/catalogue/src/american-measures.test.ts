import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { Meal } from "@fernwell/domain/food/meal";
import { mergeGroceries } from "@fernwell/domain/grocery/merge-groceries";
import { buy, isSold } from "@fernwell/domain/grocery/purchase";
import { describeMore, describePurchase } from "@fernwell/domain/grocery/purchase-words";
import { scaleServings } from "@fernwell/domain/grocery/scale-servings";
import { stepMeasure } from "@fernwell/domain/grocery/step-measure";
import { formatAmericanAmount } from "@fernwell/domain/measures/american-amount";
import { toAmericanText } from "@fernwell/domain/measures/american-text";
import { groceryWords } from "@fernwell/domain/measures/grocery-words";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

let catalogue: Catalogue;
let getIngredient: (id: IngredientId) => Ingredient;
beforeAll(async () => {
  catalogue = await readCatalogue();
  const byId = new Map<string, Ingredient>(catalogue.ingredients.map((each) => [each.id, each]));
  getIngredient = (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`there is no ingredient ${id}`);
    return found;
  };
});

/** Any word or sign of the metric system, whether or not a number stands before it. */
const metric =
  /°\s?C|(?<!\p{L})(?:(?:milli|centi|kilo)?(?:met|lit)res?|(?:kilo)?grams?|kilos?|degrees|celsius|[cm]m|ml|l|kg|g)(?!\p{L})/iu;

/** A length, weight or speed that only some people picture. Degrees are also angles, feet are parts of the body, and some yards have hens in them. */
const oneSystem =
  /(?<!\p{L})(?:(?:milli|centi|kilo)?(?:metre|litre)s?|(?:kilo)?grams?|kilos?|inch(?:es)?|pounds?|ounces?|mph|km|[cm]m|kg|lb)(?!\p{L})/iu;

/** What a reader may have changed: a number and a unit, with the article before it. */
const metricAmount =
  /(?:\ban? )?(?:\d[\d.]*|\b(?:one|two|three|four))[ -](?:°C|(?:milli|centi)metres?|[cm]m|ml|kg|g)\b|\blitre\b/gu;
const americanAmount =
  /(?:\ban? )?[\d⅛¼⅓½⅔¾][\d ⅛¼⅓½⅔¾]*[ -]?(?:°F|inch(?:es)?|(?:tbsp|cups?)(?: \+ \d tbsp)?|lb(?: \d+ oz)?|oz)\b|\bquart\b/gu;

const convertedTexts = ({ steps, ingredients, cookware }: Meal) => [
  ...steps.map(({ text }) => text),
  ...ingredients.flatMap(({ note }) => note ?? []),
  ...cookware,
];

describe("the catalogue in American measures", () => {
  it("[PHONE-52] has no metric unit in any step, note or cookware", () => {
    const left = catalogue.meals
      .flatMap(convertedTexts)
      .map(toAmericanText)
      .filter((text) => metric.test(text));
    expect(left).toEqual([]);
  });

  it("[PHONE-52] has the same words around the amounts, and most texts unchanged", () => {
    const outline = (text: string, amount: RegExp) =>
      text.replaceAll(amount, " # ").replaceAll(/\s+/g, " ").trim();
    let changed = 0;
    for (const text of catalogue.meals.flatMap(convertedTexts)) {
      const american = toAmericanText(text);
      if (american === text) continue;
      changed += 1;
      expect(outline(american, americanAmount)).toBe(outline(text, metricAmount));
    }
    expect(changed).toBeGreaterThan(100);
  });

  it("[PHONE-54] needs no change in what exercises and meditations say, which measures by the body", () => {
    const texts = [
      ...catalogue.exercises.flatMap(({ description, steps, cues, mistakes }) => [
        ...[description, ...steps],
        ...[...cues, ...mistakes],
      ]),
      ...catalogue.meditations.flatMap(({ description, instructions, script }) => [
        ...[description, ...instructions],
        ...script.map(({ say }) => say),
      ]),
    ];
    expect(texts.filter((text) => oneSystem.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(2000);
  });

  it("[PHONE-52] needs no change in what is shown without one: names, descriptions and timers", () => {
    const texts = catalogue.meals.flatMap(({ name, description, steps }) => [
      name,
      description,
      ...steps.flatMap(({ wait }) => wait?.name ?? []),
    ]);
    expect(texts.filter((text) => toAmericanText(text) !== text)).toEqual([]);
  });

  it.each([1, 4, 7])("[PHONE-52] has no metric unit in a line or list for %d", (servings) => {
    const { american } = groceryWords;
    const texts = catalogue.meals.flatMap((meal) => [
      ...scaleServings(meal, servings).flatMap(
        ({ amount }) => formatAmericanAmount(amount) ?? amount.measurement,
      ),
      ...mergeGroceries([{ meal, servings }], getIngredient).flatMap((row) => {
        const ingredient = getIngredient(row.ingredientId);
        if (!isSold(ingredient.soldAs)) throw new Error(`${row.name} cannot be bought`);
        const purchase = buy(row.grams, ingredient.soldAs);
        return [
          describePurchase(purchase, ingredient, american),
          describeMore(purchase, american),
          ...row.amounts.map(
            (each) => american.need(stepMeasure(each, ingredient), ingredient.foodGroup).text,
          ),
        ];
      }),
    ]);
    expect(texts.filter((text) => metric.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(5000);
  });
});

import { expect, it } from "vitest";
import { aMeal, aMeditation, anExercise, anIngredientLine } from "../../test/items.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { mapNutrients } from "../food/nutrients.ts";
import { describeReason, listFigures } from "./describe-reason.ts";
import type { Reason } from "./weights.ts";

const words = {
  option: (_: string, id: string) => names[id] ?? id,
  ingredient: (id: string) => id.toUpperCase(),
};
const names: Readonly<Record<string, string>> = {
  "gluten-free": "Gluten Free",
  "high-protein": "High Protein",
  "pcos-friendly": "PCOS Friendly",
  drink: "Drink",
  dinner: "Dinner",
};

const meal = aMeal({
  minutes: 20,
  ingredientIds: ["a", "b", "c"],
  nutrition: mapNutrients(() => ({ known: 12.4, coverage: 1 })),
});
const feast = { ...meal, ingredients: Array.from({ length: 13 }, (_, at) => anIngredientLine(`${at}`)) };

it.each<[Reason, string]>([
  [{ kind: "quick" }, "Ready in 20 minutes, and you wanted to save time"],
  [{ kind: "wholesome" }, "12 g of fibre, and you wanted to eat healthier"],
  [{ kind: "few-ingredients" }, "Only 3 ingredients"],
  [{ kind: "diet", id: "gluten-free" }, "Gluten free, like everything shown here"],
  [{ kind: "diet", id: "high-protein" }, "High protein"],
  [{ kind: "health-tag", id: "pcos-friendly" }, "PCOS friendly, like everything shown here"],
  [{ kind: "free-of", allergens: ["sesame"] }, "No sesame in it, like everything shown here"],
  [
    { kind: "free-of", allergens: ["sesame", "soy", "brazil-nut"] },
    "No sesame, soy or brazil nut in it, like everything shown here",
  ],
  [{ kind: "in-season", ingredientId: "a" as IngredientId }, "In season: a"],
  [{ kind: "in-plan", ingredientId: "a" as IngredientId }, "Uses the a in your plan"],
  [{ kind: "ready-soon" }, "Ready in 20 minutes"],
  [{ kind: "meal-type", id: "dinner" }, "For dinner"],
  [{ kind: "meal-type", id: "drink" }, "As a drink"],
])("[FIND-30] says of a meal, for %j: %s", (reason, sentence) => {
  expect(describeReason(reason, words, listFigures.meal(meal))).toBe(sentence);
});

it("[FIND-30] says what makes a meal a treat", () => {
  const describe = (item: typeof meal) => describeReason({ kind: "feast" }, words, listFigures.meal(item));
  expect(describe(feast)).toBe("A treat to cook, with 13 ingredients");
  expect(describe({ ...meal, cost: "festive" })).toBe("A treat for a special day");
});

it("[FIND-30] says why an exercise is easy on what carries the body", () => {
  const describe = (positions: Parameters<typeof anExercise>[0], limitation: "knee" | "wrist") =>
    describeReason({ kind: "fine-for", limitation }, words, listFigures.exercise(anExercise(positions)));
  expect(describe({ positions: ["seated"] }, "knee")).toBe("Easy on your knees: done seated");
  expect(describe({ positions: ["in-water"] }, "knee")).toBe("Easy on your knees: done in the water");
  expect(describe({ positions: ["standing"] }, "knee")).toBe("Easy on your knees");
  expect(describe({ positions: ["seated", "standing"] }, "knee")).toBe("Easy on your knees");
  expect(describe({ positions: ["seated"] }, "wrist")).toBe("Easy on your wrists");
});

it("[FIND-30] says how long a meditation is", () => {
  const figures = listFigures.meditation(aMeditation({ minutes: 7 }));
  expect(describeReason({ kind: "duration" }, words, figures)).toBe("7 minutes, as you like it");
});

import { expect, it } from "vitest";
import type { IngredientId } from "../food/ingredient.ts";
import type { ExerciseId } from "../movement/exercise.ts";
import type { ConditionId } from "./condition.ts";
import { getMeaningKey, type Meaning, uniqueMeanings } from "./meanings.ts";

const meanings: readonly (readonly [Meaning, key: string])[] = [
  [{ kind: "allergen", allergen: "peanut" }, "allergen peanut"],
  [{ kind: "ingredient", ingredientId: "garlic" as IngredientId }, "ingredient garlic"],
  [{ kind: "condition", conditionId: "kosher" as ConditionId }, "condition kosher"],
  [{ kind: "limitation", limitation: "knee" }, "limitation knee"],
  [{ kind: "facet", facet: "jumping" }, "facet jumping"],
  [{ kind: "exercise", exerciseId: "burpee" as ExerciseId }, "exercise burpee"],
  [{ kind: "rest-facet", facet: "breath-focus" }, "rest-facet breath-focus"],
  [{ kind: "gentle" }, "gentle"],
];

it.each(meanings)("the key of %j is %j", (meaning, key) => {
  expect(getMeaningKey(meaning)).toBe(key);
});

it("equal meanings count once, in the order in which they first came", () => {
  const milk = { kind: "allergen", allergen: "milk" } as const;
  const gentle = { kind: "gentle" } as const;
  expect(uniqueMeanings([milk, gentle, { ...milk }])).toEqual([milk, gentle]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listCookedMeals } from "./cooked-meals.ts";
import type { Entry } from "./entry.ts";

const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const entry: fc.Arbitrary<Entry> = fc.record({
  id,
  itemId: fc.constantFrom("soup", "stew"),
  day: fc.constant(null),
  slot: fc.constant(null),
  note: fc.constant(null),
  servings: fc.option(fc.integer({ min: 1, max: 20 })),
  leftoverOf: fc.option(id),
  isDone: fc.constant(false),
});
const entries = fc.uniqueArray(entry, { selector: (one) => one.id });
const people = fc.option(fc.integer({ min: 1, max: 20 }));
const recipes = { soup: 4, stew: 6 } as const;
const findRecipeServings = (mealId: string) =>
  mealId === "soup" ? recipes.soup : mealId === "stew" ? recipes.stew : null;

function anEntry(more: Partial<Entry> & Pick<Entry, "id">): Entry {
  return {
    itemId: "soup",
    day: null,
    slot: null,
    note: null,
    servings: null,
    leftoverOf: null,
    isDone: false,
    ...more,
  };
}

describe("what is cooked in a plan", () => {
  it("[WEEK-46] [WEEK-54] feeds all that eat of each meal, whichever entries are leftovers of which", () => {
    fc.assert(
      fc.property(entries, people, people, (planned, cookingFor, peopleCookedFor) => {
        const cooked = listCookedMeals(
          { cookingFor, entries: planned },
          { peopleCookedFor, findRecipeServings },
        );
        for (const mealId of ["soup", "stew"] as const) {
          const eaten = planned
            .filter(({ itemId }) => itemId === mealId)
            .map(({ servings }) => servings ?? cookingFor ?? peopleCookedFor ?? recipes[mealId]);
          const made = cooked.filter((meal) => meal.mealId === mealId).map(({ servings }) => servings);
          expect(sum(made)).toBe(sum(eaten));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("[WEEK-45] is for the entry's number, then the plan's, then the person's, then the recipe's", () => {
    const count = (servings: number | null, cookingFor: number | null, peopleCookedFor: number | null) =>
      listCookedMeals(
        { cookingFor, entries: [anEntry({ id: "a", servings })] },
        { peopleCookedFor, findRecipeServings },
      )[0]?.servings;
    expect([count(1, 2, 3), count(null, 2, 3), count(null, null, 3), count(null, null, null)]).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it("[WEEK-54] cooks leftovers with their meal, and by themselves once that is gone or another", () => {
    const leftovers = anEntry({ id: "b", servings: 2, leftoverOf: "a" });
    const list = (...planned: Entry[]) =>
      listCookedMeals(
        { cookingFor: null, entries: planned },
        { peopleCookedFor: null, findRecipeServings },
      ).map(({ entryId, servings }) => [entryId, servings]);
    expect(list(anEntry({ id: "a", servings: 3 }), leftovers)).toEqual([["a", 5]]);
    expect(list(leftovers)).toEqual([["b", 2]]);
    expect(list(anEntry({ id: "a", servings: 3, itemId: "stew" }), leftovers)).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

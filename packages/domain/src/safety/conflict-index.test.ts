import { beforeEach, describe, expect, it } from "vitest";
import { aMeal } from "../../test/items.ts";
import { listPositions } from "../bitset.ts";
import type { ItemByKind } from "../item-kind.ts";
import { createConflictIndexBuilder } from "./conflict-index.ts";
import type { MealConstraint } from "./constraints.ts";

const milk = { kind: "allergen", allergen: "milk" } as const;
const egg = { kind: "allergen", allergen: "egg" } as const;
const meals = Array.from({ length: 40 }, (_, at) =>
  aMeal({
    id: `meal ${at}`,
    allergens: {
      milk: at % 3 === 0 ? "contains" : "notAnIngredient",
      egg: at === 39 ? "unknown" : "notAnIngredient",
    },
  }),
);

function indexMeals(...constraints: MealConstraint[]) {
  const builder = createConflictIndexBuilder<"meal", ItemByKind["meal"]>("meal", constraints);
  for (const meal of meals) builder.add(meal);
  return builder.build();
}

describe("the index of conflicts", () => {
  let index: ReturnType<typeof indexMeals>;
  beforeEach(() => {
    index = indexMeals(milk, egg);
  });

  it("has every item at its position", () => {
    expect(index.items).toEqual(meals);
    expect(listPositions(index.all)).toEqual([...meals.keys()]);
  });

  it("says which items break a constraint", () => {
    expect(listPositions(index.findConflicting(milk))).toEqual(
      [...meals.keys()].filter((at) => at % 3 === 0),
    );
    expect(listPositions(index.findConflicting(egg))).toEqual([39]);
  });

  it("does not check the items again for a constraint that it indexes", () => {
    expect(index.findConflicting(milk)).toBe(index.findConflicting(milk));
  });

  it("checks every item for a constraint that it does not index", () => {
    expect(indexMeals().findConflicting(milk)).toEqual(index.findConflicting(milk));
    expect(listPositions(index.findConflicting({ kind: "disliked-name", name: "meal 7" }))).toEqual([7]);
  });
});

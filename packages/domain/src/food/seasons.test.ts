import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IngredientId } from "./ingredient.ts";
import { hasSeason, isInSeason, seasonalIngredientIds } from "./seasons.ts";

const asparagus = "asparagus" as IngredientId;
const leek = "leek" as IngredientId;
const rice = "white-rice" as IngredientId;
const months = Array.from({ length: 12 }, (_, at) => at + 1);

describe("the season of an ingredient", () => {
  it("[FIND-24] has a first and a last month", () => {
    expect(months.filter((month) => isInSeason(asparagus, month, "north"))).toEqual([4, 5, 6]);
  });

  it("[FIND-24] can go on into the next year", () => {
    expect(months.filter((month) => isInSeason(leek, month, "north"))).toEqual([1, 2, 3, 9, 10, 11, 12]);
  });

  it("[FIND-24] is half a year later in the south", () => {
    expect(months.filter((month) => isInSeason(asparagus, month, "south"))).toEqual([10, 11, 12]);
    fc.assert(
      fc.property(fc.constantFrom(...seasonalIngredientIds), fc.constantFrom(...months), (id, month) => {
        const opposite = month <= 6 ? month + 6 : month - 6;
        expect(isInSeason(id, month, "south")).toBe(isInSeason(id, opposite, "north"));
      }),
    );
  });

  it("[FIND-24] is missing where the shops have it all year", () => {
    expect([hasSeason(asparagus), hasSeason(rice)]).toEqual([true, false]);
    expect(months.filter((month) => isInSeason(rice, month, "north"))).toEqual([]);
  });

  it("[FIND-24] is never the whole year", () => {
    const endless = seasonalIngredientIds.filter((id) =>
      months.every((month) => isInSeason(id, month, "north")),
    );
    expect(endless).toEqual([]);
    expect(seasonalIngredientIds.length).toBeGreaterThanOrEqual(60);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeNutrition, estimateEnergy, mapNutrients, type Part } from "./nutrients.ts";

const food = (figures: Partial<Part["per100g"]>): Part["per100g"] => ({
  ...mapNutrients(() => 0),
  ...figures,
});

describe("nutrition per serving", () => {
  it("adds the parts by weight and divides by the servings", () => {
    const parts = [
      { grams: 200, per100g: food({ energyKcal: 100, proteinGrams: 3 }) },
      { grams: 50, per100g: food({ energyKcal: 400, proteinGrams: 10 }) },
    ];
    const { energyKcal, proteinGrams } = computeNutrition(parts, 2);
    expect([energyKcal, proteinGrams]).toEqual([
      { known: 200, coverage: 1 },
      { known: 5.5, coverage: 1 },
    ]);
  });

  it("counts an unknown figure as unknown, not as zero", () => {
    const parts = [
      { grams: 90, per100g: food({ sugarsGrams: 10 }) },
      { grams: 10, per100g: food({ sugarsGrams: null }) },
    ];
    expect(computeNutrition(parts, 1).sugarsGrams).toEqual({ known: 9, coverage: 0.9 });
  });

  it("does not change when ingredients and servings are scaled alike", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ grams: fc.integer({ min: 1, max: 900 }), kcal: fc.integer({ min: 0, max: 900 }) }),
          {
            minLength: 1,
          },
        ),
        fc.integer({ min: 1, max: 8 }),
        (lines, factor) => {
          const part = (times: number) =>
            lines.map(({ grams, kcal }) => ({ grams: grams * times, per100g: food({ energyKcal: kcal }) }));
          const once = computeNutrition(part(1), 2).energyKcal.known;
          const often = computeNutrition(part(factor), 2 * factor).energyKcal.known;
          expect(often).toBeCloseTo(once, 6);
        },
      ),
    );
  });

  it("estimates energy from protein, fat and carbohydrate, with fibre at half of starch", () => {
    const nutrition = computeNutrition(
      [
        {
          grams: 100,
          per100g: food({ proteinGrams: 10, fatGrams: 10, carbohydrateGrams: 30, fibreGrams: 10 }),
        },
      ],
      1,
    );
    expect(estimateEnergy(nutrition)).toBe(40 + 90 + 80 + 20);
  });
});

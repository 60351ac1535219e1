import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AllergenStatuses,
  allergenStatuses,
  allergens,
  mapAllergens,
  mixAllergens,
} from "./allergens.ts";

const anyStatuses: fc.Arbitrary<AllergenStatuses> = fc
  .array(fc.constantFrom(...allergenStatuses), { minLength: allergens.length, maxLength: allergens.length })
  .map((statuses) => mapAllergens((allergen) => statuses[allergens.indexOf(allergen)] ?? "unknown"));

describe("the allergens of a mixture", () => {
  it("are safe only if every part is", () => {
    fc.assert(
      fc.property(fc.array(anyStatuses, { maxLength: 6 }), (parts) => {
        const mixture = mixAllergens(parts);
        for (const allergen of allergens) {
          const isSafe = parts.every((part) => part[allergen] === "notAnIngredient");
          expect(mixture[allergen] === "notAnIngredient").toBe(isSafe);
        }
      }),
    );
  });

  it("contain everything that any part contains", () => {
    fc.assert(
      fc.property(fc.array(anyStatuses, { minLength: 1, maxLength: 6 }), (parts) => {
        const mixture = mixAllergens(parts);
        for (const allergen of allergens) {
          const isContained = parts.some((part) => part[allergen] === "contains");
          expect(mixture[allergen] === "contains").toBe(isContained);
        }
      }),
    );
  });

  it("rank unknown above may contain", () => {
    const free = mapAllergens(() => "notAnIngredient" as const);
    expect(
      mixAllergens([
        { ...free, egg: "mayContain" },
        { ...free, egg: "unknown" },
      ]).egg,
    ).toBe("unknown");
  });
});

import { describe, expect, it } from "vitest";
import { aCondition } from "../../test/told.ts";
import { listWithheld, withholdings, withholdsEatingLess } from "./withheld.ts";

const adult = { isMinor: false };
const listFor = (...conditions: Parameters<typeof aCondition>[0][]) =>
  listWithheld({ conditions: conditions.map(aCondition) }, adult);

describe("what is withheld", () => {
  it("[SAFE-130] is what any condition of the person names, each once", () => {
    expect(listFor()).toEqual([]);
    expect(listFor({ withholds: [] })).toEqual([]);
    expect(listFor({ withholds: ["weight-loss"] })).toEqual(["weight-loss"]);
    expect(listFor({ withholds: ["weight-loss"] }, { withholds: ["weight-loss", "energy"] })).toEqual([
      "energy",
      "weight-loss",
    ]);
  });

  it("[SAFE-130] does not wait until the limits of the condition are accepted", () => {
    expect(listFor({ withholds: ["energy"], asksFirst: true })).toEqual(["energy"]);
  });

  it("[SAFE-131] is everything for people under 18", () => {
    expect(listWithheld({ conditions: [] }, { isMinor: true })).toEqual(withholdings);
  });

  it("[SAFE-132] rules out eating less, whichever of the two it is", () => {
    expect(withholdings.map((each) => withholdsEatingLess([each]))).toEqual([true, true]);
    expect(withholdsEatingLess([])).toBe(false);
  });
});

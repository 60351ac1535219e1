import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeChange } from "./merge-change.ts";

const list = fc.uniqueArray(fc.constantFrom<string>("a", "b", "c", "d", "e", "f"));

describe("merging a change", () => {
  it("returns the wanted list when no other device has changed it", () => {
    fc.assert(
      fc.property(list, list, (stored, wanted) => {
        expect(mergeChange(stored, { known: stored, wanted }).sort()).toEqual(wanted.toSorted());
      }),
    );
  });

  it("keeps what other devices added and removed", () => {
    fc.assert(
      fc.property(list, list, list, (stored, known, wanted) => {
        const merged = mergeChange(stored, { known, wanted });
        for (const one of stored)
          expect(merged.includes(one)).toBe(wanted.includes(one) || !known.includes(one));
        for (const one of merged) expect(stored.includes(one) || !known.includes(one)).toBe(true);
      }),
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(list, list, list, (stored, known, wanted) => {
        const once = mergeChange(stored, { known, wanted });
        expect(mergeChange(once, { known, wanted })).toEqual(once);
      }),
    );
  });
});

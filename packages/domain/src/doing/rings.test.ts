import fc from "fast-check";
import { expect, it } from "vitest";
import { listRings } from "./rings.ts";

const endsAt = 1_000_000;

it("[DO-21] a timer rings when it is over, then every three seconds for a minute", () => {
  const rings = listRings([{ endsAt }], endsAt - 500_000);
  expect(rings).toHaveLength(20);
  expect(rings.slice(0, 3)).toEqual([endsAt, endsAt + 3_000, endsAt + 6_000]);
  expect(rings.at(-1)).toBe(endsAt + 57_000);
});

it("[DO-21] only what is still to come rings after a reload, and nothing after the minute", () => {
  expect(listRings([{ endsAt }], endsAt + 55_000)).toEqual([endsAt + 57_000]);
  expect(listRings([{ endsAt }], endsAt + 60_000)).toEqual([]);
  expect(listRings([], endsAt)).toEqual([]);
});

it("[DO-21] every timer is heard when it is over, and rings of several never sound into each other", () => {
  const ends = fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(ends, fc.integer({ min: 0, max: 300_000 }), (all, now) => {
      const rings = listRings(
        all.map((end) => ({ endsAt: end })),
        now,
      );
      for (const end of all.filter((it) => it >= now)) {
        expect(rings.some((ring) => Math.abs(ring - end) < 1_500)).toBe(true);
      }
      const gaps = rings.slice(1).map((ring, index) => ring - (rings[index] ?? 0));
      expect(gaps.every((gap) => gap >= 1_500)).toBe(true);
      expect(rings.every((ring) => ring >= now)).toBe(true);
    }),
  );
});

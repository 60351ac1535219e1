import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Sold } from "./purchase.ts";
import { fromDecimal, multiply, toNumber } from "./rational.ts";
import { changeTicks, findMissing, listCovered, type Need, type Ticks } from "./ticks.ts";

const can: Sold = {
  kind: "packs",
  unit: "can",
  sizes: [{ grams: 400, says: "400 g", label: null }],
  counts: null,
};
const need = (name: string, grams: number): Need => ({ name, grams: fromDecimal(grams), sold: can });
const none: Ticks = { names: [], bought: new Map() };
const tick = (ticks: Ticks, needs: readonly Need[], name: string) =>
  changeTicks(ticks, needs, { known: [], wanted: [name] });

describe("[WEEK-68] a tick", () => {
  it("remembers how much was bought and stays while that is enough", () => {
    const ticks = tick(none, [need("Tomatoes", 300)], "Tomatoes");
    expect(listCovered(ticks, [need("Tomatoes", 400)])).toEqual(["Tomatoes"]);
    expect(listCovered(ticks, [need("Tomatoes", 100)])).toEqual(["Tomatoes"]);
    expect(listCovered(ticks, [])).toEqual(["Tomatoes"]);
  });

  it("is open again when more is needed, until the rest is bought", () => {
    const grown = [need("Tomatoes", 900)];
    const ticks = tick(none, [need("Tomatoes", 300)], "Tomatoes");
    expect(listCovered(ticks, grown)).toEqual([]);
    const [tomatoes] = grown;
    const missing = tomatoes && findMissing(tomatoes, ticks);
    expect(missing && toNumber(missing.bought)).toBe(800);
    const again = tick(ticks, grown, "Tomatoes");
    expect(listCovered(again, grown)).toEqual(["Tomatoes"]);
    expect(toNumber(again.bought.get("Tomatoes") ?? fromDecimal(0))).toBe(1200);
  });

  it("that is open again is kept by a device that sends the whole list as it saw it", () => {
    const grown = [need("Tomatoes", 900), need("Beans", 100)];
    const ticks = tick(none, [need("Tomatoes", 300)], "Tomatoes");
    const next = changeTicks(ticks, grown, { wanted: ["Beans"] });
    expect(next.names).toEqual(["Tomatoes", "Beans"]);
    expect(toNumber(next.bought.get("Tomatoes") ?? fromDecimal(0))).toBe(400);
  });

  it("taken back forgets what was bought, and an extra has no weight", () => {
    const needs = [need("Tomatoes", 300)];
    const ticks = tick(tick(none, needs, "Tomatoes"), needs, "Candles");
    expect([...ticks.bought.keys()]).toEqual(["Tomatoes"]);
    expect(listCovered(ticks, needs)).toEqual(["Tomatoes", "Candles"]);
    const back = changeTicks(ticks, needs, { known: ["Tomatoes", "Candles"], wanted: ["Candles"] });
    expect([back.names, back.bought.size]).toEqual([["Candles"], 0]);
  });
});

const names = ["a", "b", "c", "d"] as const;
const anyNeeds = fc
  .tuple(...names.map(() => fc.integer({ min: 1, max: 3000 })))
  .map((grams) => names.map((name, at) => need(name, grams[at] ?? 1)));
const anyList = fc.uniqueArray(fc.constantFrom(...names));
const anyChange = fc.record({ known: anyList, wanted: anyList });

const plain = ({ names: ticked, bought }: Ticks) => ({
  names: ticked.toSorted(),
  bought: Object.fromEntries([...bought].map(([name, grams]) => [name, toNumber(grams)])),
});

describe("[WEEK-70] ticks", () => {
  it("cover what a device has just ticked, and changing them a second time changes nothing", () => {
    fc.assert(
      fc.property(anyNeeds, fc.array(anyChange), anyChange, (needs, earlier, change) => {
        const before = earlier.reduce<Ticks>((ticks, each) => changeTicks(ticks, needs, each), none);
        const after = changeTicks(before, needs, change);
        for (const name of change.wanted.filter((each) => !change.known.includes(each)))
          expect(listCovered(after, needs)).toContain(name);
        expect(plain(changeTicks(after, needs, change))).toEqual(plain(after));
      }),
    );
  });

  it("of two devices that change different rows are the same in either order", () => {
    const first = fc.record({
      known: fc.uniqueArray(fc.constantFrom("a", "b")),
      wanted: fc.uniqueArray(fc.constantFrom("a", "b")),
    });
    const second = fc.record({
      known: fc.uniqueArray(fc.constantFrom("c", "d")),
      wanted: fc.uniqueArray(fc.constantFrom("c", "d")),
    });
    fc.assert(
      fc.property(anyNeeds, fc.array(anyChange), first, second, (needs, earlier, one, other) => {
        const before = earlier.reduce<Ticks>((ticks, each) => changeTicks(ticks, needs, each), none);
        const oneFirst = changeTicks(changeTicks(before, needs, one), needs, other);
        const otherFirst = changeTicks(changeTicks(before, needs, other), needs, one);
        expect(plain(oneFirst)).toEqual(plain(otherFirst));
      }),
    );
  });

  it("are never lost when needs grow and shrink again", () => {
    fc.assert(
      fc.property(anyNeeds, anyChange, fc.integer({ min: 1, max: 9 }), (needs, change, times) => {
        const ticks = changeTicks(none, needs, change);
        const grown = needs.map((each) => ({ ...each, grams: multiply(each.grams, fromDecimal(times)) }));
        const since = changeTicks(ticks, grown, { wanted: listCovered(ticks, grown) });
        expect(plain(since)).toEqual(plain(ticks));
        expect(listCovered(since, needs)).toEqual(listCovered(ticks, needs));
      }),
    );
  });
});

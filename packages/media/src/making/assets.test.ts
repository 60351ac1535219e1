import { readEntries } from "@fernwell/catalogue/entries";
import { describe, expect, it } from "vitest";
import { type Asset, listAssets, type MediaKind } from "./assets.ts";
import { createInputHasher } from "./input-hash.ts";
import { keyOf } from "./media-key.ts";

const assets = await listAssets();
const idsOf = (kind: MediaKind) => assets.filter((asset) => asset.kind === kind).map(({ id }) => id);

describe("the list of what is made", () => {
  it("holds a picture for every entry, a clip for every exercise and a sound for every meditation", async () => {
    const { entries } = await readEntries();
    expect(idsOf("meals")).toEqual([...entries.meals.keys()]);
    expect(idsOf("exercises")).toEqual([...entries.exercises.keys()]);
    expect(idsOf("clips")).toEqual([...entries.exercises.keys()]);
    expect(idsOf("meditations")).toEqual([...entries.meditations.keys()]);
    expect(idsOf("sounds")).toEqual([...entries.meditations.keys()]);
    expect(idsOf("people")).toEqual(expect.arrayContaining([...entries.coaches.keys()]));
  });

  it("names each once", () => {
    expect(new Set(assets.map(keyOf)).size).toBe(assets.length);
  });
});

describe("what an asset depends on", () => {
  const meal = (input: object): Asset => ({
    kind: "meals",
    id: "dal",
    input,
    cost: 1,
    make: async () => ({}),
  });

  it("is its entry and the code that makes it", async () => {
    const [hashOf, again] = [await createInputHasher(), await createInputHasher()];
    expect(again(meal({ a: 1 }))).toBe(hashOf(meal({ a: 1 })));
    expect(hashOf(meal({ a: 2 }))).not.toBe(hashOf(meal({ a: 1 })));
    expect(hashOf({ ...meal({ a: 1 }), kind: "sounds" })).not.toBe(hashOf(meal({ a: 1 })));
  });
});

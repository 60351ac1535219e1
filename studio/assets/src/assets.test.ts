import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { sounds } from "@fernwell/domain/calm/meditation";
import { describe, expect, it } from "vitest";
import { type Asset, listAssets, type MediaKind } from "./assets.ts";
import { createInputHasher } from "./input-hash.ts";
import { keyOf } from "./media-key.ts";

const assets = await listAssets();
const listIds = (kind: MediaKind) => assets.filter((asset) => asset.kind === kind).map(({ id }) => id);

describe("the list of assets", () => {
  it("holds a picture for every entry, a clip for every exercise, a sound for every meditation and all loops", async () => {
    const { meals, exercises, meditations, coaches } = await readCatalogue();
    const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
    expect(listIds("meals")).toEqual(ids(meals));
    expect(listIds("exercises")).toEqual(ids(exercises));
    expect(listIds("clips")).toEqual(ids(exercises));
    expect(listIds("meditations")).toEqual(ids(meditations));
    expect(listIds("sounds")).toEqual(ids(meditations));
    expect(listIds("loops")).toEqual(sounds);
    expect(listIds("people")).toEqual(expect.arrayContaining(ids(coaches)));
  });

  it("contains each asset once", () => {
    expect(new Set(assets.map(keyOf)).size).toBe(assets.length);
  });
});

describe("the hash of an asset", () => {
  const meal = (input: object): Asset => ({
    kind: "meals",
    id: "dal",
    input,
    cost: 1,
    drawings: {},
    make: async () => ({}),
  });

  it("changes with its entry and with its kind", async () => {
    const [hashOf, again] = [await createInputHasher(), await createInputHasher()];
    expect(again(meal({ a: 1 }))).toBe(hashOf(meal({ a: 1 })));
    expect(hashOf(meal({ a: 2 }))).not.toBe(hashOf(meal({ a: 1 })));
    expect(hashOf({ ...meal({ a: 1 }), kind: "sounds" })).not.toBe(hashOf(meal({ a: 1 })));
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Entries } from "../entries.ts";
import { readCatalogueWithEntries } from "../read-catalogue.ts";
import { type ConditionEntry, conditionEntrySchema } from "../schemas/condition.ts";
import { listBrokenPromises } from "./limits.ts";

let entries: Entries;
beforeAll(async () => {
  ({ entries } = await readCatalogueWithEntries());
});

function anEntry(fields: object): ConditionEntry {
  return conditionEntrySchema.parse({ name: "Gout", words: ["gout"], source: "NICE", ...fields });
}

describe("a promise to a person", () => {
  it.each([
    ["food.ingredients", { food: { ingredients: ["kelp"] } }, { food: { ingredients: [] } }],
    ["food.ingredients.kelp", { food: { ingredients: ["kelp"] } }, { food: { ingredients: ["sage"] } }],
    ["food.noAlcohol", { food: { noAlcohol: true } }, { food: {} }],
    ["movement.gentleOnly", { movement: { gentleOnly: true } }, { movement: { facets: ["water"] } }],
    ["movement.facets.water", { movement: { facets: ["water"] } }, { movement: { facets: ["grip"] } }],
    ["movement.limitations.knee", { movement: { limitations: ["knee"] } }, {}],
    ["withholds.energy", { withholds: ["energy"] }, { withholds: ["weight-loss"] }],
  ])("[SAFE-138] is made true by the field that it names: %s", (field, filled, empty) => {
    const limits = [{ keeps: "leave it out", by: [field] }];
    expect(listBrokenPromises(anEntry({ ...filled, limits }))).toEqual([]);
    expect(listBrokenPromises(anEntry({ ...empty, limits }))).toEqual([
      `it promises “leave it out”, and ${field} is empty`,
    ]);
  });

  it.each(["cannot", "because", "note"])(
    "[SAFE-138] cannot hide in a clause that names no field: %s",
    (kind) => {
      const limits = [{ [kind]: "we leave out wine for you" }];
      expect(listBrokenPromises(anEntry({ limits }))).toHaveLength(1);
    },
  );

  it("[SAFE-138] is kept by every condition that makes one", () => {
    const withLimits = [...entries.conditions.values()].filter(({ limits }) => limits.length > 0);
    expect(withLimits.length).toBeGreaterThan(270);
    expect(withLimits.flatMap(listBrokenPromises)).toEqual([]);
  });

  it("[SAFE-139] is said of everything that a condition withholds", () => {
    const silent = [...entries.conditions].flatMap(([id, { withholds, limits }]) => {
      const named = limits.flatMap((clause) => ("keeps" in clause ? clause.by : []));
      return withholds.filter((each) => !named.includes(`withholds.${each}`)).map((each) => `${id} ${each}`);
    });
    expect(silent).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { allergens } from "@fernwell/domain/food/allergens";
import { movementFacets } from "@fernwell/domain/movement/facets";
import { limitations } from "@fernwell/domain/movement/limitations";
import { expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

const folder = new URL("../words/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const { ingredients, conditions } = await readCatalogue();
const plainTargets = ["none", "denial", "ordinary", "about the body", "beside a complaint", "absent"];
const targets = {
  class: new Set<string>([...allergens, "nuts"]),
  food: new Set<string>(ingredients.map(({ id }) => id)),
  condition: new Set<string>(conditions.map(({ id }) => id)),
  limitation: new Set<string>(limitations),
  facet: new Set<string>(movementFacets),
};

function isTargetKind(kind: string): kind is keyof typeof targets {
  return kind in targets;
}

function isKnown(target: string): boolean {
  if (plainTargets.includes(target) || target.startsWith("spelling ")) return true;
  const [kind, ids = ""] = target.split(" ");
  const known = kind !== undefined && isTargetKind(kind) ? targets[kind] : undefined;
  return known !== undefined && ids.split(/[+,]/).every((id) => known.has(id));
}

it.each(files)("every line of %s has a known target and words", (file) => {
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  const wrong = lines.filter((line) => {
    const [target = "", words = ""] = line.split(" | ");
    return !isKnown(target) || words.split(", ").some((word) => word.trim() === "");
  });
  expect(wrong).toEqual([]);
});

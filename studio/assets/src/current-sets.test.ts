import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Asset } from "./assets.ts";
import { keepCurrent } from "./current-sets.ts";
import type { Manifest } from "./manifest.ts";

const dir = mkdtempSync(join(tmpdir(), "fernwell-current-"));
for (const folder of ["encoded", "drawn", "outdated"]) mkdirSync(join(dir, folder));
afterAll(() => rmSync(dir, { recursive: true }));

const assets = ["encoded", "drawn", "outdated", "lost", "new"].map(
  (id): Asset => ({ kind: "meals", id, input: {}, cost: 1, drawings: {}, make: async () => ({}) }),
);
const known: Manifest = {
  "meals/encoded": { folder: "encoded", inputHash: "now" },
  "meals/drawn": { folder: "drawn", inputHash: "now", isDrawn: true },
  "meals/outdated": { folder: "outdated", inputHash: "before" },
  "meals/lost": { folder: "lost", inputHash: "now" },
};

it.each([
  ["encoded files and drawings when drawings are enough", true, ["meals/encoded", "meals/drawn"]],
  ["only encoded files otherwise", false, ["meals/encoded"]],
])("[START-64] keeps current sets: %s", (_, acceptsDrawings, kept) => {
  const manifest = keepCurrent(known, assets, { dir, hashInput: () => "now", acceptsDrawings });
  expect(Object.keys(manifest)).toEqual(kept);
});

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const product = globSync(["apps/*/{src,app}/**/*.{ts,tsx}", "packages/*/src/**/*.ts"], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const filesWith = (pattern: RegExp) =>
  product.filter((file) => pattern.test(readFileSync(root + file, "utf8"))).toSorted();

it("lets the gate alone call an item servable", () => {
  expect(filesWith(/\bas (unknown as )?Servable/)).toEqual(["packages/domain/src/safety/gate.ts"]);
});

it("lets product code judge items only for a person", () => {
  expect(filesWith(/import[^;]*\bjudge(All)?\b[^;]*from[^;]*safety\/gate/)).toEqual([]);
});

it("lets only wire modules send an item's bytes", () => {
  expect(filesWith(/\bgetBody\b/).filter((file) => !file.endsWith(".wire.ts"))).toEqual([
    "apps/api/src/features/catalogue/snapshot.ts",
  ]);
});

it("[TRUST-94] lets the API open the gate only where its failures are counted", () => {
  const opening = filesWith(/import[^;]*\bopenGate\b[^;]*from[^;]*safety\/gate/);
  expect(opening.filter((file) => file.startsWith("apps/"))).toEqual([
    "apps/api/src/platform/observability/gate-errors.ts",
  ]);
});

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const product = globSync(["apps/*/{src,app}/**/*.{ts,tsx}", "packages/*/src/**/*.ts"], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const filesWith = (pattern: RegExp) =>
  product.filter((file) => pattern.test(readFileSync(root + file, "utf8"))).toSorted();

it("lets the gate alone call an item servable", () => {
  expect(filesWith(/\bas (unknown as )?Servable/)).toEqual([
    "packages/domain/src/safety/gate-all.ts",
    "packages/domain/src/safety/gate.ts",
  ]);
});

it("lets lists be made only of what the gate has let through", () => {
  expect(filesWith(/\.bodies\b/)).toEqual([
    "apps/api/src/features/catalogue/catalogue.service.ts",
    "apps/api/src/features/recommendations/recommendations.service.ts",
  ]);
  const catalogueService = readFileSync(
    `${root}apps/api/src/features/catalogue/catalogue.service.ts`,
    "utf8",
  );
  expect(catalogueService.match(/\w+\.bodies/g)).toEqual(["coaches.bodies"]);
});

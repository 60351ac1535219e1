import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeLicences, isAllowed, listDependencies, parts, unchangedPackages } from "./licences.ts";

const root = new URL("../", import.meta.url).pathname;

/** `pnpm generate` writes the file. */
it("[START-92] the list of licences matches the installed packages", () => {
  const made = describeLicences(root);
  if (process.env["GENERATE"] === "1") writeFileSync(`${root}docs/licences.md`, made);
  expect(readFileSync(`${root}docs/licences.md`, "utf8"), "run `pnpm generate`").toBe(made);
});

it.each(Object.values(parts))("[START-92] every licence is allowed: $title", ({ filters, allowed }) => {
  const dependencies = listDependencies(root, filters);
  expect(dependencies.length).toBeGreaterThan(5);
  expect(
    dependencies.filter(
      ({ name, licence }) => unchangedPackages[name] !== licence && !isAllowed(licence, allowed),
    ),
  ).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(AFL-2.1 OR BSD-3-Clause)", true],
  ["MIT AND CC0-1.0", true],
  ["MIT AND GPL-3.0-only", false],
  ["GPL-3.0-only", false],
  ["LGPL-3.0-or-later", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["Unknown", false],
  ["", false],
])("[START-92] what ships may have the licence %j: %s", (licence, expected) => {
  expect(isAllowed(licence, parts.shipped.allowed)).toBe(expected);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const features = join(import.meta.dirname, "..");
const words = /kcal|calorie|kilojoule|lose weight|losing weight|weight loss/i;

/** The calls that the specification gives energy, and those that ask what is withheld. */
const allowed = ["catalogue/catalogue.wire.ts", "plan-builder/plan-notes.ts", "week/week.wire.ts"];

it("[SAFE-136] calendars, reminders, mails and lists have no words for energy or weight loss", () => {
  const files = globSync("**/*.ts", { cwd: features }).filter((file) => !file.endsWith(".test.ts"));
  const found = files.filter((file) => words.test(readCode(file)));
  expect(files.length).toBeGreaterThan(200);
  expect(found.toSorted()).toEqual(allowed);
});

function readCode(file: string): string {
  return readFileSync(join(features, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");

/** Units and names as a person reads them; the fields of the wire are no words. */
const words =
  /[}\d"'`> ]kcal(?:[`<"']|\s*$)|\bkJ\b|kilocalor|kilojoules?\b|\bCalories\b|\bcalories (?:in|of|per)\b/m;

/** Besides `energy.ts`. */
const allowed: Readonly<Record<string, string>> = {
  "routes/dev/pieces/display-cards.tsx": "a page for developers",
  "routes/dev/pieces/display-messages.tsx": "a page for developers",
};

test("[SAFE-136] only one file has words for energy, which it gives to nobody from whom energy is withheld", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const found = files.filter((file) => words.test(readCode(file)));
  expect(files.length).toBeGreaterThan(300);
  expect(found.toSorted()).toEqual([...Object.keys(allowed), "safety/energy.ts"].toSorted());
});

function readCode(file: string): string {
  return readFileSync(join(app, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

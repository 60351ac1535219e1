import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, "utf8");

/** The numbered points, without the words in bold that open each. */
const points = read("docs/safety.md")
  .split("\n")
  .filter((line) => /^\d\. /.test(line))
  .map((line) => line.replace(/^\d\. (?:\*\*[^*]*\.\*\* )?/, ""));
const sentences = points.flatMap((point) => point.split(/(?<=\.) (?=[A-Z`])/));
const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

it("[SAFE-141] each sentence of the promise names what keeps it", () => {
  expect(sentences.length).toBeGreaterThan(15);
  expect(sentences.filter((sentence) => !/`|SAFE-\d|decisions\//.test(sentence))).toEqual([]);
});

it("[SAFE-141] every atom that the promise names exists", () => {
  const atoms = new Set(listMatches(read("docs/requirements.md"), /^\| (SAFE-\d+) \|/gm));
  const named = points.flatMap((point) => listMatches(point, /\b(SAFE-\d+)\b/g));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !atoms.has(id))).toEqual([]);
});

it("[SAFE-141] every file, field and function that the promise names exists", () => {
  const rules = globSync("packages/domain/src/safety/*.ts", { cwd: root });
  const schema = read("packages/catalogue/src/schemas/condition.ts");
  const code = rules.map(read).join("\n") + schema + read("apps/api/src/platform/db/tables.generated.ts");
  const named = points.flatMap((point) => listMatches(point, /`([^`]+)`/g));
  const isThere = (name: string) => {
    if (name.includes("/")) return existsSync(root + name);
    if (name.endsWith(".ts")) return rules.includes(`packages/domain/src/safety/${name}`);
    const camelCase = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return camelCase.split(".").every((word) => new RegExp(`\\b${word}\\b`).test(code));
  };
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url).pathname;

it("numbers each decision record once, in its file name and its title", () => {
  const records = globSync("docs/decisions/*.md", { cwd: root }).toSorted();
  const numbers = records.map((file) => /(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  expect(new Set(numbers).size).toBe(records.length);

  const titles = records.map((file) => /^# (\d{4})\. \S/.exec(readFileSync(root + file, "utf8"))?.[1]);
  expect(titles).toEqual(numbers);
});

it("links only to files that exist", () => {
  const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });
  const broken = documents.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => join(dirname(file), target))
      .filter((target) => !existsSync(root + target))
      .map((target) => `${file}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(40);
  expect(broken).toEqual([]);
});

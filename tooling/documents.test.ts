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

const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });

it("[START-94] links only to files that exist", () => {
  const broken = documents.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => join(dirname(file), target))
      .filter((target) => !existsSync(root + target))
      .map((target) => `${file}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(40);
  expect(broken).toEqual([]);
});

/** Commands of pnpm itself, which need no script. */
const ownCommands = new Set(["audit", "exec", "install"]);

it("[START-94] names only commands of pnpm that exist", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(`${root}package.json`, "utf8"),
  );
  const commands = documents.flatMap((file) => listPnpmCommands(file).map((name) => ({ file, name })));
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter(({ name }) => !(name in scripts || ownCommands.has(name)))).toEqual([]);
});

it("[START-94] names only files that exist in commands of node", () => {
  const named = documents.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/\bnode (?:--\S+ )*([\w.-]+\/[\w./-]+\.ts)\b/g)].map(
      ([, program = ""]) => ({ file, program }),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ program }) => !existsSync(root + program))).toEqual([]);
});

/** The scripts in `pnpm dev`, `pnpm run setup` and `pnpm -s try:text`, in code and in code blocks. */
function listPnpmCommands(file: string): string[] {
  const text = readFileSync(root + file, "utf8");
  const code = text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
  return code.flatMap((each) =>
    [...each.matchAll(/\bpnpm (?:run |-s |--silent )*([a-z][\w:-]*)/g)].map(([, name = ""]) => name),
  );
}

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");

/** Fails the first time it is called, and passes from the second on. */
const failOnce = (name: string) => `
  const first = new URL("${name}.ran", import.meta.url);
  if (!existsSync(first)) { writeFileSync(first, ""); throw new Error("too early"); }`;

const tree = {
  "vitest.config.ts": `export default { test: { name: "unit", include: ["src/**/*.test.ts"] } };`,
  "src/sum.test.ts": `
    import { existsSync, writeFileSync } from "node:fs";
    import { describe, expect, it } from "vitest";
    describe("a sum (of two)", () => {
      it("adds", () => {});
      it("adds 1 + 1?", () => {${failOnce("sum")}});
      it("adds 2 + 2", () => expect(2 + 2).toBe(5));
    });`,
  "src/hooks.test.ts": `
    import { existsSync, writeFileSync } from "node:fs";
    import { beforeAll, it } from "vitest";
    beforeAll(() => {${failOnce("hooks")}});
    it("waits for the hook", () => {});`,
  "e2e/package.json": `{ "type": "module" }`,
  "e2e/playwright.config.ts": `export default {
    testDir: ".",
    reporter: [["json", { outputFile: "../reports/playwright.json" }]],
    projects: [{ name: "journeys", testMatch: "journeys/**/*.spec.ts" }],
  };`,
  "e2e/journeys/home.spec.ts": `
    import { existsSync, writeFileSync } from "node:fs";
    import { expect, test } from "@playwright/test";
    test.describe("home", () => {
      test("opens", () => {});
      for (const name of ["once", "never"]) test(\`opens \${name}\`, () => {
        if (name === "never") expect(1).toBe(2);${failOnce("home")}
      });
    });`,
};

/** Runs everything of a small tree with the real runners, as \`.ci/run\` does, and then what this file tests. */
function runTree() {
  const cwd = mkdtempSync(join(tmpdir(), "count-results-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
  symlinkSync(join(root, "e2e/node_modules"), join(cwd, "e2e/node_modules"));
  const env = { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined };
  const run = (args: readonly string[], folder = cwd) =>
    spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });

  run([join(root, "scripts/results/run-unit-tests.ts"), "--outputFile=reports/vitest.json"]);
  run(["node_modules/@playwright/test/cli.js", "test", "--workers=1"], join(cwd, "e2e"));
  writeFileSync(join(cwd, "reports/steps.tsv"), "pnpm check\t1\t7\tFailed: tests.\npnpm e2e\t1\t8\tfailed\n");
  writeFileSync(join(cwd, "reports/check.json"), `[{ "name": "tests", "isGood": false, "seconds": 6 }]`);
  const { stdout, status } = run([join(root, "scripts/count-results.ts")]);
  const flaky: unknown = JSON.parse(readFileSync(join(cwd, "reports/flaky.json"), "utf8"));
  return { lines: stdout.trimEnd().split("\n"), status, flaky };
}

it("[GUARD-20] runs again alone what failed, and lists what passes then by name and in `reports/flaky.json`", () => {
  const { lines, status, flaky } = runTree();

  expect(lines.slice(-8)).toEqual([
    "vitest: 3 ran, 1 passed, 2 failed, 2 flaky",
    "journeys: 3 ran, 1 passed, 2 failed, 1 flaky",
    "flaky, failed among others and passed alone: src/hooks.test.ts: its hooks",
    "flaky, failed among others and passed alone: src/sum.test.ts: a sum (of two) > adds 1 + 1?",
    "flaky, failed among others and passed alone: e2e/journeys/home.spec.ts: home > opens once",
    "failed: src/sum.test.ts: a sum (of two) > adds 2 + 2",
    "failed: e2e/journeys/home.spec.ts: home > opens never",
    "5 passed, 2 failed",
  ]);
  expect(flaky).toEqual([
    { runner: "vitest", project: "unit", file: "src/hooks.test.ts", attempts: 1 },
    {
      runner: "vitest",
      project: "unit",
      file: "src/sum.test.ts",
      title: "a sum (of two) > adds 1 + 1?",
      attempts: 1,
    },
    {
      runner: "playwright",
      project: "journeys",
      file: "e2e/journeys/home.spec.ts",
      title: "home > opens once",
      line: expect.any(Number),
      attempts: 1,
    },
  ]);
  expect(status).toBe(1);
});

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");
const safety = "packages/domain/src/safety";

/** Runs `pnpm mutants:gate` on a small tree, whose gate has these tests. */
async function proveGate(tests: string) {
  const cwd = mkdtempSync(join(tmpdir(), "mutants-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const files = {
    "package.json": `{ "type": "module" }`,
    "packages/domain/tsconfig.json": "{}",
    [`${safety}/gate.ts`]: "export const isServable = (size: number) => size > 3;",
    [`${safety}/gate.test.ts`]: `
      import { expect, it } from "vitest";
      import { isServable } from "./gate.ts";
      it("judges", () => { ${tests} });`,
    "packages/domain/src/favourites/favourites.ts": "export const isFull = (count: number) => count > 500;",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  cpSync(join(root, "tooling/mutants"), join(cwd, "tooling/mutants"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));

  const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const env = { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined, NODE_ENV: undefined };
  const code = await new Promise<number | string | null | undefined>((resolve) => {
    execFile(process.execPath, [stryker, "run", "tooling/mutants/gate.config.ts"], { cwd, env }, (error) =>
      resolve(error ? error.code : 0),
    );
  });
  const report: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(join(cwd, "reports/mutants.json"), "utf8"),
  );
  const mutated = Object.entries(report.files).map(([file, { mutants }]) => ({
    file,
    survived: mutants.filter(({ status }) => status !== "Killed").length,
  }));
  return { code, mutated };
}

it("[GUARD-23] proves the gate alone, whatever else the domain holds", async () => {
  const { code, mutated } = await proveGate(
    "expect([3, 4].map(isServable)).toEqual([false, true]); expect(isServable(2)).toBe(false);",
  );
  expect(mutated).toEqual([{ file: `${safety}/gate.ts`, survived: 0 }]);
  expect(code).toBe(0);
});

it("[GUARD-23] fails for a change of the gate that its tests do not notice", async () => {
  const { code, mutated } = await proveGate("expect(isServable(9)).toBe(true);");
  expect(mutated[0]?.survived).toBeGreaterThan(0);
  expect(code).toBe(1);
});

it("[GUARD-23] runs in every CI, without a record of an earlier proof", () => {
  expect(readFileSync(join(root, ".ci/run"), "utf8")).toMatch(/^run_step pnpm mutants:gate$/m);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts["mutants:gate"]).toBe("stryker run tooling/mutants/gate.config.ts");
});

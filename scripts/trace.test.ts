import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const requirements = readFileSync(join(import.meta.dirname, "../docs/requirements.md"), "utf8");

/** Runs the trace in a folder with the project's requirements and these additions, over one test file. */
function trace(beyond: string, test: string) {
  const cwd = mkdtempSync(join(tmpdir(), "trace-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, "docs"));
  mkdirSync(join(cwd, "scripts"));
  writeFileSync(join(cwd, "docs/requirements.md"), `${requirements}\n${beyond}\n`);
  writeFileSync(join(cwd, "scripts/a.test.ts"), test);
  const script = join(import.meta.dirname, "trace.ts");
  return spawnSync(process.execPath, [script, "--json"], { cwd, encoding: "utf8" });
}

it("traces the atoms of an area that was just written", () => {
  const beyond = "## Beyond the specification\n\n| HIKE-01 | A map. | ui |\n| HIKE-02 | A compass. | ui |";
  const { stdout } = trace(beyond, `it("[HIKE-01] shows a map", () => {});`);

  const { areas, total } = JSON.parse(stdout);
  expect(areas.HIKE).toEqual({ atoms: 2, proved: 1, missing: ["HIKE-02"] });
  expect(areas.NAV.atoms).toBe(31);
  expect(total.atoms).toBeGreaterThanOrEqual(542);
});

it("refuses an ID that no area has", () => {
  const { status, stderr } = trace("", `it.each([["HIKE-01"]])("[%s] shows a map", () => {});`);

  expect(status).toBe(1);
  expect(stderr).toContain('scripts/a.test.ts:1: unknown ID "HIKE-01"');
});

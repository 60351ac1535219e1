import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";

/**
 * `pnpm mutants:gate`: no mutant of the gate survives. That stays true until the domain, its tests or the settings change,
 * so a good run records their hash, and Stryker does not run again for the same hash.
 */
const record = "tooling/mutants/gate-proved.json";
const files = globSync(["packages/domain/{src,test}/**/*.ts", "tooling/mutants/*.ts"]).toSorted();
const hash = createHash("sha256");
for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
const current = hash.digest("hex");
const proved: { readonly hash: string; readonly date: string } = JSON.parse(readFileSync(record, "utf8"));

if (proved.hash === current) {
  console.log(`No mutant of the gate survived on ${proved.date}, and nothing has changed since.`);
} else {
  const { status } = spawnSync("stryker", ["run", "tooling/mutants/gate.config.ts"], { stdio: "inherit" });
  if (status === 0) {
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(record, `${JSON.stringify({ hash: current, date }, null, 2)}\n`);
  }
  process.exitCode = status ?? 1;
}

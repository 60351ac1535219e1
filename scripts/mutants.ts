import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

/**
 * `pnpm mutants`: breaks the gate in one small way after another and demands that a test notices. Changes the files in
 * place and puts them back, so it wants a checkout that nobody else is working in.
 */
const mutants: readonly { readonly file: string; readonly from: string; readonly to: string }[] = JSON.parse(
  readFileSync(new URL("./mutants.json", import.meta.url), "utf8"),
);

const suites = [
  ["--project", "domain", "src/safety", "src/movement", "src/food"],
  ["--project", "catalogue", "src/gate.test.ts", "src/vocabulary.test.ts"],
];

const survivors: string[] = [];
for (const { file, from, to } of mutants) {
  const original = readFileSync(file, "utf8");
  if (!original.includes(from))
    throw new Error(`${file} has no "${from}"; the list of mutants is out of date`);
  writeFileSync(file, original.replace(from, to));
  const isKilled = await isNoticed().finally(() => writeFileSync(file, original));
  console.log(`${isKilled ? "killed  " : "SURVIVED"}  ${file}: ${from} → ${to || "nothing"}`);
  if (!isKilled) survivors.push(from);
}
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} killed.`);
process.exitCode = survivors.length === 0 ? 0 : 1;

async function isNoticed(): Promise<boolean> {
  for (const suite of suites) {
    const passed = await promisify(execFile)("pnpm", ["exec", "vitest", "run", "--bail=1", ...suite]).then(
      () => true,
      () => false,
    );
    if (!passed) return true;
  }
  return false;
}

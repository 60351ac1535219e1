import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Advisory, listFindings, readLockFile } from "./findings.ts";

/**
 * `pnpm audit:packages` asks the registry for known vulnerabilities of every package in the lock file.
 * Where the registry has no answer, it reads a small list of its own, and says how little that covers.
 */
const asked = spawnSync("pnpm", ["audit", "--audit-level", "moderate"], { encoding: "utf8" });
const answer = `${asked.stdout}${asked.stderr}`;

if (!answer.includes("ERR_PNPM_AUDIT")) {
  process.stdout.write(answer);
  process.exitCode = asked.status ?? 1;
} else {
  const list: { readonly source: string; readonly date: string; readonly advisories: readonly Advisory[] } =
    JSON.parse(readFileSync(new URL("advisories.json", import.meta.url), "utf8"));
  const packages = readLockFile(readFileSync("pnpm-lock.yaml", "utf8"));
  const findings = listFindings(packages, list.advisories);
  const covered = new Set(list.advisories.map((it) => it.package)).size;

  console.log("The registry offers no advisories.");
  console.log(
    `Read instead: ${list.advisories.length} advisories for ${covered} of ${packages.length} packages, from ${list.source} of ${list.date}, and which versions are deprecated.`,
  );
  for (const finding of findings) console.log(finding);
  console.log(findings.length === 0 ? "Nothing was found." : `${findings.length} found.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

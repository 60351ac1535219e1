import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Cost, readBudgets, replaceBudgets } from "./budgets.ts";
import { acceptCosts, findUnbudgetedCalls, judgeCosts } from "./judge-costs.ts";

/**
 * `pnpm cost [Calls] [Pages] [--lower] [--raise "why it is worth it"]`: measures what calls and pages cost, and fails when
 * something costs more than its budget in docs/budgets.md. Times that seem too long are measured again in new processes.
 * `--lower` lowers the budgets that have become slack; `--raise` accepts what was measured, for the reason given.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lower: { type: "boolean", default: false }, raise: { type: "string" } },
});

const file = "docs/budgets.md";
const measurers: Readonly<Record<string, string>> = {
  Calls: "apps/api/bench/cost/measure-calls.ts",
  Pages: "e2e/cost/measure-pages.ts",
};

let isGood = true;
for (const [title, measurer] of Object.entries(measurers)) {
  if (positionals.length === 0 || positionals.includes(title)) isGood = guard(title, measurer) && isGood;
}
process.exitCode = isGood ? 0 : 1;

function guard(title: string, measurer: string): boolean {
  const text = readFileSync(file, "utf8");
  const listBudgets = (of: string) => readBudgets(text).find((table) => table.title === of)?.budgets ?? [];
  const budgets = listBudgets(title);
  const first = measure(measurer);
  const again: Cost[][] = [];
  let findings = judgeCosts(budgets, first);
  while (findings.uncertain.length > 0) {
    again.push(measure(measurer, findings.uncertain));
    findings = judgeCosts(budgets, first, ...again);
  }
  const { problems: exceeded, slack } = findings;
  const problems = [...exceeded, ...findUnbudgetedCalls(first, listBudgets("Calls"))];

  for (const problem of problems) console.log(`✗ ${problem}`);
  for (const line of slack) console.log(`↓ ${line} (pnpm cost --lower)`);
  console.log(
    `${title}: ${first.length} measured, ${problems.length} above their budgets, ${slack.length} below`,
  );
  if (values.lower || values.raise !== undefined) {
    const accepted = acceptCosts(budgets, first, values.raise ?? null);
    writeFileSync(file, replaceBudgets(text, { title, budgets: accepted }));
    return true;
  }
  return problems.length === 0;
}

function measure(measurer: string, only?: readonly string[]): Cost[] {
  const args = [measurer, ...(only ? ["--only", only.join(";")] : [])];
  const { status, stdout } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${measurer} ended with ${status}`);
  return JSON.parse(stdout);
}

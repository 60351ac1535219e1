import type { Catalogue } from "./catalogue.ts";
import { checkCatalogue, leastSizes } from "./checks/check.ts";
import type { Shelf } from "./checks/shelves.ts";

/** `pnpm catalogue:check`: the sizes, the smallest shelves and every problem. */
const { problems, shelves, catalogue } = await checkCatalogue();

if (catalogue !== null) {
  printSizes(catalogue);
  printSmallest(shelves);
}
for (const { where, what } of problems) print(`✗ ${where}: ${what}`);
print(problems.length === 0 ? "\nThe catalogue is sound." : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

function printSizes({ optionLists, ...kinds }: Catalogue): void {
  print("Entries");
  for (const [kind, items] of Object.entries(kinds)) {
    row(kind, items.length, leastSizes[kind as keyof typeof leastSizes]);
  }
  row("option lists", optionLists.size, 10);
}

/** The three barest shelves of each aisle. */
function printSmallest(all: readonly Shelf[]): void {
  for (const [aisle, inAisle] of Object.entries(Object.groupBy(all, (shelf) => shelf.aisle))) {
    print(`\nSmallest shelves by ${aisle}`);
    const smallest = (inAisle ?? []).toSorted((a, b) => a.count - b.count).slice(0, 3);
    for (const { name, count, least } of smallest) row(name, count, least);
  }
}

function row(name: string, count: number, least: number): void {
  print(`  ${name.padEnd(44)}${String(count).padStart(5)}   at least ${least}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

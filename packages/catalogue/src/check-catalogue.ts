import type { Catalogue } from "./catalogue.ts";
import { checkCatalogue, minSizes } from "./checks/check.ts";
import type { Shelf } from "./checks/shelves.ts";

/** `pnpm catalogue:check` prints the sizes, the smallest shelves, generic pictures and every problem. */
const { problems, shelves, genericPictures, catalogue } = await checkCatalogue();

if (catalogue !== null) {
  printSizes(catalogue);
  printSmallest(shelves);
}
if (genericPictures.length > 0) print("\nEntries with a generic picture");
for (const { where, why } of genericPictures) print(`  ${where}: ${why}`);
for (const { where, what } of problems) print(`✗ ${where}: ${what}`);
print(problems.length === 0 ? "\nThe catalogue is sound." : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

function printSizes({ optionLists, ...kinds }: Catalogue): void {
  print("Entries");
  for (const [kind, items] of Object.entries(kinds)) {
    row(kind, items.length, minSizes[kind as keyof typeof minSizes]);
  }
  row("option lists", optionLists.size, 10);
}

/** Prints the three smallest shelves of each aisle. */
function printSmallest(all: readonly Shelf[]): void {
  for (const [aisle, inAisle] of Object.entries(Object.groupBy(all, (shelf) => shelf.aisle))) {
    print(`\nSmallest shelves by ${aisle}`);
    const smallest = (inAisle ?? []).toSorted((a, b) => a.count - b.count).slice(0, 3);
    for (const { name, count, min } of smallest) row(name, count, min);
  }
}

function row(name: string, count: number, min: number): void {
  print(`  ${name.padEnd(44)}${String(count).padStart(5)}   at least ${min}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

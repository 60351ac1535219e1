import { mealTypes } from "@fernwell/domain/food/meal";
import { listPeopleShelves } from "./people-shelves.ts";
import { readRealCatalogue } from "./real-catalogue.ts";

/** `pnpm -s measure:shelves` prints how many meals the gate leaves to each realistic person, and how many are quick. */
const { catalogue } = await readRealCatalogue();
const byPerson = Map.groupBy(listPeopleShelves(catalogue), ({ person }) => person);

print(["Person", ...mealTypes]);
print(["---", ...mealTypes.map(() => "---")]);
for (const [person, shelves] of byPerson) {
  print([person, ...shelves.map(({ meals, quick }) => `${meals.length} / ${quick.length}`)]);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

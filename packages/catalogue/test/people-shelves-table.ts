import { mealTypes } from "@fernwell/domain/food/meal";
import type { PersonShelf } from "./people-shelves.ts";

/** The rows of the table that `pnpm -s measure:shelves` prints. */
export function listShelfRows(shelves: readonly PersonShelf[]): string[] {
  const byPerson = Map.groupBy(shelves, ({ person }) => person);
  const rows = [...byPerson].map(([person, own]) => [
    person,
    ...own.map(({ meals, quick }) => `${meals.length} / ${quick.length}`),
  ]);
  return [["Person", ...mealTypes], ["---", ...mealTypes.map(() => "---")], ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
}

import { type Catalogue, deriveCatalogue } from "../catalogue.ts";
import { type Problem, readEntries } from "../entries.ts";
import { checkAlike } from "./alike.ts";
import { checkMeals } from "./meals.ts";
import { checkMeditations } from "./meditations.ts";
import { checkReferences } from "./references.ts";
import { listShelves, type Shelf } from "./shelves.ts";

/** How much the catalogue holds at least. */
export const leastSizes = {
  ingredients: 280,
  meals: 260,
  exercises: 170,
  meditations: 56,
  coaches: 24,
} as const satisfies Partial<Record<keyof Catalogue, number>>;

export interface Report {
  readonly problems: readonly Problem[];
  readonly shelves: readonly Shelf[];
  /** Absent while the entries cannot be put together. */
  readonly catalogue: Catalogue | null;
}

export async function checkCatalogue(): Promise<Report> {
  const { entries, problems } = await readEntries();
  const unsound = [...problems, ...checkReferences(entries)];
  if (unsound.length > 0) return { problems: unsound, shelves: [], catalogue: null };

  const catalogue = deriveCatalogue(entries);
  const shelves = listShelves(catalogue);
  return {
    catalogue,
    shelves,
    problems: [
      ...checkSizes(catalogue),
      ...checkMeals(catalogue),
      ...checkMeditations(catalogue.meditations),
      ...checkAlike(catalogue),
      ...shelves
        .filter(({ count, least }) => count < least)
        .map(({ aisle, name, count, least }) => ({
          where: aisle,
          what: `${name}: ${count} left, at least ${least} wanted`,
        })),
    ],
  };
}

function checkSizes(catalogue: Catalogue): Problem[] {
  return Object.entries(leastSizes).flatMap(([kind, least]) => {
    const { length } = catalogue[kind as keyof typeof leastSizes];
    return length < least ? [{ where: kind, what: `${length} entries, at least ${least} wanted` }] : [];
  });
}

import { type Catalogue, deriveCatalogue } from "../catalogue.ts";
import { type Problem, readEntries } from "../entries.ts";
import { checkAlike } from "./alike.ts";
import { checkMeals } from "./meals.ts";
import { checkMeditations } from "./meditations.ts";
import { type GenericPicture, listGenericPictures } from "./pictures.ts";
import { checkReferences } from "./references.ts";
import { listShelves, type Shelf } from "./shelves.ts";

/** The minimum number of entries of each kind. */
export const minSizes = {
  ingredients: 280,
  meals: 260,
  exercises: 170,
  meditations: 56,
  coaches: 24,
  conditions: 200,
} as const satisfies Partial<Record<keyof Catalogue, number>>;

export interface Report {
  readonly problems: readonly Problem[];
  readonly shelves: readonly Shelf[];
  readonly genericPictures: readonly GenericPicture[];
  /** Null while entries are broken. */
  readonly catalogue: Catalogue | null;
}

export async function checkCatalogue(): Promise<Report> {
  const { entries, problems } = await readEntries();
  const unsound = [...problems, ...checkReferences(entries)];
  const genericPictures = listGenericPictures(entries);
  if (unsound.length > 0) return { problems: unsound, shelves: [], genericPictures, catalogue: null };

  const catalogue = deriveCatalogue(entries);
  const shelves = listShelves(catalogue);
  return {
    catalogue,
    shelves,
    genericPictures,
    problems: [
      ...checkSizes(catalogue),
      ...checkMeals(catalogue),
      ...checkMeditations(catalogue.meditations),
      ...checkAlike(catalogue),
      ...shelves
        .filter(({ count, min }) => count < min)
        .map(({ aisle, name, count, min }) => ({
          where: aisle,
          what: `${name}: ${count} left, at least ${min} wanted`,
        })),
    ],
  };
}

function checkSizes(catalogue: Catalogue): Problem[] {
  return Object.entries(minSizes).flatMap(([kind, min]) => {
    const { length } = catalogue[kind as keyof typeof minSizes];
    return length < min ? [{ where: kind, what: `${length} entries, at least ${min} wanted` }] : [];
  });
}

import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { type Allergen, treeNuts } from "@fernwell/domain/food/allergens";
import type { Inspect } from "./crowd.ts";

/** What no response may contain, whatever has failed. */
export interface Inspector {
  readonly inspect: Inspect;
  readonly problems: ReadonlyMap<string, number>;
}

/** The allergens behind the words with which the trial's people answer, written down without the product's reader. */
const allergensOf: Readonly<Record<string, readonly Allergen[]>> = {
  peanuts: ["peanut"],
  milk: ["milk"],
  eggs: ["egg"],
  shellfish: ["crustacean", "mollusc"],
  sesame: ["sesame"],
  gluten: ["gluten", "wheat"],
  soy: ["soy"],
  "tree nuts": treeNuts,
};

const owner = /\b(?:Week|Shopping|Plan [\w-]+) of ([\da-f-]{36})/g;
const itemId = /"_id":"([^"]+)"/g;

export async function createInspector(): Promise<Inspector> {
  const containing = await listContaining();
  const problems = new Map<string, number>();
  const note = (what: string) => problems.set(what, (problems.get(what) ?? 0) + 1);

  return {
    problems,
    inspect({ userId, allergies }, { path }, { status, body, retryAfter }) {
      if (status === 500) note(`500 from ${path.split("?")[0]?.replace(/[\da-f-]{36}/, ":id")}`);
      if (status >= 502 && retryAfter === null) note(`${status} without Retry-After`);
      if (status >= 500 && /\n\s+at /.test(body)) note("a stack in a response");
      for (const [, id] of body.matchAll(owner)) if (id !== userId) note("another person's data");
      if (!path.startsWith("/api/recommend-meals")) return;
      for (const [, id] of body.matchAll(itemId))
        for (const allergy of allergies)
          if (containing.get(allergy)?.has(id ?? "")) note(`${allergy} in ${id}`);
    },
  };
}

/** The meals with an ingredient that has the allergen, or may have it. */
async function listContaining(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { meals, ingredients } = await readCatalogue();
  const listUnsafe = (allergens: readonly Allergen[]) => {
    const unsafe = ingredients.filter((each) =>
      allergens.some((allergen) => each.allergens[allergen] !== "notAnIngredient"),
    );
    const ids = new Set<string>(unsafe.map(({ id }) => id));
    return new Set(
      meals
        .filter((meal) => meal.ingredients.some(({ ingredientId }) => ids.has(ingredientId)))
        .map(({ id }): string => id),
    );
  };
  return new Map(Object.entries(allergensOf).map(([word, allergens]) => [word, listUnsafe(allergens)]));
}

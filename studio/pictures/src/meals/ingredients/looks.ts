import type { CatalogueIngredient } from "@fernwell/catalogue/catalogue";
import type { Look, Row } from "./look.ts";
import { dairyLooks } from "./looks-dairy.ts";
import { fruitLooks } from "./looks-fruit.ts";
import { genericRows } from "./looks-generic.ts";
import { grainLooks } from "./looks-grains.ts";
import { herbLooks } from "./looks-herbs.ts";
import { nutLooks } from "./looks-nuts.ts";
import { pantryLooks } from "./looks-pantry.ts";
import { proteinLooks } from "./looks-protein.ts";
import { vegetableLooks } from "./looks-vegetables.ts";

const rows: ReadonlyMap<string, Row> = new Map(
  [
    vegetableLooks,
    fruitLooks,
    herbLooks,
    proteinLooks,
    grainLooks,
    nutLooks,
    dairyLooks,
    pantryLooks,
  ].flatMap((table) => Object.entries(table)),
);

/** The names that an ingredient's entry can choose from. */
export const lookNames: readonly string[] = [...rows.keys()];

interface Food {
  /** The look's name. */
  readonly food: string;
  readonly look: Look;
}

/** The look that the ingredient's entry names, or a generic one for its food group. */
export function chooseLook(
  ingredient: Pick<CatalogueIngredient, "look" | "foodGroup" | "ingredientGroup">,
): Food {
  const { look: name, foodGroup, ingredientGroup } = ingredient;
  const row = name === null ? undefined : rows.get(name);
  if (name !== null && row !== undefined) return { food: name, look: toLook(row) };
  const group = foodGroup === "grain" && ingredientGroup === "bakery" ? "bread" : foodGroup;
  return { food: `any-${group}`, look: toLook(genericRows[group]) };
}

export function requireLook(name: string): Look {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`there is no look ${name}`);
  return toLook(row);
}

function toLook([form, cut, size, presence, tint, colour, second, garnish]: Row): Look {
  return {
    form,
    cut,
    size,
    presence,
    tint,
    colour,
    ...(second && { second }),
    ...(garnish && { garnish: true }),
  };
}

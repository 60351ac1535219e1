import type { Look, Row } from "./look.ts";
import { dairyLooks } from "./looks-dairy.ts";
import { fruitLooks } from "./looks-fruit.ts";
import { grainLooks } from "./looks-grains.ts";
import { herbLooks } from "./looks-herbs.ts";
import { nutLooks } from "./looks-nuts.ts";
import { pantryLooks } from "./looks-pantry.ts";
import { proteinLooks } from "./looks-protein.ts";
import { vegetableLooks } from "./looks-vegetables.ts";

export type { Cut, Look } from "./look.ts";

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

export const ingredientsWithLook: readonly string[] = [...rows.keys()];

export function lookOf(ingredientId: string): Look {
  const row = rows.get(ingredientId);
  if (row === undefined) throw new Error(`nobody has said yet what ${ingredientId} looks like`);
  const [form, cut, size, presence, tint, colour, second, garnish] = row;
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

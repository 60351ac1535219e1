import type { IngredientId, PackSize, SoldAs } from "@fernwell/domain/food/ingredient";
import type { IngredientEntry } from "./schemas/ingredient.ts";
import type { ShopEntry, SoldEntry } from "./schemas/shop.ts";

type Facts = Pick<IngredientEntry, "foodGroup" | "portions">;

/** The ingredient's own rule, or that of its group. */
export function findSoldAs(
  id: string,
  { foodGroup, portions }: Facts,
  { groups, ingredients }: ShopEntry,
): SoldAs {
  const own = ingredients[id];
  if (own === undefined) {
    const { measures, otherwise } = groups[foodGroup];
    for (const unit of measures) {
      const grams = portions[unit];
      if (grams !== undefined) return toSold({ pack: unit, grams });
    }
    return toSold(otherwise);
  }
  if ("tap" in own) return { kind: "tap" };
  if ("as" in own) return { kind: "another", ingredientId: own.as as IngredientId, gramsPerPiece: own.grams };
  return toSold(own);
}

export function isStaple(id: string, { foodGroup }: Facts, { staples }: ShopEntry): boolean {
  if (staples.except.includes(id)) return false;
  return staples.groups.includes(foodGroup) || staples.ingredients.includes(id);
}

function toSold(entry: SoldEntry): SoldAs {
  if ("loose" in entry) return { kind: "loose", stepGrams: entry.loose };
  const [first, ...others] = "sizes" in entry ? entry.sizes : [entry];
  if (first === undefined) throw new Error("a pack has no size");
  return {
    kind: "packs",
    unit: entry.pack,
    sizes: [toSize(first), ...others.map(toSize)],
    counts: entry.counts ?? null,
  };
}

function toSize({
  grams,
  says,
  label,
}: {
  grams: number;
  says?: string | undefined;
  label?: string | undefined;
}): PackSize {
  return { grams, says: says ?? null, label: label ?? null };
}

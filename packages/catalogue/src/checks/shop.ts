import type { Entries, Problem } from "../entries.ts";

/** Finds ids in the table of the shop that refer to nothing, and counts without the weight of one. */
export function checkShop({ shop, ingredients }: Entries): Problem[] {
  const named = [...Object.keys(shop.ingredients), ...shop.staples.ingredients, ...shop.staples.except];
  const what = [
    ...named.filter((id) => !ingredients.has(id)).map((id) => `there is no ingredient ${id}`),
    ...Object.entries(shop.ingredients).flatMap(([id, sold]) => {
      if ("as" in sold && !isSoldByPiece(sold.as))
        return [`${id} is bought as ${sold.as}, which has no pieces`];
      if (!("counts" in sold) || sold.counts === undefined) return [];
      const { measure } = sold.counts;
      return ingredients.get(id)?.portions[measure] === undefined
        ? [`nobody knows the weight of one ${measure} of ${id}`]
        : [];
    }),
  ];
  return what.map((each) => ({ where: "shop", what: each }));

  /** The group's rule sells what has a weight per piece by the piece. */
  function isSoldByPiece(id: string): boolean {
    return ingredients.get(id)?.portions.piece !== undefined && shop.ingredients[id] === undefined;
  }
}

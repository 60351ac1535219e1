import type { Ingredient, PackUnit } from "../food/ingredient.ts";
import type { Purchase } from "./purchase.ts";
import { compare, divide, floor, fromDecimal, type Rational, ratio, roundUpToMultiple } from "./rational.ts";
import { formatRecipeAmount } from "./recipe-amount.ts";

/** How a system of measures tells what a shop sells. */
export interface ShopWords {
  readonly weigh: (purchase: Pick<Purchase, "bought" | "needed">) => string;
  /** What stands on a pack, such as "400 g". */
  readonly label: (says: string) => string;
}

export const metricShopWords: ShopWords = {
  weigh: ({ bought }) => formatRecipeAmount({ quantity: bought, measurement: "g" }),
  label: (says) => says,
};

type Named = Pick<Ingredient, "name" | "portions">;

/** Says what to take from the shelf: "2", "1 can (400 g)", "about 25 olives (1 small jar)", "450 g". */
export function describePurchase(
  purchase: Purchase,
  ingredient: Named,
  { weigh, label }: ShopWords = metricShopWords,
): string {
  if (purchase.kind === "loose") return weigh(purchase);
  const { sold, size, count } = purchase;
  const packs = countPacks(sold.unit, size.label, count);
  const inside = countInside(purchase, ingredient);
  if (inside !== null) return `${inside} (${packs})`;
  if (size.says === null) return packs;
  return `${packs} (${label(size.says)}${isOne(count) ? "" : " each"})`;
}

/** Says what is still missing: "1 more can", "150 g more". */
export function describeMore(purchase: Purchase, { weigh }: ShopWords = metricShopWords): string {
  if (purchase.kind === "loose") return `${weigh(purchase)} more`;
  const { sold, size, count } = purchase;
  return sold.unit === "piece" ? `${floor(count)} more` : countPacks(sold.unit, size.label, count, "more ");
}

/**
 * Says what remains of the last pack where that is half of it or more: "half a cabbage left". A need that is shown in packs is
 * rounded up to halves, so that what is left is shown in halves too.
 */
export function describeLeftover(
  purchase: Purchase,
  { name }: Named,
  needs: readonly { readonly measurement: string }[] = [],
): string | null {
  if (purchase.kind === "loose") return null;
  const part = divide(purchase.leftover, fromDecimal(purchase.size.grams));
  const { unit } = purchase.sold;
  const isShownInPacks = needs.length > 0 && needs.every(({ measurement }) => measurement === unit);
  const noun = unit === "piece" ? name.toLowerCase() : [purchase.size.label, unit].filter(Boolean).join(" ");
  const share = (isShownInPacks ? halves : shares).find(({ from }) => compare(part, from) >= 0);
  return share === undefined ? null : `${share.words} ${withArticle(noun)} left`;
}

const halves = [{ from: ratio(1n, 2n), words: "half" }];
const shares = [
  { from: ratio(7n, 8n), words: "most of" },
  { from: ratio(17n, 24n), words: "about three quarters of" },
  { from: ratio(7n, 12n), words: "about two thirds of" },
  ...halves,
];

function countPacks(unit: PackUnit, label: string | null, count: Rational, more = ""): string {
  const number = String(floor(count));
  if (unit === "piece") return number;
  return `${number} ${more}${label === null ? "" : `${label} `}${isOne(count) ? unit : pluraliseUnit(unit)}`;
}

/** Many are counted in fives, rounded up, since nobody counts out 27 olives. */
function countInside(purchase: Extract<Purchase, { kind: "packs" }>, { portions }: Named): string | null {
  const { counts } = purchase.sold;
  const grams = counts === null ? undefined : portions[counts.measure];
  if (counts === null || grams === undefined) return null;
  const exact = divide(purchase.needed, fromDecimal(grams));
  const isMany = compare(exact, ratio(20n, 1n)) > 0;
  const count = roundUpToMultiple(exact, ratio(isMany ? 5n : 1n, 1n));
  return `${isMany ? "about " : ""}${floor(count)} ${isOne(count) ? counts.one : counts.many}`;
}

function pluraliseUnit(unit: PackUnit): string {
  if (unit === "loaf") return "loaves";
  return unit === "bunch" || unit === "box" ? `${unit}es` : `${unit}s`;
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function isOne(count: Rational): boolean {
  return compare(count, ratio(1n, 1n)) === 0;
}

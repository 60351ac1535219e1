import type { PackSize, SoldAs, SoldInPacks, SoldLoose } from "../food/ingredient.ts";
import {
  compare,
  distance,
  divide,
  fromDecimal,
  multiply,
  type Rational,
  ratio,
  roundUpToMultiple,
} from "./rational.ts";

/** How an ingredient is sold that stands on a list. */
export type Sold = SoldInPacks | SoldLoose;

interface Bought {
  readonly needed: Rational;
  /** Never less than needed. All three are in grams. */
  readonly bought: Rational;
  readonly leftover: Rational;
}

/** What to buy of one ingredient. */
export type Purchase = Bought &
  (
    | { readonly kind: "loose" }
    | {
        readonly kind: "packs";
        readonly sold: SoldInPacks;
        readonly size: PackSize;
        readonly count: Rational;
      }
  );

const one = ratio(1n, 1n);

/** Rounds up to what can be bought: the size of which the least has to be bought, in as few packs as possible. */
export function buy(needed: Rational, sold: Sold): Purchase {
  if (sold.kind === "loose") {
    const bought = roundUpToMultiple(needed, fromDecimal(sold.stepGrams));
    return { kind: "loose", needed, bought, leftover: distance(bought, needed) };
  }
  const [first, ...larger] = sold.sizes;
  const { bought, ...packs } = larger
    .map((size) => fill(needed, size))
    .reduce((best, next) => (compare(next.bought, best.bought) <= 0 ? next : best), fill(needed, first));
  return { kind: "packs", sold, ...packs, needed, bought, leftover: distance(bought, needed) };
}

function fill(needed: Rational, size: PackSize) {
  const grams = fromDecimal(size.grams);
  const count = roundUpToMultiple(divide(needed, grams), one);
  return { size, count, bought: multiply(count, grams) };
}

/** What else to buy, after some was bought for a smaller need. Null if that was enough. */
export function buyMore(needed: Rational, boughtBefore: Rational, sold: Sold): Purchase | null {
  return compare(boughtBefore, needed) >= 0 ? null : buy(distance(needed, boughtBefore), sold);
}

export function isSold(soldAs: SoldAs): soldAs is Sold {
  return soldAs.kind === "packs" || soldAs.kind === "loose";
}

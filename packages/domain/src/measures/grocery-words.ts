import type { FoodGroup } from "../food/ingredient.ts";
import { type KitchenAmount, toKitchenAmount } from "../grocery/kitchen-rounding.ts";
import { metricShopWords, type ShopWords } from "../grocery/purchase-words.ts";
import type { Amount } from "../grocery/quantity.ts";
import { toNumber } from "../grocery/rational.ts";
import { formatAmericanAmount, toAmericanColumns } from "./american-amount.ts";
import { toAmericanLabel } from "./american-text.ts";
import { formatBoughtWeight } from "./american-weight.ts";
import type { MeasureSystem } from "./measures.ts";

/** How a grocery list tells its amounts. Only the words differ: rows, ticks and what was bought stay in grams. */
export interface GroceryWords extends ShopWords {
  readonly need: (amount: Amount, foodGroup: FoodGroup) => KitchenAmount;
}

export const groceryWords: Readonly<Record<MeasureSystem, GroceryWords>> = {
  metric: { ...metricShopWords, need: toKitchenAmount },
  american: {
    weigh: ({ bought, needed }) => formatBoughtWeight(toNumber(bought), toNumber(needed)),
    label: toAmericanLabel,
    need: (amount, foodGroup) => {
      const text = formatAmericanAmount(amount);
      return text === null ? toKitchenAmount(amount, foodGroup) : toAmericanColumns(text);
    },
  },
};

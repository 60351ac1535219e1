import { formatUnit } from "./american-words.ts";
import { chooseAmount, type Ladder } from "./ladder.ts";

/** Counted in eighths of a teaspoon, the smallest spoon. */
const teaspoon = 8;
const tablespoon = 3 * teaspoon;
const cup = 16 * tablespoon;
const quart = 4 * cup;
const millilitresPerEighth = 4.92892159375 / teaspoon;

const endless = Number.POSITIVE_INFINITY;
const single = (...amounts: number[]) => amounts.map((from) => ({ from, below: from + 1, step: 1 }));

const kitchen: Ladder = {
  tolerance: 0.05,
  levels: [
    [
      ...single(1, 2, 4, 6, teaspoon, 12, 16, tablespoon, 36, 2 * tablespoon, 3 * tablespoon),
      { from: cup / 4, below: 10 * cup, step: cup / 4 },
      { from: cup / 3, below: 10 * cup, step: cup / 3 },
      { from: 10 * cup, below: endless, step: quart / 4 },
    ],
    single(10, 14, 20, 60, 84, 5 * tablespoon, 6 * tablespoon, 7 * tablespoon),
    [
      { from: tablespoon, below: cup / 4, step: teaspoon },
      { from: cup / 4, below: quart, step: tablespoon },
    ],
    [
      { from: 1, below: 2, step: 1 },
      { from: 2, below: 5 * teaspoon, step: teaspoon / 4 },
      { from: 5 * teaspoon, below: cup / 4, step: teaspoon / 2 },
      { from: cup / 4, below: endless, step: teaspoon },
    ],
  ],
};

/** "1 ½ tsp", "3 tbsp", "1 cup + 1 tbsp", "2 ½ quarts". */
export function formatAmericanVolume(millilitres: number): string {
  return describe(chooseAmount(millilitres / millilitresPerEighth, kitchen));
}

function describe(amount: number): string {
  if (isWhole(amount / quart) || (amount >= 10 * cup && isWhole(amount / (quart / 4))))
    return formatUnit(amount / quart, "quart", "quarts");
  if (amount >= cup / 4 && (isWhole(amount / (cup / 4)) || isWhole(amount / (cup / 3))))
    return formatUnit(amount / cup, "cup", "cups");
  if (amount < cup / 2) return describeSpoons(amount);
  const cups = amount - (amount % (cup / 4));
  return `${formatUnit(cups / cup, "cup", "cups")} + ${describeSpoons(amount - cups)}`;
}

/** No spoon holds a third of a tablespoon, but many hold half of one. */
function describeSpoons(amount: number): string {
  if (amount < tablespoon) return formatUnit(amount / teaspoon, "tsp", "tsp");
  const isHalf = amount % tablespoon === tablespoon / 2;
  const rest = isHalf ? 0 : amount % tablespoon;
  const spoons = formatUnit((amount - rest) / tablespoon, "tbsp", "tbsp");
  return rest === 0 ? spoons : `${spoons} + ${formatUnit(rest / teaspoon, "tsp", "tsp")}`;
}

function isWhole(number: number): boolean {
  return Number.isInteger(number);
}

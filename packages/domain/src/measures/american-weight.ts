import { formatUnit } from "./american-words.ts";
import { chooseAmount, type Ladder } from "./ladder.ts";

/** Counted in eighths of an ounce. */
const ounce = 8;
const pound = 16 * ounce;
const gramsPerOunce = 28.349523125;
const millilitresPerFluidOunce = 29.5735295625;

const endless = Number.POSITIVE_INFINITY;

const kitchen: Ladder = {
  tolerance: 0.03,
  levels: [
    [
      { from: ounce / 2, below: pound, step: ounce / 2 },
      { from: pound, below: endless, step: pound / 4 },
    ],
    [
      { from: ounce / 4, below: pound, step: ounce / 4 },
      { from: pound, below: endless, step: ounce },
    ],
    [{ from: 1, below: endless, step: 1 }],
  ],
};

/** There is no going below what is needed, so there has to be more room above. */
const counter: Ladder = { ...kitchen, tolerance: 0.05 };

const bottles: Ladder = {
  tolerance: 0.03,
  levels: [
    [
      { from: ounce / 2, below: pound, step: ounce / 2 },
      { from: pound, below: endless, step: ounce },
    ],
    [{ from: 1, below: endless, step: 1 }],
  ],
};

/** "⅛ oz", "3 ½ oz", "1 lb 2 oz", "2 ¼ lb". */
export function formatAmericanWeight(grams: number): string {
  const exact = toEighths(grams);
  return exact < 0.75 ? "under ⅛ oz" : describe(chooseAmount(exact, kitchen));
}

/** What to ask for in a shop: never less than is needed. */
export function formatBoughtWeight(grams: number, neededGrams: number): string {
  return describe(chooseAmount(toEighths(grams), counter, { atLeast: toEighths(neededGrams) }));
}

/** Null where it says less than the spoons or pieces beside it. */
export function formatWeightBeside(grams: number): string | null {
  return grams < gramsPerOunce / 2 ? null : formatAmericanWeight(grams);
}

/** As labels say it: less than an ounce and a quarter in decimals, since nobody has to measure it. */
export function formatPackWeight(grams: number): string {
  return formatLabel(grams / gramsPerOunce, formatAmericanWeight(grams), "oz");
}

export function formatPackVolume(millilitres: number): string {
  const ounces = millilitres / millilitresPerFluidOunce;
  return formatLabel(
    ounces,
    formatUnit(chooseAmount(ounces * ounce, bottles) / ounce, "fl oz", "fl oz"),
    "fl oz",
  );
}

function toEighths(grams: number): number {
  return (grams / gramsPerOunce) * ounce;
}

function formatLabel(ounces: number, handy: string, unit: string): string {
  return ounces < 1.25 ? `${Number(ounces.toPrecision(2))} ${unit}` : handy;
}

function describe(amount: number): string {
  if (amount < pound) return formatUnit(amount / ounce, "oz", "oz");
  if (amount % (pound / 4) === 0) return formatUnit(amount / pound, "lb", "lb");
  const pounds = amount - (amount % pound);
  return `${formatUnit(pounds / pound, "lb", "lb")} ${formatUnit((amount - pounds) / ounce, "oz", "oz")}`;
}

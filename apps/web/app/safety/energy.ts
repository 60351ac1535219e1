import { useIsWithheld } from "./use-is-withheld.ts";

interface Range {
  readonly low: number;
  readonly high: number;
}

const number = new Intl.NumberFormat("en-GB");
const kilojoulesPerKcal = 4.184;

/** The only words of the app for energy. A test keeps them out of every other file. */
export const energyWords = {
  /** Takes kilocalories, like the others. */
  write: (amount: number) => `${Math.round(amount)} kcal`,
  writeInBothUnits: (amount: number) => `${amount} kcal (${Math.round(amount * kilojoulesPerKcal)} kJ)`,
  writeRange: ({ low, high }: Range) => `${writeNumbers({ low, high })} kcal`,
  perServing: "Calories per serving",
  referenceDay: " (8400 kJ / 2000 kcal)",
  aboutDays:
    "A rough range in kilocalories, from one serving of each meal you planned. It is not a target, and leaves out whatever else you eat.",
} as const;
export type EnergyWords = typeof energyWords;

/** Null where energy is withheld from the person, or it is not known yet whether it is. */
export function useEnergy(): EnergyWords | null {
  return useIsWithheld("energy") ? null : energyWords;
}

/** "1,480 to 1,620". */
export function writeNumbers({ low, high }: Range): string {
  return low === high ? number.format(low) : `${number.format(low)} to ${number.format(high)}`;
}

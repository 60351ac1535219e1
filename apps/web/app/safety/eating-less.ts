import type { PlanReading } from "@fernwell/contract/plan-reading";
import { useIsWithheld } from "./use-is-withheld.ts";

const aboutEatingLess = /\b(?:weight|kcal|calories?|lighter|light)\b/i;
const chips: readonly string[] = ["maxCalories", "tag:lighter-meal"];

/** Leaves out tags, goals and wishes about eating less where that is withheld from the person. */
export function useWithoutEatingLess() {
  const isEnergyWithheld = useIsWithheld("energy");
  const isLossWithheld = useIsWithheld("weight-loss");
  const isWithheld = isEnergyWithheld || isLossWithheld;
  return {
    listNames: (names: readonly string[]) =>
      isWithheld ? names.filter((name) => !aboutEatingLess.test(name)) : names,
    /** A reading may have been stored before anything was withheld. */
    readReading: ({ chips: all, relaxations }: PlanReading): Pick<PlanReading, "chips" | "relaxations"> =>
      isWithheld
        ? {
            chips: all.filter(({ id, text }) => !chips.includes(id) && !/\blose weight\b/i.test(text)),
            relaxations: relaxations.filter(({ text }) => !aboutEatingLess.test(text)),
          }
        : { chips: all, relaxations },
  };
}

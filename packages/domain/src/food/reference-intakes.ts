import type { Nutrient } from "./nutrients.ts";

/**
 * Daily reference intakes of an average adult, in the nutrient's unit.
 * Energy, macronutrients and sodium: Regulation (EU) 1169/2011, annex XIII, part B (its 6 g of salt hold 2400 mg of
 * sodium by annex I). Minerals: the same annex, part A. Fibre, which it leaves out: EFSA Journal 2010;8(3):1462.
 */
export const referenceIntakes: Readonly<Record<Nutrient, number>> = {
  energyKcal: 2000,
  proteinGrams: 50,
  fatGrams: 70,
  saturatedFatGrams: 20,
  carbohydrateGrams: 260,
  sugarsGrams: 90,
  fibreGrams: 25,
  sodiumMg: 2400,
  potassiumMg: 2000,
  calciumMg: 800,
  ironMg: 14,
};

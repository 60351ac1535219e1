import type { Ingredient } from "./ingredient.ts";
import { getKnownAmount, type MealFacts } from "./meal-facts.ts";
import {
  computeAvailableCarbohydrate,
  computeEnergyShare,
  computePer100g,
  isAtLeast,
  isAtMost,
} from "./measures.ts";

export interface HealthTagRule {
  /** What the tag states, in figures. */
  readonly is: string;
  /** What the tag does not state. */
  readonly isNot: string;
  readonly source: string;
  readonly holds: (facts: MealFacts) => boolean;
}

const caffeinated: readonly string[] = ["coffee", "espresso", "black-tea", "green-tea"];
const eu = "Regulation (EC) 1924/2006, annex";
const euReferenceIntakes = "Regulation (EU) 1169/2011, annex XIII; 1924/2006, annex";

/** Each rule applies to one serving, calculated from raw ingredients. */
export const healthTagRules = {
  "low-sodium": {
    is: "At most 120 mg of sodium in 100 g, and 500 mg in a serving; 140 mg in a drink or a serving of under 250 kcal.",
    isNot: "Salt added at the table is not counted.",
    source: `${eu} (low sodium); 21 CFR 101.61 for small servings`,
    holds: (facts) =>
      isAtMost(computePer100g(facts, "sodiumMg"), 120) &&
      isAtMost(getKnownAmount(facts, "sodiumMg"), isSmallServing(facts) ? 140 : 500),
  },
  "low-sugar": {
    is: "At most 5 g of sugars in 100 g (2.5 g in a drink), and 10 g in a serving.",
    isNot: "It does not tell added sugar from the sugar of fruit and milk.",
    source: `${eu} (low sugars)`,
    holds: (facts) =>
      isAtMost(computePer100g(facts, "sugarsGrams"), facts.isDrink ? 2.5 : 5) &&
      isAtMost(getKnownAmount(facts, "sugarsGrams"), 10),
  },
  "low-saturated-fat": {
    is: "At most 1.5 g of saturated fat in 100 g (0.75 g in a drink), and a tenth of the energy.",
    isNot: "It says nothing of fat as a whole.",
    source: `${eu} (low saturated fat)`,
    holds: (facts) =>
      isAtMost(computePer100g(facts, "saturatedFatGrams"), facts.isDrink ? 0.75 : 1.5) &&
      isAtMost(computeEnergyShare(facts, "saturatedFatGrams"), 0.1),
  },
  "high-fibre": {
    is: "At least 3 g of fibre for every 100 kcal, and 5 g in a serving.",
    isNot: "More fibre is not better for everybody; raise it slowly.",
    source: `${eu} (high fibre)`,
    holds: (facts) => {
      const fibre = getKnownAmount(facts, "fibreGrams");
      const energy = getKnownAmount(facts, "energyKcal");
      return isAtLeast(fibre, 5) && energy !== null && isAtLeast(fibre, (3 * energy) / 100);
    },
  },
  "heart-friendly": {
    is: "At most a tenth of the energy from saturated fat, 600 mg of sodium and 20 g of sugars, and at least 4 g of fibre in a serving; no processed meat.",
    isNot: "It does not replace the advice of your doctor.",
    source:
      "WHO guideline on saturated fat (2023): under 10 % of energy; WHO on sodium (2012): under 2 g a day",
    holds: (facts) =>
      isAtMost(computeEnergyShare(facts, "saturatedFatGrams"), 0.1) &&
      isAtMost(getKnownAmount(facts, "sodiumMg"), 600) &&
      isAtMost(getKnownAmount(facts, "sugarsGrams"), 20) &&
      isAtLeast(getKnownAmount(facts, "fibreGrams"), 4) &&
      !facts.shares.some(({ ingredient }) => ingredient.foodGroup === "processed-meat"),
  },
  "diabetes-friendly": {
    is: "At most 45 g of available carbohydrate and 15 g of sugars in a serving, at least 1 g of fibre for every 10 g of carbohydrate, at most a tenth of the energy from saturated fat.",
    isNot: "It is no advice on insulin or medicine; count carbohydrate as your care team taught you.",
    source:
      "ADA Standards of Care 2024, section 5 (fibre-rich, minimally processed carbohydrate, less saturated fat); the gram limits are ours",
    holds: (facts) => {
      const carbohydrate = computeAvailableCarbohydrate(facts);
      return (
        isAtMost(carbohydrate, 45) &&
        isAtMost(getKnownAmount(facts, "sugarsGrams"), 15) &&
        carbohydrate !== null &&
        isAtLeast(getKnownAmount(facts, "fibreGrams"), carbohydrate / 10) &&
        isAtMost(computeEnergyShare(facts, "saturatedFatGrams"), 0.1)
      );
    },
  },
  "kidney-friendly": {
    is: "At most 600 mg of sodium, 600 mg of potassium and 21 g of protein in a serving, a third of that in a drink or a serving of under 250 kcal; no nuts, peanuts, seeds, cheese, chocolate or processed meat, which are rich in phosphorus.",
    isNot:
      "Phosphorus itself and fluid are not counted, and kidney diets differ from person to person and stage to stage.",
    source:
      "KDOQI nutrition guideline 2020 (sodium under 2.3 g a day; potassium and protein by need); the limits are about a third of a restricted day",
    holds: (facts) =>
      isAtMost(getKnownAmount(facts, "sodiumMg"), isSmallServing(facts) ? 200 : 600) &&
      isAtMost(getKnownAmount(facts, "potassiumMg"), isSmallServing(facts) ? 200 : 600) &&
      isAtMost(getKnownAmount(facts, "proteinGrams"), isSmallServing(facts) ? 7 : 21) &&
      !facts.shares.some(({ ingredient }) => isRichInPhosphorus(ingredient)),
  },
  "pcos-friendly": {
    is: "At least 15 g of protein and 5 g of fibre, at most 45 g of available carbohydrate and 15 g of sugars in a serving.",
    isNot: "No one diet is proved best for PCOS; this is one steady way to build a plate.",
    source:
      "International PCOS guideline 2023, lifestyle chapter (balanced eating, no single diet); the figures are ours",
    holds: (facts) =>
      isAtLeast(getKnownAmount(facts, "proteinGrams"), 15) &&
      isAtLeast(getKnownAmount(facts, "fibreGrams"), 5) &&
      isAtMost(computeAvailableCarbohydrate(facts), 45) &&
      isAtMost(getKnownAmount(facts, "sugarsGrams"), 15),
  },
  "ibs-friendly": {
    is: "No ingredient that is high in FODMAPs in usual amounts, no alcohol, coffee or strong tea, and at most 20 g of fat in a serving.",
    isNot:
      "It is not the low-FODMAP programme, which is done with a dietitian; triggers differ, and large portions add up.",
    source:
      "NICE guideline CG61 (first advice: less fat, alcohol and coffee); published FODMAP lists for the ingredients",
    holds: (facts) =>
      isAtMost(getKnownAmount(facts, "fatGrams"), 20) &&
      !facts.shares.some(
        ({ ingredient: { id, foodGroup, highFodmap } }) =>
          highFodmap || foodGroup === "alcohol" || caffeinated.includes(id),
      ),
  },
  "iron-rich": {
    is: "At least 4.2 mg of iron in a serving, 30 % of the reference intake of 14 mg.",
    isNot: "Iron from plants is taken up less well than iron from meat; vitamin C helps.",
    source: euReferenceIntakes,
    holds: (facts) => isAtLeast(getKnownAmount(facts, "ironMg"), 4.2),
  },
  "calcium-rich": {
    is: "At least 240 mg of calcium in a serving, 30 % of the reference intake of 800 mg.",
    isNot: "It counts what is in the food, not what the body takes up.",
    source: euReferenceIntakes,
    holds: (facts) => isAtLeast(getKnownAmount(facts, "calciumMg"), 240),
  },
  "lighter-meal": {
    is: "At most 450 kcal and 5 g of saturated fat in a serving and 125 kcal in 100 g, with at least 10 g of protein or 5 g of fibre to last.",
    isNot: "It is no promise of losing weight, and nobody should live on lighter meals alone.",
    source:
      "Energy density bands of Rolls (Physiol Behav 2009;97:609-615): low is under 1.5 kcal/g; a quarter of the reference intake of 20 g of saturated fat (Regulation (EU) 1169/2011, annex XIII)",
    holds: (facts) =>
      !facts.isDrink &&
      isAtMost(getKnownAmount(facts, "energyKcal"), 450) &&
      isAtMost(getKnownAmount(facts, "saturatedFatGrams"), 5) &&
      isAtMost(computePer100g(facts, "energyKcal"), 125) &&
      (isAtLeast(getKnownAmount(facts, "proteinGrams"), 10) ||
        isAtLeast(getKnownAmount(facts, "fibreGrams"), 5)),
  },
} as const satisfies Record<string, HealthTagRule>;

function isSmallServing(facts: MealFacts): boolean {
  return facts.isDrink || isAtMost(getKnownAmount(facts, "energyKcal"), 250);
}

/** Peanuts are legumes, and as rich in phosphorus as nuts. */
function isRichInPhosphorus({ foodGroup, allergens, per100g: { proteinGrams } }: Ingredient): boolean {
  const isCheese = foodGroup === "dairy" && (proteinGrams ?? 0) > 10;
  return (
    isCheese ||
    allergens.peanut === "contains" ||
    ["nut", "seed", "chocolate", "processed-meat"].includes(foodGroup)
  );
}

export type HealthTag = keyof typeof healthTagRules;
export const healthTags = Object.keys(healthTagRules) as HealthTag[];

const wishedTags: readonly HealthTag[] = ["high-fibre", "iron-rich", "calcium-rich", "lighter-meal"];

/** Wished tags ask for more of something. The other tags stand for a condition or something to avoid. */
export function isWishedTag(tag: HealthTag): boolean {
  return wishedTags.includes(tag);
}

export function deriveHealthTags(facts: MealFacts): HealthTag[] {
  return healthTags.filter((tag) => healthTagRules[tag].holds(facts));
}

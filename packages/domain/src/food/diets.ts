import { type Allergen, treeNuts } from "./allergens.ts";
import type { AnimalOrigin, FoodGroup, Ingredient } from "./ingredient.ts";
import { getKnownAmount, type MealFacts } from "./meal-facts.ts";
import { computeAvailableCarbohydrate, computeEnergyShare, isAtLeast, isAtMost } from "./measures.ts";

export const diets = [
  "vegan",
  "vegetarian",
  "pescatarian",
  "gluten-free",
  "dairy-free",
  "nut-free",
  "egg-free",
  "low-carb",
  "keto",
  "paleo",
  "high-protein",
  "mediterranean",
  "halal-friendly",
] as const;
export type Diet = (typeof diets)[number];

/** These describe a way of eating; all other diets exclude foods. */
const descriptiveDiets: readonly Diet[] = ["high-protein", "mediterranean"];
export const restrictiveDiets = diets.filter((diet) => !descriptiveDiets.includes(diet));

export function deriveDiets(facts: MealFacts): Diet[] {
  return diets.filter((diet) => dietRules[diet](facts));
}

const dietRules: Readonly<Record<Diet, (facts: MealFacts) => boolean>> = {
  vegan: (facts) => hasOnlyOrigins(facts, ["none"]),
  vegetarian: (facts) => hasOnlyOrigins(facts, ["none", "milk", "egg", "honey"]),
  pescatarian: (facts) => hasOnlyOrigins(facts, ["none", "milk", "egg", "honey", "fish", "seafood"]),
  "gluten-free": (facts) => isFreeFrom(facts, ["wheat", "gluten"]),
  "dairy-free": (facts) => isFreeFrom(facts, ["milk"]),
  // Peanut is a legume and chestnut is no declared allergen, but people who avoid nuts expect both to be excluded.
  "nut-free": (facts) =>
    isFreeFrom(facts, [...treeNuts, "peanut"]) && hasNone(facts, ({ foodGroup }) => foodGroup === "nut"),
  "egg-free": (facts) => isFreeFrom(facts, ["egg"]),
  "low-carb": isLowCarb,
  keto: isKeto,
  paleo: isPaleo,
  "high-protein": isHighProtein,
  mediterranean: isMediterranean,
  "halal-friendly": isHalalFriendly,
};

function hasOnlyOrigins({ shares }: MealFacts, origins: readonly AnimalOrigin[]): boolean {
  return shares.every(({ ingredient }) => origins.includes(ingredient.animalOrigin));
}

function isFreeFrom(facts: MealFacts, allergens: readonly Allergen[]): boolean {
  return allergens.every((allergen) => facts.allergens[allergen] === "notAnIngredient");
}

function hasNone({ shares }: MealFacts, isUnwanted: (ingredient: Ingredient) => boolean): boolean {
  return !shares.some(({ ingredient }) => isUnwanted(ingredient));
}

const carbohydrateTraceGrams = 5;

/** Under 26 % of energy from carbohydrate (Feinman et al., Nutrition 2015;31:1-13), and at most 25 g per serving. */
function isLowCarb(facts: MealFacts): boolean {
  const carbohydrate = computeAvailableCarbohydrate(facts);
  if (isAtMost(carbohydrate, carbohydrateTraceGrams)) return true;
  return isAtMost(carbohydrate, 25) && isAtMost(computeEnergyShare(facts, "carbohydrateGrams"), 0.26);
}

/** Very little carbohydrate (at most 12 % of energy and 9 g per serving), and most of the energy from fat. */
function isKeto(facts: MealFacts): boolean {
  const carbohydrate = computeAvailableCarbohydrate(facts);
  if (!isAtMost(carbohydrate, 9)) return false;
  if (isAtMost(getKnownAmount(facts, "energyKcal"), 40)) return isAtMost(carbohydrate, 3);
  return (
    isAtMost(computeEnergyShare(facts, "carbohydrateGrams"), 0.12) &&
    isAtLeast(computeEnergyShare(facts, "fatGrams"), 0.55)
  );
}

const notPaleo: readonly FoodGroup[] = ["grain", "pseudograin", "legume", "dairy", "alcohol"];

function isPaleo(facts: MealFacts): boolean {
  return (
    containsNone(facts, ["wheat", "gluten", "milk", "peanut", "soy", "lupin"]) &&
    hasNone(facts, ({ foodGroup, refined, alcohol }) => notPaleo.includes(foodGroup) || refined || alcohol)
  );
}

/** Paleo is a choice of foods, not an allergy, so a trace warning is acceptable. */
function containsNone(facts: MealFacts, allergens: readonly Allergen[]): boolean {
  return allergens.every((allergen) => facts.allergens[allergen] !== "contains");
}

/** The European claim "high protein" (Regulation 1924/2006: 20 % of energy), with at least 12 g per serving. */
function isHighProtein(facts: MealFacts): boolean {
  return (
    isAtLeast(computeEnergyShare(facts, "proteinGrams"), 0.2) &&
    isAtLeast(getKnownAmount(facts, "proteinGrams"), 12)
  );
}

const plants: readonly FoodGroup[] = [
  "vegetable",
  "starchy-vegetable",
  "fruit",
  "grain",
  "pseudograin",
  "legume",
  "nut",
  "seed",
  "herb",
  "fungus",
];
const notMediterranean: readonly FoodGroup[] = ["processed-meat", "red-meat", "seaweed", "chocolate"];

/** Mostly plants, olive oil as the main fat, no red or processed meat, little saturated fat (PREDIMED screener). */
function isMediterranean(facts: MealFacts): boolean {
  const fats = facts.shares.filter(({ ingredient }) => isAddedFat(ingredient));
  const mainFat = fats.toSorted((a, b) => b.gramsPerServing - a.gramsPerServing)[0];
  const solid = facts.shares.filter(
    ({ ingredient }) => !["water", "beverage"].includes(ingredient.foodGroup),
  );
  const plantGrams = sumGrams(solid.filter(({ ingredient }) => plants.includes(ingredient.foodGroup)));
  const plantKinds = new Set(
    solid
      .filter(({ ingredient }) => plants.includes(ingredient.foodGroup))
      .map(({ ingredient }) => ingredient.id),
  );
  return (
    hasNone(facts, ({ foodGroup, refined }) => notMediterranean.includes(foodGroup) || refined) &&
    mainFat?.ingredient.id === "olive-oil" &&
    plantKinds.size >= 3 &&
    plantGrams >= 0.5 * sumGrams(solid) &&
    isAtMost(computeEnergyShare(facts, "saturatedFatGrams"), 0.12)
  );
}

function isAddedFat({ foodGroup, id }: Ingredient): boolean {
  return foodGroup === "oil" || ["butter", "ghee", "cream", "coconut-milk", "coconut-cream"].includes(id);
}

function sumGrams(shares: MealFacts["shares"]): number {
  return shares.reduce((total, { gramsPerServing }) => total + gramsPerServing, 0);
}

/** No pork, alcohol, gelatine or animal rennet. Whether the meat was slaughtered as required is for the shopper to check. */
function isHalalFriendly(facts: MealFacts): boolean {
  return hasNone(
    facts,
    ({ animalOrigin, alcohol }) =>
      alcohol || animalOrigin === "pork" || animalOrigin === "gelatine" || animalOrigin === "mixed-animal",
  );
}

import { type Allergen, treeNuts } from "./allergens.ts";
import type { AnimalOrigin, FoodGroup, Ingredient } from "./ingredient.ts";
import { amountOf, type MealFacts } from "./meal-facts.ts";
import { availableCarbohydrate, energyShare, isAtLeast, isAtMost } from "./measures.ts";

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

/** Diets that take foods away; the others describe a way of eating. */
export const restrictiveDiets = [
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
  "halal-friendly",
] as const satisfies readonly Diet[];

export function dietsOf(facts: MealFacts): Diet[] {
  return diets.filter((diet) => suits[diet](facts));
}

const suits: Readonly<Record<Diet, (facts: MealFacts) => boolean>> = {
  vegan: (facts) => comesFromOnly(facts, ["none"]),
  vegetarian: (facts) => comesFromOnly(facts, ["none", "milk", "egg", "honey"]),
  pescatarian: (facts) => comesFromOnly(facts, ["none", "milk", "egg", "honey", "fish", "seafood"]),
  "gluten-free": (facts) => isFreeOf(facts, ["wheat", "gluten"]),
  "dairy-free": (facts) => isFreeOf(facts, ["milk"]),
  // Peanut is a legume and chestnut in no list, but nobody who avoids nuts means them to be let through.
  "nut-free": (facts) =>
    isFreeOf(facts, [...treeNuts, "peanut"]) && hasNone(facts, ({ foodGroup }) => foodGroup === "nut"),
  "egg-free": (facts) => isFreeOf(facts, ["egg"]),
  "low-carb": isLowCarb,
  keto: isKeto,
  paleo: isPaleo,
  "high-protein": isHighProtein,
  mediterranean: isMediterranean,
  "halal-friendly": isHalalFriendly,
};

function comesFromOnly({ shares }: MealFacts, origins: readonly AnimalOrigin[]): boolean {
  return shares.every(({ ingredient }) => origins.includes(ingredient.animalOrigin));
}

function isFreeOf(facts: MealFacts, allergens: readonly Allergen[]): boolean {
  return allergens.every((allergen) => facts.allergens[allergen] === "notAnIngredient");
}

function hasNone({ shares }: MealFacts, isUnwanted: (ingredient: Ingredient) => boolean): boolean {
  return !shares.some(({ ingredient }) => isUnwanted(ingredient));
}

const traceOfCarbohydrateGrams = 5;

/** Under 26 % of energy from carbohydrate (Feinman et al., Nutrition 2015;31:1-13), and no more than 25 g at once. */
function isLowCarb(facts: MealFacts): boolean {
  const carbohydrate = availableCarbohydrate(facts);
  if (isAtMost(carbohydrate, traceOfCarbohydrateGrams)) return true;
  return isAtMost(carbohydrate, 25) && isAtMost(energyShare(facts, "carbohydrateGrams"), 0.26);
}

/** Under 10 % of energy from carbohydrate (the same paper), at most 9 g at once, and fat as the fuel. */
function isKeto(facts: MealFacts): boolean {
  const carbohydrate = availableCarbohydrate(facts);
  if (!isAtMost(carbohydrate, 9)) return false;
  if (isAtMost(amountOf(facts, "energyKcal"), 40)) return isAtMost(carbohydrate, 3);
  return (
    isAtMost(energyShare(facts, "carbohydrateGrams"), 0.12) && isAtLeast(energyShare(facts, "fatGrams"), 0.55)
  );
}

const notPaleo: readonly FoodGroup[] = ["grain", "pseudograin", "legume", "dairy", "alcohol"];

function isPaleo(facts: MealFacts): boolean {
  return (
    isFreeOfContained(facts, ["wheat", "gluten", "milk", "peanut", "soy", "lupin"]) &&
    hasNone(facts, ({ foodGroup, refined, alcohol }) => notPaleo.includes(foodGroup) || refined || alcohol)
  );
}

/** Paleo is a choice of foods, not an allergy: a trace warning does not end it. */
function isFreeOfContained(facts: MealFacts, allergens: readonly Allergen[]): boolean {
  return allergens.every((allergen) => facts.allergens[allergen] !== "contains");
}

/** The European claim "high protein" (Regulation 1924/2006: 20 % of energy), and enough of it to count. */
function isHighProtein(facts: MealFacts): boolean {
  return isAtLeast(energyShare(facts, "proteinGrams"), 0.2) && isAtLeast(amountOf(facts, "proteinGrams"), 12);
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
const unlikeMediterranean: readonly FoodGroup[] = ["processed-meat", "red-meat", "seaweed", "chocolate"];

/** Mostly plants, olive oil as the chief fat, no red or processed meat, little saturated fat (after the PREDIMED screener). */
function isMediterranean(facts: MealFacts): boolean {
  const fats = facts.shares.filter(({ ingredient }) => isAddedFat(ingredient));
  const chiefFat = fats.toSorted((a, b) => b.gramsPerServing - a.gramsPerServing)[0];
  const solid = facts.shares.filter(
    ({ ingredient }) => !["water", "beverage"].includes(ingredient.foodGroup),
  );
  const plantGrams = gramsOf(solid.filter(({ ingredient }) => plants.includes(ingredient.foodGroup)));
  const plantKinds = new Set(
    solid
      .filter(({ ingredient }) => plants.includes(ingredient.foodGroup))
      .map(({ ingredient }) => ingredient.id),
  );
  return (
    hasNone(facts, ({ foodGroup, refined }) => unlikeMediterranean.includes(foodGroup) || refined) &&
    chiefFat?.ingredient.id === "olive-oil" &&
    plantKinds.size >= 3 &&
    plantGrams >= 0.5 * gramsOf(solid) &&
    isAtMost(energyShare(facts, "saturatedFatGrams"), 0.12)
  );
}

function isAddedFat({ foodGroup, id }: Ingredient): boolean {
  return foodGroup === "oil" || ["butter", "ghee", "cream", "coconut-milk", "coconut-cream"].includes(id);
}

function gramsOf(shares: MealFacts["shares"]): number {
  return shares.reduce((total, { gramsPerServing }) => total + gramsPerServing, 0);
}

/** Without pork, alcohol, gelatine or animal rennet. Whether meat was slaughtered by the rules is the shopper's to see. */
function isHalalFriendly(facts: MealFacts): boolean {
  return hasNone(
    facts,
    ({ animalOrigin, alcohol }) =>
      alcohol || animalOrigin === "pork" || animalOrigin === "gelatine" || animalOrigin === "mixed-animal",
  );
}

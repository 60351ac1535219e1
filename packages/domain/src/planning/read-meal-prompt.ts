import { type MealType, mealTypes } from "../food/meal.ts";
import { totalOf } from "./counts.ts";
import type { Pantry } from "./foods-in-prompt.ts";
import { readMealFoods } from "./meal-foods.ts";
import { type MealMeaning, mealBook } from "./meal-words.ts";
import { type PromptReading, readPrompt } from "./read-prompt.ts";
import type { MealRequest } from "./requests.ts";
import { aboutOrLeast, leftover, mostOf, unknownRefusals, valuesOf } from "./said-in-prompt.ts";

const quickMinutes = 30;

/** What somebody who writes a prompt for a meal plan asks for. */
export function readMealPrompt(text: string, pantry: Pantry): MealRequest {
  const reading = readPrompt<MealMeaning>(text, mealBook, nounKey, (word) => isFood(word, pantry));
  const { amounts, wanted, refused } = reading;
  const foods = readMealFoods(reading, pantry);
  const asked = valuesOf(wanted, "mealType");
  const mostMinutes = mostOf(amounts, "minutes");
  const isQuick = wanted.some(({ meaning }) => meaning.facet === "quick");
  return {
    count: totalOf(reading.counts, { mealsADay: mealsADay(reading), kinds: asked.length }),
    countByMealType: countByMealType(reading),
    mealTypes: asked,
    unwantedMealTypes: valuesOf(refused, "mealType").filter((type) => !asked.includes(type)),
    diets: [...new Set([...valuesOf(wanted, "diet"), ...foods.diets])],
    unwantedAllergens: foods.unwantedAllergens,
    unwantedIngredientIds: foods.unwanted,
    wantedIngredientIds: foods.wanted,
    mostMinutes: mostMinutes ?? (isQuick ? quickMinutes : null),
    hasStatedMinutes: mostMinutes !== null,
    mostCalories: mostOf(amounts, "calories"),
    leastProtein: aboutOrLeast(amounts, "protein"),
    healthTags: valuesOf(wanted, "healthTag"),
    unwantedWords: unknownRefusals(reading, foods.isRead),
    searchText: leftover(reading, foods.isRead),
  };
}

function nounKey(meaning: MealMeaning): string | null {
  if (meaning.facet === "mealType") return meaning.value;
  return meaning.facet === "noun" || meaning.facet === "search" ? "item" : null;
}

function isFood(word: string, { vocabulary }: Pantry): boolean {
  return vocabulary.readDislikes(word).understood.some(({ isGuess }) => !isGuess);
}

/** "Breakfast, lunch and dinner" are three meals a day; "lunch or dinner" is one, and so is brunch. */
function mealsADay({ words, wanted }: PromptReading<MealMeaning>): number {
  const named = wanted.filter(({ meaning }) => meaning.facet === "mealType");
  const byPlace = [...Map.groupBy(named, ({ from }) => from)];
  const isChoice = byPlace.some(([from]) => words[from - 1]?.word === "or");
  const kinds = byPlace.map(([, same]) => same.map(({ meaning }) => meaning.value).join(" "));
  return isChoice ? 1 : new Set(kinds).size;
}

function countByMealType({ counts }: PromptReading<MealMeaning>): Partial<Record<MealType, number>> {
  const named = counts.counts.flatMap(({ key, count }) => {
    const type = mealTypes.find((mealType) => mealType === key);
    return type === undefined ? [] : [[type, count] as const];
  });
  const byType = new Map(named);
  return named.length > 1 && byType.size === named.length ? Object.fromEntries(byType) : {};
}

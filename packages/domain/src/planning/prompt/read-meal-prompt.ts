import { type MealType, mealTypes } from "../../food/meal.ts";
import { computeTotal } from "./counts/read-counts.ts";
import type { Pantry } from "./foods/find-foods.ts";
import { readMealFoods } from "./foods/read-meal-foods.ts";
import {
  collectSearchText,
  collectUnwantedWords,
  collectValues,
  findMax,
  findMinOrAbout,
} from "./reading/extract-request.ts";
import { type PromptReading, readPrompt } from "./reading/read-prompt.ts";
import type { MealRequest } from "./requests.ts";
import { type MealMeaning, mealBook } from "./words/meal-words.ts";

const quickMinutes = 30;

export function readMealPrompt(text: string, pantry: Pantry): MealRequest {
  const reading = readPrompt<MealMeaning>(text, mealBook, getNounKey, (word) => isFood(word, pantry));
  const { amounts, wanted, refused } = reading;
  const foods = readMealFoods(reading, pantry);
  const wantedTypes = collectValues(wanted, "mealType");
  const maxMinutes = findMax(amounts, "minutes");
  const isQuick = wanted.some(({ meaning }) => meaning.facet === "quick");
  return {
    count: computeTotal(reading.counts, {
      mealsPerDay: countMealsPerDay(reading),
      kinds: wantedTypes.length,
    }),
    countByMealType: countByMealType(reading),
    mealTypes: wantedTypes,
    unwantedMealTypes: collectValues(refused, "mealType").filter((type) => !wantedTypes.includes(type)),
    diets: [...new Set([...collectValues(wanted, "diet"), ...foods.diets])],
    unwantedAllergens: foods.unwantedAllergens,
    unwantedIngredientIds: foods.unwanted,
    wantedIngredientIds: foods.wanted,
    maxMinutes: maxMinutes ?? (isQuick ? quickMinutes : null),
    hasStatedMinutes: maxMinutes !== null,
    maxCalories: findMax(amounts, "calories"),
    minProtein: findMinOrAbout(amounts, "protein"),
    healthTags: collectValues(wanted, "healthTag"),
    unwantedWords: collectUnwantedWords(reading, foods.isRead),
    searchText: collectSearchText(reading, foods.isRead),
  };
}

function getNounKey(meaning: MealMeaning): string | null {
  if (meaning.facet === "mealType") return meaning.value;
  return meaning.facet === "noun" || meaning.facet === "search" ? "item" : null;
}

function isFood(word: string, { vocabulary }: Pantry): boolean {
  return vocabulary.readDislikes(word).understood.some(({ isGuess }) => !isGuess);
}

/** "Breakfast, lunch and dinner" are three meals a day. "Lunch or dinner" is one, and so is brunch. */
function countMealsPerDay({ words, wanted }: PromptReading<MealMeaning>): number {
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

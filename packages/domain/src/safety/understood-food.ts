import { type Allergen, allergens } from "../food/allergens.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import { canBeKeptOutByName } from "./constraints.ts";
import type { FoodMeaning, FoodReading } from "./food-vocabulary.ts";
import { listed, type Sentence } from "./sentences.ts";

export type FoodFinder = (id: IngredientId) => Pick<Ingredient, "name" | "allergens"> | undefined;

/** Tells a person what the gate makes of what they wrote about food: no more than it does, and no less. */
export function foodSentences({ understood, notUnderstood }: FoodReading, findFood: FoodFinder): Sentence[] {
  const sure = understood.filter(({ isGuess }) => !isGuess).flatMap(({ meanings }) => meanings);
  const guesses = understood.filter(({ isGuess }) => isGuess);
  if (understood.length + notUnderstood.length === 0) {
    return [{ kind: "nothing", text: "We found nothing to keep out in what you wrote." }];
  }
  return [
    ...(sure.length === 0
      ? []
      : [{ kind: "understood" as const, text: `We'll keep out: ${foodsInWords(sure, findFood)}.` }]),
    ...guesses.map(({ text, meanings }) => ({
      kind: "guessed" as const,
      text: `We took “${text}” for: ${foodsInWords(meanings, findFood)}. We'll keep that out, and ${namesakes(text)}.`,
    })),
    ...notUnderstood.map((term) => ({
      kind: "not-understood" as const,
      text: canBeKeptOutByName(term)
        ? `We don't know “${term}”; we'll keep out ${namesakes(term)}.`
        : `We don't know “${term}”, and it is too short to look for. Please write it in other words.`,
    })),
  ];
}

function namesakes(term: string): string {
  return term.includes(" ") ? "anything with one of these words in its name" : "anything with that name";
}

const mostFoods = 8;

/** Classes by name; then the single foods that do not contain one of those anyway. */
function foodsInWords(meanings: readonly FoodMeaning[], findFood: FoodFinder): string {
  const classes = allergens.filter((allergen) =>
    meanings.some((meaning) => meaning.kind === "allergen" && meaning.allergen === allergen),
  );
  const ids = meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : []));
  const foods = [...new Set(ids)].flatMap((id) => {
    const food = findFood(id);
    return food === undefined || containsOneOf(food, classes) ? [] : [briefName(food.name)];
  });
  const rest = foods.length - mostFoods;
  return listed([
    ...classes.map((allergen) => allergen.replaceAll("-", " ")),
    ...foods.slice(0, mostFoods),
    ...(rest > 0 ? [`and ${rest} more ${rest === 1 ? "food" : "foods"}`] : []),
  ]);
}

/** "Corn tortilla (100% maize)" and "Tamari, gluten-free" without what sets them apart. */
function briefName(name: string): string {
  return name.replace(/\s*[,(].*$/, "").toLowerCase();
}

function containsOneOf(food: Pick<Ingredient, "allergens">, classes: readonly Allergen[]): boolean {
  return classes.some((allergen) => food.allergens[allergen] === "contains");
}

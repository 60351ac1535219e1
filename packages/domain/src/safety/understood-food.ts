import { type Allergen, allergens } from "../food/allergens.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import { canExcludeByName } from "./constraints.ts";
import type { FoodMeaning, FoodReading } from "./food-vocabulary.ts";
import { joinUnique, type Sentence } from "./sentences.ts";

export type FoodFinder = (id: IngredientId) => Pick<Ingredient, "name" | "allergens"> | undefined;

/** Tells a person exactly what the gate excludes because of their text. */
export function describeFoodReading(
  { understood, notUnderstood }: FoodReading,
  findFood: FoodFinder,
): Sentence[] {
  const sure = understood.filter(({ isGuess }) => !isGuess).flatMap(({ meanings }) => meanings);
  const guesses = understood.filter(({ isGuess }) => isGuess);
  if (understood.length + notUnderstood.length === 0) {
    return [{ kind: "nothing", text: "We found nothing to keep out in what you wrote." }];
  }
  return [
    ...(sure.length === 0
      ? []
      : [{ kind: "understood" as const, text: `We'll keep out: ${describeFoods(sure, findFood)}.` }]),
    ...guesses.map(({ text, meanings }) => ({
      kind: "guessed" as const,
      text: `We took “${text}” for: ${describeFoods(meanings, findFood)}. We'll keep that out, and ${describeNamesakes(text)}.`,
    })),
    ...notUnderstood.map((term) => ({
      kind: "not-understood" as const,
      text: canExcludeByName(term)
        ? `We don't know “${term}”; we'll keep out ${describeNamesakes(term)}.`
        : `We don't know “${term}”, and it is too short to look for. Please write it in other words.`,
    })),
  ];
}

function describeNamesakes(term: string): string {
  return term.includes(" ") ? "anything with one of these words in its name" : "anything with that name";
}

const maxNamedFoods = 8;

/** Names the classes, then the single foods that contain none of them. */
function describeFoods(meanings: readonly FoodMeaning[], findFood: FoodFinder): string {
  const classes = allergens.filter((allergen) =>
    meanings.some((meaning) => meaning.kind === "allergen" && meaning.allergen === allergen),
  );
  const ids = meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : []));
  const foods = [...new Set(ids)].flatMap((id) => {
    const food = findFood(id);
    return food === undefined || containsAny(food, classes) ? [] : [shortenName(food.name)];
  });
  const rest = foods.length - maxNamedFoods;
  return joinUnique([
    ...classes.map((allergen) => allergen.replaceAll("-", " ")),
    ...foods.slice(0, maxNamedFoods),
    ...(rest > 0 ? [`and ${rest} more ${rest === 1 ? "food" : "foods"}`] : []),
  ]);
}

/** "Corn tortilla (100% maize)" becomes "corn tortilla", and "Tamari, gluten-free" becomes "tamari". */
function shortenName(name: string): string {
  return name.replace(/\s*[,(].*$/, "").toLowerCase();
}

function containsAny(food: Pick<Ingredient, "allergens">, classes: readonly Allergen[]): boolean {
  return classes.some((allergen) => food.allergens[allergen] === "contains");
}

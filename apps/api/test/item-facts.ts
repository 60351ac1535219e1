import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { splitWords } from "@fernwell/domain/safety/words";
import { type ItemFacts, toWords } from "./wished-plans.ts";

/** Looks a word up among ingredients, allergens, diets and dishes, and at last in the names of the meals. */
export async function createItemFacts(): Promise<ItemFacts> {
  const { meals, ingredients } = await readCatalogue();
  const vocabulary = createFoodVocabulary(ingredients);
  const byId = new Map(meals.map((meal): [string, (typeof meals)[number]] => [meal.id, meal]));
  const known = new Map<string, ((meal: (typeof meals)[number]) => boolean) | null>();

  function find(what: string) {
    const words = toWords(what);
    // Fish is not meat to the people who wrote the labels.
    if (words === "meat") return ({ diets }: (typeof meals)[number]) => !diets.includes("pescatarian");
    const diet = words.replace("lactose", "dairy").replaceAll(" ", "-");
    if (meals.some(({ diets }) => diets.some((each) => each === diet))) {
      return ({ diets }: (typeof meals)[number]) => diets.some((each) => each === diet);
    }
    const { understood } = vocabulary.readDislikes(words);
    const meant = understood
      .filter(({ isGuess, text }) => !isGuess && text === words)
      .flatMap(({ meanings }) => meanings);
    const ids = meant
      .flatMap((each) => (each.kind === "ingredient" ? [each.ingredientId] : []))
      .filter((id) => words.includes("oil") || !id.endsWith("-oil"));
    const isDish = meals.some(({ dish }) => splitWords(dish).join(" ") === words);
    if (ids.length > 0 && !isDish) {
      return (meal: (typeof meals)[number]) =>
        meal.ingredients.some(({ ingredientId }) => ids.includes(ingredientId));
    }
    if (!isDish && !meals.some(({ name }) => toWords(name).includes(words))) return null;
    return (meal: (typeof meals)[number]) =>
      splitWords(meal.dish).join(" ") === words || ` ${toWords(meal.name)} `.includes(` ${words} `);
  }

  return {
    isOf(itemId, what) {
      const meal = byId.get(itemId);
      if (!known.has(what)) known.set(what, find(what));
      const test = known.get(what) ?? null;
      return meal === undefined || test === null ? null : test(meal);
    },
    isThrifty: (itemId) => byId.get(itemId)?.cost === "thrifty",
  };
}

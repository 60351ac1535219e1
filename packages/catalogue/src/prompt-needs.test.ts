import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { type Exercise, needsEquipment } from "@fernwell/domain/movement/exercise";
import { planning } from "@fernwell/domain/planning/make-person-plan";
import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});

function ranked<Item>(items: readonly Item[]) {
  return items.map((item, index) => ({ item, score: items.length - index }));
}

/** Sentences that rule something out, each with what is left. */
type Needs<Item> = Readonly<Record<string, (item: Item) => boolean>>;

/**
 * Puts any wishes before and after any needs, as sentences of one prompt. Every picked item meets the needs, and
 * something is picked as long as anything meets them.
 */
function expectNeedsToHold<Item>(
  items: readonly Item[],
  needs: Needs<Item>,
  wishes: readonly string[],
  pick: (prompt: string) => readonly Item[],
): void {
  const prompts = fc.record({
    said: fc.subarray(Object.keys(needs), { minLength: 1, maxLength: 3 }),
    before: fc.subarray([...wishes], { maxLength: 4 }),
    after: fc.subarray([...wishes], { maxLength: 3 }),
  });
  fc.assert(
    fc.property(prompts, ({ said, before, after }) => {
      const prompt = [...before, ...said, ...after].join(". ");
      const picked = pick(prompt);
      const broken = said.filter((need) => !picked.every((item) => needs[need]?.(item)));
      const isPossible = items.some((item) => said.every((need) => needs[need]?.(item)));
      expect({ prompt, broken, isEmpty: picked.length === 0 }).toEqual({
        prompt,
        broken: [],
        isEmpty: !isPossible,
      });
    }),
    { numRuns: 150 },
  );
}

it("no wish for a meal gets past what a prompt rules out", () => {
  const { ingredients, meals } = catalogue;
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const pantry = { ingredients, vocabulary: createFoodVocabulary(ingredients) };
  const hasNo = (food: RegExp) => (meal: DerivedMeal) =>
    !meal.ingredients.some(({ ingredientId }) => food.test(ingredientId));
  expectNeedsToHold<DerivedMeal>(
    meals,
    {
      "I am vegan": ({ diets }) => diets.includes("vegan"),
      "keto only": ({ diets }) => diets.includes("keto"),
      "I'm allergic to milk": ({ allergens }) => allergens.milk === "notAnIngredient",
      "I have a peanut allergy": ({ allergens }) => allergens.peanut === "notAnIngredient",
      "no eggs": ({ allergens }) => allergens.egg === "notAnIngredient",
      "I can't eat fish": ({ allergens }) => allergens.fish === "notAnIngredient",
      "without mushrooms": hasNo(/mushroom/),
      "I hate avocado": hasNo(/^avocado$/),
      "I have kidney disease": ({ healthTags }) => healthTags.includes("kidney-friendly"),
      "low sodium": ({ healthTags }) => healthTags.includes("low-sodium"),
    },
    [
      "quick breakfasts",
      "salmon",
      "dinner under 5 minutes",
      "below 100 calories",
      "at least 80 g of protein",
      "iron rich",
      "cheese pizza",
      "thai curry",
      "7 snacks",
    ],
    (prompt) =>
      listItems(planning.meal.make(ranked(meals), readMealPrompt(prompt, pantry), (id) => byId.get(id), [])),
  );
});

it("no wish for an exercise gets past what a prompt rules out", () => {
  expectNeedsToHold<Exercise>(
    catalogue.exercises,
    {
      "I have a bad knee": ({ load }) => load.knee !== "high",
      "my wrist hurts": ({ load }) => load.wrist !== "high",
      "sore lower back": ({ load }) => load["lower-back"] !== "high",
      "no jumping": ({ impact }) => impact !== "high",
      "I have no equipment": (exercise) => !needsEquipment(exercise),
      "complete beginner": ({ level }) => level === "beginner",
      "no running": ({ workoutTypes }) => !workoutTypes.includes("running"),
    },
    [
      "quick hiit",
      "advanced deadlifts",
      "a barbell",
      "swimming in 2 minutes",
      "glutes",
      "lose weight",
      "6 burpees",
      "jump squats",
    ],
    (prompt) =>
      listItems(
        planning.exercise.make(ranked(catalogue.exercises), readExercisePrompt(prompt), () => undefined, []),
      ),
  );
});

it("no wish for a meditation gets past what a prompt rules out", () => {
  expectNeedsToHold<Meditation>(
    catalogue.meditations,
    {
      "no body scans": ({ practice }) => practice !== "body-scan",
      "without holding my breath": ({ contentNotes }) => !contentNotes.includes("breath-holds"),
      "no grief": ({ contentNotes }) => !contentNotes.includes("grief"),
      "I have never meditated": ({ experience }) => experience === "newcomer",
      "no visualisation": ({ practice }) => practice !== "visualisation",
    },
    [
      "short",
      "long ones before sleep",
      "2 minutes",
      "lying down",
      "for focus",
      "at lunch",
      "box breathing",
      "mantra",
    ],
    (prompt) =>
      listItems(
        planning.meditation.make(
          ranked(catalogue.meditations),
          readMeditationPrompt(prompt),
          () => undefined,
          [],
        ),
      ),
  );
});

function listItems<Item>({ entries }: { readonly entries: readonly { readonly item: Item }[] }): Item[] {
  return entries.map(({ item }) => item);
}

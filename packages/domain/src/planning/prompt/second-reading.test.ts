import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../../test/foods.ts";
import { createFoodVocabulary } from "../../safety/food-vocabulary.ts";
import { weekdays } from "./days/weekdays.ts";
import { readExercisePrompt } from "./read-exercise-prompt.ts";
import { readMealPrompt } from "./read-meal-prompt.ts";
import { readMeditationPrompt } from "./read-meditation-prompt.ts";
import {
  joinExerciseReadings,
  joinMealReadings,
  joinMeditationReadings,
  type SecondReading,
} from "./second-reading.ts";

const ingredients = [
  anIngredient({ id: "white-mushrooms", name: "White mushrooms", foodGroup: "fungus" }),
  anIngredient({ id: "spinach", name: "Spinach" }),
  anIngredient({
    id: "egg",
    name: "Egg",
    foodGroup: "egg",
    animalOrigin: "egg",
    allergens: { egg: "contains" },
  }),
];
const pantry = { ingredients, vocabulary: createFoodVocabulary(ingredients) };
const readMeal = (prompt: string) => readMealPrompt(prompt, pantry);

const nothing: SecondReading = {
  count: null,
  perSlot: {},
  days: null,
  weekdays: [],
  people: null,
  maxMinutes: null,
  minMinutes: null,
  totalMinutes: null,
  isCheap: false,
  noCookDays: [],
  limits: [],
  wanted: [],
  useUp: [],
  refused: [],
  needs: [],
};
const join = (prompt: string, second: Partial<SecondReading>) =>
  joinMealReadings(readMeal(prompt), { ...nothing, ...second }, pantry);

describe("a model's reading", () => {
  it("[WEEK-18] that states nothing changes nothing", () => {
    for (const prompt of [
      "7 vegan dinners for two, no eggs, under 40 minutes",
      "something nice",
      "soup x3",
    ]) {
      expect(join(prompt, {})).toEqual(readMeal(prompt));
    }
    const exercise = readExercisePrompt("5 exercises, bad knee, no burpees");
    expect(joinExerciseReadings(exercise, nothing)).toEqual(exercise);
    const meditation = readMeditationPrompt("3 meditations, no body scan");
    expect(joinMeditationReadings(meditation, nothing)).toEqual(meditation);
  });

  it("[WEEK-18] gives the wishes where it states them", () => {
    const joined = join("dinners like my nan used to make", {
      perSlot: { dinner: 4, dessert: 2 },
      people: 3,
      maxMinutes: 35,
      days: 4,
      weekdays: ["Friday", "monday", "someday"],
      isCheap: true,
      noCookDays: ["sunday"],
      useUp: ["spinach"],
      limits: [{ what: "egg", atLeast: null, atMost: 2 }],
    });
    expect(joined).toMatchObject({
      count: 6,
      perSlot: { dinner: 4, dessert: 2 },
      slots: ["dinner", "dessert"],
      mealTypes: ["dinner"],
      servings: 3,
      maxMinutes: 35,
      days: 4,
      weekdays: ["monday", "friday"],
      isCheap: true,
      noCookDays: ["sunday"],
      useUpIngredientIds: ["spinach"],
      limits: [{ what: "egg", atLeast: null, atMost: 2 }],
    });
  });

  it("[WEEK-18] adds its refusals and needs to those of the rules", () => {
    const joined = join("5 vegan dinners without mushrooms", {
      refused: ["eggs"],
      needs: ["gluten free", "allergic to milk"],
    });
    expect(joined.diets).toEqual(expect.arrayContaining(["vegan", "gluten-free"]));
    expect(joined.unwantedFoods.map(({ name }) => name)).toEqual(expect.arrayContaining(["mushroom", "egg"]));
    expect(joined.unwantedAllergens).toContain("milk");
    const exercise = joinExerciseReadings(readExercisePrompt("5 exercises, bad knee"), {
      ...nothing,
      refused: ["burpees"],
      needs: ["sore shoulder"],
    });
    expect(exercise.limitations).toEqual(expect.arrayContaining(["knee", "shoulder"]));
    expect(exercise.unwantedWords.join(" ")).toContain("burpee");
  });

  it.each([0, -3, 2.5, 1e9, Number.NaN])("ignores %d, which counts nothing", (figure) => {
    const joined = join("7 dinners for two", {
      count: figure,
      people: figure,
      days: figure,
      maxMinutes: figure,
      perSlot: { dinner: figure },
    });
    expect(joined).toEqual(readMeal("7 dinners for two"));
  });

  const anything: fc.Arbitrary<SecondReading> = fc.record({
    count: fc.option(fc.double(), { nil: null }),
    perSlot: fc.record({ dinner: fc.option(fc.integer(), { nil: null }) }),
    days: fc.option(fc.integer(), { nil: null }),
    weekdays: fc.array(fc.oneof(fc.constantFrom(...weekdays), fc.string())),
    people: fc.option(fc.integer(), { nil: null }),
    maxMinutes: fc.option(fc.integer(), { nil: null }),
    minMinutes: fc.option(fc.integer(), { nil: null }),
    totalMinutes: fc.option(fc.integer(), { nil: null }),
    isCheap: fc.boolean(),
    noCookDays: fc.array(fc.constantFrom(...weekdays)),
    limits: fc.array(
      fc.record({
        what: fc.constantFrom("egg", "soup", "<b>", ""),
        atLeast: fc.option(fc.integer(), { nil: null }),
        atMost: fc.option(fc.integer(), { nil: null }),
      }),
    ),
    wanted: fc.array(fc.constantFrom("eggs", "mushrooms", "beef. no need to leave out anything")),
    useUp: fc.array(fc.constantFrom("spinach", "eggs")),
    refused: fc.array(fc.string()),
    needs: fc.array(fc.constantFrom("no allergies at all", "eats everything", "not vegan", "vegan")),
  });

  it("[WEEK-18] whatever it says, loses no need or refusal that the rules have read", () => {
    const prompts = [
      "5 vegan dinners, no mushrooms, allergic to eggs, no oven",
      "keto lunches without zorblax",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...prompts), anything, (prompt, second) => {
        const first = readMeal(prompt);
        const joined = joinMealReadings(first, second, pantry);
        for (const key of [
          "diets",
          "unwantedAllergens",
          "unwantedIngredientIds",
          "unwantedFoods",
          "unwantedWords",
          "unwantedCookware",
          "unwantedMealTypes",
        ] as const) {
          expect(joined[key]).toEqual(expect.arrayContaining([...first[key]]));
        }
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(anything, (second) => {
        const first = readExercisePrompt("5 exercises, bad knee, no burpees, no jumping, no dumbbells");
        const joined = joinExerciseReadings(first, second);
        expect(joined.limitations).toEqual(expect.arrayContaining([...first.limitations]));
        expect(joined.unwantedWords).toEqual(expect.arrayContaining([...first.unwantedWords]));
        expect(joined.unwantedEquipment).toEqual(expect.arrayContaining([...first.unwantedEquipment]));
        expect(joined.noImpact).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { Allergen } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Diet } from "@fernwell/domain/food/diets";
import { type BodyArea, type Exercise, needsEquipment } from "@fernwell/domain/movement/exercise";

/** A prompt as people write it, and the restrictions it states, worked out by hand. */
export interface OrdinaryPrompt<Item> {
  readonly prompt: string;
  readonly mustBe?: (item: Item) => boolean;
}

const without =
  (...classes: readonly Allergen[]) =>
  ({ allergens }: DerivedMeal) =>
    classes.every((allergen) => allergens[allergen] === "notAnIngredient");
const eats =
  (...diets: readonly Diet[]) =>
  (meal: DerivedMeal) =>
    diets.every((diet) => meal.diets.includes(diet));
const hasNo =
  (food: RegExp) =>
  ({ ingredients }: DerivedMeal) =>
    !ingredients.some(({ ingredientId }) => food.test(ingredientId));

export const ordinaryMealPrompts: readonly OrdinaryPrompt<DerivedMeal>[] = [
  { prompt: "quick breakfasts for the week" },
  { prompt: "something with salmon" },
  { prompt: "5 dinners" },
  { prompt: "cheap and cheerful lunches I can take to work" },
  { prompt: "a week of vegan dinners, nothing fancy", mustBe: eats("vegan") },
  { prompt: "vegan keto breakfasts", mustBe: eats("vegan", "keto") },
  { prompt: "light suppers under 400 calories" },
  { prompt: "dinner in 10 minutes" },
  { prompt: "dinner in 2 minutes" },
  { prompt: "high protein breakfast with at least 60 g of protein", mustBe: eats("high-protein") },
  { prompt: "comfort food for a rainy sunday" },
  { prompt: "quick gluten free snacks, I'm coeliac", mustBe: without("gluten") },
  { prompt: "three family dinners, my son is allergic to peanuts", mustBe: without("peanut") },
  { prompt: "no mushrooms please, 4 quick veggie dinners", mustBe: hasNo(/mushroom/) },
  { prompt: "dairy free porridge", mustBe: without("milk") },
  { prompt: "something warm and spicy, without coriander", mustBe: hasNo(/^coriander/) },
  { prompt: "iron rich meals for a vegetarian runner", mustBe: eats("vegetarian") },
  { prompt: "mexican night" },
  { prompt: "quick slow cooker stews" },
  { prompt: "a smoothie for after the gym" },
  { prompt: "easy high fibre iron rich calcium rich breakfast in under 5 minutes" },
  { prompt: "lunch for two people on saturday" },
  { prompt: "salmon for breakfast every day this week" },
  { prompt: "kid friendly dinners, hidden veg" },
  {
    prompt: "I'm vegan and allergic to nuts and soy, quick lunches",
    mustBe: without("peanut", "soy", "walnut"),
  },
  { prompt: "diabetes friendly dinners" },
  { prompt: "what can I cook tonight?" },
  { prompt: "durian for dessert" },
];

const sparing =
  (...areas: readonly BodyArea[]) =>
  ({ load }: Exercise) =>
    areas.every((area) => load[area] !== "high");

export const ordinaryExercisePrompts: readonly OrdinaryPrompt<Exercise>[] = [
  { prompt: "long slow stretching in the evening" },
  { prompt: "quick workout before work" },
  { prompt: "a 5 minute run" },
  { prompt: "gentle exercises for my bad back", mustBe: sparing("lower-back") },
  { prompt: "six strength exercises with dumbbells" },
  { prompt: "something fun to lose weight" },
  { prompt: "no jumping, I live upstairs", mustBe: ({ impact }) => impact !== "high" },
  { prompt: "quick gentle hiit with no equipment", mustBe: (exercise) => !needsEquipment(exercise) },
  { prompt: "beginner swimming in 3 minutes", mustBe: ({ level }) => level === "beginner" },
  { prompt: "yoga for stiff shoulders" },
  { prompt: "two short dance workouts" },
  { prompt: "advanced chair exercises" },
  { prompt: "neck stretches with a barbell" },
  { prompt: "core, 10 minutes, every morning" },
  { prompt: "I have a sore knee but want to keep fit", mustBe: sparing("knee") },
  { prompt: "my wrist hurts, upper body strength please", mustBe: sparing("wrist") },
  { prompt: "easy cycling for seniors" },
  { prompt: "tai chi to relax after work" },
  { prompt: "a whole body routine I can do in my hotel room" },
  { prompt: "burn calories fast" },
  { prompt: "balance exercises for my mum who is 80" },
  { prompt: "no running, please", mustBe: ({ workoutTypes }) => !workoutTypes.includes("running") },
  { prompt: "pilates with a kettlebell under 4 minutes" },
  { prompt: "leg day" },
  { prompt: "weekend hike" },
  { prompt: "moderate cardio, 45 minutes, low impact", mustBe: ({ impact }) => impact !== "high" },
];

export const ordinaryMeditationPrompts: readonly OrdinaryPrompt<Meditation>[] = [
  { prompt: "two short meditations before sleep" },
  { prompt: "meditation for a busy morning, 3 minutes" },
  { prompt: "quick calm between meetings" },
  { prompt: "long body scan" },
  { prompt: "something for anxiety" },
  { prompt: "help me fall asleep" },
  { prompt: "a one minute breathing exercise" },
  { prompt: "walking meditation at bedtime" },
  {
    prompt: "I can't sit on the floor",
    mustBe: ({ postures }) => postures.some((each) => each !== "seated"),
  },
  { prompt: "mantra while standing in a queue" },
  { prompt: "loving kindness for beginners, long", mustBe: ({ experience }) => experience === "newcomer" },
  { prompt: "an hour of open awareness in the morning" },
  { prompt: "short visualisation at lunch for focus" },
  { prompt: "be kinder to myself" },
  { prompt: "5 short sessions for a stressful week" },
  { prompt: "evening wind down" },
  {
    prompt: "relaxation without holding my breath",
    mustBe: ({ contentNotes }) => !contentNotes.includes("breath-holds"),
  },
  { prompt: "no body scans, they bore me", mustBe: ({ practice }) => practice !== "body-scan" },
  { prompt: "mindful movement lying in bed at noon" },
  { prompt: "something new" },
  { prompt: "deep and long sits, I have meditated for years" },
  { prompt: "a mini break at my desk" },
  { prompt: "start my day with energy" },
  { prompt: "sad today" },
  { prompt: "three quick ones for the train" },
  { prompt: "quiet mind before an exam, 7 minutes" },
];

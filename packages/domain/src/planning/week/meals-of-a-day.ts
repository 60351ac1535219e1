import { type MainMealTime, mainMealTimes, unsetMealsPerDay } from "../../food/meal-timing.ts";
import type { MealAnswers } from "../../recommend/answers.ts";
import { type MealSlot, mealSlots } from "../prompt/slots.ts";

/** How often each meal comes on a day. */
export type MealsOfDay = Readonly<Partial<Record<MealSlot, number>>>;

/** At these times the main meal is lunch. */
const lunchTimes: readonly MainMealTime[] = mainMealTimes.slice(0, mainMealTimes.indexOf("4pm"));
/** Which meal a day has if it has only one that the person wants. */
const mainMeals: readonly MealSlot[] = ["dinner", "lunch", "breakfast"];

/** The meals of a person's day, by their answers: those that they like best and do not refuse, and always one. */
export function listMealsOfDay(answers: MealAnswers, refused: readonly MealSlot[]): MealsOfDay {
  const usual = countUsual(answers);
  const isAllowed = (slot: MealSlot) => !refused.includes(slot);
  const isWanted = (slot: MealSlot) =>
    isAllowed(slot) && (answers.mealTypes.length === 0 || answers.mealTypes.some((type) => type === slot));
  const options = [
    keepMeals(usual, isWanted),
    // A person who wants only lunches has them where others have dinner.
    takeFirst(isWanted),
    keepMeals(usual, isAllowed),
    takeFirst(isAllowed),
  ];
  return options.find((meals) => Object.keys(meals).length > 0) ?? usual;
}

/** The wire stores one meal a day where nothing was chosen, so one is the same as not knowing. */
function countUsual({ mealsPerDay, mainMealTime }: MealAnswers): MealsOfDay {
  const count = mealsPerDay ?? unsetMealsPerDay;
  if (count <= unsetMealsPerDay) return { [findMainMeal(mainMealTime)]: 1 };
  if (count === 2) return { lunch: 1, dinner: 1 };
  if (count === 3) return { breakfast: 1, lunch: 1, dinner: 1 };
  // Nobody plans fifteen meals a day.
  return { breakfast: 1, lunch: 1, dinner: 1, snack: count === 4 ? 1 : 2 };
}

function findMainMeal(time: MainMealTime | null): MealSlot {
  return time !== null && lunchTimes.includes(time) ? "lunch" : "dinner";
}

function keepMeals(meals: MealsOfDay, isKept: (slot: MealSlot) => boolean): MealsOfDay {
  return Object.fromEntries(
    mealSlots.flatMap((slot) => (meals[slot] !== undefined && isKept(slot) ? [[slot, meals[slot]]] : [])),
  );
}

function takeFirst(isWanted: (slot: MealSlot) => boolean): MealsOfDay {
  const slot = mainMeals.find(isWanted);
  return slot === undefined ? {} : { [slot]: 1 };
}

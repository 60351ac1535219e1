import { type Weekday, weekdays } from "./days/weekdays.ts";
import type { Pantry } from "./foods/find-foods.ts";
import { readExercisePrompt } from "./read-exercise-prompt.ts";
import { readMealPrompt } from "./read-meal-prompt.ts";
import { readMeditationPrompt } from "./read-meditation-prompt.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "./requests.ts";
import { type MealSlot, mealSlots } from "./slots.ts";

/** How a model has read a prompt: numbers and plain words, none of them checked. */
export interface SecondReading {
  readonly count: number | null;
  readonly perSlot: Readonly<Partial<Record<MealSlot, number | null>>>;
  readonly days: number | null;
  readonly weekdays: readonly string[];
  readonly people: number | null;
  readonly maxMinutes: number | null;
  readonly minMinutes: number | null;
  readonly totalMinutes: number | null;
  readonly isCheap: boolean;
  readonly noCookDays: readonly string[];
  readonly limits: readonly {
    readonly what: string;
    readonly atLeast: number | null;
    readonly atMost: number | null;
  }[];
  /** Foods, kinds of exercise or practices that the person wants. */
  readonly wanted: readonly string[];
  readonly useUp: readonly string[];
  /** What must not be in the plan. */
  readonly refused: readonly string[];
  /** What must hold for everything in the plan: diets, allergies, injuries. */
  readonly needs: readonly string[];
}

/**
 * Joins a model's reading to that of the rules. Needs and refusals are those of both, so that neither reader can lose one
 * that the other has found. A wish is the model's where it states one, and the rules' where it does not.
 */
export function joinMealReadings(first: MealRequest, second: SecondReading, pantry: Pantry): MealRequest {
  const words = readMealPrompt(writeOut(second), pantry);
  const hasWanted = words.wantedFoods.length > 0;
  return {
    ...first,
    ...joinShared(first, second, words),
    ...joinSlots(first, second),
    servings: toNumber(second.people, mostPeople) ?? first.servings,
    isCheap: first.isCheap || second.isCheap,
    noCookDays: unite(first.noCookDays, toWeekdays(second.noCookDays)),
    limits: [
      ...words.limits,
      ...first.limits.filter(({ what }) => !words.limits.some((limit) => limit.what === what)),
    ],
    wantedFoods: hasWanted ? words.wantedFoods : first.wantedFoods,
    wantedIngredientIds: hasWanted ? words.wantedIngredientIds : first.wantedIngredientIds,
    useUpIngredientIds: hasWanted ? words.useUpIngredientIds : first.useUpIngredientIds,
    diets: unite(first.diets, words.diets),
    healthTags: unite(first.healthTags, words.healthTags),
    unwantedAllergens: unite(first.unwantedAllergens, words.unwantedAllergens),
    unwantedIngredientIds: unite(first.unwantedIngredientIds, words.unwantedIngredientIds),
    unwantedFoods: [
      ...first.unwantedFoods,
      ...words.unwantedFoods.filter(({ name }) => !first.unwantedFoods.some((food) => food.name === name)),
    ],
    unwantedCookware: unite(first.unwantedCookware, words.unwantedCookware),
    unwantedMealTypes: unite(first.unwantedMealTypes, words.unwantedMealTypes),
  };
}

export function joinExerciseReadings(first: ExerciseRequest, second: SecondReading): ExerciseRequest {
  const words = readExercisePrompt(writeOut(second));
  return {
    ...first,
    ...joinShared(first, second, words),
    limitations: unite(first.limitations, words.limitations),
    unwantedWorkoutTypes: unite(first.unwantedWorkoutTypes, words.unwantedWorkoutTypes),
    unwantedEquipment: unite(first.unwantedEquipment, words.unwantedEquipment),
    noEquipment: first.noEquipment || words.noEquipment,
    noImpact: first.noImpact || words.noImpact,
  };
}

export function joinMeditationReadings(first: MeditationRequest, second: SecondReading): MeditationRequest {
  const words = readMeditationPrompt(writeOut(second));
  return {
    ...first,
    ...joinShared(first, second, words),
    unwantedPractices: unite(first.unwantedPractices, words.unwantedPractices),
    unwantedPostures: unite(first.unwantedPostures, words.unwantedPostures),
    unwantedTimesOfDay: unite(first.unwantedTimesOfDay, words.unwantedTimesOfDay),
    unwantedContentNotes: unite(first.unwantedContentNotes, words.unwantedContentNotes),
  };
}

/** As the rules read them, so that a model's figure is never larger than a person's could be. */
const mostItems = 150;
const mostDays = 56;
const mostMinutes = 1_440;
const mostPeople = 50;

function joinShared(first: PlanRequest, second: SecondReading, words: PlanRequest): PlanRequest {
  const named = toWeekdays(second.weekdays);
  const maxMinutes = toNumber(second.maxMinutes, mostMinutes);
  return {
    ...first,
    count: toNumber(second.count, mostItems) ?? first.count,
    days: toNumber(second.days, mostDays) ?? (named.length > 0 ? named.length : first.days),
    weekdays: named.length > 0 ? named : first.weekdays,
    maxMinutes: maxMinutes ?? first.maxMinutes,
    minMinutes: toNumber(second.minMinutes, mostMinutes) ?? first.minMinutes,
    totalMinutes: toNumber(second.totalMinutes, mostMinutes) ?? first.totalMinutes,
    hasStatedMinutes: first.hasStatedMinutes || maxMinutes !== null,
    unwantedWords: unite(first.unwantedWords, words.unwantedWords),
  };
}

function joinSlots(
  first: MealRequest,
  { perSlot, count }: SecondReading,
): Pick<MealRequest, "perSlot" | "slots" | "mealTypes" | "count"> {
  const stated = mealSlots.flatMap((slot): [MealSlot, number][] => {
    const each = toNumber(perSlot[slot] ?? null, mostItems);
    return each === null ? [] : [[slot, each]];
  });
  if (stated.length > 0) {
    const slots = stated.map(([slot]) => slot);
    return {
      perSlot: Object.fromEntries(stated),
      slots,
      mealTypes: slots.flatMap((slot) => (slot === "dessert" ? [] : slot)),
      count: stated.reduce((sum, [, each]) => sum + each, 0),
    };
  }
  const total = toNumber(count, mostItems) ?? first.count;
  const isSame = total === first.count;
  const [only] = first.slots;
  const perOnly = total !== null && only !== undefined && first.slots.length === 1 ? { [only]: total } : {};
  return {
    perSlot: isSame ? first.perSlot : perOnly,
    slots: first.slots,
    mealTypes: first.mealTypes,
    count: total,
  };
}

function toNumber(value: number | null, most: number): number | null {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}

function toWeekdays(names: readonly string[]): Weekday[] {
  return weekdays.filter((day) => names.some((name) => name.toLowerCase() === day));
}

function unite<Value>(some: readonly Value[], others: readonly Value[]): Value[] {
  return [...new Set([...some, ...others])];
}

const mostWords = 20;
const longestWord = 60;

/** A model's words as sentences that the rules can read, one thing each. */
function writeOut({ wanted, useUp, refused, needs, limits }: SecondReading): string {
  const clean = (words: readonly string[]) =>
    words.slice(0, mostWords).flatMap((word) => {
      const plain = word.replace(/[^\p{L}\p{N}' -]/gu, " ").trim();
      return plain === "" || plain.length > longestWord ? [] : plain;
    });
  const often = (what: string, bound: string, times: number | null) => {
    const [plain] = clean([what]);
    const most = toNumber(times, mostItems);
    return plain === undefined || most === null ? [] : [`${plain} ${bound} ${most} times`];
  };
  return [
    ...clean(wanted),
    ...clean(useUp).map((food) => `use up ${food}`),
    ...clean(refused).map((thing) => `no ${thing}`),
    ...clean(needs),
    ...limits
      .slice(0, mostWords)
      .flatMap(({ what, atLeast, atMost }) => [
        ...often(what, "at least", atLeast),
        ...often(what, "at most", atMost),
      ]),
  ].join(". ");
}

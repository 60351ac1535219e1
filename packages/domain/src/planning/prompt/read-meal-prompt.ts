import type { IngredientId } from "../../food/ingredient.ts";
import { dishes } from "../../food/meal.ts";
import { countMeals, type SlotMention } from "./counts/count-meals.ts";
import { readCourses } from "./counts/read-courses.ts";
import { findOtherNumbers } from "./counts/read-other-numbers.ts";
import {
  isEveryNight,
  readDaily,
  readLooseWeek,
  readOccasions,
  settleDays,
} from "./counts/read-plan-days.ts";
import { findRareSlots } from "./days/rare-slots.ts";
import { readItinerary } from "./days/read-itinerary.ts";
import { readWeekdays } from "./days/read-weekdays.ts";
import { type Cookware, findCookware } from "./foods/cookware.ts";
import type { Pantry } from "./foods/find-foods.ts";
import { type MealFoods, readMealFoods } from "./foods/read-meal-foods.ts";
import { findCheap, findLeftovers, findStock, findUseUp } from "./foods/read-use-up.ts";
import { countNoodles, findLimited, type MealLimit } from "./limits/meal-limits.ts";
import { anyItem, readLimits, type StatedLimit } from "./limits/read-limits.ts";
import { readRest, readSeries } from "./limits/read-series.ts";
import { readServings } from "./people/read-servings.ts";
import {
  collectSearchText,
  collectUnwantedWords,
  collectValues,
  findMax,
  findMin,
  findMinOrAbout,
} from "./reading/extract-request.ts";
import { type PromptReading, readPrompt } from "./reading/read-prompt.ts";
import { type PromptWord, splitPrompt } from "./reading/split-prompt.ts";
import { cutWords, findInWords, number, readFigure } from "./reading/word-text.ts";
import type { MealRequest } from "./requests.ts";
import type { MealSlot } from "./slots.ts";
import { type MealMeaning, mealBook } from "./words/meal-words.ts";

const quickMinutes = 30;

/**
 * What is said about limits, people and days is read first and taken out of the prompt, so that "no soup twice" is not
 * taken for a refusal nor "for two" for a number of meals.
 */
export function readMealPrompt(text: string, pantry: Pantry): MealRequest {
  const all = splitPrompt(text);
  const isLimitable = (what: string) => findLimited(what, pantry) !== null;
  const stated = readLimits(all, isLimitable, null);
  const cheap = findCheap(all);
  const leftovers = findLeftovers(all);
  const unlimited = cutWords(all, [...stated.taken, ...leftovers]);
  const fresh = cutWords(
    unlimited,
    findStock(unlimited, (word) => isFood(word, pantry)),
  );
  const series = readSeries(fresh, isLimitable);
  const withoutLimits = cutWords(fresh, series.taken);
  const plain = cutWords(withoutLimits, [...findCheap(withoutLimits), ...findOtherNumbers(withoutLimits)]);
  const people = readServings(plain, createNounTest(plain, pantry));
  const rest = cutWords(plain, people.taken);
  const noCook = readWeekdays(rest, false);
  const words = cutWords(rest, noCook.noCookTaken);

  const reading = readPrompt<MealMeaning>(words, mealBook, getNounKey, (word) => isFood(word, pantry));
  const { amounts, wanted, refused, counts } = reading;
  const foods = readMealFoods(reading, pantry);
  const hasWeek = counts.days !== null && counts.days.days >= 7;
  const named = readWeekdays(rest, hasWeek);
  const mentions = findSlotMentions(reading);
  const span = counts.days ?? readLooseWeek(words, counts.counts, mentions) ?? readDaily(words);
  const planDays = settleDays(words, span, named.planned);
  const occasions = readOccasions(words);
  const courses = readCourses(withoutLimits);
  const isTonight = mentions.length === 0 && findInWords(words, "tonight|this evening").length > 0;
  if (isTonight || isEveryNight(all, mentions)) mentions.push({ slot: "dinner", at: words.length });
  const counted = countMeals({
    counts: counts.counts,
    days: occasions ?? planDays.days,
    mentions,
    isChoice: isChoiceOfMeals(reading),
    timesEach: readTimesEach(words),
    itinerary: noCook.noCook.length > 0 ? null : readItinerary(readWeekdays(words, hasWeek).named, mentions),
    seriesTotal: series.total,
    courses,
    rare: findRareSlots(words),
  });
  // "Dinner for 25 scouts" is one dinner.
  const isOneMeal = counted.count === null && people.servings !== null && isNamedOnce(reading, mentions);
  const count = isOneMeal ? mentions.length : counted.count;
  const perSlot = isOneMeal ? Object.fromEntries(mentions.map(({ slot }) => [slot, 1])) : counted.perSlot;
  const slots = [...new Set(mentions.map(({ slot }) => slot))];
  const wantedTypes = collectValues(wanted, "mealType");
  const maxMinutes = findMax(amounts, "minutes");
  const isQuick = wanted.some(({ meaning }) => meaning.facet === "quick");
  // A day that is named beside more meals than days says something about one of them.
  const isOfOneDay = courses !== null || counts.counts.some(({ per }) => per === "day");
  const mostOfMain = Math.max(
    0,
    ...(["breakfast", "lunch", "dinner"] as const).map((slot) => perSlot[slot] ?? 0),
  );
  const fitsDays = Object.keys(perSlot).length > 0 && mostOfMain <= planDays.weekdays.length;
  const isFewerDays =
    planDays.weekdays.length > 0 &&
    !fitsDays &&
    !isOfOneDay &&
    count !== null &&
    count > planDays.weekdays.length * Math.max(1, slots.length);
  return {
    count,
    perSlot,
    slots,
    days: isFewerDays || occasions !== null ? null : planDays.days,
    weekdays: isFewerDays ? [] : planDays.weekdays,
    mealTypes: wantedTypes,
    unwantedMealTypes: collectValues(refused, "mealType").filter((type) => !wantedTypes.includes(type)),
    servings: people.servings,
    limits: resolveLimits(
      [
        ...readLimits(all, isLimitable, count).limits,
        ...series.limits,
        ...limitRest(all, count, stated.limits, isLimitable),
      ],
      planDays.days,
      pantry,
    ),
    maxRepeats: stated.limits.find(({ what }) => what === anyItem)?.atMost ?? null,
    isCheap: cheap.length > 0,
    noCookDays: noCook.noCook,
    wantsLeftovers: leftovers.length > 0,
    addsLeftoverLunches:
      !people.arePortions &&
      !slots.includes("lunch") &&
      slots.includes("dinner") &&
      leftovers.some(({ from, to }) => all.slice(from, to).some(({ word }) => word === "lunch")),
    useUpIngredientIds: findUsedUp(words, foods),
    unwantedCookware: findUnwantedCookware(reading),
    diets: [...new Set([...collectValues(wanted, "diet"), ...foods.diets])],
    unwantedAllergens: foods.unwantedAllergens,
    unwantedIngredientIds: foods.unwanted,
    unwantedFoods: foods.unwantedFoods,
    wantedFoods: foods.wantedFoods,
    wantedIngredientIds: foods.wanted,
    maxMinutes: maxMinutes ?? (isQuick ? quickMinutes : null),
    minMinutes: findMin(amounts, "minutes"),
    totalMinutes: null,
    hasStatedMinutes: maxMinutes !== null,
    maxCalories: findMax(amounts, "calories"),
    minProtein: findMinOrAbout(amounts, "protein"),
    healthTags: collectValues(wanted, "healthTag"),
    // A refused dish is kept out by its name too: "no salad" is about more than salad leaves.
    unwantedWords: collectUnwantedWords(reading, (at) => foods.isRead(at) && !isDish(words[at])),
    searchText: collectSearchText(reading, foods.isRead),
  };
}

function getNounKey(meaning: MealMeaning): string | null {
  if (meaning.facet === "mealType") return meaning.value;
  if (meaning.facet === "dessert") return "dessert";
  return meaning.facet === "noun" || meaning.facet === "search" ? "item" : null;
}

function isDish(word: PromptWord | undefined): boolean {
  return word !== undefined && dishes.some((dish) => dish === word.word || dish === word.written);
}

function isFood(word: string, { vocabulary }: Pantry): boolean {
  return vocabulary.readDislikes(word).understood.some(({ isGuess }) => !isGuess);
}

/** Whether a word starts the name of what the plan is made of: "for 5 dinners" is not for five people. */
function createNounTest(words: readonly PromptWord[], pantry: Pantry): (at: number) => boolean {
  const { nouns } = readPrompt<MealMeaning>(words, mealBook, getNounKey, (word) => isFood(word, pantry));
  return (at) => words[at]?.gap === "space" && nouns.some(({ from }) => from === at);
}

/** A meal of two types, such as brunch, takes the first. */
function findSlotMentions({ wanted }: PromptReading<MealMeaning>): SlotMention[] {
  const byPlace = new Map<number, MealSlot>();
  for (const { from, meaning } of wanted) {
    if (byPlace.has(from)) continue;
    if (meaning.facet === "mealType") byPlace.set(from, meaning.value);
    if (meaning.facet === "dessert") byPlace.set(from, "dessert");
  }
  return [...byPlace].map(([at, slot]) => ({ at, slot }));
}

/** Each meal is named once, in the singular, and not as a kind of idea. */
function isNamedOnce(
  { words, nouns }: PromptReading<MealMeaning>,
  mentions: readonly SlotMention[],
): boolean {
  const isPlural = (at: number) => /[^s]s$/.test(words[at]?.written ?? "");
  const isKind = (at: number) => nouns.some(({ from }) => from === at + 1) || words[at + 1]?.word === "plan";
  return (
    mentions.length > 0 &&
    !mentions.some(({ at }) => isPlural(at) || isKind(at)) &&
    !nouns.some(({ to }) => isPlural(to - 1))
  );
}

/** "Lunch or dinner" is one meal a day. */
function isChoiceOfMeals({ words, wanted }: PromptReading<MealMeaning>): boolean {
  return wanted.some(({ from, meaning }) => meaning.facet === "mealType" && words[from - 1]?.word === "or");
}

/** "Breakfast, lunch and dinner x 3". */
function readTimesEach(words: readonly PromptWord[]): number | null {
  const meal = "(?:breakfast|brekkie|brekky|lunch|dinner|snack|tea|supper)";
  const [found] = findInWords(
    words,
    `${meal}(?:(?: ,)?(?: (?:and|plus))? ${meal})+ (?:x (?<n>${number})|(?<m>${number}) x)`,
  );
  return readFigure(found?.groups["n"] ?? found?.groups["m"]);
}

function findUsedUp(words: readonly PromptWord[], { findWantedIn }: MealFoods): IngredientId[] {
  return findUseUp(words).flatMap(({ clause, sentence, next }) => {
    const nearest = [clause, sentence, next].map((stretch) => findWantedIn([stretch]));
    return nearest.find((found) => found.length > 0) ?? [];
  });
}

/** "The rest veggie": as many as the other limits leave. */
function limitRest(
  words: readonly PromptWord[],
  count: number | null,
  others: readonly StatedLimit[],
  isKnown: (what: string) => boolean,
): StatedLimit[] {
  const what = readRest(words, isKnown);
  const left = (count ?? 0) - others.reduce((sum, { atLeast }) => sum + (atLeast ?? 0), 0);
  return what === null || left < 1 ? [] : [{ what, atLeast: left, atMost: null, per: "plan" }];
}

/** Each kind has one limit: said again, the narrower of both holds. */
function resolveLimits(limits: readonly StatedLimit[], days: number | null, pantry: Pantry): MealLimit[] {
  const inPlan = limits
    .filter(({ what }) => what !== anyItem)
    .map(({ what, atLeast, atMost, per }): Times => {
      const weeks = per === "week" ? Math.max(1, Math.round((days ?? 7) / 7)) : 1;
      const times = (each: number | null) => (each === null ? null : each * weeks);
      return { what, atLeast: times(atLeast), atMost: times(atMost) };
    });
  return [...Map.groupBy(inPlan, ({ what }) => what)].flatMap(([what, all]) => {
    const of = findLimited(what, pantry);
    if (of === null) return [];
    const limit = all.reduce(narrow);
    return [{ ...limit, of: limit.atMost === null ? of : countNoodles(of, pantry) }];
  });
}

type Times = Omit<MealLimit, "of">;

function narrow(one: Times, other: Times): Times {
  const choose = (better: typeof Math.max, first: number | null, second: number | null) =>
    first === null || second === null ? (first ?? second) : better(first, second);
  return {
    ...one,
    atLeast: choose(Math.max, one.atLeast, other.atLeast),
    atMost: choose(Math.min, one.atMost, other.atMost),
  };
}

function findUnwantedCookware({ words, refusals }: PromptReading<MealMeaning>): Cookware[] {
  const refused = refusals.flatMap(({ covers }) => covers.map(({ at }) => words[at]?.word ?? ""));
  const broken = findInWords(words, "oven (?:is|has|was) (?:broken|broke|bust|died|dead)").length > 0;
  const kinds = [...refused, ...(broken ? ["oven"] : [])].flatMap((word) => findCookware(word) ?? []);
  return [...new Set(kinds)];
}

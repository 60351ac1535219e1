import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { MealType } from "@fernwell/domain/food/meal";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import { isHard } from "@fernwell/domain/movement/hard";
import { type MainGoal, noAnswers } from "@fernwell/domain/recommend/answers";
import type { Catalogue } from "../src/catalogue.ts";
import { averageOf, findLongestRun, mean, median } from "./averages.ts";
import { type Card, type ShownPages, showFirstPages } from "./first-pages.ts";
import type { Measure } from "./measure.ts";
import { fillRealShelves } from "./real-shelves.ts";
import { listSimulatedPeople, type SimulatedPerson } from "./simulated-people.ts";

type Shown<Kind extends ItemKind> = readonly ShownPages<Kind>[];
type Meets<Kind extends ItemKind> = (item: ItemByKind[Kind], person: SimulatedPerson) => boolean;

export interface MeasuredGroup {
  readonly of: string;
  readonly measures: readonly Measure[];
}

const days = Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 2).padStart(2, "0")}`);

/** Measures the first pages of the simulated people over a fortnight. */
export function listOrderMeasures(catalogue: Catalogue): MeasuredGroup[] {
  const real = fillRealShelves(catalogue);
  const people = listSimulatedPeople();
  const show = <Kind extends ItemKind>(kind: Kind) =>
    people.map((person) => showFirstPages(kind, person, days, real));
  const [meals, exercises, meditations] = [show("meal"), show("exercise"), show("meditation")];
  return [
    { of: "meals", measures: measureMeals(meals, catalogue.meals.length) },
    { of: "exercises", measures: measureExercises(exercises, catalogue.exercises.length) },
    { of: "meditations", measures: measureMeditations(meditations, catalogue.meditations.length) },
    { of: "reasons of meals", measures: [...measureReasons(meals, 0.2), measureFacts(meals)] },
    { of: "reasons of exercises", measures: measureReasons(exercises, 0.2) },
    { of: "reasons of meditations", measures: measureReasons(meditations, 0.25) },
  ];
}

function measureMeals(shown: Shown<"meal">, catalogueSize: number): Measure[] {
  const free = shown.filter(({ person }) => person.answers.meal.mealTypes.length === 0);
  const isSaver = ({ answers }: SimulatedPerson) => answers.meal.mainGoals.includes("save-time");
  const savers = listCards(shown.filter(({ person }) => isSaver(person))).map(({ item }) => item.minutes);
  const others = listCards(shown.filter(({ person }) => !isSaver(person)));
  const shareOf = (type: MealType) => averageOf(listCards(free), ({ item }) => countAs(item, type));
  return [
    { name: "dinner, share of page one", value: shareOf("dinner"), min: 0.28, max: 0.5 },
    { name: "lunch", value: shareOf("lunch"), min: 0.2, max: 0.4 },
    { name: "breakfast", value: shareOf("breakfast"), min: 0.15, max: 0.3 },
    { name: "snack", value: shareOf("snack"), min: 0.05, max: 0.15 },
    { name: "drink", value: shareOf("drink"), min: 0.05, max: 0.15 },
    {
      name: "drinks and snacks among the first four",
      value: averageOf(free.flatMap(listFirstFour), (card) => Number(isBite(card))),
      max: 0.05,
    },
    {
      name: "drinks and snacks on one page, at most",
      value: Math.max(...free.flatMap(({ pages }) => pages.map((page) => page.filter(isBite).length))),
      max: 4,
    },
    ...measureVariety("cuisines", shown, 12),
    measureGoal(shown, meetsMainGoal, ({ answers }) => answers.meal.mainGoals.length > 0, 0.85),
    { name: "minutes of time-savers, median", value: median(savers), max: 20 },
    { name: "minutes of time-savers, longest", value: Math.max(...savers), max: 40 },
    {
      name: "over 45 minutes, for the others",
      value: averageOf(others, ({ item }) => Number(item.minutes > 45)),
      min: 0.05,
      max: 0.25,
    },
    ...measureFreshness(shown, catalogueSize, { novelty: 0.35, change: 0.45, coverage: 0.95 }),
  ];
}

function measureExercises(shown: Shown<"exercise">, catalogueSize: number): Measure[] {
  const novices = shown.filter(({ person }) => isNovice(person));
  const meetsGoal: Meets<"exercise"> = ({ goals }, { answers }) =>
    answers.exercise.goal !== null && goals.includes(answers.exercise.goal);
  const hasGoal = ({ answers, isMinor }: SimulatedPerson) =>
    answers.exercise.goal !== null && !(isMinor && answers.exercise.goal === "lose-weight");
  const isChosen: Meets<"exercise"> = ({ workoutTypes }, { answers }) =>
    workoutTypes.some((type) => answers.exercise.workoutTypes.includes(type));
  const hasChosen = ({ answers }: SimulatedPerson) => answers.exercise.workoutTypes.length > 0;
  return [
    ...measureVariety("patterns", shown, 7),
    measureGoal(shown, meetsGoal, hasGoal, 0.65),
    {
      ...measureGoal(shown, isChosen, hasChosen, 0.85),
      name: "share of the chosen workouts, of what is possible",
    },
    {
      name: "hard ones for beginners",
      value: listCards(novices).filter(({ item }) => isHard(item)).length,
      max: 0,
    },
    ...measureFreshness(shown, catalogueSize, { novelty: 0.12, change: 0.25, coverage: 0.95 }),
  ];
}

function measureMeditations(shown: Shown<"meditation">, catalogueSize: number): Measure[] {
  const meetsGoal: Meets<"meditation"> = ({ goals }, { answers }) =>
    goals.some((goal) => answers.meditation.goals.includes(goal));
  const free = shown.filter(({ person }) => person.answers.meditation.practices.length === 0);
  return [
    ...measureVariety("practices", free, 7),
    measureGoal(shown, meetsGoal, ({ answers }) => answers.meditation.goals.length > 0, 0.85),
    ...measureFreshness(shown, catalogueSize, { novelty: 0.06, change: 0.2, coverage: 0.95 }),
  ];
}

function measureReasons<Kind extends ItemKind>(shown: Shown<Kind>, maxWithout: number): Measure[] {
  const largest = shown.flatMap(({ pages }) => pages.map(findLargestShare));
  const answered = shown.filter(({ person }) => person.answers !== noAnswers);
  return [
    { name: "largest share of a page that one sentence has", value: Math.max(...largest), max: 1 / 3 },
    { name: "the same, on average", value: mean(largest), max: 1 / 3 },
    { name: "most reasons on a card", value: Math.max(...listCards(shown).map(countSentences)), max: 2 },
    {
      name: "cards without a reason, for people with answers",
      value: averageOf(listCards(answered), (card) => Number(countSentences(card) === 0)),
      max: maxWithout,
    },
  ];
}

function measureFacts(shown: Shown<"meal">): Measure {
  const silent = shown.filter(({ person }) => person.answers === noAnswers);
  return {
    name: "cards without a reason, for people without answers",
    value: averageOf(listCards(silent), (card) => Number(countSentences(card) === 0)),
    max: 0.2,
  };
}

/** The share of the page's cards that have its most frequent sentence. */
export function findLargestShare(page: readonly Pick<Card<ItemKind>, "sentences">[]): number {
  const sentences = page.flatMap((card) => card.sentences);
  const counts = [...Map.groupBy(sentences, (each) => each).values()].map(({ length }) => length);
  return Math.max(0, ...counts) / page.length;
}

function measureVariety(of: string, shown: Shown<ItemKind>, min: number): Measure[] {
  const pages = shown.flatMap(({ pages }) => pages);
  return [
    {
      name: `${of} on page one`,
      value: mean(pages.map((page) => new Set(page.map(({ sort }) => sort)).size)),
      min,
    },
    {
      name: `longest run of one of the ${of}`,
      value: Math.max(...pages.map((page) => findLongestRun(page.map(({ sort }) => sort)))),
      max: 2,
    },
  ];
}

/** Of the cards that could meet it: a person may have fewer fitting items than a page has cards. */
function measureGoal<Kind extends ItemKind>(
  shown: Shown<Kind>,
  meets: Meets<Kind>,
  hasGoal: (person: SimulatedPerson) => boolean,
  min: number,
): Measure {
  const shares = shown
    .filter(({ person }) => hasGoal(person))
    .flatMap(({ person, servable, pages }) => {
      const available = servable.filter((item) => meets(item, person)).length;
      if (available === 0) return [];
      return pages.map(
        (page) => page.filter(({ item }) => meets(item, person)).length / Math.min(page.length, available),
      );
    });
  return { name: "share that meets the main goal, of what is possible", value: mean(shares), min };
}

function measureFreshness(
  shown: Shown<ItemKind>,
  catalogueSize: number,
  min: { readonly novelty: number; readonly change: number; readonly coverage: number },
): Measure[] {
  const changes = shown.flatMap(({ pages }) =>
    pages.flatMap((page, day) => {
      const before = new Set(pages[day - 1]?.map(({ item }) => item.id));
      return day === 0 ? [] : [averageOf(page, ({ item }) => Number(!before.has(item.id)))];
    }),
  );
  const novelties = shown.flatMap(({ pages }) => {
    const seen = new Set<string>();
    return pages.flatMap((page, day) => {
      const fresh = page.filter(({ item }) => !seen.has(item.id)).length;
      for (const { item } of page) seen.add(item.id);
      return day === 0 || page.length === 0 ? [] : [fresh / page.length];
    });
  });
  const covered = new Set(listCards(shown).map(({ item }) => item.id));
  return [
    { name: "not on page one the day before", value: mean(changes), min: min.change },
    { name: "on no page one of the days before, over a fortnight", value: mean(novelties), min: min.novelty },
    { name: "catalogue shown to someone", value: covered.size / catalogueSize, min: min.coverage },
  ];
}

export function isNovice({ answers }: SimulatedPerson): boolean {
  return answers.exercise.level === null || answers.exercise.level === "beginner";
}

const meetsMainGoal: Meets<"meal"> = (meal, { answers, isMinor }) =>
  answers.meal.mainGoals.some((goal) => !(isMinor && goal === "lose-weight") && goalRules[goal](meal));

const goalRules: Readonly<Record<MainGoal, (meal: DerivedMeal) => boolean>> = {
  "lose-weight": ({ healthTags }) => healthTags.includes("lighter-meal"),
  "eat-healthier": ({ healthTags }) =>
    healthTags.includes("heart-friendly") || healthTags.includes("high-fibre"),
  "cook-tasty-meals": ({ cost, ingredients }) => cost === "festive" || ingredients.length >= 12,
  "not-think-about-cooking": ({ ingredients }) => ingredients.length <= 7,
  "save-time": ({ minutes }) => minutes <= 30,
};

/** A drink is nothing else, a snack only what is no meal, and a meal of several types counts for each in part. */
function countAs({ mealTypes: types }: DerivedMeal, type: MealType): number {
  if (types.includes("drink")) return Number(type === "drink");
  const meals = types.filter((each) => each !== "snack");
  if (meals.length === 0) return Number(type === "snack");
  return meals.some((each) => each === type) ? 1 / meals.length : 0;
}

function isBite({ item }: Card<"meal">): boolean {
  return countAs(item, "snack") + countAs(item, "drink") > 0;
}

function listCards<Kind extends ItemKind>(shown: Shown<Kind>): Card<Kind>[] {
  return shown.flatMap(({ pages }) => pages.flat());
}

function listFirstFour<Kind extends ItemKind>({ pages }: ShownPages<Kind>): Card<Kind>[] {
  return pages.flatMap((page) => page.slice(0, 4));
}

function countSentences({ sentences }: Card<ItemKind>): number {
  return sentences.length;
}

import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { noMealAnswers } from "@fernwell/domain/recommend/answers";
import { createFacetIndexBuilder } from "@fernwell/domain/recommend/facet-index";
import { listMealFacets, type MealFacet } from "@fernwell/domain/recommend/facets";
import { rank } from "@fernwell/domain/recommend/rank";
import type { Wish } from "@fernwell/domain/recommend/weights";
import type { Condition } from "@fernwell/domain/safety/condition";
import { createConflictIndexBuilder } from "@fernwell/domain/safety/conflict-index";
import { listConstraints } from "@fernwell/domain/safety/constraints";
import { openGate } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import type { WordList } from "@fernwell/domain/safety/word-list";
import { multiplyCatalogue } from "./generated-items.ts";

/** Microseconds of CPU time for one ranking: gating every meal, scoring, and ordering the page. */
const answers = {
  ...noMealAnswers,
  allergies: "peanuts and shellfish",
  dislikes: "mushrooms",
  diets: ["dairy-free" as const],
  mainGoals: ["save-time" as const, "eat-healthier" as const],
  healthTags: ["high-fibre" as const],
  mealTypes: ["breakfast" as const, "dinner" as const],
};
const { allergies, dislikes } = answers;
const told = { ...nothingTold, texts: { ...nothingTold.texts, allergies, dislikes } };
const person = { kind: "meal", answers, told, isMinor: false } as const;

for (const size of [1_000, 10_000, 100_000]) {
  const items = await multiplyCatalogue(size, ["meal"]);
  const meals = items.filter(({ kind }) => kind === "meal").map(({ body }) => body as DerivedMeal);
  const ingredients = items.filter(({ kind }) => kind === "ingredient").map(({ body }) => body as Ingredient);
  const builder = createFacetIndexBuilder<MealFacet>();
  for (const meal of meals) builder.add(listMealFacets(meal));
  const facets = builder.build();
  const constraints = listConstraints.meal({
    ingredientIds: ingredients.map(({ id }) => id),
    exerciseIds: [],
  });
  const conflicts = createConflictIndexBuilder<"meal", DerivedMeal>("meal", constraints);
  const startedAt = process.cpuUsage().user;
  for (const meal of meals) conflicts.add(meal);
  const indexedMs = (process.cpuUsage().user - startedAt) / 1000;
  const conditions = items.filter(({ kind }) => kind === "condition").map(({ body }) => body as Condition);
  const wordLists = items.filter(({ kind }) => kind === "language").map(({ body }) => body as WordList);
  // The reading of a text is stored, so it is not part of a ranking.
  const reading = readTold(told, createVocabulary({ ingredients, exercises: [], conditions, wordLists }));
  const catalogue = {
    readTold: () => reading,
    shelves: {
      meal: { conflicts: conflicts.build() },
      exercise: { conflicts: createConflictIndexBuilder("exercise", []).build() },
      meditation: { conflicts: createConflictIndexBuilder("meditation", []).build() },
    },
  };
  const areAlike = (one: number, other: number) => meals[one]?.cuisine === meals[other]?.cuisine;

  const rankOnce = (page: number) => {
    const gate = openGate(catalogue, person);
    const { servable } = gate.judgeAll();
    return rank(facets, servable, gate.listWishes(), areAlike, "2026-11-15").getPage({ page, pageSize: 20 });
  };
  /** The same without the index: the gate's verdict on every meal, one after the other, and a sum of weights for each. */
  const facetsOf = new Map(meals.map((meal) => [meal, new Set(listMealFacets(meal))]));
  const rankPlainly = () => {
    const gate = openGate(catalogue, person);
    const wishes = gate.listWishes();
    return meals
      .filter((meal) => gate.judge(meal).isServable)
      .map((item) => ({ item, score: sumWeights(wishes, facetsOf.get(item)) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 20);
  };
  const figures = [
    ...[1, 50].map((page) => `page ${page}: ${timed(300, () => rankOnce(page)).toFixed(0)} µs`),
    `without the index: ${timed(size > 10_000 ? 10 : 100, rankPlainly).toFixed(0)} µs`,
  ];
  process.stdout.write(
    `${String(size).padStart(7)} items   ${figures.join("   ")}   index built in ${indexedMs.toFixed(0)} ms\n`,
  );
}

function sumWeights(wishes: readonly Wish<MealFacet>[], facets: ReadonlySet<MealFacet> | undefined): number {
  return wishes.reduce((sum, { facet, weight }) => (facets?.has(facet) ? sum + weight : sum), 0);
}

function timed(turns: number, work: () => unknown): number {
  for (let turn = 0; turn < turns; turn += 1) work();
  const startedAt = process.cpuUsage().user;
  for (let turn = 0; turn < turns; turn += 1) work();
  return (process.cpuUsage().user - startedAt) / turns;
}

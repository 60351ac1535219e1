import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { noMealAnswers } from "@fernwell/domain/recommend/answers";
import { createFacetIndexBuilder } from "@fernwell/domain/recommend/facet-index";
import { listMealFacets, type MealFacet } from "@fernwell/domain/recommend/facets";
import { rankPage } from "@fernwell/domain/recommend/rank";
import { createConflictIndexBuilder } from "@fernwell/domain/safety/conflict-index";
import { listConstraints } from "@fernwell/domain/safety/constraints";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { openGate } from "@fernwell/domain/safety/gate";
import { multiplyCatalogue } from "./generated-items.ts";

/** Microseconds of CPU time for one ranking: reading the answers, gating every meal, scoring, and ordering the page. */
const answers = {
  ...noMealAnswers,
  allergies: "peanuts and shellfish",
  dislikes: "mushrooms",
  diets: ["dairy-free" as const],
  mainGoals: ["save-time" as const, "eat-healthier" as const],
  healthTags: ["high-fibre" as const],
  mealTypes: ["breakfast" as const, "dinner" as const],
};
const person = { kind: "meal", answers, isMinor: false } as const;

for (const size of [1_000, 10_000, 100_000]) {
  const items = await multiplyCatalogue(size, ["meal"]);
  const meals = items.filter(({ kind }) => kind === "meal").map(({ body }) => body as DerivedMeal);
  const ingredients = items.filter(({ kind }) => kind === "ingredient").map(({ body }) => body as Ingredient);
  const builder = createFacetIndexBuilder<MealFacet>();
  for (const meal of meals) builder.add(listMealFacets(meal));
  const facets = builder.build();
  const constraints = listConstraints.meal(ingredients.map(({ id }) => id));
  const conflicts = createConflictIndexBuilder<"meal", DerivedMeal>("meal", constraints);
  const startedAt = process.cpuUsage().user;
  for (const meal of meals) conflicts.add(meal);
  const indexedMs = (process.cpuUsage().user - startedAt) / 1000;
  const catalogue = {
    vocabulary: createFoodVocabulary(ingredients),
    shelves: {
      meal: { conflicts: conflicts.build() },
      exercise: { conflicts: createConflictIndexBuilder("exercise", []).build() },
      meditation: { conflicts: createConflictIndexBuilder("meditation", []).build() },
    },
  };
  const areAlike = (one: number, other: number) => meals[one]?.cuisine === meals[other]?.cuisine;

  const rank = (page: number) => {
    const gate = openGate(catalogue, person);
    const { servable } = gate.judgeAll();
    return rankPage(facets, servable, gate.listWishes(), areAlike, { page, pageSize: 20, day: "2026-11-15" });
  };
  const figures = [1, 50].map((page) => `page ${page}: ${timed(() => rank(page)).toFixed(0)} µs`);
  process.stdout.write(
    `${String(size).padStart(7)} items   ${figures.join("   ")}   index built in ${indexedMs.toFixed(0)} ms\n`,
  );
}

function timed(work: () => unknown): number {
  const turns = 300;
  for (let turn = 0; turn < turns; turn += 1) work();
  const startedAt = process.cpuUsage().user;
  for (let turn = 0; turn < turns; turn += 1) work();
  return (process.cpuUsage().user - startedAt) / turns;
}

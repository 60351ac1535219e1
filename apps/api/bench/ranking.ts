import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { noMealAnswers } from "@fernwell/domain/recommend/answers";
import { createFacetIndexBuilder } from "@fernwell/domain/recommend/facet-index";
import { type MealFacet, mealFacets } from "@fernwell/domain/recommend/facets";
import { rankPage } from "@fernwell/domain/recommend/rank";
import { mealWishes } from "@fernwell/domain/recommend/weights";
import { constrainFood } from "@fernwell/domain/safety/constraints";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { gateMeals } from "@fernwell/domain/safety/gate-all";
import { multiplyCatalogue } from "./generated-items.ts";

/** Microseconds for one ranking: reading the person's words, gating every meal, scoring, and the page's order. */
const answers = {
  ...noMealAnswers,
  allergies: "peanuts and shellfish",
  dislikes: "mushrooms",
  diets: ["dairy-free" as const],
  mainGoals: ["save-time" as const, "eat-healthier" as const],
  healthTags: ["high-fibre" as const],
  mealTypes: ["breakfast" as const, "dinner" as const],
};

for (const size of [1_000, 10_000, 100_000]) {
  const items = await multiplyCatalogue(size, ["meal"]);
  const meals = items.filter(({ kind }) => kind === "meal").map(({ body }) => body as DerivedMeal);
  const ingredients = items.filter(({ kind }) => kind === "ingredient").map(({ body }) => body as Ingredient);
  const vocabulary = createFoodVocabulary(ingredients);
  const builder = createFacetIndexBuilder<MealFacet>();
  for (const meal of meals) builder.add(meal.name, mealFacets(meal));
  const index = builder.build();
  const areAlike = (one: number, other: number) => meals[one]?.cuisine === meals[other]?.cuisine;

  const rank = (page: number) => {
    const { servable } = gateMeals(index, constrainFood(answers, vocabulary));
    return rankPage(index, servable, mealWishes(answers, { isMinor: false }), areAlike, {
      page,
      pageSize: 20,
      day: "2026-11-15",
    });
  };
  const figures = [1, 50].map((page) => `page ${page}: ${timed(() => rank(page)).toFixed(0)} µs`);
  process.stdout.write(`${String(size).padStart(7)} items   ${figures.join("   ")}\n`);
}

function timed(work: () => unknown): number {
  const turns = 300;
  for (let turn = 0; turn < turns; turn += 1) work();
  const startedAt = performance.now();
  for (let turn = 0; turn < turns; turn += 1) work();
  return ((performance.now() - startedAt) * 1000) / turns;
}

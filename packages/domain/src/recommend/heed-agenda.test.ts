import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aMeal, anExercise, anIngredientLine } from "../../test/items.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import { createConflictIndexBuilder } from "../safety/conflict-index.ts";
import { judgeAll } from "../safety/gate.ts";
import { nothingTold } from "../safety/told.ts";
import { noAnswers } from "./answers.ts";
import { arrange } from "./arrange.ts";
import { createFacetIndexBuilder } from "./facet-index.ts";
import { type FacetByKind, listExerciseFacets, listMealFacets } from "./facets.ts";
import { createFilterIndexBuilder } from "./filter-index.ts";
import { type FilterTrait, listExerciseTraits, listMealTraits } from "./filter-traits.ts";
import { type Agenda, heedAgenda } from "./heed-agenda.ts";
import { rank } from "./rank.ts";

const bag = {
  kind: "packs",
  unit: "bag",
  sizes: [{ grams: 120, says: null, label: null }],
  counts: null,
} as const;
const findIngredient = (id: IngredientId) => anIngredient({ id, ...(id === "spinach" && { soldAs: bag }) });
const words = { option: (_: string, id: string) => id, ingredient: (id: string) => id };
/** On this day it is the turn of none of the first ten. */
const moment = { day: "2026-05-17", partOfDay: null, hemisphere: null };

interface Listed<Kind extends ItemKind> {
  readonly kind: Kind;
  readonly items: readonly ItemByKind[Kind][];
  readonly listFacets: (item: ItemByKind[Kind]) => FacetByKind[Kind][];
  readonly listTraits: (item: ItemByKind[Kind]) => FilterTrait<Kind>[];
}

function order<Kind extends ItemKind>(
  { kind, items, listFacets, listTraits }: Listed<Kind>,
  agenda: Partial<Agenda>,
): string[] {
  const facets = createFacetIndexBuilder<FacetByKind[Kind]>();
  const filters = createFilterIndexBuilder<Kind>(kind, ({ id }) => id);
  const conflicts = createConflictIndexBuilder<Kind, ItemByKind[Kind]>(kind, []);
  for (const item of items) {
    facets.add(listFacets(item));
    filters.add(listTraits(item));
    conflicts.add(item);
  }
  const positions = new Map(items.map((item, position): [string, number] => [item.id, position]));
  const shelf = {
    items,
    facets: facets.build(),
    filters: filters.build(),
    sortOf: String,
    findPosition: (id: string) => positions.get(id) ?? null,
  };
  const heeded = heedAgenda(kind, shelf, { done: [], planned: [], ...agenda }, findIngredient);
  const gated = judgeAll(conflicts.build(), []);
  const person = { kind, answers: noAnswers[kind], told: nothingTold, isMinor: false };
  const arrangement = arrange(person, shelf, gated, { moment, agenda: heeded, withheld: [] }, words);
  return rank(shelf.facets, gated.servable, [], () => false, moment.day, null, arrangement)
    .getPage({ page: 1, pageSize: 9 })
    .map(({ position, reasons }) =>
      [items[position]?.id, ...reasons.map((reason) => arrangement.describe(reason, position))].join(": "),
    );
}

const plate = (id: string, ...foods: readonly (readonly [id: string, grams: number])[]) =>
  aMeal({ id, minutes: 30, ingredients: foods.map(([food, grams]) => anIngredientLine(food, grams)) });
const meals: Listed<"meal"> = {
  kind: "meal",
  items: [
    plate("salad", ["spinach", 50]),
    plate("soup", ["leek", 200]),
    plate("pie", ["spinach", 40]),
    ...["rice", "dal", "stew", "toast", "pasta", "beans"].map((id) => plate(id, ["white-rice", 80])),
  ],
  listFacets: (meal) => listMealFacets(meal).filter((facet) => facet !== "few-ingredients"),
  listTraits: (meal) => listMealTraits(meal, findIngredient),
};
const exercises: Listed<"exercise"> = {
  kind: "exercise",
  items: ["squats", "bends", "steps"].map((id) => anExercise({ id })),
  listFacets: listExerciseFacets,
  listTraits: listExerciseTraits,
};
const listIds = (rows: readonly string[]) => rows.map((row) => row.split(":")[0]);

describe("what was done lately", () => {
  it("[FIND-27] moves to the end of what suits as well, and stays in the list", () => {
    const before = listIds(order(meals, {}));
    const [first = "", second = "", ...others] = before;
    expect(listIds(order(meals, { done: [second, first] }))).toEqual([...others, first, second]);
    expect(listIds(order(meals, { done: before.map(String) }))).toEqual(before);
  });

  it("[FIND-27] moves down among exercises too", () => {
    const [first = "", ...others] = listIds(order(exercises, {}));
    expect(listIds(order(exercises, { done: [first, "no-such-exercise"] }))).toEqual([...others, first]);
  });
});

describe("what is planned", () => {
  const planned = [{ mealId: "salad", servings: null }];

  it("[FIND-33] moves up other meals with what it leaves over, and they say so", () => {
    const [first, ...others] = order(meals, { planned });
    expect(first).toBe("pie: Uses the spinach in your plan");
    expect(others.join()).not.toContain("in your plan");
  });

  it("[FIND-33] counts as it is cooked: for two it leaves too little", () => {
    expect(order(meals, { planned: [{ mealId: "salad", servings: 2 }] }).join()).not.toContain(
      "in your plan",
    );
    expect(order(meals, { planned: [{ mealId: "gone", servings: 2 }] })).toEqual(order(meals, {}));
  });
});

import { describe, expect, it } from "vitest";
import { aMeal } from "../../test/items.ts";
import type { MealType } from "../food/meal.ts";
import { createConflictIndexBuilder } from "../safety/conflict-index.ts";
import { judgeAll } from "../safety/gate.ts";
import { nothingTold } from "../safety/told.ts";
import { type MealAnswers, noExerciseAnswers, noMealAnswers } from "./answers.ts";
import { arrange } from "./arrange.ts";
import { createFacetIndexBuilder } from "./facet-index.ts";
import { listMealFacets, type MealFacet } from "./facets.ts";
import type { FeedbackVerdict } from "./feedback.ts";
import type { Moment } from "./moment.ts";
import { planOrder } from "./order.ts";
import { rank } from "./rank.ts";

const nobody = { told: nothingTold, isMinor: false };
const unknownPlace = { day: "2026-11-18", partOfDay: null, hemisphere: null };

describe("the order of exercises", () => {
  const planFor = (level: "beginner" | "intermediate" | null, verdict?: FeedbackVerdict) =>
    planOrder.exercise(
      {
        kind: "exercise",
        answers: { ...noExerciseAnswers, level },
        feedback: verdict === undefined ? [] : [{ itemId: "squats", verdict }],
        ...nobody,
      },
      unknownPlace,
      [],
    ).first;

  it("[FIND-22] keeps hard ones back from beginners, and from people who said nothing", () => {
    expect([planFor("beginner"), planFor(null), planFor("intermediate")]).toEqual([
      "not-hard",
      "not-hard",
      null,
    ]);
  });

  it("[FIND-22] keeps nothing back once a person says that something was too easy", () => {
    expect(planFor("beginner", "too_easy")).toBeNull();
    expect(planFor("beginner", "too_hard")).toBe("not-hard");
  });
});

describe("the order of meals", () => {
  /** Slow and with many ingredients, so that nothing else is said of it. */
  const plate = (id: string, ingredientId: string) =>
    aMeal({ id, minutes: 90, ingredientIds: [ingredientId, ..."abcdefgh"] });
  const meals = [plate("rice", "white-rice"), plate("spring", "asparagus"), plate("winter", "parsnip")];

  function listNames(hemisphere: Moment["hemisphere"]) {
    const facets = createFacetIndexBuilder<MealFacet>();
    const conflicts = createConflictIndexBuilder<"meal", (typeof meals)[number]>("meal", []);
    for (const meal of meals) {
      facets.add(listMealFacets(meal));
      conflicts.add(meal);
    }
    const shelf = { items: meals, facets: facets.build(), sortOf: String };
    const gated = judgeAll(conflicts.build(), []);
    const person = { kind: "meal", answers: noMealAnswers, ...nobody } as const;
    const words = { option: (_: string, id: string) => id, ingredient: (id: string) => id };
    // On this day it is the turn of none of the three.
    const moment = { day: "2026-05-11", partOfDay: null, hemisphere };
    const arrangement = arrange(person, shelf, gated, { moment, agenda: null, withheld: [] }, words);
    return rank(shelf.facets, gated.servable, [], () => false, moment.day, null, arrangement)
      .getPage({ page: 1, pageSize: 3 })
      .map(({ position, reasons }) =>
        [meals[position]?.name, ...reasons.map((reason) => arrangement.describe(reason, position))].join(
          ", ",
        ),
      );
  }

  it("[FIND-24] brings forward what is in season where the person is, and says so", () => {
    expect(listNames("north")[0]).toBe("spring, In season: asparagus");
    expect(listNames("south")[0]).toBe("winter, In season: parsnip");
  });

  it("[FIND-24] knows no season where the hemisphere is unknown", () => {
    expect(listNames(null).toSorted()).toEqual(["rice", "spring", "winter"]);
  });

  const planFor = (answers: Partial<MealAnswers>, partOfDay: Moment["partOfDay"] = null) =>
    planOrder.meal(
      { kind: "meal", answers: { ...noMealAnswers, ...answers }, ...nobody },
      { ...unknownPlace, partOfDay },
      [],
    );

  it("[FIND-26] gives the largest share to the meal of the time of day", () => {
    const listShares = (partOfDay: Moment["partOfDay"], mealTypes: MealType[] = []) =>
      planFor({ mealTypes }, partOfDay)
        .shares.map(({ facet, parts }) => `${facet} ${parts}`)
        .slice(0, 2);
    expect(listShares("morning")).toEqual(["course:breakfast 7", "course:lunch 5"]);
    expect(listShares("midday")).toEqual(["course:lunch 7", "course:dinner 5"]);
    expect(listShares("evening")).toEqual(["course:dinner 7", "course:lunch 5"]);
    expect(listShares(null)).toEqual(["course:dinner 7", "course:lunch 5"]);
    expect(listShares("morning", ["dinner", "breakfast"])).toEqual([
      "meal-type:breakfast 7",
      "meal-type:dinner 4",
    ]);
  });

  it("[FIND-34] states facts only to people whose answers give no reasons", () => {
    expect(planFor({ allergies: "peanuts" }).facts.length).toBeGreaterThan(3);
    expect(planFor({ mainGoals: ["save-time"] }).facts).toEqual([]);
  });
});

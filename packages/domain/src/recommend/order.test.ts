import { describe, expect, it } from "vitest";
import { aMeal } from "../../test/items.ts";
import { createConflictIndexBuilder } from "../safety/conflict-index.ts";
import { judgeAll } from "../safety/gate.ts";
import { nothingTold } from "../safety/told.ts";
import { noExerciseAnswers, noMealAnswers } from "./answers.ts";
import { arrange } from "./arrange.ts";
import { createFacetIndexBuilder } from "./facet-index.ts";
import { listMealFacets, type MealFacet } from "./facets.ts";
import type { FeedbackVerdict } from "./feedback.ts";
import { planOrder, type Season } from "./order.ts";
import { rank } from "./rank.ts";

const nobody = { told: nothingTold, isMinor: false };
const unknownPlace = { day: "2026-11-18", hemisphere: null };

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
  const plate = (id: string, ingredientId: string) => aMeal({ id, ingredientIds: [ingredientId] });
  const meals = [plate("rice", "white-rice"), plate("spring", "asparagus"), plate("winter", "parsnip")];

  function listNames(season: Season) {
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
    const arrangement = arrange(person, shelf, gated, season, words);
    // On this day it is the turn of none of the three.
    return rank(shelf.facets, gated.servable, [], () => false, season.day, null, arrangement)
      .getPage({ page: 1, pageSize: 3 })
      .map(({ position, reasons }) =>
        [meals[position]?.name, ...reasons.map((reason) => arrangement.describe(reason, position))].join(
          ", ",
        ),
      );
  }

  it("[FIND-24] brings forward what is in season where the person is, and says so", () => {
    expect(listNames({ day: "2026-05-11", hemisphere: "north" })[0]).toBe("spring, In season: asparagus");
    expect(listNames({ day: "2026-05-11", hemisphere: "south" })[0]).toBe("winter, In season: parsnip");
  });

  it("[FIND-24] knows no season where the hemisphere is unknown", () => {
    expect(listNames({ day: "2026-05-11", hemisphere: null }).toSorted()).toEqual([
      "rice",
      "spring",
      "winter",
    ]);
  });
});

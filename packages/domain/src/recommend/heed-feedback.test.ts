import { describe, expect, it } from "vitest";
import { aMeal, aMeditation, anExercise } from "../../test/items.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { ExerciseId } from "../movement/exercise.ts";
import { createConflictIndexBuilder } from "../safety/conflict-index.ts";
import type { ConstraintByKind } from "../safety/constraints.ts";
import { judgeAll } from "../safety/gate.ts";
import { createFacetIndexBuilder } from "./facet-index.ts";
import { type FacetByKind, listExerciseFacets, listMealFacets, listMeditationFacets } from "./facets.ts";
import type { FeedbackVerdict } from "./feedback.ts";
import { heedFeedback } from "./heed-feedback.ts";
import { rank } from "./rank.ts";

const listFacets: { readonly [Kind in ItemKind]: (item: ItemByKind[Kind]) => FacetByKind[Kind][] } = {
  meal: listMealFacets,
  exercise: listExerciseFacets,
  meditation: listMeditationFacets,
};

type Said = readonly [itemId: string, verdict: FeedbackVerdict];

/** The items in their order, each with the reasons that feedback gives. */
function order<Kind extends ItemKind>(
  kind: Kind,
  items: readonly ItemByKind[Kind][],
  feedback: readonly Said[],
  constraints: readonly ConstraintByKind[Kind][] = [],
): string[] {
  const facets = createFacetIndexBuilder<FacetByKind[Kind]>();
  const conflicts = createConflictIndexBuilder<Kind, ItemByKind[Kind]>(kind, []);
  for (const item of items) {
    facets.add(listFacets[kind](item));
    conflicts.add(item);
  }
  const index = facets.build();
  const { servable } = judgeAll(conflicts.build(), constraints);
  const positions = new Map(items.map((item, position): [string, number] => [item.id, position]));
  const shelf = { items, facets: index, findPosition: (id: string) => positions.get(id) ?? null };
  const said = feedback.map(([itemId, verdict]) => ({ itemId, verdict }));
  const heeded = heedFeedback(kind, shelf, servable, said);
  return rank(index, servable, [], () => false, "2026-11-18", heeded)
    .getPage({ page: 1, pageSize: 99 })
    .map(({ position, reasons }) => [items[position]?.id, ...reasons.map(inWords)].join(", "));
}

function inWords(reason: { readonly kind: string; readonly name?: string }): string {
  return `${reason.kind} ${reason.name}`;
}

const squats = anExercise({
  id: "squats",
  workoutTypes: ["strength"],
  level: "intermediate",
  met: 5,
  easier: "chair-squats" as ExerciseId,
  harder: "jump-squats" as ExerciseId,
});
const chairSquats = anExercise({ id: "chair-squats", workoutTypes: ["strength"], met: 3 });
const jumpSquats = anExercise({ id: "jump-squats", workoutTypes: ["strength"], level: "advanced", met: 8 });
const curls = anExercise({ id: "curls", workoutTypes: ["strength"], met: 3.5 });
const presses = anExercise({ id: "presses", workoutTypes: ["strength"], level: "intermediate", met: 6 });
/** Of a lower level, but more strenuous: neither gentler nor harder than squats. */
const steps = anExercise({ id: "steps", workoutTypes: ["strength"], met: 7 });
const nodding = anExercise({ id: "nodding", met: 1.5 });
const exercises = [steps, nodding, presses, curls, jumpSquats, chairSquats, squats];

describe("feedback on an exercise", () => {
  it("[DO-52] that is too hard brings its easier sibling to the front, then gentler ones of its sort", () => {
    const [first, second, ...others] = order("exercise", exercises, [["squats", "too_hard"]]);
    expect([first, second]).toEqual(["chair-squats, gentler squats", "curls, gentler squats"]);
    expect(others.toSorted()).toEqual(["jump-squats", "nodding", "presses", "squats", "steps"]);
  });

  it("[DO-52] that is too easy brings its harder sibling to the front, then more demanding ones", () => {
    const [first, second, ...others] = order("exercise", exercises, [["squats", "too_easy"]]);
    expect([first, second]).toEqual(["jump-squats, harder squats", "presses, harder squats"]);
    expect(others.toSorted()).toEqual(["chair-squats", "curls", "nodding", "squats", "steps"]);
  });

  it("[DO-52] brings to the front what lies between one that is too hard and one that is too easy", () => {
    const [first] = order("exercise", exercises, [
      ["jump-squats", "too_hard"],
      ["chair-squats", "too_easy"],
    ]);
    expect(first).toMatch(/^(squats|presses|curls), gentler jump-squats, harder chair-squats$/);
  });

  it("[DO-52] names it for its sibling too, where only the catalogue knows that the sibling is easier", () => {
    const wallSquats = anExercise({ id: "wall-squats", workoutTypes: ["balance"], met: 5 });
    const some = [nodding, { ...squats, easier: wallSquats.id }, wallSquats];
    expect(order("exercise", some, [["squats", "too_hard"]])[0]).toBe("wall-squats, gentler squats");
  });

  it("names the newest of several, and no reason for what has nothing to do with them", () => {
    const feedback: Said[] = [
      ["presses", "too_hard"],
      ["squats", "too_hard"],
    ];
    expect(order("exercise", exercises, feedback)).toContain("curls, gentler presses");
    expect(order("exercise", exercises, feedback)).toContain("nodding");
  });

  it("[DO-51] that is not for the person takes it out, and nothing else", () => {
    const left = order("exercise", exercises, [["curls", "not_for_me"]]);
    expect(left.toSorted()).toEqual(["chair-squats", "jump-squats", "nodding", "presses", "squats", "steps"]);
  });

  it("counts for nothing where the catalogue no longer has it", () => {
    const gone: Said[] = [
      ["gone", "too_hard"],
      ["also-gone", "not_for_me"],
    ];
    expect(order("exercise", exercises, gone)).toEqual(order("exercise", exercises, []));
  });
});

describe("feedback on a meal", () => {
  const step = { text: "", uses: [], wait: null };
  const rendang = aMeal({ id: "rendang", minutes: 180, steps: [step, step, step], cuisine: "Indonesian" });
  const toast = aMeal({ id: "toast", minutes: 5, steps: [step], mealTypes: ["breakfast"] });
  const pasta = aMeal({ id: "pasta", minutes: 20, steps: [step], cuisine: "Italian", dish: "pasta" });
  const risotto = aMeal({ id: "risotto", minutes: 200, cuisine: "Italian", dish: "rice-dish" });
  const lasagne = aMeal({ id: "lasagne", minutes: 90, steps: [step, step, step], cuisine: "Italian" });
  const meals = [rendang, toast, pasta, risotto, lasagne];

  it("[DO-52] that is too hard brings simpler ones for the same time of day to the front", () => {
    const [first, ...others] = order("meal", meals, [["rendang", "too_hard"]]);
    expect(first).toBe("pasta, simpler rendang");
    expect(others.toSorted()).toEqual(["lasagne", "rendang", "risotto", "toast"]);
  });

  it("[DO-52] of which the person wants more brings its kitchen and its sort of dish to the front", () => {
    const some = [...meals, aMeal({ id: "penne", cuisine: "Italian", dish: "pasta" })];
    const ordered = order("meal", some, [["pasta", "more_like_this"]]);
    expect(ordered.slice(0, 2).toSorted()).toEqual(["pasta", "penne, like pasta"]);
    expect(ordered.slice(2, 4).toSorted()).toEqual(["lasagne, like pasta", "risotto, like pasta"]);
  });

  it("[DO-52] counts more the more meals of a kitchen the person wants more of", () => {
    const some = [
      ...meals,
      aMeal({ id: "satay", cuisine: "Indonesian", dish: "grill" }),
      aMeal({ id: "gado-gado", cuisine: "Indonesian", dish: "salad" }),
      aMeal({ id: "minestrone", cuisine: "Italian", dish: "soup" }),
    ];
    const ordered = order("meal", some, [
      ["pasta", "more_like_this"],
      ["gado-gado", "more_like_this"],
      ["risotto", "more_like_this"],
    ]);
    expect(ordered.indexOf("minestrone, like pasta")).toBeLessThan(ordered.indexOf("satay, like gado-gado"));
    const others = order("meal", some.toReversed(), [
      ["gado-gado", "more_like_this"],
      ["pasta", "more_like_this"],
      ["satay", "more_like_this"],
    ]);
    expect(others.indexOf("rendang, like gado-gado")).toBeLessThan(others.indexOf("minestrone, like pasta"));
  });

  it("[DO-52] is no reason for itself", () => {
    expect(order("meal", meals, [["pasta", "more_like_this"]])).toContain("pasta");
    const both: Said[] = [
      ["pasta", "more_like_this"],
      ["risotto", "more_like_this"],
    ];
    expect(order("meal", meals, both)).toContain("pasta, like risotto");
  });

  it("[DO-53] that no longer suits the person is neither offered nor named", () => {
    const nuts = { ...pasta, allergens: { ...pasta.allergens, peanut: "contains" as const } };
    const some = [rendang, toast, nuts, risotto];
    const allergic = [{ kind: "allergen", allergen: "peanut" } as const];
    const left = order("meal", some, [["pasta", "more_like_this"]], allergic);
    expect(left.toSorted()).toEqual(["rendang", "risotto", "toast"]);
  });
});

it("[DO-52] more like a meditation is the same practice first, then the same goal", () => {
  const scan = aMeditation({ id: "scan", practice: "body-scan", goals: ["sleep-better"] });
  const long = aMeditation({ id: "long-scan", practice: "body-scan", goals: ["ease-tension"] });
  const lake = aMeditation({ id: "lake", practice: "visualisation", goals: ["sleep-better"] });
  const breath = aMeditation();
  const ordered = order("meditation", [breath, lake, long, scan], [["scan", "more_like_this"]]);
  expect(ordered).toEqual(["scan", "long-scan, like scan", "lake, like scan", "breath"]);
});

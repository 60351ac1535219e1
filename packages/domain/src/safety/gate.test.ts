import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aMeal, aMeditation, anExercise } from "../../test/items.ts";
import { aCondition, aTold, aVocabulary } from "../../test/told.ts";
import { createBitset, listPositions } from "../bitset.ts";
import { allergenStatuses } from "../food/allergens.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { Exercise, ExerciseId } from "../movement/exercise.ts";
import type { PersonContext } from "../people/person-context.ts";
import { noExerciseAnswers, noMealAnswers, noMeditationAnswers } from "../recommend/answers.ts";
import { createConflictIndexBuilder } from "./conflict-index.ts";
import { type ExerciseConstraint, listConstraints, type MealConstraint } from "./constraints.ts";
import { type GateCatalogue, judge, openGate } from "./gate.ts";
import { readTold } from "./read-told.ts";

const judgeMeal = (meal: DerivedMeal, ...constraints: MealConstraint[]) => judge("meal", meal, constraints);
const judgeExercise = (exercise: Exercise, ...constraints: ExerciseConstraint[]) =>
  judge("exercise", exercise, constraints);

describe("the verdict on a meal", () => {
  it("lets everything through for a person without constraints", () => {
    const meal = aMeal({ allergens: { milk: "contains", egg: "unknown" } });
    expect(judgeMeal(meal)).toEqual({ isServable: true, item: meal });
  });

  it("lets only what is not an ingredient past an allergy: a trace and not knowing are too much", () => {
    const passing = allergenStatuses.filter(
      (status) =>
        judgeMeal(aMeal({ allergens: { milk: status } }), { kind: "allergen", allergen: "milk" }).isServable,
    );
    expect(passing).toEqual(["notAnIngredient"]);
  });

  it("lets a trace past a dislike, but not what is or may well be in it", () => {
    const passing = allergenStatuses.filter(
      (status) =>
        judgeMeal(aMeal({ allergens: { milk: status } }), { kind: "disliked-allergen", allergen: "milk" })
          .isServable,
    );
    expect(passing).toEqual(["notAnIngredient", "mayContain"]);
  });

  it.each(["allergic-food", "disliked-food"] as const)(
    "refuses a meal with an %s and names the food",
    (kind) => {
      const garlic = { kind, ingredientId: "garlic" as IngredientId };
      expect(judgeMeal(aMeal({ ingredientIds: ["carrot", "garlic"] }), garlic)).toEqual({
        isServable: false,
        conflicts: [garlic],
      });
      expect(judgeMeal(aMeal({ ingredientIds: ["carrot"] }), garlic).isServable).toBe(true);
    },
  );

  it("refuses a meal with a name to avoid, with or without accents", () => {
    const verdict = judgeMeal(
      aMeal({ name: "Kūmara jambalaya" }),
      { kind: "disliked-name", name: "kumara" },
      { kind: "disliked-name", name: "zorb" },
    );
    expect(verdict).toEqual({ isServable: false, conflicts: [{ kind: "disliked-name", name: "kumara" }] });
  });

  it("reads the name of a meal once, however many names there are to avoid", () => {
    let reads = 0;
    const stew = {
      ...aMeal(),
      get name() {
        reads += 1;
        return "Stew";
      },
    };
    const names = ["zorb", "quux", "stew"].map((name) => ({ kind: "disliked-name", name }) as const);
    expect(judgeMeal(stew, ...names).isServable).toBe(false);
    expect(reads).toBe(1);
  });

  it("refuses a meal that does not suit every diet", () => {
    const meal = aMeal({ diets: ["vegetarian"] });
    const vegetarian = { kind: "diet", diet: "vegetarian" } as const;
    const vegan = { kind: "diet", diet: "vegan" } as const;
    expect(judgeMeal(meal, vegetarian).isServable).toBe(true);
    expect(judgeMeal(meal, vegetarian, vegan)).toEqual({ isServable: false, conflicts: [vegan] });
  });

  it("[SAFE-09] refuses a meal without the tag of an illness", () => {
    const lowSugar = { kind: "health-tag", tag: "low-sugar" } as const;
    expect(judgeMeal(aMeal({ healthTags: ["high-fibre", "low-sugar"] }), lowSugar).isServable).toBe(true);
    expect(judgeMeal(aMeal({ healthTags: ["high-fibre"] }), lowSugar)).toEqual({
      isServable: false,
      conflicts: [lowSugar],
    });
  });

  it.each([
    ["meat and milk", { milk: "contains" }, [], false],
    ["meat and a trace of milk", { milk: "mayContain" }, [], false],
    ["meat and perhaps milk", { milk: "unknown" }, [], false],
    ["meat alone", {}, ["halal-friendly"], true],
    ["milk alone", { milk: "contains" }, ["pescatarian"], true],
  ] as const)(
    "[SAFE-07] judges a meal with %s for a person who separates the two",
    (_, allergens, diets, isServable) => {
      const constraint = { kind: "meat-with-milk" } as const;
      const meal = aMeal({ allergens, diets });
      expect(judgeMeal(meal, constraint)).toEqual(
        isServable ? { isServable, item: meal } : { isServable, conflicts: [constraint] },
      );
    },
  );

  it("[SAFE-06] refuses every meal while a question is open", () => {
    const constraint = { kind: "unanswered-question" } as const;
    expect(judgeMeal(aMeal(), constraint)).toEqual({ isServable: false, conflicts: [constraint] });
  });

  it("returns every conflict at once", () => {
    const meal = aMeal({ allergens: { milk: "contains", egg: "mayContain" }, diets: [] });
    const verdict = judgeMeal(
      meal,
      { kind: "allergen", allergen: "egg" },
      { kind: "allergen", allergen: "milk" },
      { kind: "diet", diet: "vegan" },
    );
    expect(verdict).toEqual({
      isServable: false,
      conflicts: [
        { kind: "allergen", allergen: "egg", status: "mayContain" },
        { kind: "allergen", allergen: "milk", status: "contains" },
        { kind: "diet", diet: "vegan" },
      ],
    });
  });
});

describe("the verdict on an exercise", () => {
  const knee = { kind: "limitation", limitation: "knee" } as const;

  it("refuses what a limitation avoids, with its reasons, and lets through what can be adapted", () => {
    const jump = anExercise({ impact: "high" });
    expect(judgeExercise(jump, knee)).toEqual({
      isServable: false,
      conflicts: [{ kind: "limitation", limitation: "knee", reasons: ["Each landing jolts the knees."] }],
    });
    expect(judgeExercise(anExercise({ impact: "low" }), knee).isServable).toBe(true);
    expect(judgeExercise(jump).isServable).toBe(true);
  });

  it.each([
    ["for the more practised", { level: "intermediate" }],
    ["that takes effort", { intensity: "moderate" }],
    ["on the move", { impact: "low" }],
    ["that asks for much balance", { balance: "high" }],
    ["that strains", { strain: "high" }],
    ["with the head down", { headBelowHeart: true }],
    ["that loads a joint", { load: { ...anExercise().load, hip: "high" } }],
  ] as const)("refuses an exercise %s when only gentle ones are safe", (_, facets) => {
    expect(judgeExercise(anExercise(), { kind: "not-gentle" }).isServable).toBe(true);
    expect(judgeExercise(anExercise(facets), { kind: "not-gentle" })).toEqual({
      isServable: false,
      conflicts: [{ kind: "not-gentle" }],
    });
  });

  it.each([
    ["for the practised", { level: "advanced" }],
    ["that takes the breath away", { intensity: "vigorous" }],
    ["with hard landings", { impact: "high" }],
    ["that strains", { strain: "high" }],
  ] as const)("refuses a person under 18 an exercise %s", (_, facets) => {
    expect(judgeExercise(anExercise(facets)).isServable).toBe(true);
    expect(judgeExercise(anExercise(facets), { kind: "too-hard" })).toEqual({
      isServable: false,
      conflicts: [{ kind: "too-hard" }],
    });
  });

  it.each([
    ["for people who have trained a while", { level: "intermediate" }],
    ["that takes effort", { intensity: "moderate" }],
    ["on the move", { impact: "low" }],
    ["that asks for balance", { balance: "high" }],
    ["with some strain", { strain: "low" }],
  ] as const)("lets a person under 18 have an exercise %s", (_, facets) => {
    expect(judgeExercise(anExercise(facets), { kind: "too-hard" }).isServable).toBe(true);
  });

  it("[SAFE-10] refuses an exercise that asks for what the person cannot do, or that they named", () => {
    const facet = { kind: "facet", facet: "jumping" } as const;
    const named = { kind: "avoided-exercise", exerciseId: "burpee" as ExerciseId } as const;
    const burpee = anExercise({ id: "burpee", facets: ["impact", "jumping"] });
    expect(judgeExercise(burpee, facet, named)).toEqual({ isServable: false, conflicts: [facet, named] });
    expect(judgeExercise(anExercise({ facets: ["impact"] }), facet, named).isServable).toBe(true);
  });

  it("[SAFE-06] refuses every exercise while a question is open", () => {
    const constraint = { kind: "unanswered-question" } as const;
    expect(judgeExercise(anExercise(), constraint)).toEqual({ isServable: false, conflicts: [constraint] });
  });

  it("refuses what needs equipment to a person without any, and does not count a chair as equipment", () => {
    const without = { kind: "equipment" } as const;
    expect(judgeExercise(anExercise({ equipment: ["chair", "mat"] }), without).isServable).toBe(true);
    expect(judgeExercise(anExercise({ equipment: ["mat", "dumbbells"] }), without)).toEqual({
      isServable: false,
      conflicts: [{ kind: "equipment" }],
    });
  });
});

describe("the gate of a catalogue", () => {
  const ingredients = [
    anIngredient({ id: "prawns", name: "Prawns", allergens: { crustacean: "contains" } }),
    anIngredient({ id: "egg", name: "Egg", allergens: { egg: "contains" } }),
    anIngredient({ id: "garlic", name: "Garlic" }),
    anIngredient({ id: "garlic-powder", name: "Garlic powder", madeFrom: ["garlic" as IngredientId] }),
  ];
  const meals = [
    aMeal({ id: "carrots", diets: ["pescatarian"], healthTags: ["low-sugar"] }),
    aMeal({ id: "prawn cocktail", ingredientIds: ["prawns"], allergens: { crustacean: "contains" } }),
    aMeal({ id: "omelette", ingredientIds: ["egg"], allergens: { egg: "contains" } }),
    aMeal({ id: "aioli", ingredientIds: ["egg", "garlic"], allergens: { egg: "contains" } }),
    aMeal({ id: "garlic soup", ingredientIds: ["garlic"] }),
    aMeal({ id: "spiced rice", ingredientIds: ["garlic-powder"] }),
    aMeal({ id: "dried apricots", allergens: { sulphites: "contains" } }),
    aMeal({ id: "zorblax stew" }),
  ];
  const exercises = [
    anExercise(),
    anExercise({ id: "star jumps", impact: "high", facets: ["jumping"] }),
    anExercise({ id: "burpee", facets: ["jumping"] }),
    anExercise({ id: "curls", equipment: ["dumbbells"] }),
  ];
  const conditions = [
    aCondition({ id: "zorbitis", food: { healthTags: ["low-sugar"] }, movement: { facets: ["jumping"] } }),
    aCondition({ id: "breathless", rest: ["breath-focus"] }),
    aCondition({ id: "fragile", asksFirst: true, movement: { isGentleOnly: true } }),
    aCondition({ id: "careful", asksFirst: true, food: { diets: ["pescatarian"] } }),
    aCondition({ id: "slight", withholds: ["weight-loss"] }),
  ];
  const indexConflicts = <Kind extends ItemKind>(kind: Kind, items: readonly ItemByKind[Kind][]) => {
    const constraints = listConstraints[kind]({
      ingredientIds: ingredients.map(({ id }) => id),
      exerciseIds: exercises.map(({ id }) => id),
    });
    const builder = createConflictIndexBuilder<Kind, ItemByKind[Kind]>(kind, constraints);
    for (const item of items) builder.add(item);
    return builder.build();
  };
  let catalogue: GateCatalogue;
  beforeEach(() => {
    const vocabulary = aVocabulary({ ingredients, exercises, conditions });
    catalogue = {
      readTold: (told) => readTold(told, vocabulary),
      shelves: {
        meal: { conflicts: indexConflicts("meal", meals) },
        exercise: { conflicts: indexConflicts("exercise", exercises) },
        meditation: {
          conflicts: indexConflicts("meditation", [
            aMeditation(),
            aMeditation({ id: "wide sky", practice: "open-awareness" }),
          ]),
        },
      },
    };
  });
  type Told = Parameters<typeof aTold>[0];
  const eater = (told: Told, answers: Partial<typeof noMealAnswers> = {}): PersonContext<"meal"> => ({
    kind: "meal",
    isMinor: false,
    answers: { ...noMealAnswers, ...answers },
    told: aTold(told),
  });
  const mover = (
    told: Told,
    answers: Partial<typeof noExerciseAnswers> = {},
    { isMinor } = { isMinor: false },
  ): PersonContext<"exercise"> => ({
    kind: "exercise",
    isMinor,
    answers: { ...noExerciseAnswers, ...answers },
    told: aTold(told),
  });
  const meditator = (told: Told = {}): PersonContext<"meditation"> => ({
    kind: "meditation",
    isMinor: false,
    answers: { ...noMeditationAnswers, timeOfDay: "morning" },
    told: aTold(told),
  });

  /** The names of the items that are let through, all at once and one by one. */
  function listServable<Kind extends ItemKind>(person: PersonContext<Kind>) {
    const gate = openGate(catalogue, person);
    const { items } = catalogue.shelves[person.kind].conflicts;
    const { servable } = gate.judgeAll();
    const names = listPositions(servable).map((position) => items[position]?.name);
    expect(items.filter((item) => gate.judge(item).isServable).map(({ name }) => name)).toEqual(names);
    return names;
  }
  const listQuestions = <Kind extends ItemKind>(person: PersonContext<Kind>) =>
    openGate(catalogue, person).questions.map((question) =>
      question.kind === "word" ? question.phrase : question.condition.id,
    );

  it("lets through what breaks none of the person's constraints, all at once as one by one", () => {
    const told = { allergies: "prawns, egg", dislikes: "garlic, sulphites, zorblax" };
    expect(listServable(eater(told))).toEqual(["carrots"]);
    expect(listServable(mover({ limitations: "bad knee" }))).toEqual(["nodding"]);
    expect(listServable(mover({}, { hasEquipment: true }))).toEqual([
      "nodding",
      "star jumps",
      "burpee",
      "curls",
    ]);
    expect(listServable(mover({}, { hasEquipment: true }, { isMinor: true }))).toEqual([
      "nodding",
      "burpee",
      "curls",
    ]);
    expect(listServable(meditator())).toEqual(["breath", "wide sky"]);
  });

  it("[SAFE-06] lets nothing through that an open question is about, and says what it asks", () => {
    const told = { allergies: "prawns, zorble", dislikes: "quuxer", limitations: "flimflam" };
    expect(listServable(eater(told))).toEqual([]);
    expect(listQuestions(eater(told))).toEqual(["zorble"]);
    expect(listServable(mover(told))).toEqual([]);
    expect(listQuestions(mover(told))).toEqual(["flimflam"]);
  });

  it("[SAFE-103] holds back meditations of breath, body and inner eye while a word about limitations is open", () => {
    const told = { allergies: "zorble", limitations: "flimflam" };
    expect(listServable(meditator(told))).toEqual(["wide sky"]);
    expect(listQuestions(meditator(told))).toEqual(["flimflam"]);
    expect(listServable(meditator({ allergies: "zorble" }))).toEqual(["breath", "wide sky"]);
    expect(openGate(catalogue, meditator(told)).judgeAll().hidden).toEqual([
      { cause: { kind: "unanswered-question" }, count: 1 },
    ]);
  });

  it("[SAFE-100] keeps out meditations with what a person cannot do, wherever their condition was told", () => {
    for (const told of [
      { allergies: "breathless" },
      { dislikes: "breathless" },
      { limitations: "breathless" },
    ]) {
      expect(listServable(meditator(told))).toEqual(["wide sky"]);
      expect(openGate(catalogue, meditator(told)).judgeAll().hidden).toEqual([
        { cause: { kind: "avoided-rest" }, count: 1 },
      ]);
    }
  });

  it("[SAFE-100] keeps in what asks for nothing of that", () => {
    const { items } = catalogue.shelves.meditation.conflicts;
    const verdicts = items.map((item) =>
      judge("meditation", item, [{ kind: "rest-facet", facet: "walking" }]),
    );
    expect(verdicts.map(({ isServable }) => isServable)).toEqual([true, true]);
  });

  it("[SAFE-06] lets meals through beside an open question about a dislike", () => {
    expect(listServable(eater({ dislikes: "zorblax" }))).toHaveLength(7);
    expect(listQuestions(eater({ dislikes: "zorblax" }))).toEqual([]);
  });

  it("[SAFE-07] counts a condition for meals and exercises, wherever it was told", () => {
    for (const told of [{ allergies: "zorbitis" }, { dislikes: "zorbitis" }, { limitations: "zorbitis" }]) {
      expect(listServable(eater(told))).toEqual(["carrots"]);
      expect(listServable(mover(told))).toEqual(["nodding"]);
    }
  });

  it("[SAFE-08] asks first about a condition that we cannot honour in full", () => {
    const told = { limitations: "careful, fragile" };
    expect(listQuestions(eater(told))).toEqual(["careful"]);
    expect(listServable(eater(told))).toEqual([]);
    expect(listQuestions(mover(told))).toEqual(["fragile"]);
    const accepted = { ...told, acceptedLimits: ["careful"] };
    expect(listServable(eater(accepted))).toEqual(["carrots"]);
    expect(listServable(mover(accepted))).toEqual([]);
    expect(listQuestions(meditator(told))).toEqual(["fragile"]);
  });

  it("[SAFE-09] keeps out meals without the tag of an illness, and ranks by a wished tag", () => {
    expect(listServable(eater({}, { healthTags: ["low-sugar"] }))).toEqual(["carrots"]);
    expect(listServable(eater({}, { healthTags: ["high-fibre"] }))).toHaveLength(meals.length);
    const wishes = openGate(catalogue, eater({}, { healthTags: ["high-fibre"] })).listWishes();
    expect(wishes.map(({ facet }) => facet)).toEqual(["health:high-fibre"]);
  });

  it("[SAFE-10] keeps out the movements that a person names", () => {
    expect(listServable(mover({ limitations: "no burpees" }))).toEqual(["nodding", "star jumps"]);
    expect(listServable(mover({ limitations: "no jumping" }))).toEqual(["nodding"]);
  });

  it("[SAFE-13] serves no more for a further phrase about an allergy, and reads the same text alike", () => {
    const phrase = fc.constantFrom(
      "prawns",
      "egg",
      "garlic",
      "zorbitis",
      "careful",
      "sulphites",
      "qxjzorb",
      "milk",
    );
    const phrases = fc.array(phrase, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(phrases, phrase, (some, another) => {
        const before = listServable(eater({ allergies: some.join(", ") }));
        const after = listServable(eater({ allergies: [...some, another].join(", ") }));
        expect(after.filter((name) => !before.includes(name))).toEqual([]);
        expect(listServable(eater({ allergies: some.join(", ") }))).toEqual(before);
      }),
    );
  });

  it("counts what is hidden by cause, an item with several causes under the first", () => {
    const told = { allergies: "prawns, egg, milk", dislikes: "garlic, sulphites, zorblax" };
    expect(openGate(catalogue, eater(told)).judgeAll().hidden).toEqual([
      { cause: { kind: "allergen", allergen: "crustacean" }, count: 1 },
      { cause: { kind: "allergen", allergen: "egg" }, count: 2 },
      { cause: { kind: "disliked" }, count: 4 },
    ]);
    expect(openGate(catalogue, eater({ allergies: "garlic" })).judgeAll().hidden).toEqual([
      { cause: { kind: "allergic-food" }, count: 3 },
    ]);
    expect(openGate(catalogue, mover({})).judgeAll().hidden).toEqual([
      { cause: { kind: "equipment" }, count: 1 },
    ]);
    expect(openGate(catalogue, mover({ limitations: "no jumping, no nodding" })).judgeAll().hidden).toEqual([
      { cause: { kind: "avoided-movement" }, count: 3 },
      { cause: { kind: "equipment" }, count: 1 },
    ]);
    expect(openGate(catalogue, eater({ allergies: "zorble" })).judgeAll().hidden).toEqual([
      { cause: { kind: "unanswered-question" }, count: meals.length },
    ]);
  });

  it("[FIND-03] judges and counts only what is among given positions, and never lets more through for it", () => {
    const gate = openGate(catalogue, eater({ allergies: "prawns, egg" }));
    const everything = listPositions(gate.judgeAll().servable);
    fc.assert(
      fc.property(fc.subarray([...meals.keys()]), (among) => {
        const { servable, hidden } = gate.judgeAll(createBitset(meals.length, among));
        const found = listPositions(servable);
        expect(found).toEqual(everything.filter((position) => among.includes(position)));
        const hiddenCount = hidden.reduce((sum, { count }) => sum + count, 0);
        expect(found.length + hiddenCount).toBe(among.length);
      }),
    );
  });

  it("returns an item at its position only if it is servable", () => {
    const { findItemAt } = openGate(catalogue, eater({ allergies: "prawns" })).judgeAll();
    expect([0, 1, 2, 99].map(findItemAt)).toEqual([meals[0], null, meals[2], null]);
  });

  it("[SAFE-130] [SAFE-132] says what is withheld, and lists no wish for it", () => {
    const slimmer = eater({}, { mainGoals: ["lose-weight"], healthTags: ["lighter-meal"] });
    const trimmer = mover({}, { goal: "lose-weight", level: "beginner" });
    expect(openGate(catalogue, slimmer).withheld).toEqual([]);
    expect(openGate(catalogue, trimmer).listWishes()).toContainEqual(
      expect.objectContaining({ facet: "goal:lose-weight" }),
    );
    const told = aTold({ limitations: "slight" });
    for (const person of [
      { ...slimmer, told },
      { ...trimmer, told },
    ]) {
      const { withheld, listWishes } = openGate<"meal" | "exercise">(catalogue, person);
      expect(withheld).toEqual(["weight-loss"]);
      expect(listWishes().filter(({ facet }) => /weight|lighter/.test(facet))).toEqual([]);
    }
  });

  it("lists the wishes behind the person's answers", () => {
    const listFacets = <Kind extends ItemKind>(person: PersonContext<Kind>) =>
      openGate(catalogue, person)
        .listWishes()
        .map(({ facet }) => facet);
    const slimmer = eater({}, { mainGoals: ["lose-weight"], mealTypes: ["dinner"] });
    expect(listFacets(slimmer)).toEqual(["meal-type:dinner", "health:lighter-meal"]);
    expect(listFacets({ ...slimmer, isMinor: true })).toEqual(["meal-type:dinner"]);
    expect(listFacets(mover({ limitations: "bad knee" }, { level: "beginner" }))).toEqual([
      "level:beginner",
      "fine:knee",
    ]);
    expect(listFacets(meditator())).toEqual(["time:morning", "newcomer"]);
  });
});

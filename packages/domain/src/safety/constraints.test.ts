import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { anExercise } from "../../test/items.ts";
import { aCondition, aTold, aVocabulary, aWordList } from "../../test/told.ts";
import { restFacets } from "../calm/rest-facets.ts";
import { allergens } from "../food/allergens.ts";
import { restrictiveDiets } from "../food/diets.ts";
import { healthTags } from "../food/health-tags.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { ExerciseId } from "../movement/exercise.ts";
import { movementFacets } from "../movement/facets.ts";
import { limitations } from "../movement/limitations.ts";
import {
  constrainExercises,
  constrainMeals,
  type FoodAnswers,
  getConstraintKey,
  listConstraints,
  type MealConstraint,
} from "./constraints.ts";
import { readTold } from "./read-told.ts";

const ids = (...names: string[]) => names as IngredientId[];
const vocabulary = aVocabulary({
  wordLists: [aWordList("en", { "not butter": "peanut butter" })],
  ingredients: [
    anIngredient({ id: "garlic", name: "Garlic" }),
    anIngredient({ id: "garlic-powder", name: "Garlic powder", madeFrom: ids("garlic") }),
    anIngredient({ id: "chilli-powder", name: "Chilli blend", madeFrom: ids("garlic-powder") }),
    anIngredient({
      id: "prawns",
      name: "Prawns",
      animalOrigin: "seafood",
      allergens: { crustacean: "contains" },
    }),
    anIngredient({ id: "butter", name: "Butter", animalOrigin: "milk", allergens: { milk: "contains" } }),
    anIngredient({ id: "peanut-butter", name: "Peanut butter", allergens: { peanut: "contains" } }),
  ],
  exercises: [anExercise({ id: "burpee", name: "Burpee" }), anExercise({ id: "nodding", name: "Nodding" })],
  conditions: [
    aCondition({
      id: "zorbitis",
      food: {
        allergens: ["milk", "egg"],
        ingredientIds: ["garlic", "capers"],
        diets: ["vegan", "gluten-free"],
        healthTags: ["low-sugar", "high-fibre"],
        separatesMeatAndMilk: true,
      },
      movement: { facets: ["water", "jumping"], limitations: ["knee", "hip"], isGentleOnly: true },
    }),
    aCondition({ id: "quuxia", food: {}, movement: {} }),
    aCondition({ id: "careful", asksFirst: true, food: { allergens: ["fish"] } }),
    aCondition({ id: "fragile", asksFirst: true, movement: { facets: ["water"] } }),
  ],
});
type Kind = MealConstraint["kind"];
type Told = Parameters<typeof aTold>[0];

/** What a person's answers forbid, without what a test is not about. */
const constrain = (
  told: Told,
  answers: Partial<Pick<FoodAnswers, "diets" | "healthTags">> = {},
  ...kinds: Kind[]
) =>
  constrainMeals({ diets: [], healthTags: [], ...answers }, readTold(aTold(told), vocabulary)).filter(
    ({ kind }) => kinds.length === 0 || kinds.includes(kind),
  );
const food = (kind: "allergic-food" | "disliked-food", id: string) => ({ kind, ingredientId: id });
const unanswered = { kind: "unanswered-question" };

describe("what must not be on a plate", () => {
  it("is nothing for a person who names nothing", () => {
    expect(constrain({ allergies: "none", dislikes: "n/a", limitations: "bad knee" })).toEqual([]);
  });

  it("is the whole class for an allergy to one member, and that food alone for a dislike", () => {
    expect(constrain({ allergies: "prawns" })).toEqual([
      { kind: "allergen", allergen: "crustacean" },
      food("allergic-food", "prawns"),
    ]);
    expect(constrain({ dislikes: "prawns" })).toEqual([food("disliked-food", "prawns")]);
  });

  it("is a class for a dislike that names one", () => {
    expect(constrain({ dislikes: "sulphites" })).toEqual([
      { kind: "disliked-allergen", allergen: "sulphites" },
    ]);
  });

  it("includes everything made from a food, over any number of steps", () => {
    expect(constrain({ dislikes: "garlic" })).toEqual([
      food("disliked-food", "garlic"),
      food("disliked-food", "garlic-powder"),
      food("disliked-food", "chilli-powder"),
    ]);
  });

  it("[SAFE-02] does not take peanut butter for butter", () => {
    expect(constrain({ dislikes: "butter" })).toEqual([food("disliked-food", "butter")]);
    expect(constrain({ allergies: "peanut butter" })).toEqual([
      { kind: "allergen", allergen: "peanut" },
      food("allergic-food", "peanut-butter"),
    ]);
  });

  it("[SAFE-06] is everything while a word about an allergy is not understood", () => {
    expect(constrain({ allergies: "zorble fruit" })).toContainEqual(unanswered);
    expect(constrain({ allergies: "milk, zorble" })).toEqual([
      unanswered,
      { kind: "allergen", allergen: "milk" },
    ]);
    expect(constrain({ limitations: "zorble" })).toEqual([]);
  });

  it("[SAFE-06] is a name for a dislike that is not understood, if it has three letters or more", () => {
    expect(constrain({ dislikes: "zorblax, zq, qxj, zorblax" })).toEqual([
      { kind: "disliked-name", name: "zorblax" },
      { kind: "disliked-name", name: "qxj" },
    ]);
  });

  it("[SAFE-07] includes all that a condition keeps out, wherever it was told, each thing once", () => {
    const answers = { diets: ["vegan"], healthTags: ["low-sugar"] } as const;
    const wanted = [
      { kind: "allergen", allergen: "milk" },
      { kind: "allergen", allergen: "egg" },
      food("allergic-food", "garlic"),
      food("allergic-food", "capers"),
      { kind: "diet", diet: "vegan" },
      { kind: "diet", diet: "gluten-free" },
      { kind: "health-tag", tag: "low-sugar" },
      { kind: "health-tag", tag: "high-fibre" },
      { kind: "meat-with-milk" },
    ];
    expect(constrain({ allergies: "zorbitis" }, answers)).toEqual(wanted);
    expect(constrain({ dislikes: "zorbitis" }, answers)).toEqual(wanted);
    expect(constrain({ limitations: "zorbitis" }, answers)).toEqual(wanted);
    expect(constrain({ allergies: "dairy, zorbitis" }, {}, "allergen")).toEqual(wanted.slice(0, 2));
    expect(constrain({ allergies: "quuxia" })).toEqual([]);
  });

  it("[SAFE-07] includes an allergy that was told as a limitation", () => {
    const garlic = { field: "limitations", phrase: "zorble", meanings: ["ingredient garlic"] } as const;
    expect(constrain({ allergies: "milk", limitations: "bad knee, peanut allergy, milk allergy" })).toEqual([
      { kind: "allergen", allergen: "milk" },
      { kind: "allergen", allergen: "peanut" },
    ]);
    expect(constrain({ limitations: "zorble", explanations: [garlic] })).toEqual([
      food("allergic-food", "garlic"),
    ]);
  });

  it("[SAFE-08] is everything while a condition that we cannot honour in full is not accepted", () => {
    expect(constrain({ limitations: "careful" })).toEqual([
      unanswered,
      { kind: "allergen", allergen: "fish" },
    ]);
    expect(constrain({ limitations: "careful", acceptedLimits: ["careful"] })).toEqual([
      { kind: "allergen", allergen: "fish" },
    ]);
    expect(constrain({ allergies: "fragile" })).toEqual([]);
  });

  it("includes the diets that take foods away, but not those that describe", () => {
    expect(constrain({}, { diets: ["vegan", "high-protein", "mediterranean"] })).toEqual([
      { kind: "diet", diet: "vegan" },
    ]);
  });

  it("[SAFE-09] includes the tags of an illness, but not those that a person merely wishes for", () => {
    const tags = constrain({}, { healthTags }).map((constraint) =>
      constraint.kind === "health-tag" ? constraint.tag : constraint,
    );
    expect(tags).toEqual(
      healthTags.filter((tag) => !["high-fibre", "iron-rich", "calcium-rich", "lighter-meal"].includes(tag)),
    );
  });
});

describe("what must not be asked of a body", () => {
  const constrainBody = (told: Told, { hasEquipment = true, isMinor = false } = {}) =>
    constrainExercises({ hasEquipment }, readTold(aTold(told), vocabulary), { isMinor });
  const limitation = (name: string) => ({ kind: "limitation", limitation: name });
  const facet = (name: string) => ({ kind: "facet", facet: name });

  it("is nothing for a person who names nothing", () => {
    expect(constrainBody({ limitations: "none", allergies: "peanuts" })).toEqual([]);
  });

  it.each([
    ["neck", ["neck"], ["neck-load", "inversion", "overhead"]],
    ["frozen shoulder", ["shoulder"], ["overhead"]],
    ["tennis elbow", ["elbow"], ["elbow-grip"]],
    ["wrist", ["wrist"], ["weight-on-arms", "grip"]],
    ["lower back", ["lower-back"], []],
    ["bad hip", ["hip"], []],
    ["bad knee", ["knee"], ["jumping", "kneeling"]],
    ["ankle", ["ankle"], []],
    ["pregnant", ["pregnancy"], ["lying-on-back", "lying-on-front", "breath-hold"]],
    ["high blood pressure", ["high-blood-pressure"], ["inversion", "breath-hold"]],
    ["heart condition", ["heart-condition"], ["inversion", "breath-hold", "high-heart-rate"]],
    ["vertigo", ["unsteady-balance"], ["single-leg", "eyes-closed"]],
    ["wheelchair", ["stays-seated", "cannot-get-to-the-floor"], ["standing"]],
    [
      "vertigo, high blood pressure, angina",
      ["unsteady-balance", "high-blood-pressure", "heart-condition"],
      ["single-leg", "eyes-closed", "inversion", "breath-hold", "high-heart-rate"],
    ],
  ])("is what the limitation keeps out and more: %s", (text, found, facets) => {
    expect(constrainBody({ limitations: text })).toEqual([...found.map(limitation), ...facets.map(facet)]);
  });

  it("[SAFE-10] is a facet or a single movement that is named", () => {
    expect(constrainBody({ limitations: "no jumping" })).toEqual([facet("jumping")]);
    expect(constrainBody({ limitations: "no burpees" })).toEqual([
      { kind: "avoided-exercise", exerciseId: "burpee" },
    ]);
  });

  it("is everything but gentle movement for a person who asks for that", () => {
    expect(constrainBody({ limitations: "gentle only" })).toEqual([{ kind: "not-gentle" }]);
  });

  it("[SAFE-06] is everything while a word is not understood, and not for a word about food", () => {
    expect(constrainBody({ limitations: "zorblitis" })).toEqual([unanswered]);
    expect(constrainBody({ allergies: "zorblitis", dislikes: "quuxer" })).toEqual([]);
  });

  it("[SAFE-07] includes all that a condition keeps out, wherever it was told, each thing once", () => {
    const wanted = [
      limitation("knee"),
      limitation("hip"),
      ...["water", "jumping", "kneeling"].map(facet),
      { kind: "not-gentle" },
    ];
    expect(constrainBody({ allergies: "zorbitis" })).toEqual(wanted);
    expect(constrainBody({ dislikes: "zorbitis" })).toEqual(wanted);
    expect(constrainBody({ limitations: "bad knee, no water, zorbitis, gentle only" })).toEqual(wanted);
    expect(constrainBody({ limitations: "quuxia" })).toEqual([]);
  });

  it("[SAFE-08] is everything while a condition that we cannot honour in full is not accepted", () => {
    expect(constrainBody({ allergies: "fragile" })).toEqual([unanswered, facet("water")]);
    expect(constrainBody({ allergies: "fragile", acceptedLimits: ["fragile"] })).toEqual([facet("water")]);
    expect(constrainBody({ limitations: "careful" })).toEqual([]);
  });

  it("includes equipment for a person without any, and hard movement for a person under 18", () => {
    expect(constrainBody({}, { hasEquipment: false, isMinor: true })).toEqual([
      { kind: "too-hard" },
      { kind: "equipment" },
    ]);
  });
});

describe("the list of constraints for the index", () => {
  const named = { ingredientIds: ids("garlic", "prawns"), exerciseIds: ["burpee"] as ExerciseId[] };

  it("has every constraint on a meal, except names", () => {
    expect(listConstraints.meal(named).map(getConstraintKey)).toEqual([
      ...allergens.map((allergen) => `allergen ${allergen}`),
      "allergic-food garlic",
      "allergic-food prawns",
      ...allergens.map((allergen) => `disliked-allergen ${allergen}`),
      "disliked-food garlic",
      "disliked-food prawns",
      ...restrictiveDiets.map((diet) => `diet ${diet}`),
      ...healthTags.map((tag) => `health-tag ${tag}`),
      "meat-with-milk",
      "unanswered-question",
    ]);
  });

  it("has every constraint on an exercise", () => {
    expect(listConstraints.exercise(named).map(getConstraintKey)).toEqual([
      ...limitations.map((limitation) => `limitation ${limitation}`),
      ...movementFacets.map((facet) => `facet ${facet}`),
      "avoided-exercise burpee",
      "too-hard",
      "not-gentle",
      "equipment",
      "unanswered-question",
    ]);
  });

  it("has every constraint on a meditation", () => {
    expect(listConstraints.meditation(named).map(getConstraintKey)).toEqual([
      ...restFacets.map((facet) => `rest-facet ${facet}`),
      "unanswered-question",
    ]);
  });
});

it("the key of a disliked name holds the name", () => {
  expect(getConstraintKey({ kind: "disliked-name", name: "zorblax" })).toBe("disliked-name zorblax");
});

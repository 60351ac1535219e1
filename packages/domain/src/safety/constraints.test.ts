import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { IngredientId } from "../food/ingredient.ts";
import {
  constrainExercises,
  constrainMeals,
  type FoodAnswers,
  getConstraintKey,
  listConstraints,
  type MealConstraint,
} from "./constraints.ts";
import { createFoodVocabulary } from "./food-vocabulary.ts";

const ids = (...names: string[]) => names as IngredientId[];
const vocabulary = createFoodVocabulary([
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
  anIngredient({ id: "dragon-fruit", name: "Dragon fruit", synonyms: ["qorvexian"] }),
]);
type Kind = MealConstraint["kind"];

/** What a person's answers forbid, without what a test is not about. */
const constrain = (answers: Partial<FoodAnswers>, ...kinds: Kind[]) =>
  constrainMeals({ allergies: "", dislikes: "", diets: [], ...answers }, vocabulary).filter(
    ({ kind }) => kinds.length === 0 || kinds.includes(kind),
  );
const food = (kind: "allergic-food" | "disliked-food", id: string) => ({ kind, ingredientId: id });

describe("what must not be on a plate", () => {
  it("is nothing for a person who names nothing", () => {
    expect(constrain({ allergies: "none", dislikes: "n/a" })).toEqual([]);
  });

  it("is the whole class for an allergy to one member, and that food alone for a dislike", () => {
    expect(constrain({ allergies: "prawns" }, "allergen")).toEqual([
      { kind: "allergen", allergen: "crustacean" },
    ]);
    expect(constrain({ allergies: "prawns" }, "allergic-food")).toEqual([food("allergic-food", "prawns")]);
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

  it("does not take peanut butter for butter", () => {
    expect(constrain({ dislikes: "butter" })).toEqual([food("disliked-food", "butter")]);
    expect(constrain({ allergies: "peanut butter" }, "allergen")).toEqual([
      { kind: "allergen", allergen: "peanut" },
    ]);
  });

  it("includes by name what was not understood or only guessed", () => {
    expect(constrain({ allergies: "zorble fruit" })).toEqual([{ kind: "name", name: "zorble" }]);
    expect(constrain({ allergies: "prawnz" }, "allergen", "name")).toEqual([
      { kind: "allergen", allergen: "crustacean" },
      { kind: "name", name: "prawnz" },
    ]);
    expect(constrain({ dislikes: "qorv" })).toContainEqual(food("disliked-food", "dragon-fruit"));
    expect(constrain({ allergies: "qorv" })).toContainEqual(food("allergic-food", "dragon-fruit"));
  });

  it("keeps out by name each word of three letters or more, and the words together", () => {
    expect(constrain({ allergies: "zq zqj zorblax" })).toEqual([
      { kind: "name", name: "zq zqj zorblax" },
      { kind: "name", name: "zqj" },
      { kind: "name", name: "zorblax" },
    ]);
    expect(constrain({ allergies: "zq" })).toEqual([]);
  });

  it("includes the diets that take foods away, but not those that describe", () => {
    expect(constrain({ diets: ["vegan", "high-protein", "mediterranean"] })).toEqual([
      { kind: "diet", diet: "vegan" },
    ]);
  });
});

describe("what must not be asked of a body", () => {
  const constrainBody = (limitations: string) =>
    constrainExercises({ limitations, hasEquipment: true }, { isMinor: false });
  const gentleOnly = { kind: "not-gentle" };

  it("is read from the text", () => {
    expect(constrainBody("bad knee")).toEqual([{ kind: "limitation", limitation: "knee" }]);
  });

  it.each([
    "can't jump",
    "no running",
    "cannot lift heavy things",
    "chronic pain",
    "recent surgery",
    "car accident last week",
    "sore wrist, can't jump",
  ])("is everything but gentle movement for a complaint that names no part: %s", (limitations) => {
    expect(constrainBody(limitations)).toContainEqual(gentleOnly);
  });

  it.each(["no pain anywhere", "no health issues", "nope, no injuries", "knee hurts when I run"])(
    "is not narrowed by the words around what was understood or denied: %s",
    (limitations) => {
      expect(constrainBody(limitations)).not.toContainEqual(gentleOnly);
    },
  );

  it("is everything but gentle movement when a word is not understood or only guessed", () => {
    expect(constrainBody("zorbitis")).toEqual([gentleOnly]);
    expect(constrainBody("kneee")).toEqual([{ kind: "limitation", limitation: "knee" }, gentleOnly]);
    expect(constrainBody("none")).toEqual([]);
  });

  it("includes equipment for a person without any, and hard movement for a person under 18", () => {
    const answers = { limitations: "", hasEquipment: false };
    expect(constrainExercises(answers, { isMinor: true })).toEqual([
      { kind: "too-hard" },
      { kind: "equipment" },
    ]);
  });
});

describe("the list of constraints for the index", () => {
  const ingredientIds = ids("garlic", "prawns");

  it("has every constraint once, except names", () => {
    const constraints = [...listConstraints.meal(ingredientIds), ...listConstraints.exercise(ingredientIds)];
    const keys = constraints.map(getConstraintKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(constraints.map(({ kind }) => kind))).toEqual(
      new Set([
        ...["allergen", "allergic-food", "disliked-allergen", "disliked-food", "diet"],
        ...["limitation", "too-hard", "not-gentle", "equipment"],
      ]),
    );
  });

  it("is empty for meditations", () => {
    expect(listConstraints.meditation(ingredientIds)).toEqual([]);
  });
});

describe("the key of a constraint", () => {
  it.each([
    [{ kind: "name", name: "zorblax" }, "name zorblax"],
    [{ kind: "too-hard" }, "too-hard"],
    [{ kind: "not-gentle" }, "not-gentle"],
    [{ kind: "equipment" }, "equipment"],
  ] as const)("of %j is %j", (constraint, key) => {
    expect(getConstraintKey(constraint)).toBe(key);
  });
});

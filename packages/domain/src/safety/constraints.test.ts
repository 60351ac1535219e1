import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { constrainFood, constrainMovement } from "./constraints.ts";
import { createFoodVocabulary } from "./food-vocabulary.ts";

const grownUp = { isMinor: false };
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
const constrain = (answers: Partial<Parameters<typeof constrainFood>[0]>) =>
  constrainFood({ allergies: "", dislikes: "", diets: [], ...answers }, vocabulary);

describe("what must not be on a plate", () => {
  it("is nothing for somebody who says nothing", () => {
    expect(constrain({ allergies: "none", dislikes: "n/a" })).toEqual({
      allergens: [],
      allergicTo: [],
      dislikedAllergens: [],
      disliked: [],
      names: [],
      diets: [],
    });
  });

  it("is the whole class for an allergy to one member, and that food alone for a dislike", () => {
    expect(constrain({ allergies: "prawns" }).allergens).toEqual(["crustacean"]);
    expect(constrain({ dislikes: "prawns" })).toMatchObject({ dislikedAllergens: [], disliked: ["prawns"] });
  });

  it("includes everything made from a food, however many steps lie between", () => {
    expect(constrain({ dislikes: "garlic" }).disliked).toEqual(["garlic", "garlic-powder", "chilli-powder"]);
  });

  it("does not take peanut butter for butter", () => {
    expect(constrain({ dislikes: "butter" }).disliked).toEqual(["butter"]);
    expect(constrain({ allergies: "peanut butter" }).allergens).toEqual(["peanut"]);
  });

  it("keeps out by name what is not understood, and what was only guessed", () => {
    expect(constrain({ allergies: "zorble fruit" }).names).toEqual(["zorble"]);
    expect(constrain({ allergies: "prawnz" })).toMatchObject({
      allergens: ["crustacean"],
      names: ["prawnz"],
    });
    expect(constrain({ dislikes: "qorv" }).disliked).toContain("dragon-fruit");
    expect(constrain({ allergies: "qorv" }).allergicTo).toContain("dragon-fruit");
  });

  it("holds to the diets that take foods away, and not to those that describe", () => {
    expect(constrain({ diets: ["vegan", "high-protein", "mediterranean"] }).diets).toEqual(["vegan"]);
  });
});

describe("what must not be asked of a body", () => {
  it("is read from the text", () => {
    expect(constrainMovement({ limitations: "bad knee", hasEquipment: true }, grownUp)).toEqual({
      limitations: ["knee"],
      onlyGentle: false,
      hasEquipment: true,
      isMinor: false,
    });
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
    expect(constrainMovement({ limitations, hasEquipment: true }, grownUp).onlyGentle).toBe(true);
  });

  it.each(["no pain anywhere", "no health issues", "nope, no injuries", "knee hurts when I run"])(
    "is not narrowed by the words around what was understood or denied: %s",
    (limitations) => {
      expect(constrainMovement({ limitations, hasEquipment: true }, grownUp).onlyGentle).toBe(false);
    },
  );

  it("is everything but gentle movement when a word is not understood or only guessed", () => {
    expect(constrainMovement({ limitations: "zorbitis", hasEquipment: true }, grownUp).onlyGentle).toBe(true);
    expect(constrainMovement({ limitations: "kneee", hasEquipment: true }, grownUp)).toMatchObject({
      limitations: ["knee"],
      onlyGentle: true,
    });
    expect(constrainMovement({ limitations: "none", hasEquipment: false }, grownUp)).toEqual({
      limitations: [],
      onlyGentle: false,
      hasEquipment: false,
      isMinor: false,
    });
  });

  it("is known of somebody under 18", () => {
    expect(constrainMovement({ limitations: "", hasEquipment: true }, { isMinor: true }).isMinor).toBe(true);
  });
});

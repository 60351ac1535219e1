import { mapAllergens, treeNuts } from "@fernwell/domain/food/allergens";
import type { IngredientId } from "@fernwell/domain/food/ingredient";
import type { ExerciseId } from "@fernwell/domain/movement/exercise";
import type { Condition, ConditionId } from "@fernwell/domain/safety/condition";
import type { Meaning } from "@fernwell/domain/safety/meanings";
import { describe, expect, it } from "vitest";
import { describeKeptOut, type KeptOutWords } from "./describe-kept-out.ts";

const kosher: Condition = {
  id: "kosher" as ConditionId,
  name: "Kosher",
  words: [],
  food: {
    allergens: ["crustacean"],
    ingredientIds: ["pork" as IngredientId],
    diets: ["gluten-free"],
    healthTags: ["low-sodium"],
    separatesMeatAndMilk: true,
  },
  rest: [],
  movement: { facets: ["water"], limitations: [], isGentleOnly: true },
  withholds: [],
  limits: null,
  asksFirst: false,
  professionalAdvice: null,
  source: "",
};

const words: KeptOutWords = {
  findFood: (id) => ({
    name: id === "tamari" ? "Tamari, gluten-free (one)" : `The ${id}`,
    allergens: mapAllergens((allergen) =>
      allergen === "peanut" && id === "satay" ? "contains" : "notAnIngredient",
    ),
  }),
  findCondition: (id) =>
    id === kosher.id ? kosher : { ...kosher, name: "Hay fever", food: null, movement: null },
  nameDiet: (diet) => diet.replaceAll("-", " "),
  nameHealthTag: (tag) => tag.replaceAll("-", " "),
  nameExercise: () => "Burpees",
};

const foods = (...ids: string[]): Meaning[] =>
  ids.map((id) => ({ kind: "ingredient", ingredientId: id as IngredientId }));
const classes = (...names: ("peanut" | "milk" | (typeof treeNuts)[number])[]): Meaning[] =>
  names.map((allergen) => ({ kind: "allergen", allergen }));
const condition = (id: string): Meaning => ({ kind: "condition", conditionId: id as ConditionId });

describe("what meanings keep out, in words", () => {
  it.each<[string, Meaning[], string]>([
    ["nothing", [], "nothing"],
    ["classes before foods", [...foods("kiwi"), ...classes("peanut")], "peanut, the kiwi"],
    ["no food of a class that is named", [...classes("peanut"), ...foods("satay")], "peanut"],
    ["all tree nuts as one", classes("peanut", ...treeNuts), "peanut, tree nuts"],
    ["single tree nuts by name", classes("brazil-nut"), "brazil nut"],
    ["short names", foods("tamari"), "tamari"],
    [
      "a count instead of a long list",
      foods("a", "b", "c", "d", "e", "f", "g", "h", "i"),
      "the a, the b, the c, the d, the e, the f, the g, the h, and 1 more food",
    ],
    [
      "a condition by name, with all it keeps out",
      [condition("kosher")],
      "Kosher: crustacean, the pork, what is not gluten free, what is not low sodium, meat and milk in one meal; in movement: everything but gentle movement, being in water",
    ],
    [
      "once what a condition keeps out anyway",
      [
        ...classes("peanut"),
        { kind: "allergen", allergen: "crustacean" },
        ...foods("pork"),
        condition("kosher"),
      ],
      "peanut; Kosher: crustacean, the pork, what is not gluten free, what is not low sodium, meat and milk in one meal; in movement: everything but gentle movement, being in water",
    ],
    ["a condition that keeps out nothing", [...classes("milk"), condition("hay-fever")], "milk; Hay fever"],
  ])("has %s", (_, meanings, expected) => {
    expect(describeKeptOut("allergies", meanings, words)).toBe(expected);
    expect(describeKeptOut("dislikes", meanings, words)).toBe(expected);
  });

  it.each<[string, Meaning[], string]>([
    ["single movements", [{ kind: "facet", facet: "overhead" }], "reaching overhead"],
    ["exercises", [{ kind: "exercise", exerciseId: "burpees" as ExerciseId }], "burpees"],
    ["gentle movement", [{ kind: "gentle" }], "everything but gentle movement"],
    [
      "the movements that a limitation rules out, with its facets",
      [{ kind: "limitation", limitation: "wrist" }],
      "much load on the wrists, weight on the hands or arms, gripping",
    ],
  ])("has %s", (_, meanings, expected) => {
    expect(describeKeptOut("limitations", meanings, words)).toBe(expected);
  });
});

import { expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { anExercise } from "../../test/items.ts";
import { aCondition, aVocabulary, aWordList } from "../../test/told.ts";
import { getMeaningKey } from "./meanings.ts";

const kosher = aCondition({ id: "kosher" });
const vocabulary = aVocabulary({
  ingredients: [anIngredient({ id: "garlic" })],
  exercises: [anExercise({ id: "burpee" })],
  conditions: [kosher],
  wordLists: [aWordList("en", { ordinary: "clinic", "about the body": "clinic" })],
});

it.each([
  "allergen peanut",
  "ingredient garlic",
  "condition kosher",
  "limitation knee",
  "facet jumping",
  "exercise burpee",
  "gentle",
])("the catalogue has the meaning %s", (key) => {
  const meaning = vocabulary.findMeaning(key);
  expect(meaning === undefined ? null : getMeaningKey(meaning)).toBe(key);
});

it.each(["ingredient zorb", "allergen zorb", "condition zorb", "exercise zorb", ""])(
  "[SAFE-05] the catalogue has no meaning %j",
  (key) => {
    expect(vocabulary.findMeaning(key)).toBeUndefined();
  },
);

it("each question has its own lexicon, with the words that are ordinary in its answers", () => {
  const { allergies, dislikes, limitations } = vocabulary.lexicons;
  const has = [allergies, dislikes, limitations].map(({ ordinary }) => ordinary.has("clinic"));
  expect(has).toEqual([true, true, false]);
  expect([allergies, dislikes, limitations].map(({ find }) => find("knee") !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

it("a condition is found by its id", () => {
  expect([...vocabulary.conditions]).toEqual([[kosher.id, kosher]]);
});

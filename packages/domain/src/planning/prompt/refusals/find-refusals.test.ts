import { expect, it } from "vitest";
import { readPrompt } from "../reading/read-prompt.ts";
import { splitPrompt } from "../reading/split-prompt.ts";
import { mealBook } from "../words/meal-words.ts";

/** The words that are certainly refused, and those that are refused only if they are foods. */
function refusedIn(prompt: string): { certain: string[]; doubtful: string[]; meals: unknown[] } {
  const { words, refusals, refused } = readPrompt(
    splitPrompt(prompt),
    mealBook,
    () => null,
    () => false,
  );
  const covers = refusals.flatMap((refusal) => refusal.covers);
  const written = (isDoubtful: boolean) =>
    covers.filter((covered) => covered.isDoubtful === isDoubtful).map(({ at }) => words[at]?.written ?? "");
  return {
    certain: written(false),
    doubtful: written(true),
    meals: refused.filter(({ meaning }) => meaning.facet === "mealType").map(({ meaning }) => meaning.value),
  };
}

it.each([
  ["no onion", ["onion"]],
  ["without any pork, please", ["pork"]],
  ["nothing with fish. Chicken instead", ["fish"]],
  ["allergic to prawns and want rice", ["prawns"]],
  ["my son won't eat broccoli or peas", ["broccoli", "peas"]],
  ["free of garlic and onion", ["garlic", "onion"]],
  ["no garlic but lots of ginger", ["garlic"]],
  ["avoid leeks with rice", ["leeks"]],
  ["no celery and 5 carrots", ["celery"]],
  ["no beans under 20 minutes", ["beans"]],
  ["I don't like tofu so give me lentils", ["tofu"]],
  ["no leeks, kale or beetroot please", ["leeks", "kale", "beetroot"]],
  ["anything but tofu. Lentils", ["tofu"]],
  ["dinners, no drinks please", ["drinks"]],
  ["I can't drink milk", ["milk"]],
])("covers the clause in %j", (prompt, certain) => {
  expect(refusedIn(prompt).certain).toEqual(certain);
});

it("is doubtful about a list without an 'or'", () => {
  expect(refusedIn("no leeks, kale, beetroot")).toMatchObject({
    certain: ["leeks"],
    doubtful: ["kale", "beetroot"],
  });
});

it.each([
  "no idea what to cook",
  "I don't mind leeks",
  "why not leeks",
  "no more than 20 minutes for kale",
  "I can't decide on leeks",
])("refuses nothing in %j", (prompt) => {
  expect(refusedIn(prompt).certain).toEqual([]);
});

it("wants the meal next to a refused food, and refuses the meal next to the refusal", () => {
  expect(refusedIn("no leek dinners").meals).toEqual([]);
  expect(refusedIn("no breakfasts or lunches, please").meals).toEqual(["breakfast", "lunch"]);
});

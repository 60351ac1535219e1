import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aCondition, aTold, aVocabulary } from "../../test/told.ts";
import { readTold } from "./read-told.ts";
import { restoreReading, type StoredReading, toStoredReading } from "./stored-reading.ts";

const vocabulary = aVocabulary({
  ingredients: [anIngredient({ id: "garlic", name: "Garlic" })],
  conditions: [
    aCondition({ id: "careful", asksFirst: true, limits: "We cannot.", food: {} }),
    aCondition({ id: "kosher", food: {}, movement: {} }),
  ],
});
const told = aTold({
  allergies: "milk, chese, careful",
  dislikes: "garlic, moussaka",
  limitations: "knee, kosher",
});
const stored = toStoredReading(readTold(told, vocabulary));
const { readings: _, ...reading } = readTold(told, vocabulary);

describe("[TRUST-04] a stored reading", () => {
  it("is the same again once it is restored, whatever was written", () => {
    const text = fc
      .array(
        fc.constantFrom(
          "milk",
          "chese",
          "careful",
          "kosher",
          "garlic",
          "moussaka",
          "knee",
          "zq",
          "none",
          ",",
        ),
      )
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, text, (allergies, dislikes, limitations) => {
        const { readings: __, ...whole } = readTold(aTold({ allergies, dislikes, limitations }), vocabulary);
        const kept: StoredReading = JSON.parse(JSON.stringify(toStoredReading(whole)));
        expect(restoreReading(kept, vocabulary)).toEqual(whole);
      }),
    );
  });

  it("names meanings and conditions by their keys", () => {
    expect(stored).toMatchObject({
      meanings: {
        allergies: ["allergen milk", "condition careful"],
        dislikes: ["ingredient garlic"],
        limitations: ["limitation knee", "condition kosher"],
      },
      dislikedNames: ["moussaka"],
      questions: [
        { kind: "word", field: "allergies", phrase: "chese", guesses: [{ phrase: "cheese" }] },
        { kind: "word", field: "dislikes", phrase: "moussaka", guesses: [] },
        { kind: "limits", field: "allergies", conditionId: "careful" },
      ],
    });
    expect(restoreReading(stored, vocabulary)).toEqual(reading);
  });

  it.each([
    [
      "a meaning of an allergy",
      { ...stored, meanings: { ...stored.meanings, allergies: ["allergen lost"] } },
    ],
    ["a meaning of a dislike", { ...stored, meanings: { ...stored.meanings, dislikes: ["allergen lost"] } }],
    [
      "a meaning of a limitation",
      { ...stored, meanings: { ...stored.meanings, limitations: ["facet lost"] } },
    ],
    [
      "a guess",
      {
        ...stored,
        questions: stored.questions.map((question) =>
          question.kind === "word"
            ? { ...question, guesses: [{ phrase: "lost", meanings: ["ingredient lost"] }] }
            : question,
        ),
      },
    ],
  ])("is not restored by a vocabulary that has lost %s", (_name, changed) => {
    expect(restoreReading(changed, vocabulary)).toBeNull();
  });

  it("is not restored by a vocabulary that has lost a condition", () => {
    expect(
      restoreReading(
        { ...stored, meanings: { allergies: [], dislikes: [], limitations: [] } },
        aVocabulary(),
      ),
    ).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aCondition, aTold, aVocabulary, aWordList, listKeys } from "../../test/told.ts";
import { itemKinds } from "../item-kind.ts";
import { blocks, type Question, readTold } from "./read-told.ts";
import { nothingTold, type Told, type ToldField, toldFields } from "./told.ts";

const careful = aCondition({ id: "careful", asksFirst: true, limits: "We cannot.", food: {} });
const fragile = aCondition({ id: "fragile", asksFirst: true, food: {}, movement: {} });
const kosher = aCondition({ id: "kosher", limits: "We cannot.", food: {} });
const vocabulary = aVocabulary({
  ingredients: [anIngredient({ id: "garlic", name: "Garlic" })],
  conditions: [careful, fragile, kosher],
  wordLists: [aWordList("en", { "condition lost": "lost" }), aWordList("zh", { "class milk": "牛奶" })],
});
const read = (told: Parameters<typeof aTold>[0]) => readTold(aTold(told), vocabulary);
const explain = (field: ToldField, phrase: string, ...meanings: string[]) => ({ field, phrase, meanings });
const listAsked = (told: Parameters<typeof aTold>[0]) =>
  read(told).questions.map((question) => [
    question.field,
    question.kind === "word" ? question.phrase : question.condition.id,
  ]);

describe("what a person told us", () => {
  it("is nothing without a text", () => {
    const nothing = { understood: [], unknown: [] };
    expect(readTold(nothingTold, vocabulary)).toEqual({
      readings: { allergies: nothing, dislikes: nothing, limitations: nothing },
      meanings: { allergies: [], dislikes: [], limitations: [] },
      conditions: [],
      questions: [],
      dislikedNames: [],
    });
  });

  it("is read answer by answer, each meaning once", () => {
    const { meanings, readings } = read({ allergies: "milk, dairy", dislikes: "egg", limitations: "knee" });
    expect([meanings.allergies, meanings.dislikes, meanings.limitations].map(listKeys)).toEqual([
      ["allergen milk"],
      ["allergen egg"],
      ["limitation knee"],
    ]);
    expect(readings.allergies.understood.map(({ phrase }) => phrase)).toEqual(["milk", "dairy"]);
  });

  it("[SAFE-07] has each condition once, wherever it was told", () => {
    expect(
      read({ allergies: "kosher", dislikes: "garlic", limitations: "fragile kosher" }).conditions,
    ).toEqual([kosher, fragile]);
    expect(read({ dislikes: "kosher" }).conditions).toEqual([kosher]);
  });

  it("has no condition that the catalogue does not have", () => {
    expect(read({ allergies: "lost" })).toMatchObject({ conditions: [], questions: [] });
  });
});

describe("[SAFE-01] a phrase that is not understood", () => {
  it("is a question of the answer it stands in", () => {
    expect(read({ allergies: "chese", dislikes: "quuxer", limitations: "flimflam" }).questions).toEqual([
      {
        kind: "word",
        field: "allergies",
        written: "chese",
        phrase: "chese",
        guesses: [{ phrase: "cheese", meanings: [{ kind: "allergen", allergen: "milk" }] }],
      },
      { kind: "word", field: "dislikes", written: "quuxer", phrase: "quuxer", guesses: [] },
      { kind: "word", field: "limitations", written: "flimflam", phrase: "flimflam", guesses: [] },
    ]);
  });
});

describe("[SAFE-05] an explanation", () => {
  it("is used from then on", () => {
    const told = {
      allergies: "zorb",
      explanations: [explain("allergies", "zorb", "allergen milk", "ingredient garlic")],
    };
    expect(listKeys(read(told).meanings.allergies)).toEqual(["allergen milk", "ingredient garlic"]);
    expect(listAsked(told)).toEqual([]);
  });

  it("can say that a phrase keeps nothing out", () => {
    const told = { allergies: "zorb", explanations: [explain("allergies", "zorb")] };
    expect([listAsked(told), read(told).meanings.allergies]).toEqual([[], []]);
  });

  it("can name a condition, with its question", () => {
    const told = { allergies: "zorb", explanations: [explain("allergies", "zorb", "condition careful")] };
    expect(read(told).conditions).toEqual([careful]);
    expect(listAsked(told)).toEqual([["allergies", "careful"]]);
  });

  it("is asked for again once the catalogue has lost one of its meanings", () => {
    const lost = explain("allergies", "zorb", "allergen milk", "ingredient gone");
    const told = { allergies: "zorb", explanations: [lost] };
    expect([listAsked(told), read(told).meanings.allergies]).toEqual([[["allergies", "zorb"]], []]);
  });

  it.each(toldFields)("of another question does not count for %s", (field) => {
    const explanations = toldFields.filter((other) => other !== field).map((other) => explain(other, "zorb"));
    expect(listAsked({ [field]: "zorb", explanations })).toEqual([[field, "zorb"]]);
  });

  it("that there is nothing to tell explains no text", () => {
    expect(listAsked({ allergies: "zorb", explanations: [explain("allergies", "")] })).toEqual([
      ["allergies", "zorb"],
    ]);
    expect(listAsked({ explanations: [explain("allergies", "", "allergen milk")] })).toEqual([]);
  });
});

describe("[SAFE-05] a question", () => {
  /** Says of every question that it means nothing, until there are no more. */
  function explainAll(told: Told, rounds: number): Told {
    const { questions } = readTold(told, vocabulary);
    const explanations = questions.flatMap((question) =>
      question.kind === "word" ? [explain(question.field, question.phrase)] : [],
    );
    const explained = { ...told, explanations: [...told.explanations, ...explanations] };
    return rounds === 1 ? explained : explainAll(explained, rounds - 1);
  }

  it.each([
    "zorb",
    "zorb quux",
    "zorb, the quux",
    "I visited",
    "zorba zorbb zorbc zorbd zorbe",
    "牛奶甲乙",
    "?",
  ])("is closed by its explanation: %s", (text) => {
    expect(readTold(explainAll(aTold({ allergies: text }), 2), vocabulary).questions).toEqual([]);
  });

  it.each(["zorb the quux", "zorb powder quux milk", "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳牛奶", "牛奶甲 乙丙"])(
    "is closed by its explanation, whatever stands around it: %s",
    (text) => {
      expect(readTold(explainAll(aTold({ allergies: text }), 4), vocabulary).questions).toEqual([]);
    },
  );
});

describe("[SAFE-08] a condition that we cannot honour in full", () => {
  it("is asked about once, where it was told first", () => {
    expect(read({ dislikes: "careful", limitations: "careful" }).questions).toEqual([
      { kind: "limits", field: "dislikes", condition: careful },
    ]);
    expect(listAsked({ limitations: "careful, fragile" })).toEqual([
      ["limitations", "careful"],
      ["limitations", "fragile"],
    ]);
  });

  it("counts once it is accepted", () => {
    const told = { limitations: "careful, fragile", acceptedLimits: ["careful"] };
    expect(listAsked(told)).toEqual([["limitations", "fragile"]]);
    expect(read(told).conditions).toEqual([careful, fragile]);
  });

  it("is not asked about if going on is safe", () => {
    expect(listAsked({ allergies: "kosher" })).toEqual([]);
  });
});

describe("[SAFE-06] an open question", () => {
  const word = (field: ToldField): Question => ({
    kind: "word",
    field,
    written: "zorb",
    phrase: "zorb",
    guesses: [],
  });
  const limits = (condition: typeof careful): Question => ({ kind: "limits", field: "dislikes", condition });
  const listBlocked = (question: Question) => itemKinds.filter((kind) => blocks(question, kind));

  it.each([
    ["about a word of allergies", word("allergies"), ["meal"]],
    ["about a word of dislikes", word("dislikes"), []],
    ["about a word of limitations", word("limitations"), ["exercise", "meditation"]],
    ["about a condition for food", limits(careful), ["meal"]],
    ["about a condition for movement", limits(aCondition({ movement: {} })), ["exercise", "meditation"]],
    ["about a condition for rest", limits(aCondition({ rest: ["grief"] })), ["meditation"]],
    ["about a condition for both", limits(fragile), ["meal", "exercise", "meditation"]],
    ["about a condition for none of them", limits(aCondition()), []],
  ])("%s blocks what it is about", (_, question, kinds) => {
    expect(listBlocked(question)).toEqual(kinds);
  });
});

const unclear = ["careful", "kosher", "zorb", "qxj fipple"];

it.each([
  ["allergies", ["milk", "egg whites", "garlic", "chese", "powder", ...unclear]],
  ["dislikes", ["milk", "egg whites", "garlic", "chese", "powder", ...unclear]],
  ["limitations", ["bad knee", "no jumping", "gentle only", "jaw", ...unclear]],
] as const)(
  "[SAFE-13] one more thing named in %s, after a comma, takes no meaning away and answers no question",
  (field, phrases) => {
    const phrase = fc.constantFrom(...phrases);
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 4 }), phrase, (some, another) => {
        const before = read({ [field]: some.join(", ") });
        const after = read({ [field]: [...some, another].join(", ") });
        const keys = listKeys(after.meanings[field]);
        expect(listKeys(before.meanings[field]).filter((key) => !keys.includes(key))).toEqual([]);
        const asked = after.questions.map((question) => JSON.stringify(question));
        expect(before.questions.filter((question) => !asked.includes(JSON.stringify(question)))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);

describe("a dislike that is no ingredient", () => {
  const vocabulary = aVocabulary({ wordLists: [aWordList("en", { absent: "trifle, ox" })] });
  const listNames = (told: Parameters<typeof aTold>[0]) => readTold(aTold(told), vocabulary).dislikedNames;

  it("is avoided by name, unless the name is too short", () => {
    expect(listNames({ dislikes: "trifle, zorble, milk, ox" })).toEqual(["zorble", "trifle"]);
    expect(listNames({ allergies: "trifle" })).toEqual([]);
  });

  it("is avoided no longer once the person said that it is nothing", () => {
    const nothing = { phrase: "trifle", meanings: [] };
    expect(listNames({ dislikes: "trifle", explanations: [{ field: "dislikes", ...nothing }] })).toEqual([]);
    expect(listNames({ dislikes: "trifle", explanations: [{ field: "allergies", ...nothing }] })).toEqual([
      "trifle",
    ]);
  });
});

import type { LimitsQuestion, UnderstoodPhrase, WordQuestion } from "@fernwell/contract/safety";
import { describe, expect, test } from "vitest";
import { nothingAsked } from "#test/fixtures/safety.ts";
import {
  describeMissing,
  describeReading,
  describeSuitableMeals,
  getQuestionKey,
  holdsUpStep,
  isBlocked,
  isWaiting,
  listBlockingQuestions,
  listUnanswered,
  omitAskedNotes,
  type SafetyState,
} from "./questions.ts";

function aWord(written: string, question: WordQuestion["question"] = "food_allergies"): WordQuestion {
  return { kind: "word", question, phrase: written.toLowerCase(), written, guesses: [] };
}

const pku: LimitsQuestion = {
  kind: "limits",
  question: "food_allergies",
  condition_id: "phenylketonuria",
  name: "Phenylketonuria",
  limits: "We cannot count exchanges.",
  advice: "Ask your dietitian.",
};

function aState(changes: Partial<SafetyState>): SafetyState {
  return { ...nothingAsked, ...changes };
}

function anUnderstood(changes: Partial<UnderstoodPhrase>): UnderstoodPhrase {
  return {
    phrase: "peanut",
    written: "Peanuts",
    keeps_out: "peanut",
    limits: null,
    advice: null,
    is_explained: false,
    ...changes,
  };
}

describe("the questions of a page", () => {
  const food = aWord("zorblax");
  const dislike = aWord("quimble", "disliked_ingredients");
  const movement = aWord("zorbitis", "physical_limitations_details");

  test("[SAFE-67] are those that keep back the kinds it shows", () => {
    const state = aState({
      questions: [food, dislike, movement],
      blocks_meals: true,
      blocks_exercises: true,
      holds_back_meditations: true,
    });
    expect(listBlockingQuestions(state, ["meal"])).toEqual([food]);
    expect(listBlockingQuestions(state, ["exercise"])).toEqual([movement]);
    expect(listBlockingQuestions(state, ["meditation"])).toEqual([movement]);
    expect(listBlockingQuestions(state, ["meal", "exercise", "meditation"])).toEqual([food, movement]);
  });

  test("[SAFE-103] hold back some meditations and never all of them", () => {
    const state = aState({ questions: [movement], holds_back_meditations: true });
    expect(isBlocked(state, "meditation")).toBe(false);
    expect(isWaiting(state, "meditation")).toBe(true);
    expect(isWaiting(aState({ blocks_meals: true, blocks_exercises: true }), "meditation")).toBe(false);
    expect(listBlockingQuestions(aState({ questions: [movement] }), ["meditation"])).toEqual([]);
  });

  test("[SAFE-64] leave out those about dislikes", () => {
    const state = aState({ questions: [dislike] });
    expect(listBlockingQuestions(state, ["meal", "exercise"])).toEqual([]);
    expect(holdsUpStep("disliked_ingredients")).toBe(false);
    expect(holdsUpStep("food_allergies")).toBe(true);
    expect(holdsUpStep("physical_limitations_details")).toBe(true);
  });

  test("[SAFE-66] include a condition wherever something is kept back", () => {
    expect(listBlockingQuestions(aState({ questions: [pku], blocks_meals: true }), ["meal"])).toEqual([pku]);
    expect(listBlockingQuestions(aState({ questions: [pku], blocks_meals: true }), ["exercise"])).toEqual([]);
  });

  test("[SAFE-68] what was never answered is asked about where it matters", () => {
    const state = aState({ unanswered: ["food_allergies", "physical_limitations_details"] });
    expect(listUnanswered(state, ["meal"])).toEqual(["food_allergies"]);
    expect(listUnanswered(state, ["exercise"])).toEqual(["physical_limitations_details"]);
    expect(listUnanswered(state, ["meditation"])).toEqual(["physical_limitations_details"]);
  });

  test("are told apart by field, phrase and condition", () => {
    const keys = [food, dislike, movement, pku, aWord("zorblax", "disliked_ingredients")].map(getQuestionKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("what is missing", () => {
  test.each([
    [[], null],
    [[aWord("Erdnüsse")], "First tell us what “Erdnüsse” is."],
    [[aWord("Erdnüsse"), pku, aWord("x")], "First tell us what “Erdnüsse” is, then answer 2 more questions."],
    [[pku], "First choose how to go on with Phenylketonuria."],
  ])("[SAFE-64] is one sentence about the first question (%#)", (questions, sentence) => {
    expect(describeMissing(questions)).toBe(sentence);
  });
});

describe("a reading is announced", () => {
  test("[SAFE-73] with what was understood, then what is asked", () => {
    const read = { understood: [anUnderstood({})], questions: [aWord("zorblax"), pku], is_nothing: false };
    expect(describeReading(read)).toBe(
      "Understood: Peanuts keeps out peanut. We have a question: what is zorblax? We have a question about Phenylketonuria.",
    );
  });

  test("[SAFE-73] as nothing only where nothing is asked", () => {
    expect(describeReading({ understood: [], questions: [], is_nothing: true })).toBe(
      "We found nothing to keep out in what you wrote.",
    );
    expect(describeReading({ understood: [], questions: [aWord("x")], is_nothing: true })).toBe(
      "We have a question: what is x?",
    );
  });
});

test("[SAFE-66] the limits of a condition are said once: in its question, then beside the phrase", () => {
  const phrase = anUnderstood({ limits: `${pku.limits} Nor this.`, advice: "Ask." });
  const other = anUnderstood({ phrase: "gout", limits: "Beer counts too." });
  const asked = { understood: [phrase, other], questions: [pku], is_nothing: false };
  expect(omitAskedNotes(asked)).toEqual([{ ...phrase, limits: null, advice: null }, other]);
  expect(omitAskedNotes({ ...asked, questions: [] })).toEqual([phrase, other]);
});

test.each([
  [["Kidney Friendly"], 41, "Kidney Friendly: 41 of 312 meals may suit you."],
  [["Kidney Friendly", "Low Sodium"], 1, "Kidney Friendly and Low Sodium: 1 of 312 meals may suit you."],
  [["Low Sugar"], 0, "Low Sugar: none of our 312 meals is known to suit you."],
])("[SAFE-70] the size of the shelf for %j", (tags, count, sentence) => {
  expect(describeSuitableMeals({ tags, count, total: 312 })).toBe(sentence);
});

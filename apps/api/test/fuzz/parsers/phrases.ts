import { readLines } from "../../wished-plans.ts";

interface FoodPhrase {
  readonly text: string;
  readonly about: string;
  readonly allergens: readonly string[];
}

const foods = readLines<FoodPhrase>("food-phrases.jsonl");

/** Texts as people write them, which the tests of the readers label. */
export const foodPhrases = foods.map(({ text }) => text);

/** Those that state an allergy. */
export const allergyPhrases = foods
  .filter(({ about, allergens }) => about === "allergy" && allergens.length > 0)
  .map(({ text }) => text);

export const movementPhrases = readLines<{ text: string }>("movement-phrases.jsonl").map(({ text }) => text);

function readPrompts(file: string): string[] {
  return readLines<{ prompt: string }>(file).map(({ prompt }) => prompt);
}

export const prompts = {
  meal: [...readPrompts("prompts-meal.jsonl"), ...readPrompts("wished-plans.jsonl")],
  exercise: readPrompts("prompts-exercise.jsonl"),
  meditation: readPrompts("prompts-meditation.jsonl"),
};

export const groceryPhrases = [
  ..."milk,2 x oat milk,Bread (wholemeal),1/2 dozen eggs,peanut butter,tinned tomatoes 400g,bin bags".split(
    ",",
  ),
  ..."500 g mince,½ cup rice,AA batteries,fish & chips,Häagen-Dazs,soy sauce,nappies,crème fraîche".split(
    ",",
  ),
];

export const names = [
  ..."Ada Lovelace,O'Brien,Anne-Marie van Dyk,José Ángel,李小龍,Þórunn,Ngũgĩ wa Thiong'o,Zoë".split(","),
  ..."My week,Quick Dinners For Two,Leg day,A quiet mind,+6421123456789,12 High Street,1990-02-28".split(","),
];

export const addresses = [
  "ada@people.example",
  "Ada.Lovelace+plans@mail.people.example",
  "ada@PEOPLE.example",
  "ada@people。example",
  "ａｄａ@ｐｅｏｐｌｅ.example",
  '"ada"@people.example',
  "ada@[127.0.0.1]",
  "ada@xn--bcher-kva.example",
];

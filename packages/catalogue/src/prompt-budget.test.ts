import { readExercisePrompt } from "@fernwell/domain/planning/prompt/read-exercise-prompt";
import { readMealPrompt } from "@fernwell/domain/planning/prompt/read-meal-prompt";
import { readMeditationPrompt } from "@fernwell/domain/planning/prompt/read-meditation-prompt";
import { createFoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

const { ingredients } = await readCatalogue();
const pantry = { ingredients, vocabulary: createFoodVocabulary(ingredients) };

const longestPrompt = 2_000;
/** Milliseconds of processor time once the code is warm: some four times what an idle machine needs. */
const maxMs = 300;
const runs = 3;

/** Words that nobody knows, each another one. */
const unknownWords = Array.from({ length: 250 }, (_, at) =>
  [at % 14, (at * 5) % 13, (at * 7) % 11, at % 9, (at * 3) % 8, at % 6]
    .map((n) => "etaoinshrdlcum"[n])
    .join(""),
);

const repeat = (text: string) => text.repeat(longestPrompt / text.length);

it.each([
  ["a limit that never ends", `under ${repeat("a ")}`],
  ["days with commas", `tues ${repeat(", saturday ")}`],
  ["days with commas and a conjunction", `tues ${repeat(", or wed ")}`],
  ["days", repeat("monday ")],
  ["spans of days", repeat("monday to friday ")],
  ["counts", repeat("3 dinners and ")],
  ["numbers", repeat("1 ")],
  ["limits", repeat("soup at most 2 times ")],
  ["refusals", repeat("no peanut ")],
  ["unknown words", unknownWords.join(" ")],
  ["one word", repeat("a")],
  ["one picture", repeat("🥜")],
  ["letters with pictures between them", repeat("I🥜 🥜n🥜o🥜t🥜 🥜a🥜 🥜f🥜a🥜n🥜")],
  ["brackets", repeat("a(")],
])("[SCALE-21] 2,000 characters of %s are read quickly as a prompt", (_, written) => {
  const prompt = written.slice(0, longestPrompt);
  const read = [
    () => readMealPrompt(prompt, pantry),
    () => readExercisePrompt(prompt),
    () => readMeditationPrompt(prompt),
  ];
  for (const readPrompt of read) {
    const times = Array.from({ length: runs }, () => {
      const before = process.threadCpuUsage();
      readPrompt();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(maxMs);
  }
});

import { expect, it } from "vitest";
import { readExercisePrompt } from "./read-exercise-prompt.ts";

it.each([
  ["bad knee, legs are fine", ["knee"]],
  ["exercises for my bad back", ["lower-back"]],
  ["something easy on my wrists", ["wrist"]],
  ["I can't run because of my knees", ["knee"]],
  ["I'm 20 weeks pregnant", ["pregnancy"]],
  ["core after having a baby", ["weak-pelvic-floor"]],
  ["I can't get down on the floor", ["cannot-get-to-the-floor"]],
  ["asthma", ["breathing-difficulty"]],
  ["im pregnat", ["pregnancy"]],
])("reads a limitation in %j", (prompt, limitations) => {
  expect(readExercisePrompt(prompt).limitations).toEqual(limitations);
});

it.each([
  "legs",
  "back and biceps",
  "balance exercises",
  "chair exercises",
  "on a mat",
  "a plan for 6 weeks",
  "I can't stand burpees",
  "cardio with candles in the garden",
  "I'm not expecting miracles",
])("reads no limitation in %j", (prompt) => {
  expect(readExercisePrompt(prompt).limitations).toEqual([]);
});

it("works the part that is named and spares the part that hurts", () => {
  expect(readExercisePrompt("shoulder injury, legs only")).toMatchObject({
    limitations: ["shoulder"],
    muscles: ["glutes", "quadriceps", "hamstrings", "calves"],
  });
});

it("keeps out what is refused", () => {
  expect(readExercisePrompt("no yoga or pilates, no dumbbells, no jumping, no burpees")).toMatchObject({
    workoutTypes: [],
    unwantedWorkoutTypes: ["yoga", "pilates"],
    unwantedEquipment: ["dumbbells"],
    noImpact: true,
    unwantedWords: ["burpee"],
  });
});

it("takes a dislike for a refusal, not for a complaint", () => {
  expect(readExercisePrompt("I don't like yoga")).toMatchObject({
    workoutTypes: [],
    unwantedWorkoutTypes: ["yoga"],
  });
});

it("does not take what an exercise stands beside for the exercise", () => {
  expect(readExercisePrompt("stretches after a run").workoutTypes).toEqual(["mobility"]);
});

it("reads effort, level, time and equipment", () => {
  expect(readExercisePrompt("three gentle 20-minute walks for a beginner, no equipment")).toMatchObject({
    count: 3,
    workoutTypes: ["walking"],
    mostIntensity: "light",
    level: "beginner",
    mostMinutes: 20,
    noEquipment: true,
  });
});

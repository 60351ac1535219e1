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

it("trains the named body part and spares the one that hurts", () => {
  expect(readExercisePrompt("shoulder injury, legs only")).toMatchObject({
    limitations: ["shoulder"],
    muscles: ["glutes", "quadriceps", "hamstrings", "calves"],
  });
});

it("reads refusals", () => {
  expect(readExercisePrompt("no yoga or pilates, no dumbbells, no jumping, no burpees")).toMatchObject({
    workoutTypes: [],
    unwantedWorkoutTypes: ["yoga", "pilates"],
    unwantedEquipment: ["dumbbells"],
    noImpact: true,
    unwantedWords: ["burpee"],
  });
});

it("reads a dislike as a refusal, not as a complaint", () => {
  expect(readExercisePrompt("I don't like yoga")).toMatchObject({
    workoutTypes: [],
    unwantedWorkoutTypes: ["yoga"],
  });
});

it("ignores a sport that only says when", () => {
  expect(readExercisePrompt("stretches after a run").workoutTypes).toEqual(["mobility"]);
});

it("reads effort, level, time and equipment", () => {
  expect(readExercisePrompt("three gentle 20-minute walks for a beginner, no equipment")).toMatchObject({
    count: 3,
    workoutTypes: ["walking"],
    maxIntensity: "light",
    level: "beginner",
    maxMinutes: 20,
    noEquipment: true,
  });
});

it.each([
  ["five exercises a day", 35, 7],
  ["5 daily exercises for 3 days", 15, 3],
  ["three exercises a day, Monday and Thursday", 6, 2],
  ["daily stretches for tired legs", 7, 7],
  ["I want a daily 20 minute walk", 7, 7],
  ["two exercises a day for four days", 8, 4],
  ["a daily stretching routine, I sit all day", 1, null],
  ["I walk 2 km daily, six exercises please", 6, null],
  ["I'm on my feet 12 hours a day, 5 exercises", 5, null],
])(
  "[WEEK-20] reads what comes daily, for a week unless the prompt says how long: %s",
  (prompt, count, days) => {
    expect(readExercisePrompt(prompt)).toMatchObject({ count, days });
  },
);

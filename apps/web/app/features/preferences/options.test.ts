import { fitnessQuestions, workoutQuestions } from "@fernwell/contract/exercise-questions";
import { dietQuestions } from "@fernwell/contract/meal-questions";
import { mindfulnessQuestions, practiceQuestions } from "@fernwell/contract/meditation-questions";
import { expect, test } from "vitest";
import { capitalise, excludeNone, listIllnessTags, readOptions, toChoice } from "./options.ts";

test("[DATA-13] [OPEN-117] reads an option's id under either of its names", () => {
  expect(
    readOptions([
      { _id: "vegan", name: "Vegan" },
      { id: "keto", name: "Keto" },
    ]),
  ).toEqual([
    { id: "vegan", name: "Vegan" },
    { id: "keto", name: "Keto" },
  ]);
});

test.each([[null], [{}], [[{ name: "Vegan" }]], [[{ _id: "vegan" }]]])("%j is no list of options", (list) => {
  expect(() => readOptions(list)).toThrow();
});

test("[PREF-34] [DATA-10] an exercise option's value is in lower case, a level's first letter a capital", () => {
  const { preferred_workouts } = workoutQuestions;
  const { fitness_level, primary_fitness_goal } = fitnessQuestions;
  const option = { id: "x", name: "SEMI Pro" };
  expect(toChoice(option, preferred_workouts)).toEqual({ value: "semi pro", label: "SEMI Pro" });
  expect(toChoice(option, primary_fitness_goal)).toEqual({ value: "semi pro", label: "SEMI Pro" });
  expect(toChoice(option, fitness_level, capitalise)).toEqual({ value: "semi pro", label: "Semi pro" });
});

test("[DATA-12] a mindfulness goal's value is in lower case, but no other value about meals or meditation", () => {
  const option = { id: "x", name: "Low Carb" };
  const lowered = { value: "low carb", label: "Low Carb" };
  const asNamed = { value: "Low Carb", label: "Low Carb" };
  expect(toChoice(option, mindfulnessQuestions.mindfulness_goals)).toEqual(lowered);
  expect(toChoice(option, dietQuestions.dietary_preferences)).toEqual(asNamed);
  expect(toChoice(option, practiceQuestions.preferred_practices)).toEqual(asNamed);
  expect(toChoice(option, practiceQuestions.daily_duration)).toEqual(asNamed);
});

test("no preference and the preferences exclude each other", () => {
  expect(excludeNone(["Vegan", "Keto", "None"], "None")).toEqual(["None"]);
  expect(excludeNone(["None", "Vegan"], "None")).toEqual(["Vegan"]);
  expect(excludeNone(["Keto", "Vegan"], "None")).toEqual(["Keto", "Vegan"]);
  expect(excludeNone(["Keto", "Vegan"], undefined)).toEqual(["Keto", "Vegan"]);
  expect(excludeNone([], "None")).toEqual([]);
});

test("[SAFE-70] only chosen tags that stand for an illness keep meals out", () => {
  const options = [
    { id: "kidney-friendly", name: "Kidney Friendly" },
    { id: "lighter-meal", name: "Lighter Meal" },
    { id: "low-sodium", name: "Low Sodium" },
  ];
  expect(listIllnessTags(options, ["Lighter Meal", "Low Sodium", "Kidney Friendly"])).toEqual([
    "Low Sodium",
    "Kidney Friendly",
  ]);
  expect(listIllnessTags([], ["Low Sodium"])).toEqual([]);
});

import { expect, it } from "vitest";
import { readMeditationPrompt } from "./read-meditation-prompt.ts";

it("reads an inability as a goal, except for postures", () => {
  expect(readMeditationPrompt("I can't sleep").goals).toEqual(["sleep-better"]);
  expect(readMeditationPrompt("I am unable to relax").goals).toEqual(["reduce-stress"]);
  expect(readMeditationPrompt("I can't lie down")).toMatchObject({
    postures: [],
    unwantedPostures: ["lying"],
  });
  expect(readMeditationPrompt("I can't walk")).toMatchObject({
    postures: [],
    unwantedPostures: ["walking"],
  });
});

it("reads refusals", () => {
  expect(
    readMeditationPrompt("no body scans, not in the morning, no breath holds. Sitting hurts"),
  ).toMatchObject({
    practices: [],
    unwantedPractices: ["body-scan"],
    timesOfDay: [],
    unwantedTimesOfDay: ["morning"],
    unwantedPostures: ["seated"],
    unwantedContentNotes: ["breath-holds"],
  });
});

it.each([
  ["long ones", { minMinutes: 20, maxMinutes: null }],
  ["short ones", { minMinutes: null, maxMinutes: 10 }],
  ["three short ones of 3 minutes", { minMinutes: null, maxMinutes: 3 }],
  ["between 10 and 15 minutes", { minMinutes: 10, maxMinutes: 15 }],
])("reads the length of %j", (prompt, length) => {
  expect(readMeditationPrompt(prompt)).toMatchObject(length);
});

it.each([
  ["never meditated before", "newcomer"],
  ["I'm not a beginner", "practised"],
  ["been at it for decades", "practised"],
  ["something calm", null],
])("reads the experience in %j", (prompt, experience) => {
  expect(readMeditationPrompt(prompt).experience).toBe(experience);
});

it.each([
  ["two meditations a day", 14, 7],
  ["a daily body scan, 10 minutes", 7, 7],
  ["two meditations for after a night shift", 2, null],
  ["I've meditated daily for ten years, three long sessions", 3, null],
])("[WEEK-20] reads what comes daily: %s", (prompt, count, days) => {
  expect(readMeditationPrompt(prompt)).toMatchObject({ count, days });
});

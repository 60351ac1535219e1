import { expect, it } from "vitest";
import { readMeditationPrompt } from "./read-meditation-prompt.ts";

it("takes what cannot be done for a goal, but for a refused posture", () => {
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

it("keeps out what is refused", () => {
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
  ["long ones", { leastMinutes: 20, mostMinutes: null }],
  ["short ones", { leastMinutes: null, mostMinutes: 10 }],
  ["three short ones of 3 minutes", { leastMinutes: null, mostMinutes: 3 }],
  ["between 10 and 15 minutes", { leastMinutes: 10, mostMinutes: 15 }],
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

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mealDraftKey, profileDraftKey, removeStaleDrafts, workoutDraftKey } from "./drafts.ts";
import { readStored, writeStored } from "./storage.ts";

const person = {
  firstName: "Amira",
  lastName: "Clarke",
  dob: "1990-02-03",
  gender: "female",
  phone: "211234567",
  countryCode: "+64",
  address: "1 Fern Lane",
} as const;

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z") }));
afterEach(() => vi.useRealTimers());

test("the profile draft lies under profile_data with its seven fields", () => {
  writeStored(profileDraftKey, person);

  expect(JSON.parse(localStorage.getItem("profile_data") ?? "")).toEqual({
    ...person,
    savedAt: "2026-03-01T10:00:00.000Z",
  });
  expect(readStored(profileDraftKey)).toEqual(person);
});

test("a questionnaire's draft may hold the fields of some steps only", () => {
  writeStored(mealDraftKey, { dietary_preferences: ["Vegan"], main_goal: ["Time Saving"], health_tags: [] });

  expect(readStored(mealDraftKey)).toEqual({
    dietary_preferences: ["Vegan"],
    main_goal: ["Time Saving"],
    health_tags: [],
  });
});

test("a draft lasts seven days and reads as absent afterwards", () => {
  writeStored(profileDraftKey, person);

  vi.setSystemTime(new Date("2026-03-08T10:00:00Z"));
  expect(readStored(profileDraftKey)).toEqual(person);

  vi.setSystemTime(new Date("2026-03-08T10:00:01Z"));
  expect(readStored(profileDraftKey)).toBeNull();
});

test("a draft without a stamp is read", () => {
  localStorage.setItem("profile_data", JSON.stringify(person));
  expect(readStored(profileDraftKey)).toEqual(person);
});

test.each(["", "not json", "null", "[]", '{"firstName":1}', JSON.stringify({ ...person, gender: "robot" })])(
  "a draft that is not one reads as absent: %s",
  (text) => {
    localStorage.setItem("profile_data", text);
    expect(readStored(profileDraftKey)).toBeNull();
  },
);

test("drafts that read as absent are removed, the others stay", () => {
  writeStored(profileDraftKey, person);
  vi.setSystemTime(new Date("2026-03-09T10:00:00Z"));
  writeStored(mealDraftKey, { meals_per_day: 3 });
  localStorage.setItem("workout_preferences", "not json");
  removeStaleDrafts();

  expect(localStorage.getItem("profile_data")).toBeNull();
  expect(localStorage.getItem("workout_preferences")).toBeNull();
  expect(readStored(workoutDraftKey)).toBeNull();
  expect(readStored(mealDraftKey)).toEqual({ meals_per_day: 3 });
});

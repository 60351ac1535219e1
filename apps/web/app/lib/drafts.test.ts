import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profileDraft } from "#test/fixtures/profile-draft.ts";
import { removeAnswerDrafts } from "./draft-names.ts";
import { exerciseDraftKey, mealDraftKey, profileDraftKey, removeStaleDrafts } from "./drafts.ts";
import { readStored, writeStored } from "./storage.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z") }));
afterEach(() => vi.useRealTimers());

test("the profile draft is stored under profile_data with its seven fields", () => {
  writeStored(profileDraftKey, profileDraft);

  expect(JSON.parse(localStorage.getItem("profile_data") ?? "")).toEqual({
    ...profileDraft,
    savedAt: "2026-03-01T10:00:00.000Z",
  });
  expect(readStored(profileDraftKey)).toEqual(profileDraft);
});

test("the draft of a questionnaire may hold the fields of some steps only", () => {
  writeStored(mealDraftKey, { dietary_preferences: ["Vegan"], main_goal: ["Time Saving"], health_tags: [] });

  expect(readStored(mealDraftKey)).toEqual({
    dietary_preferences: ["Vegan"],
    main_goal: ["Time Saving"],
    health_tags: [],
  });
});

test("a draft lasts seven days and reads as absent afterwards", () => {
  writeStored(profileDraftKey, profileDraft);

  vi.setSystemTime(new Date("2026-03-08T10:00:00Z"));
  expect(readStored(profileDraftKey)).toEqual(profileDraft);

  vi.setSystemTime(new Date("2026-03-08T10:00:01Z"));
  expect(readStored(profileDraftKey)).toBeNull();
});

test("reads a draft without a timestamp", () => {
  localStorage.setItem("profile_data", JSON.stringify(profileDraft));
  expect(readStored(profileDraftKey)).toEqual(profileDraft);
});

test.each([
  "",
  "not json",
  "null",
  "[]",
  '{"firstName":1}',
  JSON.stringify({ ...profileDraft, gender: "robot" }),
])("an invalid draft reads as absent: %s", (text) => {
  localStorage.setItem("profile_data", text);
  expect(readStored(profileDraftKey)).toBeNull();
});

test("removes drafts that read as absent and keeps the others", () => {
  writeStored(profileDraftKey, profileDraft);
  vi.setSystemTime(new Date("2026-03-09T10:00:00Z"));
  writeStored(mealDraftKey, { meals_per_day: 3 });
  localStorage.setItem("workout_preferences", "not json");
  removeStaleDrafts();

  expect(localStorage.getItem("profile_data")).toBeNull();
  expect(localStorage.getItem("workout_preferences")).toBeNull();
  expect(readStored(exerciseDraftKey)).toBeNull();
  expect(readStored(mealDraftKey)).toEqual({ meals_per_day: 3 });
});

test("[PHONE-15] the end of the questionnaires leaves alone what could not be sent yet", () => {
  writeStored(mealDraftKey, { meals_per_day: 3 });
  localStorage.setItem("unsent_calls", "kept");
  localStorage.setItem("doing_cook", "kept");
  removeAnswerDrafts();
  expect(Object.keys(localStorage).sort()).toEqual(["doing_cook", "unsent_calls"]);
});

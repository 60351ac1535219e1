import { readStored, removeStored } from "./storage.ts";

/** Where a questionnaire keeps answers until the last step has sent them. */
const answerDraftNames = [
  "profile_data",
  "meal_preferences",
  "workout_preferences",
  "meditation_preferences",
] as const;

/** Where drafts are stored. Removing them needs no schema, so it is apart from reading them. */
const draftNames = [
  ...answerDraftNames,
  "unsaved_plans",
  "unsaved_lists",
  "unsaved_entries",
  "unsaved_week",
  "unsent_calls",
  "plan_selections",
  "doing_cook",
  "doing_train",
  "doing_rest",
] as const;

export type DraftName = (typeof draftNames)[number];

export function hasDrafts(): boolean {
  return draftNames.some((name) => readStored({ area: "local", name, decode: (text) => text }) !== null);
}

export function removeDrafts(): void {
  remove(draftNames);
}

/** What else is kept, such as a change made without a connection, stays. */
export function removeAnswerDrafts(): void {
  remove(answerDraftNames);
}

function remove(names: readonly DraftName[]): void {
  for (const name of names) removeStored({ area: "local", name });
}

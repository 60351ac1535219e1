import { readStored, removeStored } from "./storage.ts";

/** Where drafts are stored. Removing them needs no schema, so it is apart from reading them. */
const draftNames = [
  "profile_data",
  "meal_preferences",
  "workout_preferences",
  "meditation_preferences",
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
  for (const name of draftNames) removeStored({ area: "local", name });
}

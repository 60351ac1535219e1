import type { ConditionId } from "./condition.ts";

/** The questions whose answers are free text about what a person cannot eat or do, or does not like. */
export const toldFields = ["allergies", "dislikes", "limitations"] as const;
export type ToldField = (typeof toldFields)[number];

/** What a person said a phrase of theirs means. No meanings: there is nothing to keep out. */
export interface Explanation {
  readonly field: ToldField;
  /** The words of the phrase as they are compared. Empty: the person has nothing to tell. */
  readonly phrase: string;
  /** Keys of meanings. */
  readonly meanings: readonly string[];
}

/** Everything a person told us in their own words. It counts for meals and exercises alike. */
export interface Told {
  readonly texts: Readonly<Record<ToldField, string>>;
  readonly explanations: readonly Explanation[];
  /** Conditions we cannot honour in full, with which the person chose to go on. */
  readonly acceptedLimits: readonly ConditionId[];
}

export const nothingTold: Told = {
  texts: { allergies: "", dislikes: "", limitations: "" },
  explanations: [],
  acceptedLimits: [],
};

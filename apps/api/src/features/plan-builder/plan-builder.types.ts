import type { ModelFailure, ModelUse } from "../../platform/model/plan-model.types.ts";

/** Why nobody may ask the model now: the person just did several times, or often today, or all people together did. */
export type BudgetGap = "tooFast" | "personUsedUp" | "allUsedUp";

/** Why the rules make a plan alone. */
export type RulesReason = "notAsked" | "underAge" | "notSetUp" | "nothingFits" | BudgetGap | ModelFailure;

/** What a model has to say about a plan, or why there is nothing. */
export type Advice =
  | {
      readonly kind: "choice";
      readonly ids: readonly string[];
      readonly name: string;
      readonly use: ModelUse;
      readonly candidateCount: number;
    }
  | {
      readonly kind: "none";
      readonly reason: RulesReason;
      readonly detail?: string;
      readonly use: ModelUse | null;
      readonly candidateCount: number;
    };

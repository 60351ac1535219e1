import type { SecondReading } from "@fernwell/domain/planning/prompt/second-reading";
import type { ModelFailure, ModelUse } from "../../platform/model/plan-model.types.ts";

/** Which budget for model calls is used up: the person's per minute, the person's per day, or the one for all people. */
export type BudgetGap = "tooFast" | "personUsedUp" | "allUsedUp";

/** Why the rules made the plan alone. */
export type RulesReason =
  | "openQuestion"
  | "unknownWord"
  | "notAccepted"
  | "notAsked"
  | "underAge"
  | "withheld"
  | "notSetUp"
  | "nothingFits"
  | BudgetGap
  | ModelFailure;

/** The model's suggestion for a plan, or why there is none. */
export type Advice =
  | {
      readonly kind: "choice";
      readonly ids: readonly string[];
      readonly name: string;
      readonly reading: SecondReading | null;
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

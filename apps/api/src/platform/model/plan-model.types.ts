import type { SecondReading } from "@fernwell/domain/planning/prompt/second-reading";

/** What the model is sent about an item: nothing about the person, and nothing derived from their answers. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly tags: readonly string[];
}

export interface PlanTask {
  /** "meals", "exercises", "meditations". */
  readonly noun: string;
  readonly wish: string;
  /** How many to choose, if the wish says so. */
  readonly count: number | null;
  readonly candidates: readonly Candidate[];
}

export interface ModelUse {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the prices. */
  readonly cost: number;
}

/**
 * Why there is no choice: `late` is a timeout, `down` an unreachable or failing provider, `resting` an open circuit
 * breaker, `busy` too many calls at once, `refused` a rejected request, `nonsense` output that cannot be read.
 */
export type ModelFailure = "late" | "down" | "resting" | "busy" | "refused" | "nonsense";

export type ModelChoice =
  | {
      readonly ok: true;
      readonly ids: readonly string[];
      readonly name: string;
      /** How the model has read the wish; null if it has not. */
      readonly reading: SecondReading | null;
      readonly use: ModelUse;
    }
  | {
      readonly ok: false;
      readonly failure: ModelFailure;
      /** For the log: error names and codes. The vendor's messages quote the request, so they are left out. */
      readonly detail: string;
      readonly use: ModelUse | null;
    };

/** A language model that reads a wish and chooses the items of a plan. All that it says is unchecked input. */
export interface PlanModel {
  choose(task: PlanTask): Promise<ModelChoice>;
}

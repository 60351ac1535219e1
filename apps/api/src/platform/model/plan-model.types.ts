/** What a model is told of an item: nothing that belongs to a person, and nothing that follows from their answers. */
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
  /** How many to choose, where the wish says so. */
  readonly count: number | null;
  readonly candidates: readonly Candidate[];
}

export interface ModelUse {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the money that the prices are in. */
  readonly cost: number;
}

/**
 * Why there is no choice: too late, out of reach or out of order, left alone for a while after failing several times,
 * asked by too many at once, refused what it was asked, or an answer that is none.
 */
export type ModelFailure = "late" | "down" | "resting" | "busy" | "refused" | "nonsense";

export type ModelChoice =
  | { readonly ok: true; readonly ids: readonly string[]; readonly name: string; readonly use: ModelUse }
  | {
      readonly ok: false;
      readonly failure: ModelFailure;
      /** For the log: kinds and codes, none of the vendor's sentences, which quote what they were sent. */
      readonly detail: string;
      readonly use: ModelUse | null;
    };

/** What the product asks of a language model. Ids and name are as the model wrote them, to be checked like any input. */
export interface PlanModel {
  choose(task: PlanTask): Promise<ModelChoice>;
}

import type { Age } from "@fernwell/domain/people/minor";

/** What is known of a person when items of a kind are put before them. */
export interface Circumstances extends Age {
  /** As stored, or null where the questionnaire has not been answered. */
  readonly answers: unknown;
}

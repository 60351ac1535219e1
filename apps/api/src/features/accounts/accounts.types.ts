import type { Actor } from "../../platform/actor.ts";

/** An actor, with the answers and favourites of the part of life that the call is about. */
export interface Reader extends Actor {
  /** As stored, or null where the questionnaire has not been answered. */
  readonly answers: unknown;
  readonly favourites: ReadonlySet<string>;
}

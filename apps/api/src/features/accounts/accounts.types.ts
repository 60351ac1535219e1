import type { Actor } from "../../platform/actor.ts";
import type { Circumstances } from "../preferences/preferences.types.ts";

/** An actor, with the answers and favourites of the part of life that the call is about. */
export interface Reader extends Actor, Circumstances {
  readonly favourites: ReadonlySet<string>;
}

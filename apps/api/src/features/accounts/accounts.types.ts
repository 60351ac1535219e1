import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { Actor } from "../../platform/actor.ts";

/** An actor with their answers and favourites of one kind of item. */
export interface Reader<Kind extends ItemKind> extends Actor, PersonContext<Kind> {
  readonly favourites: ReadonlySet<string>;
}

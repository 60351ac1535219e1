import type { ItemKind } from "@fernwell/domain/item-kind";
import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import type { Actor } from "../../platform/actor.ts";

export type { ReaderRow } from "./sessions.queries.ts";

/** An actor with what the gate knows about them, and their favourites and feedback of one kind of item. */
export interface Reader<Kind extends ItemKind> extends Actor {
  readonly kind: Kind;
  /** As stored; `readGateInput` reads it. */
  readonly gateInput: string | null;
  readonly favourites: ReadonlySet<string>;
  /** As stored; `readGateInput` reads it. Null for most people. */
  readonly feedback: string | null;
}

/** A reader of one item, with the measures to show it in. */
export interface ItemReader<Kind extends ItemKind> extends Reader<Kind> {
  readonly measures: MeasureSystem;
}

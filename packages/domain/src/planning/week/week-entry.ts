import type { ItemKind } from "../../item-kind.ts";
import type { ChangeOfEntry } from "../entries/change.ts";
import type { Entry } from "../entries/entry.ts";

/** An entry of any kind that has a day. */
export interface WeekEntry extends Entry {
  readonly kind: ItemKind;
  /** Null for one that has just been added, until the server has put it into a plan. */
  readonly planId: string | null;
}

/** A week has no order of its own: its days and slots are its order. */
export type WeekChange =
  | { readonly kind: "add"; readonly entry: WeekEntry; readonly after: null }
  | ChangeOfEntry;

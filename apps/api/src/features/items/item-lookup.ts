import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { Conflict } from "@fernwell/domain/safety/conflicts";
import type { Servable } from "@fernwell/domain/safety/gate";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { CatalogueItemByKind, Snapshot } from "../catalogue/catalogue.types.ts";

/** An item that was asked for by id: a person may see it even if it is not for them. */
export interface FoundItem<Kind extends ItemKind> {
  readonly item: CatalogueItemByKind[Kind];
  readonly conflicts: readonly Conflict[];
  /** The item itself, if the gate lets it through for the person. */
  readonly servable: Servable<CatalogueItemByKind[Kind]> | null;
}

export type ItemLookup<Kind extends ItemKind> = (id: string) => FoundItem<Kind> | null;

/** Reads the answers once, for any number of items. */
export function createItemLookup<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
): ItemLookup<Kind> {
  const gate = openWatchedGate(snapshot, person);
  const shelf = snapshot.shelves[person.kind];
  return (id) => {
    const item = shelf.find(id);
    if (item === null) return null;
    const verdict = gate.judge(item);
    return verdict.isServable
      ? { item, conflicts: [], servable: verdict.item }
      : { item, conflicts: verdict.conflicts, servable: null };
  };
}

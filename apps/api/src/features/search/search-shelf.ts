import {
  type Bitset,
  countBits,
  countBoth,
  createBitset,
  listPositions,
  subtract,
} from "@fernwell/domain/bitset";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { listHiddenIds } from "@fernwell/domain/recommend/feedback";
import type { Gated, Servable } from "@fernwell/domain/safety/gate";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Shelf, Snapshot } from "../catalogue/catalogue.types.ts";
import type { Matches } from "./snapshot-search.ts";

export interface Paging {
  readonly page: number;
  readonly page_size: number;
}

/** A page of the items that match, suit the person and are not hidden by them. */
export interface FoundItems<Kind extends ItemKind = ItemKind> {
  readonly kind: Kind;
  readonly total: number;
  /** By the gate, of what matches. */
  readonly hidden: Gated<unknown>["hidden"];
  /** By the person, of what matches and the gate lets through. */
  readonly unwantedCount: number;
  readonly items: readonly Servable<ItemByKind[Kind]>[];
}

export function searchShelf<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
  { positions, compare }: Matches,
  paging: Paging,
): FoundItems<Kind> {
  const { kind } = person;
  const shelf = snapshot.shelves[kind];
  const matched = createBitset(shelf.items.length, positions);
  const { servable, findItemAt, hidden } = openWatchedGate(snapshot, person).judgeAll(matched);
  const unwanted = findUnwanted(shelf, person);
  const wanted = subtract(servable, unwanted, new Int32Array(servable.length));
  const best = listPositions(wanted).sort(compare);
  return {
    kind,
    total: countBits(wanted),
    hidden,
    unwantedCount: countBoth(servable, unwanted),
    items: takePage(best, paging).flatMap((position) => findItemAt(position) ?? []),
  };
}

export function takePage<Item>(items: readonly Item[], { page, page_size: size }: Paging): Item[] {
  return items.slice((page - 1) * size, page * size);
}

function findUnwanted<Kind extends ItemKind>(
  { items, findPosition }: Pick<Shelf<Kind>, "items" | "findPosition">,
  { feedback = [] }: PersonContext<Kind>,
): Bitset {
  return createBitset(
    items.length,
    [...listHiddenIds(feedback)].flatMap((id) => findPosition(id) ?? []),
  );
}

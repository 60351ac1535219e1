import { listPositions } from "@fernwell/domain/bitset";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { Servable } from "@fernwell/domain/safety/gate";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";

/** Everything of a kind that suits the person. */
export function listServable<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
): Servable<ItemByKind[Kind]>[] {
  const { servable, findItemAt } = openWatchedGate(snapshot, person).judgeAll();
  return listPositions(servable).flatMap((position) => findItemAt(position) ?? []);
}

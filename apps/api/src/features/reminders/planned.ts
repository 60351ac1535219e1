import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/db.ts";
import type { CatalogueItemByKind } from "../catalogue/catalogue.types.ts";
import { createItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { listOpenEntries, type OpenEntry, type PersonDay } from "./open-entries.queries.ts";

export interface PlannedDeps extends Pick<Deps, "catalogue" | "clock"> {
  readonly db: Queryable;
}

export interface Planned<Kind extends ItemKind> {
  readonly entry: OpenEntry;
  readonly item: CatalogueItemByKind[Kind];
}

/** Only what the gate lets through for each person now. */
export async function listPlanned<Kind extends ItemKind>(
  deps: PlannedDeps,
  kind: Kind,
  days: readonly PersonDay[],
): Promise<Planned<Kind>[]> {
  const byPerson = Map.groupBy(await listOpenEntries(deps.db, kind, days), ({ userId }) => userId);
  const planned: Planned<Kind>[] = [];
  for (const [userId, entries] of byPerson) {
    const person = await getPersonContext(deps, userId, kind);
    const lookUp = createItemLookup(deps.catalogue.requireSnapshot(), person);
    for (const entry of entries) {
      const item = lookUp(entry.itemId)?.servable ?? null;
      if (item !== null) planned.push({ entry, item });
    }
  }
  return planned;
}

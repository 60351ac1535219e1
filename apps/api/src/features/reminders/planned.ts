import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { CatalogueItemByKind } from "../catalogue/catalogue.types.ts";
import { createItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { listOpenEntries, type OpenEntry, type PersonDay } from "./open-entries.queries.ts";

export type PlannedDeps = Pick<Deps, "db" | "catalogue" | "clock">;

export interface Planned<Kind extends ItemKind> {
  readonly entry: OpenEntry;
  readonly item: CatalogueItemByKind[Kind];
}

/** Only what the gate lets through for the person now. */
export async function listPlanned<Kind extends ItemKind>(
  deps: PlannedDeps,
  kind: Kind,
  on: PersonDay,
): Promise<Planned<Kind>[]> {
  return lookUpEntries(deps, kind, on.userId, await listOpenEntries(deps.db, kind, [on]));
}

/** The same, for entries of one person. */
export async function lookUpEntries<Kind extends ItemKind>(
  deps: PlannedDeps,
  kind: Kind,
  userId: UserId,
  entries: readonly OpenEntry[],
): Promise<Planned<Kind>[]> {
  if (entries.length === 0) return [];
  const person = await getPersonContext(deps, userId, kind);
  const lookUp = createItemLookup(deps.catalogue.requireSnapshot(), person);
  return entries.flatMap((entry) => {
    const item = lookUp(entry.itemId)?.servable ?? null;
    return item === null ? [] : [{ entry, item }];
  });
}

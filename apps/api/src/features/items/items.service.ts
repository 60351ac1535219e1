import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { ItemReader } from "../accounts/accounts.types.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import { createItemLookup } from "./item-lookup.ts";
import { itemToWire } from "./items.wire.ts";

export { describeConflicts, writeInSentence } from "./describe-conflicts.ts";
export { hiddenToWire } from "./describe-hidden.ts";
export { createItemLookup, type ItemLookup } from "./item-lookup.ts";
export { extendItem, type PersonalItem } from "./items.wire.ts";
export { listServable } from "./list-servable.ts";

export async function findItem<Kind extends ItemKind>(
  deps: Pick<Deps, "db" | "clock" | "catalogue">,
  reader: ItemReader<Kind>,
  id: string,
) {
  const snapshot = deps.catalogue.requireSnapshot();
  const person = await readGateInput(deps, reader.userId, reader.kind, reader.gateInput);
  const found = createItemLookup(snapshot, person)(id);
  if (found === null) throw new AppError("item_not_found");
  const personal = { ...found, isFavourite: reader.favourites.has(id) };
  return itemToWire<Kind>(snapshot, personal, reader.measures);
}

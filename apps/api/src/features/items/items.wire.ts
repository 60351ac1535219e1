import type { FoundItem } from "@fernwell/contract/catalogue";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import type { Conflict } from "@fernwell/domain/safety/conflicts";
import { type Extended, Serialised } from "../../platform/http/serialised.ts";
import type { ItemForm, Snapshot } from "../catalogue/catalogue.types.ts";
import { describeConflicts } from "./describe-conflicts.ts";

/** An item with what is personal about it. */
export interface PersonalItem {
  readonly item: ItemByKind[ItemKind];
  readonly isFavourite: boolean;
  readonly conflicts: readonly Conflict[];
}

export function itemToWire<Kind extends ItemKind>(
  snapshot: Snapshot,
  item: PersonalItem,
  measures: MeasureSystem,
): Serialised<FoundItem<Kind>> {
  const whole = extendItem(snapshot, item, "whole");
  return Serialised.object(
    measures === "american" ? { ...whole, open: snapshot.getAmericanBody(item.item) } : whole,
  );
}

/** The item's bytes, closed with its personal fields. */
export function extendItem(
  snapshot: Snapshot,
  { item, isFavourite, conflicts }: PersonalItem,
  form: ItemForm,
): Extended {
  return {
    open: snapshot.getBody(item, form),
    more: { favorite: isFavourite, conflicts: describeConflicts(conflicts, snapshot.words) },
  };
}

import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { createItemLookup, describeConflicts } from "../items/items.service.ts";
import type { ServableItem } from "./plans.queries.ts";

export type PlanGate = (itemId: string) => ServableItem;

/** Returns the item, or throws if it must not be saved. */
export function createPlanGate(
  { catalogue }: Pick<Deps, "catalogue">,
  person: PersonContext<ItemKind>,
): PlanGate {
  const snapshot = catalogue.requireSnapshot();
  const lookUp = createItemLookup(snapshot, person);
  return (itemId) => {
    const found = lookUp(itemId);
    if (found === null) throw new AppError("item_not_found");
    if (found.servable === null) {
      const reasons = describeConflicts(found.conflicts, snapshot.words);
      throw new AppError("not_suitable", { detail: `${found.item.name}: ${reasons.join(" ")}` });
    }
    return found.servable;
  };
}

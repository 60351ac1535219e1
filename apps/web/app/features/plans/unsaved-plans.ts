import { isSaved, type PlanCopy } from "@fernwell/domain/planning/sync/plan-copy";
import { unsavedPlansKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

type Unsaved = Pick<PlanCopy, "known" | "wanted" | "outgoing"> & { readonly isShoppingList: boolean };

/** Of a plan, or of a shopping list. */
export interface Listed {
  readonly id: string;
  readonly isShoppingList: boolean;
}

/** Changes that an earlier page could not save. */
export function readUnsaved(id: string): Pick<PlanCopy, "known" | "wanted" | "outgoing"> | null {
  const { [id]: unsaved } = readPlans();
  if (unsaved === undefined) return null;
  const { known, wanted, outgoing } = unsaved;
  return { known, wanted, outgoing };
}

/** Keeps a copy until the server has all of it. */
export function writeUnsaved({ id, isShoppingList }: Listed, copy: PlanCopy): void {
  const { [id]: earlier, ...others } = readPlans();
  if (!isSaved(copy)) {
    const { known, wanted, outgoing } = copy;
    write({ ...others, [id]: { known, wanted, outgoing, isShoppingList } });
  } else if (earlier !== undefined) write(others);
}

function readPlans(): Readonly<Record<string, Unsaved>> {
  return readStored(unsavedPlansKey)?.plans ?? {};
}

function write(plans: Readonly<Record<string, Unsaved>>): void {
  if (Object.keys(plans).length === 0) removeStored(unsavedPlansKey);
  else writeStored(unsavedPlansKey, { plans });
}

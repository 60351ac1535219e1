import { isSaved, type PlanCopy } from "@fernwell/domain/planning/sync/plan-copy";
import { unsavedPlansKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

type Unsaved = Pick<PlanCopy, "known" | "wanted" | "outgoing">;

/** Changes that an earlier page could not save. */
export function readUnsaved(planId: string): Unsaved | null {
  return readPlans()[planId] ?? null;
}

/** Keeps a copy until the server has all of it. */
export function writeUnsaved(planId: string, copy: PlanCopy): void {
  const { [planId]: earlier, ...others } = readPlans();
  if (!isSaved(copy)) {
    const { known, wanted, outgoing } = copy;
    write({ ...others, [planId]: { known, wanted, outgoing } });
  } else if (earlier !== undefined) write(others);
}

function readPlans(): Readonly<Record<string, Unsaved>> {
  return readStored(unsavedPlansKey)?.plans ?? {};
}

function write(plans: Readonly<Record<string, Unsaved>>): void {
  if (Object.keys(plans).length === 0) removeStored(unsavedPlansKey);
  else writeStored(unsavedPlansKey, { plans });
}

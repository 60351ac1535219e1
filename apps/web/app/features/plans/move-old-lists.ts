import { startCopy } from "@fernwell/domain/planning/sync/copy";
import {
  type Outgoing,
  type PlanCopy,
  type PlanList,
  readPlanCopy,
  want,
} from "@fernwell/domain/planning/sync/plan-copy";
import { z } from "zod";
import { createDraftKey } from "#app/lib/draft-key.ts";
import { newId } from "#app/lib/new-id.ts";
import { readStored, removeStored, useIsStored } from "#app/lib/storage.ts";
import { updateUnsavedLists } from "./unsaved-lists.ts";

const namesSchema = z.array(z.string()).readonly();
const listsSchema = z.object({ ticks: namesSchema, extras: namesSchema });

/** Each list as the server had it and as the person wants it, with the change under way. */
const oldListsKey = createDraftKey(
  "unsaved_plans",
  z.object({
    plans: z.record(
      z.string(),
      z.object({
        known: listsSchema,
        wanted: listsSchema,
        outgoing: z
          .object({
            device: z.string(),
            change: z.number(),
            list: listsSchema.keyof(),
            known: namesSchema,
            wanted: namesSchema,
          })
          .nullable(),
        isShoppingList: z.boolean().default(false),
      }),
    ),
  }),
);

const lists: readonly PlanList[] = ["ticks", "extras"];

/** An open tab of an earlier version may keep some at any time. */
export function useHasOldLists(): boolean {
  return useIsStored([oldListsKey.name]);
}

/** Takes over what an earlier version of the app could not send. */
export function moveOldLists(): void {
  for (const [id, old] of Object.entries(readStored(oldListsKey)?.plans ?? {})) {
    const sending: Outgoing[] = old.outgoing === null ? [] : [old.outgoing];
    const { pending } = lists.reduce<PlanCopy>(
      (copy, list) => want(copy, list, { known: readPlanCopy(copy)[list], wanted: old.wanted[list] }),
      startCopy(newId(), old.known, sending),
    );
    updateUnsavedLists({ id, isShoppingList: old.isShoppingList }, (kept) => [...kept, ...pending]);
  }
  removeStored(oldListsKey);
}

import { randomUUID } from "node:crypto";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Stack } from "./stack.ts";

export interface Planned {
  readonly item: string;
  readonly day: string;
  readonly kind?: ItemKind;
  readonly slot?: string;
  readonly servings?: number;
  readonly entryId?: string;
}

/** Puts something on days, as another device of the person would. */
export async function planDays(
  { url }: Pick<Stack, "url">,
  token: string,
  planned: readonly Planned[],
): Promise<void> {
  const changes = planned.map(
    ({ item, day, kind = "meal", slot = null, servings = null, entryId = randomUUID() }) => ({
      kind: "add",
      entry: {
        ...{ entry_id: entryId, item_id: item, item_name: wireNames[kind].plan, plan_id: null, day, slot },
        ...{ servings, note: null, leftover_of: null },
      },
    }),
  );
  await changeDays({ url }, token, changes);
}

/** Makes changes to days, as another device of the person would. */
export async function changeDays(
  { url }: Pick<Stack, "url">,
  token: string,
  changes: readonly object[],
): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({
    ...{ from: "2026-11-16", to: "2026-11-22" },
    ...{ device: randomUUID(), change: 1, changes },
  });
  const response = await fetch(`${url}/api/week-changes`, { method: "POST", headers, body });
  if (response.status !== 200) throw new Error(`changing days responded ${response.status}`);
}

import type { DraftName } from "#app/lib/draft-names.ts";
import { type StoredKey, useStored } from "#app/lib/storage.ts";

const name: DraftName = "doing_cook";

const textKey: StoredKey<string> = { area: "local", name, encode: (text) => text, decode: (text) => text };

/** Whether something is being cooked. Reading what it is takes schemas that most pages do not load. */
export function useHasCooking(): boolean {
  return useStored(textKey) !== null;
}

import type { ItemKind } from "@fernwell/domain/item-kind";
import { isBlocked } from "./questions.ts";
import { useSafetyQuestions } from "./safety.api.ts";

/** Whether all items of a kind wait for an answer of the person. */
export function useIsBlocked(kind: ItemKind): boolean {
  const { data } = useSafetyQuestions();
  return data !== undefined && isBlocked(data, kind);
}

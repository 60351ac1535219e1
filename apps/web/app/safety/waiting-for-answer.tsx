import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Shown in place of the items that wait for the answer to a question above. */
export function WaitingForAnswer({ kind }: { kind: ItemKind }) {
  const { plural, tone } = itemKindTable[kind];
  return (
    <EmptyState
      sentence={`Your ${plural} are waiting for your answer.`}
      nextStep="What we would like to know is at the top of this page."
      motif={kind === "meal" ? "bowl" : "leaf"}
      tone={tone}
    />
  );
}

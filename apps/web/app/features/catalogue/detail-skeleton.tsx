import type { ItemKind } from "@fernwell/domain/item-kind";
import { DetailOutline } from "#app/items/detail-outline.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import "#app/ui/motion.css";

/** The outline of a detail page, shown when the response is slow. */
export function DetailSkeleton({ kind }: { kind: ItemKind }) {
  const { tone, singular } = itemKindTable[kind];

  return (
    <div className="animate-[ui-fade-in_200ms_300ms_both]">
      <div role="status" className="sr-only">
        <h1>Loading the {singular}</h1>
      </div>
      <DetailOutline tone={tone} />
    </div>
  );
}

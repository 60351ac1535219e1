import type { ItemKind } from "@fernwell/domain/item-kind";
import { useRef } from "react";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  type: ItemKind;
  selection: Selection;
  onCreate: () => void;
}

/** Stays visible at the bottom of the screen while the cards scroll. */
export function SelectionBar({ type, selection, onCreate }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isEmpty = selection.items.length === 0;

  /** The focused button disappears with the selection it clears. */
  function clear() {
    bar.current?.focus();
    selection.clear();
  }

  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="outline-none sticky bottom-[calc(1rem+var(--foot))] z-10 mt-8 flex items-center justify-between gap-4 rounded-card border border-line bg-card px-5 py-4 shadow-raised sm:px-6"
    >
      <div className="min-w-0">
        <p role="status" className="font-semibold tabular-nums">
          {isEmpty
            ? `No ${itemKindTable[type].plural} selected yet`
            : `${formatItemCount(type, selection.items.length)} selected`}
          {selection.isFull && (
            <span className="block font-normal text-ink-700 text-sm">A plan holds no more.</span>
          )}
        </p>
        {!isEmpty && <TextButton onClick={clear}>Clear</TextButton>}
      </div>
      <Button disabled={isEmpty} onClick={onCreate}>
        Create Plan
      </Button>
    </div>
  );
}

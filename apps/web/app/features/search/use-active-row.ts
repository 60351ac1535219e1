import { type KeyboardEvent, useState } from "react";

/**
 * The row that the arrow keys have reached, while the focus stays in the field. Past either end it is the field itself
 * again. Enter follows the row, or calls `onEnter` if there is none.
 */
export function useActiveRow(rowIds: readonly string[], onEnter: () => void) {
  const [reached, setReached] = useState<string | null>(null);
  const at = reached === null ? -1 : rowIds.indexOf(reached);
  const activeId = rowIds[at] ?? null;

  function move(step: 1 | -1) {
    const count = rowIds.length + 1;
    const next = rowIds[((at + 1 + step + count) % count) - 1] ?? null;
    setReached(next);
    find(next)?.scrollIntoView({ block: "nearest" });
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
        move(1);
        break;
      case "ArrowUp":
        move(-1);
        break;
      case "Enter":
        if (activeId === null) onEnter();
        else find(activeId)?.click();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { activeId, reset: () => setReached(null), pressKey };
}

function find(id: string | null): HTMLElement | null {
  return id === null ? null : document.getElementById(id);
}

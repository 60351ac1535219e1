import type { ItemKind } from "@fernwell/domain/item-kind";
import { type DragEvent, useState } from "react";
import type { ShownWeekEntry } from "./shown-week.ts";
import type { WeekEditor } from "./use-week-editor.tsx";

/** One type for each kind: while something is dragged, a page may read its types but not its data. */
function typeOf(kind: ItemKind): string {
  return `application/x-fernwell-${kind}`;
}

/** Lets an entry be dragged to another day. "Move to…" does the same without a pointer. */
export function useDraggable({ entry, summary }: ShownWeekEntry) {
  const [isDragged, setIsDragged] = useState(false);

  return {
    isDragged,
    dragHandlers: {
      draggable: true,
      onDragStart({ dataTransfer }: DragEvent) {
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData(typeOf(entry.kind), entry.id);
        dataTransfer.setData("text/plain", summary.title);
        setIsDragged(true);
      },
      onDragEnd: () => setIsDragged(false),
    },
  };
}

/** A day takes entries of the kind that the place is for. They keep their slot. */
export function useDropTarget(kind: ItemKind, day: string, { shown, actions }: WeekEditor) {
  const [isOver, setIsOver] = useState(false);
  const isTaken = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(typeOf(kind));

  return {
    isOver,
    dropHandlers: {
      onDragOver(event: DragEvent) {
        if (!isTaken(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!isTaken(event)) return;
        event.preventDefault();
        const id = event.dataTransfer.getData(typeOf(kind));
        const dropped = shown.find(({ entry }) => entry.id === id);
        if (dropped && dropped.entry.day !== day) actions.move(dropped, day, dropped.entry.slot);
      },
    },
  };
}

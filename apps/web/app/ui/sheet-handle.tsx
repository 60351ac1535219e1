import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** A sheet that was dragged this far goes away, and so does one that was flicked. */
const farPx = 96;
const fastPxPerMs = 0.6;

interface SheetHandleProps {
  sheet: RefObject<HTMLElement | null>;
  /** Null for a sheet that stays until it is answered. */
  onClose: (() => void) | null;
}

interface Drag {
  readonly startY: number;
  readonly startedAt: number;
}

/**
 * The top of a dialog on a phone: dragged down, it takes the dialog away. Only the top can be dragged, so that scrolling
 * inside never moves the sheet. Escape and the dialog's buttons do the same without a pointer.
 */
export function SheetHandle({ sheet, onClose }: SheetHandleProps) {
  const drag = useRef<Drag | null>(null);
  useRoomForKeyboard(sheet);
  if (onClose === null) return null;

  function start(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startY: event.clientY, startedAt: event.timeStamp };
  }

  function move({ clientY }: PointerEvent) {
    if (drag.current) place(Math.max(0, clientY - drag.current.startY));
  }

  function end({ clientY, timeStamp }: PointerEvent) {
    if (!drag.current) return;
    const distance = clientY - drag.current.startY;
    const speed = distance / (timeStamp - drag.current.startedAt);
    drag.current = null;
    if (distance > farPx || (distance > 0 && speed > fastPxPerMs)) onClose?.();
    else place(null);
  }

  function cancel() {
    drag.current = null;
    place(null);
  }

  /** Null puts the sheet back, which takes a moment unless motion is reduced. */
  function place(distance: number | null) {
    const style = sheet.current?.style;
    style?.setProperty("transition", distance === null ? "transform 200ms var(--ease-out)" : "none");
    style?.setProperty("transform", distance === null ? "none" : `translateY(${distance}px)`);
  }

  return (
    <div
      aria-hidden
      data-sheet-handle
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      className="absolute inset-x-0 top-0 h-12 touch-none sm:hidden"
    >
      <span className="mx-auto mt-2 block h-1 w-9 rounded-full bg-line-strong" />
    </div>
  );
}

/** Where the keyboard covers the page instead of making it smaller, the sheet moves up by as much. */
function useRoomForKeyboard(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const makeRoom = () => {
      const covered = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      sheet.current?.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener("resize", makeRoom);
    view.addEventListener("scroll", makeRoom);
    return () => {
      view.removeEventListener("resize", makeRoom);
      view.removeEventListener("scroll", makeRoom);
    };
  }, [sheet]);
}

import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** Long enough to read it, find the button and reach it. */
const shownMs = 10_000;

interface UndoMessageProps {
  /** In the past tense: "Pancakes swapped". Another one has another id. */
  undoable: { readonly id: string; readonly what: string } | null;
  onUndo: () => void;
}

/** Says what was done last, for a while, at the bottom of the screen. It stays while it is pointed at or has focus. */
export function UndoMessage({ undoable, onUndo }: UndoMessageProps) {
  const [hiddenId, setHiddenId] = useState<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const id = undoable?.id ?? null;

  useEffect(() => {
    if (id === null || isHeld) return;
    const timer = setTimeout(() => setHiddenId(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  const isShown = undoable !== null && id !== hiddenId;

  return (
    <div
      role="status"
      aria-label="Last change"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(max(1rem,var(--edge))+var(--foot))] z-30 flex justify-center"
    >
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it on the screen
        <div
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          className="pointer-events-auto flex max-w-120 items-center gap-4 rounded-card border border-line-strong bg-card py-2.5 pr-2.5 pl-5 shadow-raised"
        >
          <p className="wrap-anywhere min-w-0">{undoable.what}</p>
          <div className="shrink-0">
            <Button variant="secondary" size="small" iconBefore={<Undo2 />} onClick={onUndo}>
              Undo<span className="sr-only">: {undoable.what}</span>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

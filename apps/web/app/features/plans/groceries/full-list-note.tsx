import { ListX } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { LeftOut } from "../use-synced-lists.ts";

interface FullListNoteProps {
  leftOut: LeftOut | null;
  onAddAgain: (leftOut: LeftOut) => void;
  onDismiss: () => void;
}

/** Says what did not fit into a full list, until the person has made room for it or leaves it out. */
export function FullListNote({ leftOut, onAddAgain, onDismiss }: FullListNoteProps) {
  return (
    <div role="status" className="px-5 print:hidden">
      {leftOut !== null && (
        <div className="mt-3 flex gap-2.5 rounded-control bg-sun-50 px-3.5 py-3 text-ink-900 text-sm">
          <ListX aria-hidden className="mt-0.5 size-4.5 shrink-0 text-sun-700" />
          <div className="min-w-0">
            <p>
              <strong className="font-semibold">Your list is full.</strong> {explanations[leftOut.list]}
            </p>
            <ul className="wrap-anywhere mt-1.5 list-disc pl-5">
              {leftOut.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size="small" onClick={() => onAddAgain(leftOut)}>
                Add again
              </Button>
              <Button variant="secondary" size="small" onClick={onDismiss}>
                Leave out
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

const explanations: Readonly<Record<LeftOut["list"], string>> = {
  extras: "Another device has added to it. Delete something you no longer need, then add these again:",
  ticks: "Another device has ticked too. Untick something you no longer need, then tick these again:",
};

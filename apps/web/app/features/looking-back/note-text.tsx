import { StickyNote } from "lucide-react";

export function NoteText({ note }: { note: string }) {
  return (
    <p className="wrap-anywhere mt-2 flex gap-2 whitespace-pre-line text-ink-700">
      <StickyNote aria-hidden className="mt-1 size-4 shrink-0 text-sun-700" />
      {note}
    </p>
  );
}

import { CloudOff } from "lucide-react";

/** Says when a change is only on this device. A successful save is not mentioned. */
export function SavingNote({ saving }: { saving: "done" | "under way" | "waiting" }) {
  return (
    <div role="status" className="px-5 print:hidden">
      {saving === "waiting" && (
        <p className="mt-3 flex gap-2.5 rounded-control bg-sun-50 px-3.5 py-3 text-ink-900 text-sm">
          <CloudOff aria-hidden className="mt-0.5 size-4.5 shrink-0 text-sun-700" />
          <span>
            <strong className="font-semibold">Not saved yet.</strong> Your changes are kept on this device,
            and we keep trying.
          </span>
        </p>
      )}
    </div>
  );
}

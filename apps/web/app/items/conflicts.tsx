import { TriangleAlert } from "lucide-react";

/** Conflicts of an item with answers that have changed since, in the server's sentences. */
export function Conflicts({ conflicts }: { conflicts: readonly string[] }) {
  if (conflicts.length === 0) return null;

  return (
    <div className="rounded-control bg-berry-50 px-3.5 py-3 text-sm">
      <p className="flex gap-2 font-semibold text-berry-700">
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        No longer suits you
      </p>
      <ul className="mt-1 grid gap-1 text-ink-900">
        {conflicts.map((conflict) => (
          <li key={conflict} className="wrap-anywhere">
            {conflict}
          </li>
        ))}
      </ul>
    </div>
  );
}

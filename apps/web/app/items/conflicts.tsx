import type { ItemKind } from "@fernwell/domain/item-kind";
import { MessageCircleQuestion, TriangleAlert } from "lucide-react";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";

/** Conflicts of an item with answers that have changed since, in the server's sentences. */
export function Conflicts({ kind, conflicts }: { kind: ItemKind; conflicts: readonly string[] }) {
  const isBlocked = useIsBlocked(kind);
  if (conflicts.length === 0) return null;
  // An open question is one conflict of every item.
  if (isBlocked && conflicts.length === 1) return <WaitsForAnswer />;

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

function WaitsForAnswer() {
  return (
    <p className="flex gap-2 rounded-control bg-sun-50 px-3.5 py-3 font-semibold text-sm text-sun-700">
      <MessageCircleQuestion aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      Waiting for your answer
    </p>
  );
}

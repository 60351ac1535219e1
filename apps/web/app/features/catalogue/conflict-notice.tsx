import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

interface ConflictNoticeProps {
  readonly kind: ItemKind;
  readonly conflicts: readonly string[];
}

/** How an item conflicts with the person's answers, after what we still have to ask. Renders nothing without either. */
export function ConflictNotice({ kind, conflicts }: ConflictNoticeProps) {
  const isBlocked = useIsBlocked(kind);
  // An open question is one conflict of every item.
  const isInConflict = conflicts.length > (isBlocked ? 1 : 0);

  return (
    <div className="grid gap-3 empty:hidden">
      <SafetyNotice kinds={[kind]} />
      {isInConflict && <ConflictBanner kind={kind} conflicts={conflicts} />}
    </div>
  );
}

function ConflictBanner({ kind, conflicts }: ConflictNoticeProps) {
  const { singular, limitsPath } = itemKindTable[kind];

  return (
    <Banner
      kind="error"
      title={`This ${singular} does not fit what you told us`}
      action={
        <span className="print:hidden">
          <LinkButton to={limitsPath} variant="secondary" size="small">
            Look at your answers
          </LinkButton>
        </span>
      }
    >
      <ul className="grid gap-1">
        {conflicts.map((conflict) => (
          <li key={conflict}>{conflict}</li>
        ))}
      </ul>
    </Banner>
  );
}

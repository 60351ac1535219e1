import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** How an item conflicts with the person's answers. Renders nothing without conflicts. */
export function ConflictNotice({ kind, conflicts }: { kind: ItemKind; conflicts: readonly string[] }) {
  if (conflicts.length === 0) return null;
  const { singular, answersPath } = itemKindTable[kind];

  return (
    <Banner
      kind="error"
      title={`This ${singular} does not fit what you told us`}
      action={
        <span className="print:hidden">
          <LinkButton to={answersPath} variant="secondary" size="small">
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

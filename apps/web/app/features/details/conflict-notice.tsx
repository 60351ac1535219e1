import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type DetailKind, detailKinds } from "./detail-kind.ts";

/** What in an item goes against the person's own answers. Nothing where nothing does. */
export function ConflictNotice({ kind, conflicts }: { kind: DetailKind; conflicts: readonly string[] }) {
  if (conflicts.length === 0) return null;

  return (
    <Banner
      kind="error"
      title={`This ${kind} does not fit what you told us`}
      action={
        <span className="print:hidden">
          <LinkButton to={detailKinds[kind].answersPath} variant="secondary" size="small">
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

import type { FoundGroup } from "@fernwell/contract/search";
import { ArrowRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { CardPicture } from "#app/items/card-picture.tsx";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { listRows } from "./found-rows.ts";
import { searchedKindTable } from "./searched-kinds.ts";
import { describeMoreHidden } from "./wording.ts";

interface FoundListProps extends Following {
  id: string;
  groups: readonly FoundGroup[];
  query: string;
  allPath: string;
}

interface Following {
  activeId: string | null;
  /** The id of the row that leads to an address. */
  toId: (path: string) => string;
  onFollow: () => void;
}

/** The list of the search field, which keeps the focus and names the active row. */
export function FoundList({ id, groups, query, allPath, ...following }: FoundListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="min-h-0 overflow-y-auto overscroll-contain p-1.5 pb-[env(safe-area-inset-bottom)]"
    >
      {groups.map((group) => (
        <Group key={group.kind} id={`${id}-${group.kind}`} group={group} {...following} />
      ))}
      <div className="mt-1 border-line border-t py-1.5">
        <Row to={allPath} {...following}>
          <span className="wrap-anywhere min-w-0 grow font-semibold text-fern-700">
            See all results for “{query}”
          </span>
          <ArrowRight aria-hidden className="size-4.5 shrink-0 text-fern-700" />
        </Row>
      </div>
    </div>
  );
}

function Group({ id, group, ...following }: Following & { id: string; group: FoundGroup }) {
  const { pluralHeading, tone } = searchedKindTable[group.kind];
  const hidden = describeMoreHidden(group);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-labelledby={id} className="pb-1.5">
      <div id={id} className={cx("px-3 pt-3 pb-1.5 font-semibold text-sm", toneText[tone])}>
        {pluralHeading}
      </div>
      {listRows(group).map(({ to, title, fact, picture }) => (
        <Row key={to} to={to} {...following}>
          <span
            aria-hidden
            className={cx("size-12 shrink-0 overflow-hidden rounded-control", toneTint[tone])}
          >
            <CardPicture {...picture} alt="" />
          </span>
          <span className="wrap-anywhere min-w-0 grow">{title}</span>
          {fact && <span className="shrink-0 text-ink-500 text-sm">{fact}</span>}
        </Row>
      ))}
      {hidden && <div className="px-3 py-1.5 text-ink-500 text-sm">{hidden}</div>}
    </div>
  );
}

function Row({ to, activeId, toId, onFollow, children }: Following & { to: string; children: ReactNode }) {
  const isActive = toId(to) === activeId;

  /** A modified click opens a new tab, and the search stays. */
  function follow(event: MouseEvent) {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onFollow();
  }

  return (
    <Link
      id={toId(to)}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus, and with it the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={follow}
      className={cx(
        "flex min-h-14 items-center gap-3 rounded-control px-3 py-1 outline-none hover:bg-fern-50",
        isActive && "bg-fern-50 ring-2 ring-fern-700 ring-inset",
      )}
    >
      {children}
    </Link>
  );
}

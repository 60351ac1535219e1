import { paths } from "@fernwell/contract/paths";
import type { FoundGroup } from "@fernwell/contract/search";
import { ArrowRight } from "lucide-react";
import { type RefObject, useId } from "react";
import { Link } from "react-router";
import { WaitingCards } from "#app/items/waiting-cards.tsx";
import { cx } from "#app/ui/cx.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import { toneText } from "#app/ui/tone.ts";
import { listCards, type OtherFeatures } from "./found-cards.tsx";
import { FoundNothing } from "./found-nothing.tsx";
import { HiddenFromGroup } from "./hidden-from-group.tsx";
import { useSearch } from "./search.api.ts";
import { searchedKindTable } from "./searched-kinds.ts";
import { countFound, describeFound, searchFailure } from "./wording.ts";

const cardsInGroup = 4;
const fourCards = "grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-4";

interface FoundGroupsProps {
  query: string;
  /** Receives the focus when the retry button disappears. */
  region: RefObject<HTMLElement | null>;
  others: OtherFeatures;
}

/** The best of every kind. */
export function FoundGroups({ query, region, others }: FoundGroupsProps) {
  const { data: groups, error, isPlaceholderData, refetch } = useSearch({ query, pageSize: cardsInGroup });

  return (
    <>
      <p role="status" className="sr-only">
        {groups && !isPlaceholderData ? describeFound(groups, query) : ""}
      </p>
      {groups === undefined ? (
        <WaitingCards
          fetching={{ error: error && new Error(searchFailure, { cause: error }), refetch }}
          count={cardsInGroup}
          tone="fern"
          className={fourCards}
          region={region}
        />
      ) : countFound(groups) === 0 ? (
        <FoundNothing groups={groups} query={query} />
      ) : (
        <div className="grid gap-14">
          {groups.map((group) => (
            <GroupSection key={group.kind} group={group} query={query} others={others} />
          ))}
        </div>
      )}
    </>
  );
}

interface GroupSectionProps {
  group: FoundGroup;
  query: string;
  others: OtherFeatures;
}

function GroupSection({ group, query, others }: GroupSectionProps) {
  const headingId = useId();
  const { icon, tone, pluralHeading, plural } = searchedKindTable[group.kind];

  return (
    <section aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <TintedIcon icon={icon} tone={tone} className="max-sm:hidden" />
        <h2 id={headingId} className="text-2xl">
          {pluralHeading}
        </h2>
        {group.total > group.data.length && (
          <Link
            to={paths.search(query, group.kind)}
            className={cx(
              "group ml-auto inline-flex min-h-11 items-center gap-2 rounded-control font-semibold underline-offset-4 hover:underline",
              toneText[tone],
            )}
          >
            See all {group.total} {plural}
            <ArrowRight
              aria-hidden
              className="size-4.5 transition-transform duration-150 ease-out group-hover:translate-x-0.5"
            />
          </Link>
        )}
      </header>
      {group.data.length > 0 && <ul className={cx("mt-5", fourCards)}>{listCards(group, others)}</ul>}
      <div className="mt-4 empty:hidden">
        <HiddenFromGroup group={group} />
      </div>
    </section>
  );
}

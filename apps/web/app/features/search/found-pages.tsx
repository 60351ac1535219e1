import { paths } from "@fernwell/contract/paths";
import { maxFoundPageSize, type SearchedKind } from "@fernwell/contract/search";
import { ArrowLeft } from "lucide-react";
import { PagedCards } from "#app/items/paged-cards.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { listCards, type OtherFeatures } from "./found-cards.tsx";
import { FoundNothing } from "./found-nothing.tsx";
import { HiddenFromGroup } from "./hidden-from-group.tsx";
import { useSearch } from "./search.api.ts";
import { searchedKindTable } from "./searched-kinds.ts";
import { describeFound, searchFailure } from "./wording.ts";

interface FoundPagesProps {
  query: string;
  kind: SearchedKind;
  page: number;
  others: OtherFeatures;
}

/** Everything of one kind, paged. */
export function FoundPages({ query, kind, page, others }: FoundPagesProps) {
  const { data: groups, error, refetch } = useSearch({ query, kind, page, pageSize: maxFoundPageSize });
  const { plural, pluralHeading, tone } = searchedKindTable[kind];
  const group = groups?.find((one) => one.kind === kind);

  return (
    <div className="grid gap-6">
      <div>
        <div className="-ml-3.5">
          <LinkButton to={paths.search(query)} variant="quiet" size="small" iconBefore={<ArrowLeft />}>
            All results
          </LinkButton>
        </div>
        <h2 className="wrap-anywhere mt-2 text-2xl">
          {pluralHeading} for “{query}”
        </h2>
        <p role="status" className="text-ink-700">
          {group && group.total > 0 ? describeFound([group], query) : ""}
        </p>
      </div>
      {group && group.total > 0 && <HiddenFromGroup group={group} />}
      <PagedCards
        noun={plural}
        tone={tone}
        page={page}
        pageSize={maxFoundPageSize}
        hrefFor={(number) => paths.search(query, kind, number)}
        fetching={{ error: error && new Error(searchFailure, { cause: error }), refetch }}
        empty={<FoundNothing groups={group ? [group] : []} query={query} />}
        found={
          groups && {
            total: group?.total ?? 0,
            cards: group ? listCards(group, others) : [],
          }
        }
      />
    </div>
  );
}

import { paths } from "@fernwell/contract/paths";
import type { SearchedKind } from "@fernwell/contract/search";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { recommendationLinks } from "#app/items/item-links.ts";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { BeforeTyping } from "./before-typing.tsx";
import type { OtherFeatures } from "./found-cards.tsx";
import { FoundGroups } from "./found-groups.tsx";
import { FoundPages } from "./found-pages.tsx";
import { readQuery } from "./query.ts";
import { rememberSearch } from "./recent-searches.ts";
import { SearchForm } from "./search-form.tsx";

interface SearchPageProps {
  /** As the address has it. */
  query: string;
  /** Null for some of every kind. */
  kind: SearchedKind | null;
  page: number;
  others: OtherFeatures;
}

export function SearchPage({ query: typed, kind, page, others }: SearchPageProps) {
  const query = readQuery(typed);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

  function search(chosen: string) {
    rememberSearch(chosen);
    void navigate(paths.search(chosen));
    focusResults();
  }

  function focusResults() {
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div className="grid gap-8">
      <OnlineOnly>
        <SearchForm ref={field} query={query} kind={kind} onSubmit={focusResults} />
      </OnlineOnly>
      <div ref={results} tabIndex={-1} className="wrap-anywhere grid gap-8 outline-none">
        <div className="empty:hidden">
          <SafetyNotice kinds={listGatedKinds(kind)} isBrief />
        </div>
        {query === "" ? (
          <div className="grid max-w-160 grid-cols-1 gap-6">
            <BeforeTyping onChoose={search} focusField={() => field.current?.focus()} />
            <section>
              <h2 className="mb-3 text-lg">Or browse everything</h2>
              <LinkTabs label="Look through all" tabs={recommendationLinks} />
            </section>
          </div>
        ) : kind === null ? (
          <FoundGroups query={query} region={results} others={others} />
        ) : (
          <FoundPages key={kind} {...{ query, kind, page, others }} />
        )}
      </div>
    </div>
  );
}

/** The kinds that may wait for an answer. */
function listGatedKinds(kind: SearchedKind | null): readonly ItemKind[] {
  if (kind === null) return ["meal", "exercise"];
  return kind === "coach" ? [] : [kind];
}

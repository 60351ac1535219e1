import { paths } from "@fernwell/contract/paths";
import { type MetaArgs, useParams, useSearchParams } from "react-router";
import { CoachCard } from "#app/features/catalogue/coaches/coach-card.tsx";
import { coachFee } from "#app/features/catalogue/coaches/coach-fee.ts";
import { coachPageSize, useCoaches } from "#app/features/catalogue/coaches/coaches.api.ts";
import { readFilters } from "#app/features/recommendations/filters-in-address.ts";
import { ItemPages } from "#app/features/recommendations/item-pages.tsx";
import { findKindByCategory, itemKindTable } from "#app/items/item-kind.ts";
import { recommendationLinks } from "#app/items/item-links.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { PagedCards } from "#app/items/paged-cards.tsx";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { pageNumberIn } from "#app/lib/page-number.ts";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { ItemCorner } from "#app/shells/item-corner.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";

const FeedbackNotice = lazyPart(
  async () => (await import("#app/features/feedback/feedback-notice.tsx")).FeedbackNotice,
);

const invalid = "Invalid Category";

export function meta({ params, location }: MetaArgs) {
  const heading = findHeading(params["category"] ?? "") ?? invalid;
  const page = pageNumberIn(new URLSearchParams(location.search));
  return [{ title: title(page === 1 ? heading : `${heading}, page ${page}`) }];
}

export default function Recommendations() {
  const { category = "" } = useParams();
  const [search] = useSearchParams();
  const page = pageNumberIn(search);
  const heading = findHeading(category);
  const kind = findKindByCategory(category);

  if (heading === null) {
    return (
      <MessagePage heading={invalid} actions={<CategoryTabs />}>
        <p>There are four categories:</p>
      </MessagePage>
    );
  }

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <h1 className="text-4xl">{heading}</h1>
      <div className="mt-6 mb-8 grid gap-6">
        <CategoryTabs />
      </div>
      {kind === null ? (
        <CoachPages page={page} />
      ) : (
        <>
          <div className="mb-8 empty:hidden">
            <SafetyNotice kinds={[kind]} />
          </div>
          <ItemPages
            key={kind}
            kind={kind}
            page={page}
            filters={readFilters(search)}
            renderHeart={renderHeart}
          />
          <FeedbackNotice />
        </>
      )}
    </div>
  );
}

function CoachPages({ page }: { page: number }) {
  const coaches = useCoaches(page, coachPageSize);

  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-ink-700">{coachFee}</p>
      <PagedCards
        noun="coaches"
        tone="sun"
        page={page}
        pageSize={coachPageSize}
        hrefFor={(number) => paths.recommendations("coaches", number)}
        fetching={coaches}
        found={
          coaches.data && {
            total: coaches.data.total,
            cards: coaches.data.coaches.map((coach) => (
              <li key={coach.id}>
                <CoachCard coach={coach} headingLevel={2} />
              </li>
            )),
          }
        }
      />
    </div>
  );
}

function CategoryTabs() {
  return <LinkTabs label="Categories" tabs={recommendationLinks} />;
}

/** Null for an unknown category. */
function findHeading(category: string): string | null {
  if (category === "coaches") return "Explore Coaches";
  const kind = findKindByCategory(category);
  return kind && `Explore ${itemKindTable[kind].pluralHeading}`;
}

function renderHeart(item: ItemSummary) {
  return <ItemCorner item={item} />;
}

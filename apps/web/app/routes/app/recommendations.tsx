import { HeartHandshake } from "lucide-react";
import { type MetaArgs, useParams, useSearchParams } from "react-router";
import { CoachCard } from "#app/features/coaches/coach-card.tsx";
import { coachFee } from "#app/features/coaches/coach-fee.ts";
import { coachPageSize, useCoaches } from "#app/features/coaches/coaches.api.ts";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import { ItemPages } from "#app/features/recommendations/item-pages.tsx";
import { findItemKind, itemKinds } from "#app/items/item-kind.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { PagedCards } from "#app/items/paged-cards.tsx";
import { pageNumberIn } from "#app/lib/page-number.ts";
import { paths } from "#app/lib/paths.ts";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/shells/message-page.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";

const headings = new Map([
  ["meals", "Explore Meals"],
  ["exercises", "Explore Exercises"],
  ["meditations", "Explore Meditations"],
  ["coaches", "Explore Coaches"],
]);

const invalid = "Invalid Category";

export function meta({ params, location }: MetaArgs) {
  const heading = headings.get(params["category"] ?? "") ?? invalid;
  const page = pageNumberIn(new URLSearchParams(location.search));
  return [{ title: title(page === 1 ? heading : `${heading}, page ${page}`) }];
}

export default function Recommendations() {
  const { category = "" } = useParams();
  const page = pageNumberIn(useSearchParams()[0]);
  const heading = headings.get(category);
  const kind = findItemKind(category);

  if (heading === undefined) {
    return (
      <MessagePage heading={invalid} actions={<CategoryTabs />}>
        <p>We have four of them:</p>
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
        <ItemPages key={kind} kind={kind} page={page} heartOf={heartOf} />
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
  return <LinkTabs label="Categories" tabs={tabs} />;
}

const tabs = [
  { label: "Meals", to: paths.recommendations("meals"), ...itemKinds.meal },
  { label: "Exercises", to: paths.recommendations("exercises"), ...itemKinds.exercise },
  { label: "Meditations", to: paths.recommendations("meditations"), ...itemKinds.meditation },
  { label: "Coaches", to: paths.recommendations("coaches"), icon: HeartHandshake, tone: "sun" },
] as const;

function heartOf(item: ItemSummary) {
  return <FavouriteHeart item={item} />;
}

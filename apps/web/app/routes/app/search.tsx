import { addresses } from "@fernwell/contract/paths";
import { useSearchParams } from "react-router";
import { readCoach } from "#app/features/catalogue/coaches/coach.ts";
import { CoachCard } from "#app/features/catalogue/coaches/coach-card.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import type { OtherFeatures } from "#app/features/search/found-cards.tsx";
import { SearchPage } from "#app/features/search/search-page.tsx";
import { findSearchedKind } from "#app/features/search/searched-kinds.ts";
import { pageNumberIn } from "#app/lib/page-number.ts";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta() {
  return createTitleMeta(addresses.search);
}

const others: OtherFeatures = {
  renderCoach: (coach) => <CoachCard coach={readCoach(coach)} />,
  renderHeart: (item) => <FavouriteHeart item={item} />,
};

export default function SearchScreen() {
  const [search] = useSearchParams();

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <h1 className="mb-6 text-4xl">Search</h1>
      <SearchPage
        query={search.get("q") ?? ""}
        kind={findSearchedKind(search.get("kind"))}
        page={pageNumberIn(search)}
        others={others}
      />
    </div>
  );
}

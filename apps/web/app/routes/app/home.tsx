import { addresses, paths } from "@fernwell/contract/paths";
import { itemKinds } from "@fernwell/domain/item-kind";
import { HeartHandshake } from "lucide-react";
import { useEffect, useState } from "react";
import { CoachCard } from "#app/features/catalogue/coaches/coach-card.tsx";
import { coachFee } from "#app/features/catalogue/coaches/coach-fee.ts";
import { coachesOnHome, useCoaches } from "#app/features/catalogue/coaches/coaches.api.ts";
import { TodayStripOutline } from "#app/features/plans/week/today-strip-outline.tsx";
import { HomeSection } from "#app/features/recommendations/home-section.tsx";
import { ItemSection } from "#app/features/recommendations/item-section.tsx";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { chosenByServer } from "#app/lib/route-handle.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { useAfterFirstView } from "#app/lib/use-after-first-view.ts";
import { useSafetyQuestions } from "#app/safety/safety.api.ts";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { ItemCorner } from "#app/shells/item-corner.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useMediaQuery } from "#app/ui/use-media-query.ts";

/** Its code comes after what the page shows first; its place is kept. */
const LazyToday = lazyPart(async () => (await import("#app/features/plans/week/today-strip.tsx")).TodayStrip);

const FeedbackNotice = lazyPart(
  async () => (await import("#app/features/feedback/feedback-notice.tsx")).FeedbackNotice,
);

/** The section that a person sees first. */
const [firstKind] = itemKinds;

export const handle = chosenByServer;

export function meta() {
  return createTitleMeta(addresses.home);
}

export default function Home() {
  const count = useMediaQuery("(width >= 80rem)") ? 4 : 3;
  const isAfterFirstView = useAfterFirstView();

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-10 sm:px-8 lg:py-14">
      <h1 className="text-4xl">Recommendations For You!</h1>
      <Lead />
      <div className="mt-8 empty:hidden">
        <SafetyNotice kinds={itemKinds} />
      </div>
      <div className="mt-8">
        <TodayPart />
      </div>
      <div className="mt-12 grid gap-16 lg:gap-20">
        {itemKinds.map((kind) => (
          <ItemSection
            key={kind}
            kind={kind}
            count={count}
            renderHeart={renderHeart}
            isHeldBack={!isAfterFirstView && kind !== firstKind}
          />
        ))}
        <CoachSection count={count} />
      </div>
      <FeedbackNotice />
    </div>
  );
}

function TodayPart() {
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    void LazyToday.prepare().then(setIsThere);
  }, []);

  return isThere ? <LazyToday /> : <TodayStripOutline />;
}

/** Meals are not chosen by what we were told while nothing is known about allergies. */
function Lead() {
  const { data } = useSafetyQuestions();
  const isChosen = data !== undefined && !data.unanswered.includes("food_allergies");

  return (
    <p className="mt-3 max-w-measure text-ink-700 text-lg">
      {isChosen ? "Chosen by what you told us. " : "A place to start. "}
      When something changes, <TextLink to={paths.myAnswers}>change your answers</TextLink>.
    </p>
  );
}

function CoachSection({ count }: { count: number }) {
  const coaches = useCoaches(1, coachesOnHome);

  return (
    <HomeSection
      title="Explore Coaches"
      seeMoreTo={paths.recommendations("coaches")}
      tone="sun"
      icon={HeartHandshake}
      lead={coachFee}
      count={count}
      fetching={coaches}
      cards={coaches.data?.coaches.map((coach) => (
        <li key={coach.id}>
          <CoachCard coach={coach} />
        </li>
      ))}
    />
  );
}

function renderHeart(item: ItemSummary) {
  return <ItemCorner item={item} />;
}

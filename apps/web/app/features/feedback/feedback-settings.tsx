import type { GivenFeedback } from "@fernwell/contract/feedback";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import { useRef } from "react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { toneTint } from "#app/ui/tone.ts";
import { useFeedback, useSayFeedback } from "./feedback.api.ts";
import { verdictWords } from "./verdict-words.ts";

/** Everything that the person has said about items, the newest first. Each can be taken back. */
export function FeedbackSettings() {
  const feedback = useFeedback();
  const headingRef = useRef<HTMLHeadingElement>(null);

  return (
    <SettingsCard
      id="feedback"
      heading="What you told us"
      headingRef={headingRef}
      lead="It changes what we suggest. You can still look up and plan anything yourself."
    >
      <Loaded
        query={feedback}
        failure="We could not load your feedback."
        skeleton={<Skeleton className="h-40" />}
      >
        {(given) =>
          given.length === 0 ? (
            <EmptyState
              sentence="You have not told us anything yet."
              nextStep="Say “More like this” or “Not for me” about anything we suggest, and it is listed here."
              action={<LinkButton to={paths.home}>See your recommendations</LinkButton>}
            />
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {given.map((each) => (
                <Row
                  key={`${each.item_name} ${each.item_id}`}
                  given={each}
                  onTakenBack={() => headingRef.current?.focus()}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsCard>
  );
}

function Row({ given, onTakenBack }: { given: GivenFeedback; onTakenBack: () => void }) {
  const { item_id: itemId, title, image, verdict, effect } = given;
  const kind = parseItemKind(given.item_name);
  const { tone, pathTo } = itemKindTable[kind];
  const say = useSayFeedback();

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className={cx("w-18 shrink-0 overflow-hidden rounded-control", toneTint[tone])}>
        <CardPicture address={image} alt="" placeholder={null} />
      </div>
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold">
          <TextLink to={pathTo(itemId)}>{title}</TextLink>
        </p>
        <p className="text-ink-700 text-sm">
          “{verdictWords[verdict].label}”. {effect}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Take back: ${title}`}
        pending={say.isPending}
        pendingLabel="Taking back..."
        onClick={() => say.mutateAsync({ kind, itemId, verdict: null }).then(onTakenBack, () => undefined)}
      >
        Take back
      </Button>
    </li>
  );
}

import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ReactNode } from "react";
import { HiddenItems } from "#app/items/hidden-items.tsx";
import { ItemCard } from "#app/items/item-card.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";
import { WaitingForAnswer } from "#app/safety/waiting-for-answer.tsx";
import { HomeSection } from "./home-section.tsx";
import { Reasons } from "./reasons.tsx";
import { useRecommendations } from "./recommendations.api.ts";

interface ItemSectionProps {
  kind: ItemKind;
  count: number;
  renderHeart: (item: ItemSummary) => ReactNode;
  /** Shows the cards as loading although they may be here. */
  isHeldBack?: boolean;
}

/** The first recommendations of a kind, on the home screen. */
export function ItemSection({ kind, count, renderHeart, isHeldBack = false }: ItemSectionProps) {
  const recommendations = useRecommendations(kind, 1, null);
  const isBlocked = useIsBlocked(kind);
  const data = isHeldBack ? undefined : recommendations.data;
  const { pluralHeading, category, tone, icon } = itemKindTable[kind];

  return (
    <HomeSection
      title={`Explore ${pluralHeading}`}
      seeMoreTo={paths.recommendations(category)}
      tone={tone}
      icon={icon}
      count={count}
      empty={isBlocked ? <WaitingForAnswer kind={kind} /> : undefined}
      fetching={recommendations}
      cards={data?.items.slice(0, count).map((item) => (
        <li key={item.id}>
          <ItemCard item={item} heart={renderHeart(item)} note={<Reasons item={item} tone={tone} />} />
        </li>
      ))}
      footer={data && !isBlocked && <HiddenItems kind={kind} hidden={data.hidden} />}
    />
  );
}

import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ReactNode } from "react";
import { ItemCard } from "#app/items/item-card.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { PagedCards } from "#app/items/paged-cards.tsx";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";
import { WaitingForAnswer } from "#app/safety/waiting-for-answer.tsx";
import { HiddenItems } from "./hidden-items.tsx";
import { Reasons } from "./reasons.tsx";
import { pageSize, useRecommendations } from "./recommendations.api.ts";

interface ItemPagesProps {
  kind: ItemKind;
  page: number;
  renderHeart: (item: ItemSummary) => ReactNode;
}

/** All recommendations of a kind, paged. */
export function ItemPages({ kind, page, renderHeart }: ItemPagesProps) {
  const recommendations = useRecommendations(kind, page);
  const isBlocked = useIsBlocked(kind);
  const { category, plural, tone } = itemKindTable[kind];
  const { data } = recommendations;

  return (
    <div className="grid gap-6">
      {data && !isBlocked && <HiddenItems kind={kind} hidden={data.hidden} />}
      <PagedCards
        noun={plural}
        tone={tone}
        page={page}
        pageSize={pageSize}
        hrefFor={(number) => paths.recommendations(category, number)}
        fetching={recommendations}
        empty={isBlocked ? <WaitingForAnswer kind={kind} /> : undefined}
        found={
          data && {
            total: data.total,
            cards: data.items.map((item) => (
              <li key={item.id}>
                <ItemCard
                  item={item}
                  headingLevel={2}
                  heart={renderHeart(item)}
                  note={<Reasons item={item} tone={tone} />}
                />
              </li>
            )),
          }
        }
      />
    </div>
  );
}

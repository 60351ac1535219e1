import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { summariseItem } from "#app/items/item-summary.ts";
import { PagedCards } from "#app/items/paged-cards.tsx";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";
import { WaitingForAnswer } from "#app/safety/waiting-for-answer.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenFavourites } from "./hidden-favourites.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { NoFavourites } from "./no-favourites.tsx";
import type { OwnPlanState } from "./own-plan.ts";
import { pageSize, usePlanItems } from "./plan-builder.api.ts";
import { selectedItemSchema } from "./selected-item.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { SelectionCard } from "./selection-card.tsx";
import { useNameAndCreate } from "./use-name-and-create.ts";
import { useKeptSelection } from "./use-selection.ts";

interface PlanBuilderProps {
  type: ItemKind;
  page: number;
  onCreated: (plan: OwnPlanState) => void;
}

/** Favourites, page by page, to choose from. */
export function PlanBuilder({ type, page, onCreated }: PlanBuilderProps) {
  const found = usePlanItems(type, page);
  const selection = useKeptSelection(`builder ${type}`);
  const { startNaming, dialog } = useNameAndCreate(type, selection, (plan) => {
    selection.clear();
    onCreated(plan);
  });
  const isBlocked = useIsBlocked(type);
  const { plural, tone, pathTo } = itemKindTable[type];
  const { metadata } = found.data ?? {};

  const cards = found.data?.data.map((wireItem) => {
    const item = summariseItem(type, wireItem);
    return (
      <li key={item.id}>
        <SelectionCard
          item={item}
          isSelected={selection.has(item.id)}
          isWithheld={selection.isFull}
          onToggle={() => selection.toggle(selectedItemSchema.parse(wireItem))}
          aside={
            <LinkButton
              variant="quiet"
              size="small"
              fullWidth
              to={pathTo(item.id)}
              state={{ item: wireItem }}
            >
              See More<span className="sr-only"> about {item.title}</span>
            </LinkButton>
          }
        />
      </li>
    );
  });

  return (
    <>
      {metadata && metadata.otherCount > 0 && <HiddenFavourites type={type} count={metadata.hiddenCount} />}
      <PagedCards
        noun={`favourite ${plural}`}
        tone={tone}
        page={page}
        pageSize={pageSize}
        hrefFor={(number) => paths.planBuilder(type, number)}
        fetching={found}
        empty={
          isBlocked ? (
            <WaitingForAnswer kind={type} />
          ) : (
            <NoFavourites type={type} hiddenCount={metadata?.hiddenCount ?? 0} />
          )
        }
        found={cards && metadata && { total: metadata.otherCount, cards }}
      />
      {((metadata?.otherCount ?? 0) > 0 || selection.items.length > 0) && (
        <SelectionBar type={type} selection={selection} onCreate={startNaming} />
      )}
      <NameDialog
        {...dialog}
        title={`Create Your ${itemKindTable[type].heading} Plan`}
        submitLabel="Create"
      />
    </>
  );
}

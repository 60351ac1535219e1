import type { PlanCard as WirePlanCard } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useRef, useState } from "react";
import { gridStyle } from "#app/items/grid-style.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DeletePlanDialog } from "./delete-plan-dialog.tsx";
import { PlanCard } from "./plan-card.tsx";

interface PlanCardsProps {
  type: ItemKind;
  plans: readonly WirePlanCard[];
}

export function PlanCards({ type, plans }: PlanCardsProps) {
  const [asked, setAsked] = useState<{ plan: WirePlanCard; isOpen: boolean } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function findNext({ plan_id }: WirePlanCard): HTMLElement | null {
    const at = plans.findIndex((plan) => plan.plan_id === plan_id);
    const neighbour = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    return neighbour?.querySelector("a") ?? place.current;
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {plans.length === 0 ? (
        <EmptyState
          sentence="No saved items, create a new one."
          nextStep="Choose from your favourites yourself, or say what you would like and have it put together."
          motif={type === "meal" ? "bowl" : "leaf"}
          tone={itemKindTable[type].tone}
        />
      ) : (
        <ul ref={list} className={gridStyle}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard type={type} plan={plan} onAskDeletion={() => setAsked({ plan, isOpen: true })} />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <DeletePlanDialog
          key={asked.plan.plan_id}
          type={type}
          plan={asked.plan}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          findNext={() => findNext(asked.plan)}
        />
      )}
    </div>
  );
}

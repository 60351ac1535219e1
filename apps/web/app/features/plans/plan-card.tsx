import type { PlanCard as WirePlanCard } from "@fernwell/contract/plans";
import { CalendarDays } from "lucide-react";
import { cardSizes } from "#app/items/item-card.tsx";
import { type ItemKind, itemKinds } from "#app/items/item-kind.ts";
import { paths } from "#app/lib/paths.ts";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import { NeutralPicture } from "./neutral-picture.tsx";
import { countOf, planKinds } from "./plan-kind.ts";

interface PlanCardProps {
  type: ItemKind;
  plan: WirePlanCard;
}

/** A plan by its name, with the picture of its first item. */
export function PlanCard({ type, plan }: PlanCardProps) {
  const { tone, icon } = itemKinds[type];
  const [first] = plan.items;

  return (
    <MediaCard
      tone={tone}
      to={paths.detailPlan(planKinds[type], plan.id)}
      title={plan.plan_name}
      headingLevel={2}
      isRowOnPhone
      picture={
        first?.image ? (
          <EntryPicture
            address={first.image}
            alt={first.image_alt ?? ""}
            standIn={first.image_stand_in}
            sizes={cardSizes}
            width={1200}
            height={900}
            className="size-full"
          />
        ) : (
          <NeutralPicture type={type} />
        )
      }
      facts={[
        { icon, text: countOf(type, plan.items.length) },
        { icon: CalendarDays, text: shortDay(plan.created_at) },
      ]}
    />
  );
}

function shortDay(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: "medium" });
}

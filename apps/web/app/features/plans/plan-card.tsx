import { wireNames } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import type { PlanCard as WirePlanCard } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { CalendarDays } from "lucide-react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { formatShortDate } from "#app/lib/format-date.ts";
import { MediaCard } from "#app/ui/media-card.tsx";
import { NeutralPicture } from "./neutral-picture.tsx";

interface PlanCardProps {
  type: ItemKind;
  plan: WirePlanCard;
}

/** A plan by its name, with the picture of its first item. */
export function PlanCard({ type, plan }: PlanCardProps) {
  const { tone, icon } = itemKindTable[type];
  const [first] = plan.items;

  return (
    <MediaCard
      tone={tone}
      to={paths.detailPlan(wireNames[type].plan, plan.id)}
      title={plan.plan_name}
      headingLevel={2}
      isRowOnPhone
      picture={
        first?.image ? (
          <CardPicture address={first.image} alt={first.image_alt ?? ""} placeholder={first.image_stand_in} />
        ) : (
          <NeutralPicture type={type} />
        )
      }
      facts={[
        { icon, text: formatItemCount(type, plan.items.length) },
        { icon: CalendarDays, text: formatShortDate(new Date(plan.created_at)) },
      ]}
    />
  );
}

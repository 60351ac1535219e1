import { wireNames } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import type { PlanCard as WirePlanCard } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { CalendarDays, Trash2 } from "lucide-react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { formatShortDate } from "#app/lib/format-date.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import { NeutralPicture } from "./neutral-picture.tsx";

interface PlanCardProps {
  type: ItemKind;
  plan: WirePlanCard;
  onAskDeletion: () => void;
}

/** A plan by its name, with the picture of its first item. */
export function PlanCard({ type, plan, onAskDeletion }: PlanCardProps) {
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
      corner={
        <IconButton
          variant="raised"
          label={`Delete plan: ${plan.plan_name}`}
          icon={Trash2}
          aria-haspopup="dialog"
          onClick={onAskDeletion}
        />
      }
      facts={[
        { icon, text: formatItemCount(type, plan.items.length) },
        { icon: CalendarDays, text: formatShortDate(new Date(plan.created_at)) },
      ]}
    />
  );
}

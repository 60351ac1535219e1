import { Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { useFacts } from "#app/items/use-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { MediaCard } from "#app/ui/media-card.tsx";
import { toneText } from "#app/ui/tone.ts";
import { NeutralPicture } from "./neutral-picture.tsx";

interface SelectionCardProps {
  item: ItemSummary;
  isSelected: boolean;
  /** The plan is full. */
  isWithheld: boolean;
  onToggle: () => void;
  /** Shown beside the control, such as a link to the item. */
  aside?: ReactNode;
}

export function SelectionCard({ item, isSelected, isWithheld, onToggle, aside }: SelectionCardProps) {
  const { tone } = itemKindTable[item.kind];

  return (
    <div className={cx("h-full rounded-card", toneText[tone], isSelected && "ring-3 ring-current")}>
      <MediaCard
        tone={tone}
        title={item.title}
        headingLevel={2}
        isRowOnPhone
        picture={
          item.picture.address === null ? (
            <NeutralPicture type={item.kind} />
          ) : (
            <CardPicture {...item.picture} />
          )
        }
        facts={useFacts(item)}
        footer={
          // Keeps the focused control from being hidden behind the bar at the bottom.
          <div className="grid gap-1 *:scroll-mb-32">
            <Button
              variant={isSelected ? "primary" : "secondary"}
              size="small"
              fullWidth
              iconBefore={isSelected ? <Check strokeWidth={3} /> : <Plus />}
              aria-disabled={isWithheld && !isSelected}
              onClick={onToggle}
            >
              {isSelected ? "Selected" : "Select"}
              <span className="sr-only"> {item.title}</span>
            </Button>
            {aside}
          </div>
        }
      />
    </div>
  );
}

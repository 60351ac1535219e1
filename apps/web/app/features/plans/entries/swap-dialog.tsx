import { itemKindTable } from "#app/items/item-kind.ts";
import { summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Plan } from "../plan.ts";
import { useSwapOptions } from "./entries.api.ts";
import { ItemRow } from "./item-row.tsx";
import { pathToMore } from "./path-to-more.ts";
import type { ShownEntry } from "./shown-entry.ts";

export interface SwapDialogProps {
  plan: Pick<Plan, "kind" | "plan_id">;
  shown: ShownEntry<WireItem>;
  onSwap: (item: WireItem) => void;
  onClose: () => void;
}

export function SwapDialog({
  plan,
  shown: { entry, summary, item: swapped },
  onSwap,
  onClose,
}: SwapDialogProps) {
  const { data: options, error, refetch } = useSwapOptions(plan, entry.id);
  const { plural } = itemKindTable[plan.kind];
  const hasOptions = options !== undefined && options.length > 0;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Instead of ${summary.title}`}
      {...(hasOptions && {
        description: `These ${plural} suit what we know about you and are not in this plan yet.`,
      })}
    >
      <OnlineOnly>
        {options === undefined && error && (
          <LoadFailure message="We could not find anything right now." onRetry={() => refetch()} />
        )}
        {options === undefined && !error && (
          <div role="status" className="grid gap-4 py-3">
            <span className="sr-only">Looking for {plural}…</span>
            {["first", "second", "third"].map((row) => (
              <Skeleton key={row} className="h-20 w-full" />
            ))}
          </div>
        )}
        {options?.length === 0 && <p className="py-3 text-ink-700">Nothing else suits you and fits here.</p>}
        <ul aria-label="Alternatives" className="divide-y divide-line empty:hidden">
          {options?.map((option) => {
            const item = summariseItem(plan.kind, option);
            return (
              <ItemRow
                key={item.id}
                item={item}
                reason={option.reason}
                action={
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Choose ${item.title}`}
                    onClick={() => onSwap(option)}
                  >
                    Choose
                  </Button>
                }
              />
            );
          })}
        </ul>
        {options !== undefined && (
          <p className="border-line border-t pt-4">
            <TextLink to={pathToMore({ kind: plan.kind, slot: entry.slot, item: swapped })}>
              More {plural} that suit you
            </TextLink>
          </p>
        )}
      </OnlineOnly>
    </Dialog>
  );
}

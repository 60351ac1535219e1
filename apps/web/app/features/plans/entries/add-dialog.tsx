import { searchPageSize } from "@fernwell/contract/plan-entries";
import { mostPlanItems } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { Check, Plus, Search } from "lucide-react";
import { useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useItemSearch } from "./entries.api.ts";
import { ItemRow } from "./item-row.tsx";

const quietMs = 250;

interface AddDialogProps {
  kind: ItemKind;
  isFull: boolean;
  onAdd: (item: WireItem) => void;
  onClose: () => void;
}

/** Stays open, so that several can be added. */
export function AddDialog({ kind, isFull, onAdd, onClose }: AddDialogProps) {
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const [added, setAdded] = useState<readonly string[]>([]);
  const wanted = useDebounced(text.trim(), quietMs);
  const { data: found, error, refetch } = useItemSearch(kind, wanted, page);
  const { plural, singular } = itemKindTable[kind];
  const pageCount = Math.ceil((found?.metadata.totalCount ?? 0) / searchPageSize);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Add ${singular}`}
      description={`Your favourites first, then all other ${plural} that suit you.`}
    >
      <OnlineOnly>
        <TextField
          label={`Search ${plural}`}
          type="search"
          leading={<Search />}
          maxLength={120}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setPage(1);
          }}
        />
        <p role="status" className="mt-3 text-ink-700 text-sm">
          {isFull
            ? `A plan holds ${mostPlanItems}, and this one is full.`
            : found && describeCount(found.metadata.totalCount, kind, wanted)}
        </p>
        {found === undefined && error && (
          <LoadFailure message="We could not search right now." onRetry={() => refetch()} />
        )}
        {found === undefined && !error && (
          <div className="grid gap-4 py-3">
            {["first", "second", "third", "fourth"].map((row) => (
              <Skeleton key={row} className="h-20 w-full" />
            ))}
          </div>
        )}
        <ul aria-label="Found" className="divide-y divide-line">
          {found?.data.map((wire) => {
            const item = summariseItem(kind, wire);
            const isAdded = added.includes(item.id);
            return (
              <ItemRow
                key={item.id}
                item={item}
                {...(item.isFavourite ? { reason: "One of your favourites" } : {})}
                action={
                  <Button
                    variant="secondary"
                    size="small"
                    iconBefore={isAdded ? <Check /> : <Plus />}
                    aria-disabled={isFull}
                    aria-label={isAdded ? `Add ${item.title} once more` : `Add ${item.title}`}
                    onClick={() => {
                      onAdd(wire);
                      setAdded((all) => [...all, item.id]);
                    }}
                  >
                    {isAdded ? "Added" : "Add"}
                  </Button>
                }
              />
            );
          })}
        </ul>
        {pageCount > 1 && (
          <div className="mt-4 flex items-center justify-between gap-4">
            <Button
              variant="secondary"
              size="small"
              aria-disabled={page === 1}
              onClick={() => setPage(page - 1)}
            >
              Previous
            </Button>
            <p className="text-ink-700 text-sm tabular-nums">
              Page {page} of {pageCount}
            </p>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={page === pageCount}
              onClick={() => setPage(page + 1)}
            >
              Next
            </Button>
          </div>
        )}
      </OnlineOnly>
    </Dialog>
  );
}

function describeCount(count: number, kind: ItemKind, text: string): string {
  const { plural, singular } = itemKindTable[kind];
  if (count === 0)
    return text === "" ? `No ${plural} suit you now.` : `Nothing that suits you is called “${text}”.`;
  return `${count} ${count === 1 ? singular : plural}`;
}

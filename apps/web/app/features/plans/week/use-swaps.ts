import { parseItemKind } from "@fernwell/contract/item-kinds";
import { useState } from "react";
import type { WireItem } from "#app/items/item-summary.ts";
import { showToast } from "#app/ui/toast.ts";
import { type Proposal, useProposeOther, type WantedPart } from "./plan-week.api.ts";
import { findItemId, listItems, type ProposedEntry, type Swaps, swapKey } from "./proposed-week.ts";

const noSwaps: Swaps = new Map();

/** Puts others in the place of single items of a proposal. A new proposal begins without swaps. */
export function useSwaps(from: string, proposal: Proposal | undefined) {
  const [of, setOf] = useState(proposal);
  const [swaps, setSwaps] = useState(noSwaps);
  const [avoided, setAvoided] = useState<readonly string[]>([]);
  const other = useProposeOther(from);

  if (proposal !== of) {
    setOf(proposal);
    setSwaps(noSwaps);
    setAvoided([]);
  }

  /** The rules fill a plan of the others anew; what is new in it takes the place. */
  function swap({ kind, at, summary, slot }: ProposedEntry, part: WantedPart) {
    const plan = proposal?.plans.find(({ item_name }) => parseItemKind(item_name) === kind);
    if (plan === undefined || other.isPending) return;
    const now = plan.entries.map((_, place) => findItemId(plan, place, swaps));
    const avoid = [...avoided, summary.id];
    const keep = [...new Set(now.filter((id) => id !== summary.id))];
    other.mutate(
      { part, keep, avoid },
      {
        onSuccess(made) {
          const found = findNew(made, kind, slot, now);
          setAvoided(avoid);
          if (found === null) return showToast.info("Nothing else suits you and fits here.");
          setSwaps((all) => new Map([...all, [swapKey(kind, at), found]]));
        },
        onError: () => showToast.error("We could not find another one right now."),
      },
    );
  }

  const pending = other.isPending ? (other.variables?.part.kind ?? null) : null;
  return { swaps, swap, pendingKind: pending };
}

export type Swapping = ReturnType<typeof useSwaps>;

function findNew(
  made: Proposal,
  kind: ProposedEntry["kind"],
  slot: string | null,
  known: readonly string[],
): WireItem | null {
  const [plan] = made.plans;
  const fresh = plan?.entries.filter(({ item_id }) => !known.includes(item_id)) ?? [];
  const id = (fresh.find((entry) => entry.slot === slot) ?? fresh[0])?.item_id;
  return listItems(made, kind).find(({ _id }) => _id === id) ?? null;
}

import type { CallInput } from "@fernwell/contract/endpoint";
import { parseItemKind, wireNames } from "@fernwell/contract/item-kinds";
import type { ProposedPlan, saveWeek } from "@fernwell/contract/plan-week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { compareInDay } from "@fernwell/domain/planning/week/day-order";
import { type ItemSummary, summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { newId } from "#app/lib/new-id.ts";
import type { Proposal } from "./plan-week.api.ts";

/** An entry that is proposed and not saved. */
export interface ProposedEntry {
  readonly kind: ItemKind;
  /** Its place in its plan. */
  readonly at: number;
  readonly day: string;
  readonly slot: string | null;
  readonly isLeftover: boolean;
  readonly summary: ItemSummary;
  /** What it does not keep of the wishes. */
  readonly relaxations: readonly string[];
}

/** The plans with the items that the person has swapped in, by kind and place. */
export type Swaps = ReadonlyMap<string, WireItem>;

export function swapKey(kind: ItemKind, at: number): string {
  return `${kind} ${at}`;
}

/** Leftovers of a meal that was swapped are of the other meal. */
export function findItemId(plan: ProposedPlan, at: number, swaps: Swaps): string {
  const kind = parseItemKind(plan.item_name);
  const entry = plan.entries[at];
  const cook = entry?.leftover_of ?? null;
  const swapped = swaps.get(swapKey(kind, cook ?? at));
  return swapped?._id ?? entry?.item_id ?? "";
}

/** In the order of each day. */
export function listProposed(proposal: Proposal, swaps: Swaps): ProposedEntry[] {
  return proposal.plans
    .flatMap((plan) => {
      const kind = parseItemKind(plan.item_name);
      const items = new Map(listItems(proposal, kind).map((item) => [item._id, item]));
      for (const [key, item] of swaps) if (key.startsWith(`${kind} `)) items.set(item._id, item);
      return plan.entries.flatMap(({ day, slot, leftover_of }, at): ProposedEntry[] => {
        const item = items.get(findItemId(plan, at, swaps));
        if (item === undefined) return [];
        return [
          {
            ...{ kind, at, day, slot, isLeftover: leftover_of !== null },
            summary: summariseItem(kind, item),
            relaxations: plan.reading.relaxations
              .filter(({ item_ids }) => item_ids.includes(item._id))
              .map(({ text }) => text),
          },
        ];
      });
    })
    .toSorted(compareInDay);
}

export function listItems(proposal: Proposal, kind: ItemKind): readonly WireItem[] {
  return { meal: proposal.meals, exercise: proposal.exercises, meditation: proposal.meditations }[kind];
}

/** As the server saves them: every entry with an id of its own. */
export function toSavedPlans({ plans }: Proposal, swaps: Swaps): CallInput<typeof saveWeek>["body"]["plans"] {
  return plans
    .filter(({ entries }) => entries.length > 0)
    .map((plan) => {
      const ids = plan.entries.map(newId);
      return {
        plan_id: newId(),
        item_name: wireNames[parseItemKind(plan.item_name)].plan,
        plan_name: plan.plan_name,
        cooking_for: plan.cooking_for,
        reading: plan.reading,
        entries: plan.entries.map(({ day, slot, leftover_of }, at) => ({
          entry_id: ids[at] ?? newId(),
          item_id: findItemId(plan, at, swaps),
          ...{ day, slot, servings: null, note: null },
          leftover_of: leftover_of === null ? null : (ids[leftover_of] ?? null),
        })),
      };
    });
}

import type { Scored } from "../../recommend/spread.ts";
import { keepsLimits } from "./keeps-limits.ts";
import type { PlannedPlace } from "./places.ts";
import type { MayStand, PlannedItem, PlanRules } from "./plan-rules.ts";
import { countSteps } from "./wishes.ts";

type Picked<Item> = readonly (Item | null)[];

export interface Room<Item extends PlannedItem> {
  readonly places: readonly PlannedPlace<Item>[];
  readonly rules: Pick<PlanRules<Item>, "wishes" | "limits">;
  readonly mayStand: MayStand<Item>;
  /** The best first. */
  readonly fitting: readonly Scored<Item>[];
  readonly isKept: (item: Item) => boolean;
}

/**
 * Where an item may not stand, one from elsewhere in the plan takes its place, and another that was not picked takes
 * that one's: a lunch that could be eaten at breakfast too comes free when breakfast has something else.
 */
export function makeRoom<Item extends PlannedItem>(picked: Picked<Item>, room: Room<Item>): Picked<Item> {
  let best = picked;
  for (const at of listOut(picked, room)) {
    const next = replaceAt(best, at, room);
    if (next !== null && listOut(next, room).length < listOut(best, room).length) best = next;
  }
  return best;
}

function listOut<Item extends PlannedItem>(picked: Picked<Item>, { mayStand }: Room<Item>): number[] {
  return picked.flatMap((item, at) =>
    item === null || mayStand(item, at, picked.with(at, null)) ? [] : [at],
  );
}

function replaceAt<Item extends PlannedItem>(
  picked: Picked<Item>,
  at: number,
  { places, rules, mayStand, fitting, isKept }: Room<Item>,
): Picked<Item> | null {
  const place = places[at];
  const own = picked[at] ?? null;
  if (place === undefined || place.requires !== undefined || own === null || isKept(own)) return null;
  for (const [other, item] of picked.entries()) {
    if (other === at || item === null || !place.accepts(item) || places[other]?.requires !== undefined)
      continue;
    const without = picked.with(at, null).with(other, null);
    if (!mayStand(item, at, without)) continue;
    const moved = without.with(at, item);
    const spare = fitting.find(
      ({ item: candidate }) =>
        !picked.includes(candidate) &&
        places[other]?.accepts(candidate) === true &&
        countSteps(candidate, rules.wishes) <= countSteps(item, rules.wishes) &&
        keepsLimits(candidate, moved, rules.limits) &&
        mayStand(candidate, other, moved),
    );
    if (spare !== undefined) return moved.with(other, spare.item);
  }
  return null;
}

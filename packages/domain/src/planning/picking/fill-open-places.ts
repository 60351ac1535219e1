import type { Scored } from "../../recommend/spread.ts";
import { keepsLimits } from "./keeps-limits.ts";
import type { PlannedPlace } from "./places.ts";
import type { MayStand, PlannedItem, PlanRules } from "./plan-rules.ts";
import { repeatItems } from "./repeat-items.ts";

/** Fills the places for which no item was left: with leftovers, with items of the plan again, or with any that suit. */
export function fillOpenPlaces<Item extends PlannedItem>(
  picked: readonly (Item | null)[],
  places: readonly PlannedPlace<Item>[],
  rules: PlanRules<Item>,
  fitting: readonly Scored<Item>[],
): (Item | null)[] {
  const { limits, maxRepeats, maxDaysKept } = rules;
  const isWeek = maxDaysKept !== undefined;
  const isUsed = (item: Item, all: readonly (Item | null)[], times: number) =>
    all.filter((other) => other === item).length >= times;
  const repeat = (from: readonly (Item | null)[], isStrict: boolean, mayStand: MayStand<Item>) =>
    repeatItems(from, {
      // A place that accepts nothing of the plan takes what the needs allow at all.
      accepts: (item, at) =>
        !(isWeek && isForLeftovers(places[at])) &&
        (places[at]?.accepts(item) === true || (!isStrict && places[at]?.isNoCook === true)),
      mayRepeat: (item, all, at) =>
        (!isStrict || maxRepeats === null || !isUsed(item, all, maxRepeats)) &&
        keepsLimits(item, all, limits) &&
        mayStand(item, at, all),
    });
  const tries = listTries(rules);
  let filled = fillWithLeftovers(picked, places, rules);
  for (const isStrict of [true, false]) {
    for (const mayStand of tries) filled = repeat(filled, isStrict, mayStand);
  }
  for (const mayStand of tries) filled = fillWithAny(filled, places, rules, fitting, mayStand);
  if (rules.leavesOpen === true) return filled;
  filled = filled.map((item, at) => item ?? (isForLeftovers(places[at]) ? null : (fitting[0]?.item ?? null)));
  return isWeek ? fillWithLeftovers(filled, places, rules) : filled;
}

function fillWithLeftovers<Item>(
  picked: readonly (Item | null)[],
  places: readonly PlannedPlace<Item>[],
  rules: PlanRules<Item>,
): (Item | null)[] {
  return picked.map((item, at) => {
    const cookedAt = findCookedBefore(picked, places, at, rules);
    return item ?? (cookedAt === null ? null : (picked[cookedAt] ?? null));
  });
}

function isForLeftovers(place: PlannedPlace<never> | undefined): boolean {
  return place?.eatsLeftoversOf !== undefined;
}

/** What may stand at a place, tried one after the other until something does. */
function listTries<Item>({ mayStand, mayStandIfScarce, leavesOpen }: PlanRules<Item>): MayStand<Item>[] {
  const rules = [mayStand, mayStandIfScarce].filter((rule) => rule !== undefined);
  return leavesOpen === true ? rules : [...rules, () => true];
}

/** The place whose dish is eaten again: the dinner before, or on a day without cooking the meal before. */
function findCookedBefore<Item>(
  picked: readonly (Item | null)[],
  places: readonly PlannedPlace<Item>[],
  at: number,
  { maxDaysKept }: PlanRules<Item>,
): number | null {
  const place = places[at];
  if (picked[at] !== null || place === undefined) return null;
  if (place.eatsLeftoversOf !== undefined) return place.eatsLeftoversOf;
  // The places of a week say what they eat on a day without cooking.
  if (place.isNoCook !== true || maxDaysKept !== undefined) return null;
  const before = places.findLastIndex(
    (other, index) => index < at && other.slot === place.slot && picked[index] !== null,
  );
  return before === -1 ? null : before;
}

/** If no item is made for a place, any that the needs allow is better than an empty place. */
function fillWithAny<Item>(
  taken: readonly (Item | null)[],
  places: readonly PlannedPlace<Item>[],
  { limits }: PlanRules<Item>,
  fitting: readonly Scored<Item>[],
  mayStand: MayStand<Item>,
): (Item | null)[] {
  const filled = [...taken];
  taken.forEach((own, at) => {
    if (own !== null || isForLeftovers(places[at])) return;
    const open = fitting
      .map(({ item }) => item)
      .filter((item) => keepsLimits(item, taken, limits) && mayStand(item, at, filled));
    filled[at] = open.find((item) => !taken.includes(item)) ?? open[0] ?? null;
  });
  return filled;
}

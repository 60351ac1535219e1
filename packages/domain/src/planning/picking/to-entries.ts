import type { PlanEntry } from "./made-plan.ts";
import type { PlannedPlace } from "./places.ts";
import type { PlanRules } from "./plan-rules.ts";

/** How many days leftovers keep outside a week. */
const usualDaysKept = 4;

interface Placed<Item> {
  readonly item: Item;
  readonly place: PlannedPlace<Item>;
}

interface Cooked {
  readonly at: number;
  readonly day: number | null;
  /** Its leftovers are eaten at another place already. */
  readonly isEaten: boolean;
}

/** Makes the entries of a plan. What comes again within a few days is cooked once and eaten twice. */
export function toEntries<Item>(
  filled: readonly (Item | null)[],
  places: readonly PlannedPlace<Item>[],
  { servings, keepsLeftovers, maxDaysKept }: PlanRules<Item>,
): PlanEntry<Item>[] {
  const placed = filled.flatMap((item, at): Placed<Item>[] => {
    const place = places[at];
    return item === null || place === undefined ? [] : [{ item, place }];
  });
  const isWeek = maxDaysKept !== undefined;
  const isNear = (from: number | null, to: number | null) =>
    from === null || to === null || to - from <= (maxDaysKept ?? usualDaysKept);
  const isFed = ({ isNoCook, eatsLeftoversOf }: PlannedPlace<Item>) =>
    isWeek && (isNoCook === true || eatsLeftoversOf !== undefined);
  /** What a later place lives on is cooked fresh, so that it is not too old by then. */
  const feedsLater = ({ item, place }: Placed<Item>, at: number) =>
    !isFed(place) &&
    placed
      .slice(at + 1)
      .some((later) => later.item === item && isFed(later.place) && isNear(place.day, later.place.day));

  const cooks = new Map<Item, Cooked>();
  return placed.map((each, at) => {
    const { item, place } = each;
    const { day, slot } = place;
    const cooked = cooks.get(item);
    const isLeftover =
      keepsLeftovers &&
      cooked !== undefined &&
      isNear(cooked.day, day) &&
      // The third time it is cooked again, unless nobody cooks there.
      (!cooked.isEaten || isFed(place)) &&
      !feedsLater(each, at);
    cooks.set(item, isLeftover ? { ...cooked, isEaten: true } : { at, day, isEaten: false });
    return { item, day, slot, servings, leftoverOf: isLeftover ? cooked.at : null };
  });
}

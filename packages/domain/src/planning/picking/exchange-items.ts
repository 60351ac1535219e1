import type { PlannedPlace } from "./places.ts";
import type { MayStand } from "./plan-rules.ts";

type Picked<Item> = readonly (Item | null)[];

interface Arrangement<Item> {
  readonly picked: Picked<Item>;
  /** The places of items that may not stand there. */
  readonly out: readonly number[];
}

/** A better arrangement is often two or three exchanges away, and rarely more than that. */
const maxExchanges = 12;

/**
 * Lets items of a plan change places, with each other or with a place that is still open, until each stands where it
 * may, or nearly so. An exchange may make it worse for a while, but never returns to an arrangement that was tried.
 */
export function exchangeItems<Item>(
  picked: Picked<Item>,
  places: readonly PlannedPlace<Item>[],
  mayStand: MayStand<Item>,
): Picked<Item> {
  const arrange = (all: Picked<Item>): Arrangement<Item> => ({
    picked: all,
    out: all.flatMap((item, at) => (item === null || mayStand(item, at, all.with(at, null)) ? [] : [at])),
  });
  const canHold = (item: Item | null, at: number) => {
    const place = places[at];
    return item === null || (place?.accepts(item) === true && (place.requires?.(item) ?? true));
  };
  const numbers = new Map(picked.map((item, at) => [item, at]));
  const getKey = (all: Picked<Item>) => all.map((item) => numbers.get(item)).join();
  const listExchanges = ({ picked: all, out }: Arrangement<Item>) =>
    out.flatMap((at) => {
      const own = all[at] ?? null;
      return all.flatMap((theirs, other) =>
        other !== at && canHold(own, other) && canHold(theirs, at)
          ? [all.with(at, theirs).with(other, own)]
          : [],
      );
    });

  const tried = new Set([getKey(picked)]);
  let current = arrange(picked);
  let best = current;
  for (let count = 0; count < maxExchanges && best.out.length > 0; count += 1) {
    const next = listExchanges(current)
      .filter((all) => !tried.has(getKey(all)))
      .map(arrange)
      .reduce<Arrangement<Item> | null>(
        (least, each) => (least === null || each.out.length < least.out.length ? each : least),
        null,
      );
    if (next === null) break;
    tried.add(getKey(next.picked));
    current = next;
    if (current.out.length < best.out.length) best = current;
  }
  return best.picked;
}

import type { PlanRequest } from "./requests.ts";
import type { Wish } from "./settle.ts";

type FigureWish<Item, Request> = Omit<Wish<Item, Request>, "name">;

/** A most that is wished for. What has no known amount does not meet it and is never the nearest. */
export function atMost<Item, Request>(
  amountOf: (item: Item) => number | null,
  most: number,
  toRequest: (most: number | null) => Partial<Request>,
): FigureWish<Item, Request> {
  const distance = (item: Item) => (amountOf(item) ?? Number.POSITIVE_INFINITY) - most;
  return {
    isMet: (item) => distance(item) <= 0,
    without: () => toRequest(null),
    figure: { distance, within: (far) => toRequest(most + far) },
  };
}

export function atLeast<Item, Request>(
  amountOf: (item: Item) => number | null,
  least: number,
  toRequest: (least: number | null) => Partial<Request>,
): FigureWish<Item, Request> {
  const distance = (item: Item) => least - (amountOf(item) ?? Number.NEGATIVE_INFINITY);
  return {
    isMet: (item) => distance(item) <= 0,
    without: () => toRequest(null),
    figure: { distance, within: (far) => toRequest(least - far) },
  };
}

interface Timed {
  readonly minutes: number;
}

export function minutesOf({ minutes }: Timed): number {
  return minutes;
}

/** The wish for little time, where it is stated in figures ("under 20 minutes") or else where it is not ("quick"). */
export function shortWish(
  { mostMinutes, hasStatedMinutes }: PlanRequest,
  isStated: boolean,
): false | Wish<Timed, PlanRequest> {
  if (mostMinutes === null || hasStatedMinutes !== isStated) return false;
  return {
    name: "mostMinutes",
    ...atMost(minutesOf, mostMinutes, (most) => ({ mostMinutes: most })),
  };
}

import type { PlanRequest } from "../prompt/requests.ts";
import type { Wish } from "./relax-wishes.ts";

type FigureWish<Item, Request> = Omit<Wish<Item, Request>, "name">;

/** An item with an unknown amount neither meets the limit nor counts as near it. */
export function wishForMax<Item, Request>(
  getAmount: (item: Item) => number | null,
  max: number,
  toRequest: (max: number | null) => Partial<Request>,
): FigureWish<Item, Request> {
  const distance = (item: Item) => (getAmount(item) ?? Number.POSITIVE_INFINITY) - max;
  return {
    isMet: (item) => distance(item) <= 0,
    without: () => toRequest(null),
    figure: { distance, within: (far) => toRequest(max + far) },
  };
}

export function wishForMin<Item, Request>(
  getAmount: (item: Item) => number | null,
  min: number,
  toRequest: (min: number | null) => Partial<Request>,
): FigureWish<Item, Request> {
  const distance = (item: Item) => min - (getAmount(item) ?? Number.NEGATIVE_INFINITY);
  return {
    isMet: (item) => distance(item) <= 0,
    without: () => toRequest(null),
    figure: { distance, within: (far) => toRequest(min - far) },
  };
}

interface Timed {
  readonly minutes: number;
}

export function getMinutes({ minutes }: Timed): number {
  return minutes;
}

/** The wish for a short item, either stated ("under 20 minutes") or implied ("quick"). */
export function wishForShort(
  { maxMinutes, hasStatedMinutes }: PlanRequest,
  isStated: boolean,
): false | Wish<Timed, PlanRequest> {
  if (maxMinutes === null || hasStatedMinutes !== isStated) return false;
  return {
    name: "maxMinutes",
    ...wishForMax(getMinutes, maxMinutes, (max) => ({ maxMinutes: max })),
  };
}

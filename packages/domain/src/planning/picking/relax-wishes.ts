import type { PlanRequest } from "../prompt/requests.ts";

/** Parts of a request that may be relaxed when nothing meets them. Everything else in it is a need. */
export type WishName =
  | "maxMinutes"
  | "minMinutes"
  | "maxCalories"
  | "minProtein"
  | "kind"
  | "dish"
  | "cuisine"
  | "food"
  | "quality"
  | "equipment"
  | "muscles"
  | "goal"
  | "level"
  | "posture"
  | "timeOfDay"
  | "experience";

export interface Wish<Item, Request> {
  readonly name: WishName;
  readonly isMet: (item: Item) => boolean;
  /** The changes to the request when the wish is relaxed. */
  readonly without?: (request: Request) => Partial<Request>;
  /** For a limit: how far an item misses it, and the request with the limit moved by that distance. */
  readonly figure?: {
    readonly distance: (item: Item) => number;
    readonly within: (distance: number) => Partial<Request>;
  };
}

/** The items that fit a request after its unmet wishes were relaxed. */
export interface Selection<Item, Request> {
  readonly items: readonly Item[];
  readonly request: Request;
  readonly relaxedWishes: readonly WishName[];
}

/** How many of the nearest items stay when a limit is relaxed and the prompt names no count. */
const nearestCount = 5;

/**
 * Applies the wishes in order, most important first. A wish that some item meets narrows the items; a wish that no item
 * meets is relaxed. The least important wishes are therefore the first to be relaxed.
 */
export function relaxWishes<Item, Request extends PlanRequest>(
  meetingNeeds: readonly Item[],
  request: Request,
  wishes: readonly (false | Wish<NoInfer<Item>, NoInfer<Request>>)[],
): Selection<Item, Request> {
  if (meetingNeeds.length === 0) return { items: [], request, relaxedWishes: [] };
  let items = meetingNeeds;
  const unmet: Wish<Item, Request>[] = [];
  for (const wish of wishes) {
    if (wish === false) continue;
    const met = items.filter(wish.isMet);
    if (met.length > 0) items = met;
    else unmet.push(wish);
  }
  let relaxed = request;
  for (const { without } of unmet) relaxed = { ...relaxed, ...without?.(relaxed) };
  for (const { figure } of unmet) {
    if (figure === undefined) continue;
    const distances = items.map(figure.distance).toSorted((one, other) => one - other);
    const farthest = distances[Math.min(request.count ?? nearestCount, distances.length) - 1] ?? 0;
    if (!Number.isFinite(farthest)) continue;
    items = items.filter((item) => figure.distance(item) <= farthest);
    relaxed = { ...relaxed, ...figure.within(farthest) };
  }
  return { items, request: relaxed, relaxedWishes: [...new Set(unmet.map(({ name }) => name))] };
}

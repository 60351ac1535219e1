import type { PlanRequest } from "./requests.ts";

/** What a prompt may wish for and not get. Everything else that it says is a need and is never let go. */
export type WishName =
  | "mostMinutes"
  | "leastMinutes"
  | "mostCalories"
  | "leastProtein"
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
  /** What the request says otherwise where the wish is let go. */
  readonly without?: (left: Request) => Partial<Request>;
  /** For a figure: how far from it an item is, and what the request says where so much is allowed. */
  readonly figure?: {
    readonly distance: (item: Item) => number;
    readonly within: (distance: number) => Partial<Request>;
  };
}

/** What is left of a request, what fits it, and which wishes nothing met. */
export interface Settled<Item, Request> {
  readonly items: readonly Item[];
  readonly request: Request;
  readonly letGo: readonly WishName[];
}

/** Where a figure is let go, so many of the nearest stay, unless another number was asked for. */
const nearestCount = 5;

/**
 * Holds the wishes, the most important first, against what meets the needs: one that something meets binds everything,
 * one that nothing meets is let go. So the least important go first, and where anything meets all of them, none goes.
 */
export function settle<Item, Request extends PlanRequest>(
  meetingNeeds: readonly Item[],
  request: Request,
  wishes: readonly (false | Wish<NoInfer<Item>, NoInfer<Request>>)[],
): Settled<Item, Request> {
  if (meetingNeeds.length === 0) return { items: [], request, letGo: [] };
  let items = meetingNeeds;
  const gone: Wish<Item, Request>[] = [];
  for (const wish of wishes) {
    if (wish === false) continue;
    const met = items.filter(wish.isMet);
    if (met.length > 0) items = met;
    else gone.push(wish);
  }
  let left = request;
  for (const { without } of gone) left = { ...left, ...without?.(left) };
  for (const { figure } of gone) {
    if (figure === undefined) continue;
    const distances = items.map(figure.distance).toSorted((one, other) => one - other);
    const farthest = distances[Math.min(request.count ?? nearestCount, distances.length) - 1] ?? 0;
    if (!Number.isFinite(farthest)) continue;
    items = items.filter((item) => figure.distance(item) <= farthest);
    left = { ...left, ...figure.within(farthest) };
  }
  return { items, request: left, letGo: [...new Set(gone.map(({ name }) => name))] };
}

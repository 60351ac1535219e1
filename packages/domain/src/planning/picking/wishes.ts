/** Parts of a request that may be relaxed when too few items meet them. Everything else in it is a need. */
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

export interface Wish<Item> {
  readonly name: WishName;
  /** The chip that shows it. */
  readonly id: string;
  /** What an item is that meets it: "Italian", "with spinach", "high in fibre". */
  readonly words: string;
  readonly isMet: (item: Item) => boolean;
  /** For a stated figure: by which share of it an item misses it; infinite where that is not known. */
  readonly measureMiss?: (item: Item) => number;
  /** "Quick" is softer than "under 20 minutes". */
  readonly isSoft?: boolean;
}

/**
 * The order in which wishes are relaxed, one at a time: a stated figure by a quarter, then by half; then qualities; then
 * the cuisine or kind; then named dishes; then named foods, muscles and equipment; at last the figure altogether.
 * Needs are not among them.
 */
const relaxSteps = [
  "figure by a quarter",
  "figure by half",
  "quality",
  "cuisine",
  "dish",
  "named",
  "figure",
] as const;
type RelaxStep = (typeof relaxSteps)[number];

const stepOfWish: Readonly<Record<WishName, RelaxStep>> = {
  maxMinutes: "figure",
  minMinutes: "figure",
  maxCalories: "figure",
  minProtein: "figure",
  quality: "quality",
  goal: "quality",
  level: "quality",
  posture: "quality",
  timeOfDay: "quality",
  experience: "quality",
  cuisine: "cuisine",
  kind: "cuisine",
  dish: "dish",
  food: "named",
  muscles: "named",
  equipment: "named",
};

/** How many steps must be taken until an item may be picked: 0 if it meets every wish. */
export function countSteps<Item>(item: Item, wishes: readonly Wish<Item>[]): number {
  return wishes.reduce(
    (most, wish) => (wish.isMet(item) ? most : Math.max(most, findStep(item, wish) + 1)),
    0,
  );
}

function findStep<Item>(item: Item, { name, measureMiss, isSoft }: Wish<Item>): number {
  if (measureMiss === undefined) return relaxSteps.indexOf(stepOfWish[name]);
  const miss = measureMiss(item);
  if (miss <= 0.25) return relaxSteps.indexOf("figure by a quarter");
  // "Quick" gives way before a quality does.
  if (miss <= 0.5 || isSoft === true) return relaxSteps.indexOf("figure by half");
  const farther = farShares.findIndex((share) => miss <= share);
  return relaxSteps.indexOf("figure") + (farther === -1 ? farShares.length : farther);
}

/** When a figure is given up, the nearest items still come first. */
const farShares = [1, 2, 4];

export const maxSteps = relaxSteps.length + farShares.length;

type FigureWish<Item> = Required<Pick<Wish<Item>, "isMet" | "measureMiss">>;

/** An item with an unknown amount neither meets the limit nor counts as near it. */
export function wishForMax<Item>(getAmount: (item: Item) => number | null, max: number): FigureWish<Item> {
  const measureMiss = (item: Item) => (getAmount(item) ?? Number.POSITIVE_INFINITY) / Math.max(1, max) - 1;
  return { isMet: (item) => measureMiss(item) <= 0, measureMiss };
}

export function wishForMin<Item>(getAmount: (item: Item) => number | null, min: number): FigureWish<Item> {
  const measureMiss = (item: Item) => {
    const amount = getAmount(item);
    return amount === null ? Number.POSITIVE_INFINITY : 1 - amount / Math.max(1, min);
  };
  return { isMet: (item) => measureMiss(item) <= 0, measureMiss };
}

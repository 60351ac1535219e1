import type { PlannedPlace } from "./places.ts";
import type { Wish } from "./wishes.ts";

export interface PlannedItem {
  readonly id: string;
  readonly minutes: number;
}

/** How often items of a kind may or must come. */
export interface Limit<Item> {
  readonly what: string;
  readonly isOf: (item: Item) => boolean;
  readonly atLeast: number | null;
  readonly atMost: number | null;
}

export type MayStand<Item> = (item: Item, at: number, picked: readonly (Item | null)[]) => boolean;

export interface PlanRules<Item> {
  readonly meetsNeeds: (item: Item) => boolean;
  readonly wishes: readonly Wish<Item>[];
  /** As many as the plan is to have. */
  readonly places: readonly PlannedPlace<Item>[];
  /** How many the prompt asks for, which may be more than a plan can hold; null if it does not say. */
  readonly asked: number | null;
  readonly limits: readonly Limit<Item>[];
  readonly maxRepeats: number | null;
  /** For all items of one day. */
  readonly totalMinutes: number | null;
  readonly servings: number | null;
  readonly keepsLeftovers: boolean;
  /** How old leftovers may be in a week, in days. */
  readonly maxDaysKept?: number;
  /** Whether an item may stand at this place beside what is picked. Only a week has such a rule. */
  readonly mayStand?: MayStand<Item>;
  /** A place where nothing may stand stays open; otherwise it is filled anyway. */
  readonly leavesOpen?: boolean;
  /** The part of the rule to keep where nothing keeps all of it. */
  readonly mayStandIfScarce?: MayStand<Item>;
  /** How well an item fits the request, from 0 to 1; added to its score. */
  readonly rateFit: (item: Item) => number;
  readonly compare: (one: Item, other: Item) => number;
  /** "dinner", "exercise". */
  readonly noun: string;
}

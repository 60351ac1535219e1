import type { Scored } from "../../recommend/spread.ts";
import { exchangeItems } from "./exchange-items.ts";
import { fillOpenPlaces } from "./fill-open-places.ts";
import { type FillingRules, fillPlaces } from "./fill-places.ts";
import { keepsLimits } from "./keeps-limits.ts";
import { type MadePlan, maxItemsFromPrompt, type PlanEntry, type Relaxation } from "./made-plan.ts";
import { makeRoom, type Room } from "./make-room.ts";
import type { PlannedPlace } from "./places.ts";
import type { PlannedItem, PlanRules } from "./plan-rules.ts";
import { tellRelaxations } from "./tell-relaxations.ts";
import { toEntries } from "./to-entries.ts";
import { countSteps, maxSteps } from "./wishes.ts";

/**
 * Makes a plan with as many entries as there are places, as long as the needs leave anything. Items that the model chose
 * are kept where they have a place; the rest are picked to complement them.
 */
export function makePlan<Item extends PlannedItem>(
  candidates: readonly Scored<Item>[],
  rules: PlanRules<Item>,
  chosenIds: readonly string[] = [],
): MadePlan<Item> {
  const fitting = scoreByRequest(
    dropRepeated(candidates).filter(({ item }) => rules.meetsNeeds(item)),
    rules.rateFit,
  );
  const places = requireEnough(
    rules,
    fitting.map(({ item }) => item),
  );
  const plain = pickWithin(fitting, places, rules, []);
  const chosen = seatChosen(fitting, places, rules, plain, chosenIds);
  const best = chosen.some((item) => item !== null) ? pickWithin(fitting, places, rules, chosen) : plain;
  const picked = arrange(best, openOnly(places), rules, { fitting, isKept: (item) => chosen.includes(item) });
  const entries = toEntries(fillOpenPlaces(picked, places, rules, fitting), places, rules);
  return { entries, relaxations: entries.length === 0 ? [] : tell(entries, rules, fitting) };
}

/** Lets each item stand where it may, as far as the plan has the items for it. */
function arrange<Item extends PlannedItem>(
  picked: readonly (Item | null)[],
  places: readonly PlannedPlace<Item>[],
  rules: PlanRules<Item>,
  room: Pick<Room<Item>, "fitting" | "isKept">,
): readonly (Item | null)[] {
  const { mayStand, totalMinutes } = rules;
  if (mayStand === undefined) return picked;
  const exchanged = exchangeItems(picked, places, mayStand);
  return totalMinutes === null ? makeRoom(exchanged, { places, rules, mayStand, ...room }) : exchanged;
}

function tell<Item extends PlannedItem>(
  entries: readonly PlanEntry<Item>[],
  rules: PlanRules<Item>,
  fitting: readonly Scored<Item>[],
): Relaxation[] {
  const isOffered = (item: Item) => rules.places.some(({ accepts }) => accepts(item));
  return tellRelaxations(
    entries,
    rules,
    fitting.map(({ item }) => item).filter(isOffered),
    maxItemsFromPrompt,
  );
}

/** Everything that may be offered to the model: what the needs allow, those that meet more wishes first. */
export function listOffered<Item extends PlannedItem>(
  candidates: readonly Scored<Item>[],
  rules: PlanRules<Item>,
): Item[] {
  const fitting = dropRepeated(candidates).filter(
    ({ item }) => rules.meetsNeeds(item) && rules.places.some(({ accepts }) => accepts(item)),
  );
  const limit = findLimit(fitting, rules);
  return fitting.map(({ item }) => item).filter((item) => countSteps(item, rules.wishes) <= limit);
}

/** The fewest steps that leave as many items as there are places. */
function findLimit<Item>(fitting: readonly Scored<Item>[], { wishes, places }: PlanRules<Item>): number {
  const steps = fitting.map(({ item }) => countSteps(item, wishes)).toSorted((one, other) => one - other);
  return steps[Math.min(places.length, steps.length) - 1] ?? maxSteps;
}

function dropRepeated<Item extends PlannedItem>(candidates: readonly Scored<Item>[]): Scored<Item>[] {
  const seen = new Set<string>();
  return candidates.filter(({ item: { id } }) => !seen.has(id) && seen.add(id));
}

/** The largest bonus for fitting the request, as a share of the range between the worst and best score. */
const requestWeight = 0.3;

function scoreByRequest<Item>(
  candidates: readonly Scored<Item>[],
  rateFit: (item: Item) => number,
): Scored<Item>[] {
  const scores = candidates.map(({ score }) => score);
  const range = Math.max(...scores) - Math.min(...scores) || 1;
  return candidates.map(({ item, score }) => ({
    item,
    score: score + requestWeight * range * rateFit(item),
  }));
}

/** Reserves places for what must come at least so often, spread over the plan. */
function requireEnough<Item>(
  { places, limits }: PlanRules<Item>,
  items: readonly Item[],
): PlannedPlace<Item>[] {
  const all = [...places];
  for (const { isOf, atLeast } of limits) {
    const free = all.flatMap((place, at) =>
      place.requires === undefined && items.some((item) => place.accepts(item) && isOf(item)) ? [at] : [],
    );
    const wanted = Math.min(atLeast ?? 0, free.length);
    for (let index = 0; index < wanted; index += 1) {
      const at = free[Math.floor((index * free.length) / wanted)];
      const place = at === undefined ? undefined : all[at];
      if (at !== undefined && place !== undefined) all[at] = { ...place, requires: isOf };
    }
  }
  return all;
}

/** How much longer a session may be, tried one after the other until everything has a place. */
const sessionSlack = [1, 1.25, 1.5, Number.POSITIVE_INFINITY];

function pickWithin<Item extends PlannedItem>(
  fitting: readonly Scored<Item>[],
  places: readonly PlannedPlace<Item>[],
  rules: PlanRules<Item>,
  kept: readonly (Item | null)[],
): (Item | null)[] {
  const { totalMinutes } = rules;
  let picked: (Item | null)[] = [];
  for (const slack of totalMinutes === null ? [Number.POSITIVE_INFINITY] : sessionSlack) {
    const budget = totalMinutes === null ? slack : totalMinutes * slack;
    picked = fillPlaces(fitting, openOnly(places), toFilling(fitting, places, rules, budget), kept);
    const isSettled = (item: Item | null, at: number) =>
      item !== null || places[at]?.eatsLeftoversOf !== undefined || mustStayOpen(at, fitting, rules, picked);
    if (picked.every(isSettled)) break;
  }
  return picked;
}

/** No longer session would fill the place. */
function mustStayOpen<Item>(
  at: number,
  fitting: readonly Scored<Item>[],
  { mayStand, leavesOpen }: PlanRules<Item>,
  picked: readonly (Item | null)[],
): boolean {
  return leavesOpen === true && fitting.every(({ item }) => mayStand?.(item, at, picked) === false);
}

/** A place for leftovers takes no item of its own. */
function openOnly<Item>(places: readonly PlannedPlace<Item>[]): PlannedPlace<Item>[] {
  return places.map((place) =>
    place.eatsLeftoversOf === undefined ? place : { ...place, accepts: () => false },
  );
}

function toFilling<Item extends PlannedItem>(
  fitting: readonly Scored<Item>[],
  places: readonly PlannedPlace<Item>[],
  { wishes, compare, limits, mayStand, leavesOpen = false }: PlanRules<Item>,
  budget: number,
): FillingRules<Item> {
  const shortest = Math.min(...fitting.map(({ item }) => item.minutes));
  return {
    countSteps: (item) => countSteps(item, wishes),
    maxSteps,
    compare,
    openPlace: (picked, at) => {
      const timeLeft = budget === Number.POSITIVE_INFINITY ? budget : findTimeLeft(picked, at);
      return (item) =>
        keepsLimits(item, picked, limits) &&
        item.minutes <= timeLeft &&
        (!leavesOpen || mayStand?.(item, at, picked) !== false);
    },
    ...(mayStand !== undefined && !leavesOpen && { prefers: mayStand }),
  };

  /** What the session leaves for this place if the open ones take the shortest items. */
  function findTimeLeft(picked: readonly (Item | null)[], at: number): number {
    const day = places[at]?.day;
    return picked.reduce<number>(
      (left, item, place) =>
        place === at || places[place]?.day !== day ? left : left - (item?.minutes ?? shortest),
      budget,
    );
  }
}

/** Gives each chosen item the first open place that accepts it, unless it needs more relaxation than the rules did. */
function seatChosen<Item extends PlannedItem>(
  fitting: readonly Scored<Item>[],
  places: readonly PlannedPlace<Item>[],
  { wishes, limits, mayStand }: PlanRules<Item>,
  plain: readonly (Item | null)[],
  chosenIds: readonly string[],
): (Item | null)[] {
  const limit = Math.max(0, ...plain.flatMap((item) => (item === null ? [] : countSteps(item, wishes))));
  const seated: (Item | null)[] = places.map(() => null);
  for (const id of new Set(chosenIds)) {
    const item = fitting.find((candidate) => candidate.item.id === id)?.item;
    if (item === undefined || countSteps(item, wishes) > limit || !keepsLimits(item, seated, limits))
      continue;
    const at = places.findIndex(
      ({ accepts, requires, eatsLeftoversOf }, place) =>
        seated[place] === null &&
        eatsLeftoversOf === undefined &&
        accepts(item) &&
        (requires?.(item) ?? true) &&
        mayStand?.(item, place, seated) !== false,
    );
    if (at !== -1) seated[at] = item;
  }
  return seated;
}

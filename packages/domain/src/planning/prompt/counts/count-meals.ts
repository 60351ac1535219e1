import { type MealSlot, mealSlots } from "../slots.ts";
import type { Count } from "./counted-prompt.ts";

/** A meal that the prompt names: "dinner", "breakfasts". */
export interface SlotMention {
  readonly slot: MealSlot;
  readonly at: number;
}

export interface MealCounts {
  readonly count: number | null;
  /** How many of each; empty where the prompt leaves it open. */
  readonly perSlot: Readonly<Partial<Record<MealSlot, number>>>;
}

interface Stated {
  readonly counts: readonly Count[];
  readonly days: number | null;
  readonly mentions: readonly SlotMention[];
  /** "Lunch or dinner" is one meal a day. */
  readonly isChoice: boolean;
  /** "Breakfast, lunch and dinner x 3". */
  readonly timesEach: number | null;
  /** Meals that are named day by day. */
  readonly itinerary: MealCounts["perSlot"] | null;
  /** The sum of "3 soups and 4 salads". */
  readonly seriesTotal: number | null;
  readonly courses: number | null;
  /** Meals that come on fewer days than the others: "a dessert on Sunday only". */
  readonly rare: ReadonlyMap<MealSlot, number>;
}

const mainMeals: readonly MealSlot[] = ["breakfast", "lunch", "dinner"];

/**
 * How many meals a prompt asks for. A number beside a meal counts that meal; a list such as "breakfast, lunch, dinner and
 * two snacks" is a day; without a number, every meal that is named comes once a day.
 */
export function countMeals(stated: Stated): MealCounts {
  const { counts, days, mentions, isChoice, timesEach, itinerary, seriesTotal, courses, rare } = stated;
  const slots = [...new Set(mentions.map(({ slot }) => slot))];
  if (seriesTotal !== null) {
    const [only] = slots;
    return {
      count: seriesTotal,
      perSlot: only !== undefined && slots.length === 1 ? { [only]: seriesTotal } : {},
    };
  }
  if (itinerary !== null && counts.every(({ isSingle }) => isSingle)) return toCounts(listCounts(itinerary));
  if (courses !== null && (days ?? 1) === 1) return { count: courses, perSlot: {} };
  if (timesEach !== null && slots.length > 1) return toCounts(slots.map((slot) => [slot, timesEach]));

  const items = counts.find(({ key, isSingle }) => !isSingle && !isSlot(key));
  const ofSlots = groupBySlot(counts);
  const isDaily = counts.some(({ per }) => per === "day");
  const weeks = Math.max(1, Math.floor((days ?? 7) / 7));
  const hasPlural = [...ofSlots.values()].some(({ isSingle }) => !isSingle);

  if (ofSlots.size > 0 && (hasPlural || isDaily || (items === undefined && days === null))) {
    const firstNumbered = counts.find(({ key }) => isSlot(key));
    const unnumbered = slots.filter((slot) => !ofSlots.has(slot));
    const leading = unnumbered.filter((slot) => isBefore(slot, mentions, ofSlots));
    // "5 lunches and dinners" are five in all.
    if (!isDaily && leading.length === 0 && hasPlural && hasPartner(unnumbered, mentions, ofSlots)) {
      return { count: firstNumbered?.count ?? null, perSlot: {} };
    }
    const isDay = isDaily || (leading.length > 0 && ofSlots.size < 3);
    const extra =
      isDaily && items !== undefined && slots.length < 3
        ? mainMeals.filter((slot) => !slots.includes(slot))
        : [];
    const mealsOfDay = extra.slice(0, items?.count ?? 0);
    const repeat = ({ per }: Pick<Count, "per">) => (isDay ? (days ?? 1) : per === "week" ? weeks : 1);
    return toCounts([
      ...[...leading, ...mealsOfDay].map((slot) => [slot, days ?? 1] as const),
      ...[...ofSlots].map(([slot, count]) => [slot, count.count * repeat(count)] as const),
    ]);
  }
  if (items !== undefined) return countItems(items, stated, slots, weeks);
  if (days !== null) {
    if (slots.length === 0 || isChoice) return { count: days, perSlot: {} };
    return toCounts(slots.map((slot) => [slot, Math.min(days, rare.get(slot) ?? days)]));
  }
  const singles = counts.filter(({ isSingle }) => isSingle);
  return { count: singles.length > 0 ? singles.length : null, perSlot: {} };
}

function countItems(
  items: Count,
  { days, isChoice }: Stated,
  slots: readonly MealSlot[],
  weeks: number,
): MealCounts {
  if (items.per === "kind") {
    const kinds = Math.max(1, slots.length);
    return slots.length > 1
      ? toCounts(slots.map((slot) => [slot, items.count]))
      : { count: items.count * kinds, perSlot: {} };
  }
  const repeats = items.per === "day" ? (days ?? 1) : items.per === "week" ? weeks : 1;
  const count = items.count * repeats;
  const named = slots.length > 0 ? slots : items.per === "day" && items.count === 3 ? mainMeals : [];
  const each = count / Math.max(1, named.length);
  const isEven = named.length > 0 && Number.isInteger(each) && !isChoice;
  return { count, perSlot: isEven ? Object.fromEntries(named.map((slot) => [slot, each])) : {} };
}

function toCounts(all: readonly (readonly [slot: MealSlot, count: number])[]): MealCounts {
  return { count: all.reduce((sum, [, count]) => sum + count, 0), perSlot: Object.fromEntries(all) };
}

function listCounts(perSlot: MealCounts["perSlot"]): (readonly [slot: MealSlot, count: number])[] {
  return mealSlots.flatMap((slot) => (perSlot[slot] === undefined ? [] : [[slot, perSlot[slot]] as const]));
}

/** A meal without a number that is joined to one with a number: the two share it. */
function hasPartner(
  unnumbered: readonly MealSlot[],
  mentions: readonly SlotMention[],
  numbered: ReadonlyMap<MealSlot, Count>,
): boolean {
  return mentions.some(
    ({ slot, at }, index) =>
      unnumbered.includes(slot) &&
      at - (mentions[index - 1]?.at ?? Number.NEGATIVE_INFINITY) === 2 &&
      numbered.has(mentions[index - 1]?.slot ?? slot),
  );
}

function isSlot(key: string | null): key is MealSlot {
  return mealSlots.some((slot) => slot === key);
}

function groupBySlot(counts: readonly Count[]): Map<MealSlot, Count> {
  const bySlot = new Map<MealSlot, Count>();
  for (const count of counts) {
    if (!isSlot(count.key)) continue;
    const known = bySlot.get(count.key);
    bySlot.set(count.key, known === undefined ? count : { ...known, count: known.count + count.count });
  }
  return bySlot;
}

/** An unnumbered meal that stands before the first numbered one of its list. */
function isBefore(
  slot: MealSlot,
  mentions: readonly SlotMention[],
  numbered: ReadonlyMap<MealSlot, Count>,
): boolean {
  const own = mentions.find((mention) => mention.slot === slot)?.at ?? 0;
  const first = mentions.find((mention) => numbered.has(mention.slot))?.at ?? 0;
  return own < first && first - own < 8;
}

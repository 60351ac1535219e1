import type { PlanEntry, Relaxation } from "./made-plan.ts";
import type { PlannedItem, PlanRules } from "./plan-rules.ts";
import { pluralise } from "./plan-title.ts";
import { capitaliseFirst, spellNumber } from "./spell-number.ts";
import { countSteps, type Wish } from "./wishes.ts";

/** Says what a plan does not keep of its request: each wish with the items that miss it, limits, repeats and size. */
export function tellRelaxations<Item extends PlannedItem>(
  entries: readonly PlanEntry<Item>[],
  rules: PlanRules<Item>,
  suitable: readonly Item[],
  maxItems: number,
): Relaxation[] {
  const items = [...new Set(entries.map(({ item }) => item))];
  return [
    ...rules.wishes.flatMap((wish) => tellWish(wish, items, rules, suitable) ?? []),
    ...tellSlots(entries, rules),
    ...tellSession(entries, rules),
    ...tellLimits(entries, rules),
    ...tellRepeats(entries, rules, suitable),
    ...tellSize(entries, rules, maxItems),
  ];
}

function tellWish<Item extends PlannedItem>(
  wish: Wish<Item>,
  items: readonly Item[],
  { wishes, noun, places }: PlanRules<Item>,
  suitable: readonly Item[],
): Relaxation | null {
  const missing = items.filter((item) => !wish.isMet(item));
  if (missing.length === 0) return null;
  const meeting = suitable.filter(wish.isMet).length;
  const full = suitable.filter((item) => countSteps(item, wishes) === 0).length;
  const isScarce = meeting < places.length;
  const why = isScarce
    ? countThat(meeting, noun, "suits you", "suit you", `is ${wish.words}`, `are ${wish.words}`, wish)
    : full === 0
      ? `no ${noun} that suits you has everything you asked for`
      : `only ${spellNumber(full)} ${pluralise(noun, full)} that ${full === 1 ? "suits" : "suit"} you ${full === 1 ? "has" : "have"} everything you asked for`;
  return {
    id: wish.id,
    text: `${describeMissing(wish, missing)}; ${why}.`,
    itemIds: missing.map(({ id }) => id),
  };
}

function countThat<Item>(
  count: number,
  noun: string,
  suits: string,
  suit: string,
  one: string,
  many: string,
  { name, words }: Wish<Item>,
): string {
  const isTime = name === "maxMinutes" || name === "minMinutes";
  const [singular, plural] = isTime
    ? [`takes ${words}`, `take ${words}`]
    : words.startsWith("with ") || words.startsWith("for ")
      ? [words.replace(/^with /, "comes with "), words.replace(/^with /, "come with ")]
      : [one, many];
  if (count === 0) return `no ${noun} that ${suits} ${singular}`;
  if (count === 1) return `only one ${noun} that ${suits} ${singular}`;
  return `only ${spellNumber(count)} ${pluralise(noun, count)} that ${suit} ${plural}`;
}

function describeMissing<Item extends PlannedItem>(
  { name, words }: Wish<Item>,
  missing: readonly Item[],
): string {
  const count = capitaliseFirst(spellNumber(missing.length));
  const isOne = missing.length === 1;
  if (name === "maxMinutes" || name === "minMinutes") {
    return `${count} ${isOne ? "takes" : "take"} ${listMinutes(missing)} minutes`;
  }
  if (words.startsWith("with ")) return `${count} ${isOne ? "comes" : "come"} without ${words.slice(5)}`;
  return `${count} ${isOne ? "is" : "are"} not ${words}`;
}

function listMinutes(items: readonly PlannedItem[]): string {
  const minutes = [...new Set(items.map((item) => item.minutes))].toSorted((one, other) => one - other);
  const [first = 0] = minutes;
  const last = minutes.at(-1) ?? first;
  if (minutes.length > 3) return `${first} to ${last}`;
  return minutes.length === 1 ? String(first) : `${minutes.slice(0, -1).join(", ")} and ${last}`;
}

/** Where nothing suits a slot, the plan has something else there. */
function tellSlots<Item extends PlannedItem>(
  entries: readonly PlanEntry<Item>[],
  { places }: PlanRules<Item>,
): Relaxation[] {
  const isOther = ({ item, slot, leftoverOf }: PlanEntry<Item>) =>
    leftoverOf === null && places.find((place) => place.slot === slot)?.isMadeFor?.(item) === false;
  const others = Map.groupBy(entries.filter(isOther), ({ slot }) => slot ?? "meal");
  return [...others].map(([slot, all]) => ({
    id: `slot:${slot}`,
    text: `${capitaliseFirst(spellNumber(all.length))} ${all.length === 1 ? "is" : "are"} not made as a ${slot}; no other ${slot} suits you and your wish.`,
    itemIds: [...new Set(all.map(({ item }) => item.id))],
  }));
}

function tellSession<Item extends PlannedItem>(
  entries: readonly PlanEntry<Item>[],
  { totalMinutes, noun }: PlanRules<Item>,
): Relaxation[] {
  if (totalMinutes === null) return [];
  const byDay = [...Map.groupBy(entries, ({ day }) => day).values()];
  const long = byDay.filter((each) => sumMinutes(each) > totalMinutes);
  const [first] = long.toSorted((one, other) => sumMinutes(other) - sumMinutes(one));
  if (first === undefined) return [];
  const together = first.length === 1 ? "It takes" : "Together they take";
  return [
    {
      id: "totalMinutes",
      text: `${together} ${sumMinutes(first)} minutes; ${spellNumber(first.length)} ${pluralise(noun, first.length)} that suit you do not fit into ${totalMinutes}.`,
      itemIds: [...new Set(long.flatMap((each) => each.map(({ item }) => item.id)))],
    },
  ];
}

function sumMinutes(entries: readonly PlanEntry<PlannedItem>[]): number {
  return entries.reduce((sum, { item }) => sum + item.minutes, 0);
}

function tellLimits<Item extends PlannedItem>(
  entries: readonly PlanEntry<Item>[],
  { limits }: PlanRules<Item>,
): Relaxation[] {
  return limits.flatMap(({ what, isOf, atLeast, atMost }) => {
    const of = entries.filter(({ item }) => isOf(item));
    const itemIds = [...new Set(of.map(({ item }) => item.id))];
    if (atLeast !== null && of.length < atLeast) {
      const found = of.length === 0 ? "None" : `Only ${spellNumber(of.length)}`;
      const text = `${found} of them ${of.length === 1 ? "is" : "are"} what you meant by “${what}”; you asked for at least ${spellNumber(atLeast)}.`;
      return [{ id: `atLeast:${what}`, text, itemIds }];
    }
    if (atMost !== null && of.length > atMost) {
      const text = `${capitaliseFirst(spellNumber(of.length))} are what you meant by “${what}”; nothing else suits you.`;
      return [{ id: `atMost:${what}`, text, itemIds }];
    }
    return [];
  });
}

function tellRepeats<Item extends PlannedItem>(
  entries: readonly PlanEntry<Item>[],
  { noun, keepsLeftovers, places }: PlanRules<Item>,
  suitable: readonly Item[],
): Relaxation[] {
  const isMeant = (at: number) => places[at]?.eatsLeftoversOf !== undefined || places[at]?.isNoCook === true;
  const again = entries.filter(
    ({ item }, at) => !isMeant(at) && entries.findIndex((other) => other.item === item) < at,
  );
  const repeated = [...new Set(again.map(({ item }) => item.id))];
  if (repeated.length === 0) return [];
  const count = capitaliseFirst(spellNumber(repeated.length));
  const comes = repeated.length === 1 ? "comes" : "come";
  const aim = keepsLeftovers ? ", to cook once and eat twice" : "";
  const left = suitable.length;
  const suit = left === 1 ? "suits" : "suit";
  return [
    {
      id: "count",
      text: `${count} ${comes} more than once${aim}; only ${spellNumber(left)} ${pluralise(noun, left)} ${suit} you and your wish.`,
      itemIds: repeated,
    },
  ];
}

function tellSize<Item>(
  entries: readonly PlanEntry<Item>[],
  { asked, noun, leavesOpen = false }: PlanRules<Item>,
  maxItems: number,
): Relaxation[] {
  if (asked === null || entries.length >= asked) return [];
  const text =
    asked > maxItems
      ? `A plan holds at most ${maxItems}, so this one has ${entries.length} of the ${asked} you asked for.`
      : leavesOpen
        ? `There are ${spellNumber(entries.length)} ${pluralise(noun, entries.length)}, not ${spellNumber(asked)}, so that your muscles can rest in between.`
        : `Only ${spellNumber(entries.length)} of the ${spellNumber(asked)} ${pluralise(noun, asked)} you asked for suit you.`;
  return [{ id: "count", text, itemIds: [] }];
}

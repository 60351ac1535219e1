import { type ListChange, mergeChange } from "../planning/sync/merge-change.ts";
import { buy, buyMore, type Purchase, type Sold } from "./purchase.ts";
import { add, type Rational } from "./rational.ts";

/** How much of a row is needed, and how it is sold. */
export interface Need {
  readonly name: string;
  readonly grams: Rational;
  readonly sold: Sold;
}

/** The rows that were ticked, and the grams bought of each. An extra has no weight, nor has a tick of an old release. */
export interface Ticks {
  readonly names: readonly string[];
  readonly bought: ReadonlyMap<string, Rational>;
}

/** What is still missing of a ticked row, since more is needed than when it was bought. */
export function findMissing({ name, grams, sold }: Need, { bought }: Ticks): Purchase | null {
  const before = bought.get(name);
  return before === undefined ? null : buyMore(grams, before, sold);
}

/** The ticks whose rows need nothing more. */
export function listCovered(ticks: Ticks, needs: readonly Need[]): string[] {
  const open = new Set(needs.filter((need) => findMissing(need, ticks) !== null).map(({ name }) => name));
  return ticks.names.filter((name) => !open.has(name));
}

/** A device that does not say what it knew has the last word on the rows that were shown to it as ticked. */
export function changeTicks(
  ticks: Ticks,
  needs: readonly Need[],
  {
    known = listCovered(ticks, needs),
    wanted,
  }: { readonly known?: readonly string[] | undefined } & Pick<ListChange, "wanted">,
): Ticks {
  const names = mergeChange(ticks.names, { known, wanted });
  const isNew = (name: string) => wanted.includes(name) && !known.includes(name);
  const needByName = new Map(needs.map((need) => [need.name, need]));
  const bought = names.flatMap((name): [string, Rational][] => {
    const need = needByName.get(name);
    const grams = need && isNew(name) ? buyAll(need, ticks) : ticks.bought.get(name);
    return grams === undefined ? [] : [[name, grams]];
  });
  return { names, bought: new Map(bought) };
}

/** What the person has of a row once everything that is missing was bought. */
function buyAll(need: Need, ticks: Ticks): Rational {
  const before = ticks.bought.get(need.name);
  if (before === undefined) return buy(need.grams, need.sold).bought;
  const missing = findMissing(need, ticks);
  return missing === null ? before : add(before, missing.bought);
}

import { addChange, type Copy, type Numbered, numberNext } from "./copy.ts";
import { type ListChange, mergeChange } from "./merge-change.ts";

/** The lists of a plan that several devices may change. */
export interface PlanLists {
  readonly ticks: readonly string[];
  readonly extras: readonly string[];
}

export type PlanList = keyof PlanLists;

/** A change of one list, by the names that it adds or removes. */
export interface Outgoing extends Numbered, ListChange {
  readonly list: PlanList;
}

export type PlanCopy = Copy<PlanLists, Outgoing>;

/** The lists as the person wants them. */
export function readPlanCopy({ known, pending }: Pick<PlanCopy, "known" | "pending">): PlanLists {
  const read = (list: PlanList) =>
    pending.filter((change) => change.list === list).reduce(mergeChange, known[list]);
  return { ticks: read("ticks"), extras: read("extras") };
}

/** Adds what the person has changed in a list that was shown to them. */
export function want(copy: PlanCopy, list: PlanList, { known: shown, wanted }: ListChange): PlanCopy {
  const removed = shown.filter((name) => !wanted.includes(name));
  const added = wanted.filter((name) => !shown.includes(name));
  if (removed.length + added.length === 0) return copy;
  return addChange(copy, { ...numberNext(copy), list, known: removed, wanted: added });
}

/** The same change as two whole lists, which is how the server takes it. */
export function writeWhole(list: readonly string[], { known, wanted }: ListChange): ListChange {
  return {
    known: mergeChange(list, { known: wanted, wanted: known }),
    wanted: mergeChange(list, { known, wanted }),
  };
}

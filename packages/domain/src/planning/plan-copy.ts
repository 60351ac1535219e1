import { mergeChange } from "./merge-change.ts";

/** The lists of a plan that several devices change. */
export interface PlanLists {
  readonly ticks: readonly string[];
  readonly extras: readonly string[];
}

export type PlanList = keyof PlanLists;

/** One change on its way. It goes out unaltered until it is answered, so that the server can tell a repeat. */
export interface Outgoing {
  readonly device: string;
  readonly change: number;
  readonly list: PlanList;
  readonly known: readonly string[];
  readonly wanted: readonly string[];
}

/** A plan's lists as one device keeps them: as the server last told them, and as the person wants them. */
export interface PlanCopy {
  readonly device: string;
  /** The number of the last change that this device made. */
  readonly change: number;
  readonly known: PlanLists;
  readonly wanted: PlanLists;
  readonly outgoing: Outgoing | null;
}

export function copyPlan(device: string, lists: PlanLists): PlanCopy {
  return { device, change: 0, known: lists, wanted: lists, outgoing: null };
}

export function want(copy: PlanCopy, list: PlanList, wanted: readonly string[]): PlanCopy {
  return { ...copy, wanted: { ...copy.wanted, [list]: wanted } };
}

/** Puts the next change on its way, unless one still is or nothing has changed. One at a time keeps them in order. */
export function sendNext(copy: PlanCopy): PlanCopy {
  const list = lists.find((one) => !areSame(copy.known[one], copy.wanted[one]));
  if (copy.outgoing !== null || list === undefined) return copy;
  const { device, known, wanted } = copy;
  const change = copy.change + 1;
  return { ...copy, change, outgoing: { device, change, list, known: known[list], wanted: wanted[list] } };
}

/** The server has made the change and tells how the list stands; what the person did meanwhile is kept. */
export function acknowledge(copy: PlanCopy, answered: Outgoing, stored: readonly string[]): PlanCopy {
  if (!isSameChange(copy.outgoing, answered)) return copy;
  return { ...rebase(copy, answered.list, answered.wanted, stored), outgoing: null };
}

/** The server will never make the change: the list goes back to what is known, with what was done since. */
export function refuse(copy: PlanCopy, refused: Outgoing): PlanCopy {
  if (!isSameChange(copy.outgoing, refused)) return copy;
  return { ...rebase(copy, refused.list, refused.wanted, copy.known[refused.list]), outgoing: null };
}

/** Takes in what other devices did. While a change is on its way, its answer will tell. */
export function refresh(copy: PlanCopy, stored: PlanLists): PlanCopy {
  if (copy.outgoing !== null) return copy;
  return lists.reduce((result, list) => rebase(result, list, result.known[list], stored[list]), copy);
}

export function isSaved({ known, wanted, outgoing }: PlanCopy): boolean {
  return outgoing === null && lists.every((list) => areSame(known[list], wanted[list]));
}

const lists: readonly PlanList[] = ["ticks", "extras"];

function rebase(
  copy: PlanCopy,
  list: PlanList,
  base: readonly string[],
  stored: readonly string[],
): PlanCopy {
  const wanted = mergeChange(stored, { known: base, wanted: copy.wanted[list] });
  return {
    ...copy,
    known: { ...copy.known, [list]: stored },
    wanted: { ...copy.wanted, [list]: wanted },
  };
}

function isSameChange(one: Outgoing | null, other: Outgoing): boolean {
  return one !== null && one.device === other.device && one.change === other.change;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length;
}

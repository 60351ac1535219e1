import { areSameLists, mergeChange } from "./merge-change.ts";

/** The lists of a plan that several devices may change. */
export interface PlanLists {
  readonly ticks: readonly string[];
  readonly extras: readonly string[];
}

export type PlanList = keyof PlanLists;

/** A change being sent. A retry sends it unaltered, so that the server recognises the repeat. */
export interface Outgoing {
  readonly device: string;
  readonly change: number;
  readonly list: PlanList;
  readonly known: readonly string[];
  readonly wanted: readonly string[];
}

/** A device's copy of a plan's lists: as the server last returned them, and as the person wants them. */
export interface PlanCopy {
  readonly device: string;
  /** The number of this device's last change. */
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

/** Starts the next change unless one is being sent or nothing has changed. One at a time keeps them in order. */
export function sendNext(copy: PlanCopy): PlanCopy {
  const list = lists.find((one) => !areSameLists(copy.known[one], copy.wanted[one]));
  if (copy.outgoing !== null || list === undefined) return copy;
  const { device, known, wanted } = copy;
  const change = copy.change + 1;
  return { ...copy, change, outgoing: { device, change, list, known: known[list], wanted: wanted[list] } };
}

/** Takes in the stored list from the server's response and keeps what the person changed meanwhile. */
export function acknowledge(copy: PlanCopy, sent: Outgoing, stored: readonly string[]): PlanCopy {
  if (!isSameChange(copy.outgoing, sent)) return copy;
  return { ...rebase(copy, sent.list, sent.wanted, stored), outgoing: null };
}

/** Undoes a change that the server rejected for good and keeps what the person changed since. */
export function refuse(copy: PlanCopy, refused: Outgoing): PlanCopy {
  if (!isSameChange(copy.outgoing, refused)) return copy;
  return { ...rebase(copy, refused.list, refused.wanted, copy.known[refused.list]), outgoing: null };
}

/** Takes in changes from other devices, except while a change is being sent: its response will contain them. */
export function refresh(copy: PlanCopy, stored: PlanLists): PlanCopy {
  if (copy.outgoing !== null) return copy;
  return lists.reduce((result, list) => rebase(result, list, result.known[list], stored[list]), copy);
}

export function isSaved({ known, wanted, outgoing }: PlanCopy): boolean {
  return outgoing === null && lists.every((list) => areSameLists(known[list], wanted[list]));
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

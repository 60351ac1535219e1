/** A change under the number that a device has given it. The server makes it once, whichever pages send it. */
export interface Numbered {
  readonly device: string;
  readonly change: number;
}

/** A page's copy of what several devices change: as the server last returned it, and the changes that it does not have yet. */
export interface Copy<Known, Change extends Numbered> {
  /** Every page is a device of its own. */
  readonly device: string;
  /** The number of this device's last change. */
  readonly change: number;
  readonly known: Known;
  /** The first one is being sent. One at a time keeps them in order. */
  readonly pending: readonly Change[];
}

export function startCopy<Known, Change extends Numbered>(
  device: string,
  known: Known,
  kept: readonly Change[] = [],
): Copy<Known, Change> {
  return { device, change: 0, known, pending: kept };
}

export function numberNext({ device, change }: Numbered): Numbered {
  return { device, change: change + 1 };
}

export function addChange<Known, Change extends Numbered>(
  copy: Copy<Known, Change>,
  change: Change,
): Copy<Known, Change> {
  return { ...copy, change: change.change, pending: [...copy.pending, change] };
}

/** Drops a change that the server has made or refused for good, and takes in what is known since. */
export function settle<Known, Change extends Numbered>(
  copy: Copy<Known, Change>,
  sent: Change,
  known: Known,
): Copy<Known, Change> {
  const [next, ...later] = copy.pending;
  return next !== undefined && isSame(next, sent) ? { ...copy, known, pending: later } : copy;
}

/** Takes in changes from other devices, except while a change is being sent: its response will contain them. */
export function refresh<Known, Change extends Numbered>(
  copy: Copy<Known, Change>,
  known: Known,
): Copy<Known, Change> {
  return copy.pending.length === 0 ? { ...copy, known } : copy;
}

/** Also sends what other pages keep in the same storage: they may be closed before they can. */
export function takeOver<Known, Change extends Numbered>(
  copy: Copy<Known, Change>,
  kept: readonly Change[],
): Copy<Known, Change> {
  const others = kept.filter((one) => !has(copy.pending, one));
  return others.length === 0 ? copy : { ...copy, pending: [...copy.pending, ...others] };
}

/**
 * What pages keep in one storage, once one of them has changed its copy or another has written: what that page has settled is
 * left out, and all of its own changes are there, in order. The same object where nothing has to be written. A later change of a device must never be kept without an earlier one, which the server would take for late.
 */
export function mergeKept<Change extends Numbered>(
  kept: readonly Change[],
  before: readonly Change[],
  { device, pending }: Pick<Copy<unknown, Change>, "device" | "pending">,
): readonly Change[] {
  const isSettled = (one: Change) => has(before, one) && !has(pending, one);
  const left = kept.filter((one) => !isSettled(one));
  const own = pending.filter((one) => one.device === device);
  if (own.every((one) => has(kept, one))) return left.length === kept.length ? kept : left;
  return [...left.filter((one) => !has(own, one)), ...own];
}

function has(changes: readonly Numbered[], one: Numbered): boolean {
  return changes.some((each) => isSame(each, one));
}

function isSame(one: Numbered, other: Numbered): boolean {
  return one.device === other.device && one.change === other.change;
}

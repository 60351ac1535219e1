/** Evenly spaced amounts, the last of them below `below`. */
interface Stretch {
  readonly from: number;
  readonly below: number;
  readonly step: number;
}

/**
 * The amounts that a kitchen can measure, in the smallest of them. Each level is less handy than the one before, and the
 * last one has the amounts of all.
 */
export interface Ladder {
  readonly levels: readonly [...(readonly Stretch[])[], readonly Stretch[]];
  /** How far a handy amount may be from the exact one, as a share of it. */
  readonly tolerance: number;
}

/** At least a need, where less would not do. */
interface Bounds {
  readonly atLeast?: number;
}

/**
 * The handiest amount that is near enough, else the nearest. A larger amount never gets a smaller one: if both were near
 * enough to both, both would get the same.
 */
export function chooseAmount(
  exact: number,
  { levels, tolerance }: Ladder,
  { atLeast = 0 }: Bounds = {},
): number {
  const nearest = levels.map((level) => findNearest(exact, level, atLeast));
  const handy = nearest.find((amount) => Math.abs(amount - exact) <= exact * tolerance);
  return handy ?? nearest.at(-1) ?? exact;
}

/** Of two equally near the larger. */
function findNearest(exact: number, level: readonly Stretch[], atLeast: number): number {
  return level
    .flatMap((stretch) => listNeighbours(exact, stretch, atLeast))
    .reduce((best, next) => {
      const difference = Math.abs(next - exact) - Math.abs(best - exact);
      return difference < 0 || (difference === 0 && next > best) ? next : best;
    }, Number.POSITIVE_INFINITY);
}

/** The last step down and the first step up; steps below what is needed do not count. */
function listNeighbours(exact: number, { from, below, step }: Stretch, atLeast: number): number[] {
  const last = Math.ceil((below - from) / step) - 1;
  const clamp = (count: number) => from + Math.min(Math.max(count, 0), last) * step;
  return [
    clamp(Math.floor((exact - from) / step)),
    clamp(Math.ceil((exact - from) / step)),
    clamp(Math.ceil((atLeast - from) / step)),
  ].filter((amount) => amount >= atLeast);
}

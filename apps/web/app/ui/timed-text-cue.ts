export type Cue = {
  /** Seconds from the beginning. */
  at: number;
  say: string;
};

/** The place of the line that is being said; -1 before the first. The cues are in the order of their times. */
export function cueIndexAt(cues: readonly Cue[], position: number): number {
  return cues.findLastIndex(({ at }) => at <= position);
}

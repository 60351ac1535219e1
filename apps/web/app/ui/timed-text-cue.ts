export type Cue = {
  /** In seconds. */
  at: number;
  say: string;
};

/** The index of the current line; -1 before the first. The cues are in order of time. */
export function cueIndexAt(cues: readonly Cue[], position: number): number {
  return cues.findLastIndex(({ at }) => at <= position);
}

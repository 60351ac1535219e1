/** One thing that was understood of a prompt. */
export interface Chip {
  /** Names the wish: "count:dinner", "maxMinutes", "food:spinach", "atMost:soup". */
  readonly id: string;
  readonly text: string;
  /** The number that can be changed, if there is one. */
  readonly value: number | null;
  /** A refusal or a need: it holds as long as it stands in the prompt, and cannot be taken away by a touch. */
  readonly isNeed: boolean;
}

/** What a person has changed of a reading. */
export interface ChipChanges {
  /** The ids of the chips that were taken away. */
  readonly without: readonly string[];
  readonly set: Readonly<Record<string, number>>;
}

export const noChanges: ChipChanges = { without: [], set: {} };

export function chip(id: string, text: string, value: number | null = null): Chip {
  return { id, text, value, isNeed: false };
}

export function needChip(id: string, text: string): Chip {
  return { id, text, value: null, isNeed: true };
}

/** The value of a chip after the changes: null if it was taken away. */
export function change(id: string, value: number | null, { without, set }: ChipChanges): number | null {
  if (value === null || without.includes(id)) return null;
  return set[id] ?? value;
}

/** The values whose chips were not taken away. */
export function keep<Value extends string>(
  prefix: string,
  values: readonly Value[],
  { without }: ChipChanges,
): Value[] {
  return values.filter((value) => !without.includes(`${prefix}:${value}`));
}

/** What a person has changed of the reading of a prompt. */
export interface ReadingChanges {
  readonly without: readonly string[];
  readonly set: Readonly<Record<string, number>>;
}

export const noReadingChanges: ReadingChanges = { without: [], set: {} };

export function takeAway({ without, set }: ReadingChanges, id: string): ReadingChanges {
  return { without: [...without, id], set };
}

export function setNumber({ without, set }: ReadingChanges, id: string, value: number): ReadingChanges {
  return { without, set: { ...set, [id]: value } };
}

/** Tells a person how a part of their text was understood. */
export interface Sentence {
  readonly kind: "understood" | "guessed" | "not-understood" | "nothing";
  readonly text: string;
}

/** Names each thing once. */
export function joinUnique(things: readonly string[]): string {
  return [...new Set(things)].join(", ");
}

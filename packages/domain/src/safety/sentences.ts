/** A sentence about a text that somebody wrote, and how far it was understood. */
export interface Sentence {
  readonly kind: "understood" | "guessed" | "not-understood" | "nothing";
  readonly text: string;
}

/** Things that are named twice are named once. */
export function listed(things: readonly string[]): string {
  return [...new Set(things)].join(", ");
}

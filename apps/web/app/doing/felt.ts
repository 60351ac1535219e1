import { type Feeling, feelings } from "@fernwell/contract/activities";

/** How it felt is ticked in the session, so that it is still known after a reload. */
export function findFelt(ticked: readonly string[]): Feeling | null {
  return feelings.find((feeling) => ticked.includes(feeling)) ?? null;
}

export function tickFelt(felt: Feeling) {
  return feelings.map((name) => ({ kind: "tick" as const, name, isTicked: name === felt }));
}

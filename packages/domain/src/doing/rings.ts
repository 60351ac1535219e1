import type { RunningTimer } from "./doing.ts";

const betweenRingsMs = 3_000;
const longestRingingMs = 60_000;
/** Two that are over at almost the same time ring as one. */
const leastApartMs = 1_500;

/** When to ring from now on, in milliseconds since 1970: a timer that is over rings until it is stopped, for a minute. */
export function listRings(timers: readonly Pick<RunningTimer, "endsAt">[], now: number): number[] {
  const all = timers.flatMap(({ endsAt }) =>
    Array.from({ length: longestRingingMs / betweenRingsMs }, (_, ring) => endsAt + ring * betweenRingsMs),
  );
  const rings: number[] = [];
  for (const at of all.toSorted((one, other) => one - other)) {
    if (at >= now && at - (rings.at(-1) ?? Number.NEGATIVE_INFINITY) >= leastApartMs) rings.push(at);
  }
  return rings;
}

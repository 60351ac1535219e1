import type { Limit } from "../../platform/redis/rate-limiter.ts";

const hour = 60 * 60;

/** How long a copy of a person's data can be fetched. */
export const exportLifeDays = 7;

/** What the policy says: so long after the last use, everything goes. */
export const unusedYears = 6;

/** Well before the 60 days that the policy promises: then nothing outside holds up an erasure any more. */
export const longestErasureDays = 30;

export const limits = {
  exportsPerPerson: { name: "export", points: 5, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

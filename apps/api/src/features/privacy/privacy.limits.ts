import type { Limit } from "../../platform/redis/rate-limiter.ts";

const hour = 60 * 60;

/** How long a copy can be downloaded. */
export const exportLifeDays = 7;

/** From the privacy policy: unused accounts are deleted after this time. */
export const unusedYears = 6;

/** Well before the 60 days in the policy: from then on no outside service can block an erasure. */
export const longestErasureDays = 30;

export const limits = {
  exportsPerPerson: { name: "export", points: 5, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

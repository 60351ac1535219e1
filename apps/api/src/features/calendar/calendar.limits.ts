import type { Limit } from "../../platform/redis/rate-limiter.ts";

const hour = 60 * 60;

/** An older plan is over, since few are longer than two months. */
export const oldestPlanDays = 120;

export const limits = {
  readsPerNetwork: { name: "calendar", points: 240, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

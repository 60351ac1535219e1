import type { Limit } from "../../platform/redis/rate-limiter.ts";

const hour = 60 * 60;

/** More than a person uses; the one added first makes room. */
export const maxDevices = 10;

/** How long a notification can turn its kind off, and no device is told of a day twice. */
export const messageLifeDays = 7;

export const limits = {
  stopsPerNetwork: { name: "stop-reminder", points: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

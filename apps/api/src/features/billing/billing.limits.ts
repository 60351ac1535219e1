import type { Limit } from "../../platform/redis/rate-limiter.ts";

const minute = 60;

/** The payment provider keeps a checkout open for a day; ours ends before that, so that none is given out that is over. */
export const checkoutLifeHours = 23;

/** How long somebody may still come back from a checkout. */
export const returnHours = 25;

/** The provider sends an event again for at most 30 days. */
export const eventLifeDays = 60;

/** More than any event has. */
export const maxEventBytes = 512 * 1024;

export const limits = {
  checkoutsPerPerson: { name: "checkout", points: 30, windowSeconds: 10 * minute },
  changesPerPerson: { name: "subscription-change", points: 30, windowSeconds: 10 * minute },
  readingsPerPerson: { name: "billing-reading", points: 30, windowSeconds: minute },
} as const satisfies Record<string, Limit>;

import type { Limit } from "../../platform/redis/rate-limiter.ts";

const minute = 60;

/** The provider keeps a checkout open for a day. Ours expires earlier, so that no expired page is handed out. */
export const checkoutLifeHours = 23;

/** How long a person may still return from a checkout. */
export const returnHours = 25;

/** The provider resends an event for at most 30 days. */
export const eventLifeDays = 60;

/** Larger than any event. */
export const maxEventBytes = 512 * 1024;

export const limits = {
  checkoutsPerPerson: { name: "checkout", points: 30, windowSeconds: 10 * minute },
  changesPerPerson: { name: "subscription-change", points: 30, windowSeconds: 10 * minute },
  syncsPerPerson: { name: "billing-sync", points: 30, windowSeconds: minute },
} as const satisfies Record<string, Limit>;

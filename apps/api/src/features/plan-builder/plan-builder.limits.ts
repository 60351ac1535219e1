import type { Limit } from "../../platform/redis/rate-limiter.ts";

const minute = 60;
const day = 24 * 60 * minute;

export const limits = {
  plansPerPerson: { name: "plan-build", points: 30, windowSeconds: minute },
  readingsPerPerson: { name: "plan-reading", points: 120, windowSeconds: minute },
  modelCallsPerMinute: { name: "model-minute", points: 5, windowSeconds: minute },
  modelCallsPerDay: { name: "model-day", points: 20, windowSeconds: day },
} as const satisfies Record<string, Limit>;

/** For all people together: caps what the model may cost in a day. */
export function modelCallsOfAll(callsPerDay: number): Limit {
  return { name: "model-day-of-all", points: callsPerDay, windowSeconds: day };
}

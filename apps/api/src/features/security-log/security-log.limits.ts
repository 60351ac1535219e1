import type { Limit } from "../../platform/redis/rate-limiter.ts";

/** How long a person can look back. */
export const securityEventDays = 180;

/** More than a person causes. By kind, so that a flood of one kind does not hide the others. */
export const maxEventsPerKindAndDay = 50;

export const pageSize = 10;

/** Failed logins from one network within an hour are one event. */
export const failedLoginEvents: Limit = { name: "failed-login-event", points: 1, windowSeconds: 60 * 60 };

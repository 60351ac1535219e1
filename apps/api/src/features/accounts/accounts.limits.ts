import type { BackoffLimit, Limit } from "../../platform/redis/rate-limiter.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A code is valid for ten minutes and five tries. */
export const codeLifeMinutes = 10;
export const maxCodeTries = 5;
export const codeWaitSeconds = 60;

/** Longer than a code is valid, and than the wait for the next one. */
export const codeKeepHours = 24;

/** A sign-up that is not verified by then is deleted. */
export const signUpLifeHours = 24;

/** A session ends 30 days after login, or after 14 days without use. */
export const sessionLifeDays = 30;
export const sessionIdleDays = 14;

/** How long a network counts as familiar after a login. No data about a person outlives the account longer than this. */
export const familiarNetworkSeconds = 60 * day;

export const limits = {
  signUpsPerClient: { name: "sign-up-client", points: 10, windowSeconds: hour },
  codeTriesPerClient: { name: "code-try-client", points: 60, windowSeconds: hour },
  codesPerClient: { name: "code-client", points: 20, windowSeconds: hour },
  codesPerHour: { name: "code-hour", points: 3, windowSeconds: hour },
  codesPerDay: { name: "code-day", points: 10, windowSeconds: day },
  loginsPerClient: { name: "login-client", points: 50, windowSeconds: minute },
  failedLoginsPerAccount: { name: "login-failed-account", points: 100, windowSeconds: day },
} as const satisfies Record<string, Limit>;

export const failedLogins: BackoffLimit = {
  name: "login-failed",
  points: 5,
  windowSeconds: 15 * minute,
  minWaitSeconds: 30,
  maxWaitSeconds: hour,
};

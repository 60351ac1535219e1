import type { Limit } from "../../platform/redis/rate-limiter.ts";

const minute = 60;
const hour = 60 * minute;

/** A code lives ten minutes and dies with the fifth try. */
export const codeLifeMinutes = 10;
export const maxCodeTries = 5;
export const resendWaitSeconds = 60;

/** A session ends 30 days after login, or after 14 days without use. */
export const sessionLifeDays = 30;
export const sessionIdleDays = 14;

export const limits = {
  signUpsPerClient: { name: "sign-up-client", points: 10, windowSeconds: hour },
  signUpsPerEmail: { name: "sign-up-email", points: 5, windowSeconds: hour },
  verificationsPerClient: { name: "verify-client", points: 60, windowSeconds: hour },
  resendsPerClient: { name: "resend-client", points: 20, windowSeconds: hour },
  loginsPerClient: { name: "login-client", points: 50, windowSeconds: minute },
  failedLogins: { name: "login-failed", points: 5, windowSeconds: 15 * minute },
} as const satisfies Record<string, Limit>;

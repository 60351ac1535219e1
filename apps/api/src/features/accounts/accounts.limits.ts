import type { BackoffLimit, Limit } from "../../platform/redis/rate-limiter.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A code is valid for ten minutes and five tries. */
export const codeLifeMinutes = 10;
export const maxCodeTries = 5;

/**
 * A mailed link lives as long as the longest limit on mails to an address: while mails are held back, the link in the
 * last one still works.
 */
export const linkLifeHours = 24;

/** Longer than a code or a link is valid, and than the wait for the next one. */
export const codeKeepHours = 24;

/** A sign-up that is not verified by then is deleted. */
export const signUpLifeHours = 24;

/** With the 30 days of a backup this stays within the 60 days that the privacy policy allows. */
export const usedTrialDays = 30;

/** A session ends 30 days after login, or after 14 days without use. */
export const sessionLifeDays = 30;
export const sessionIdleDays = 14;

/** How long a network or a device counts as familiar after a login. No data about a person outlives the account longer than this. */
export const familiarDays = 60;
export const familiarSeconds = familiarDays * day;

/** How long the old address can undo a change. */
export const undoDays = 7;

/** A change of address can be completed for as long as its link works, and then undone. */
export const emailChangeKeepHours = linkLifeHours + undoDays * 24;

/** More than a person uses; the ones used least recently are forgotten. */
export const maxDevices = 50;

/** A login waits this long for its second factor, and a factor that is being added for its proof. */
export const stepLifeMinutes = 10;
export const maxStepTries = 10;

/** Longer than a step or a setup lives. */
export const stepKeepHours = 1;

/** More than a person starts; the oldest are forgotten. */
export const maxLoginSteps = 50;

export const limits = {
  signUpsPerClient: { name: "sign-up-client", points: 10, windowSeconds: hour },
  codeTriesPerClient: { name: "code-try-client", points: 60, windowSeconds: hour },
  codesPerClient: { name: "code-client", points: 20, windowSeconds: hour },
  mailsPerHour: { name: "code-hour", points: 3, windowSeconds: hour },
  mailsPerDay: { name: "code-day", points: 10, windowSeconds: linkLifeHours * hour },
  emailChangesPerPerson: { name: "email-change", points: 5, windowSeconds: hour },
  emailChangesPerAddress: { name: "email-change-address", points: 10, windowSeconds: day },
  emailRetries: { name: "email-retry", points: 5, windowSeconds: hour },
  newDeviceMails: { name: "new-device", points: 10, windowSeconds: day },
  loginLinks: { name: "login-link", points: 1, windowSeconds: 6 * hour },
  loginsPerClient: { name: "login-client", points: 50, windowSeconds: minute },
} as const satisfies Record<string, Limit>;

/** Codes for one address, asked for from one network or device. */
export const codesPerCaller: BackoffLimit = {
  name: "code-caller",
  points: 3,
  windowSeconds: hour,
  minWaitSeconds: minute,
  maxWaitSeconds: 6 * hour,
};

/** Wrong passwords: five in a quarter of an hour, then one try after each wait. */
const guesses = { points: 5, windowSeconds: 15 * minute, minWaitSeconds: 30, maxWaitSeconds: hour };

export const failedLogins: BackoffLimit = { name: "login-failed", ...guesses };

/** Wrong passwords for one address from all unfamiliar networks together. */
export const failedLoginsPerAccount: BackoffLimit = {
  name: "login-failed-account",
  points: 100,
  windowSeconds: day,
  minWaitSeconds: 30,
  maxWaitSeconds: hour,
};

export const passwordChecks: BackoffLimit = { name: "password-check", ...guesses };

/**
 * Wrong one-time codes for an account, from all callers together: ten in a day, then one try after each wait. Only someone who
 * knows the password gets here, so the owner is not locked out by strangers; passkeys and recovery codes do not wait.
 */
export const wrongCodes: BackoffLimit = {
  name: "wrong-code",
  points: 10,
  windowSeconds: day,
  minWaitSeconds: 30,
  maxWaitSeconds: 6 * hour,
};

/**
 * What may look across people. Once people are spread over several databases, a directory has to be kept in one
 * place, and a sweep runs in each of them.
 */

/** Unique columns that lead to a person where nothing but a key from outside is known. */
export const directories = [
  {
    table: "email_directory",
    column: "email",
    why: "The directory of addresses: people log in and reset their password with one, and bounces name one.",
  },
  {
    table: "email_codes",
    column: "request_id",
    why: "The job that mails a code, and the link in that mail, name the request and not the address.",
  },
  {
    table: "billing_customers",
    column: "customer_id",
    why: "The payment provider's events name its customer.",
  },
  {
    table: "erasures",
    column: "erasure_id",
    why: "The job names the erasure and not the person, so that no personal data stays in the queue.",
  },
  {
    table: "push_devices",
    column: "endpoint",
    why: "A browser has one address for messages: who uses it now takes it over from who used it before.",
  },
] as const;

/** Functions in `*.queries.ts` that go through everyone's rows: scheduled jobs and commands of operators. */
export const sweeps = [
  {
    file: "features/accounts/authenticators.queries.ts",
    query: "listOutdatedSecrets",
    why: "A change of key seals every secret anew, in the order of user_id.",
  },
  {
    file: "features/billing/subscriptions.queries.ts",
    query: "claimReminders",
    why: "The scheduled job reminds everyone whose trial is about to end.",
  },
  {
    file: "features/preferences/preferences.queries.ts",
    query: "listReadByOthers",
    why: "A new vocabulary reads everyone's words anew, in the order of user_id.",
  },
  {
    file: "features/privacy/erasures.queries.ts",
    query: "listErasuresBefore",
    why: "The hourly job finds erasures that should be done by now.",
  },
  {
    file: "features/privacy/erasures.queries.ts",
    query: "listUnusedSince",
    why: "The hourly job finds accounts that nobody uses any more.",
  },
  {
    file: "features/privacy/erasures.queries.ts",
    query: "listMarked",
    why: "After a restore, the log has only the marks of the accounts that have to be erased again.",
  },
  {
    file: "features/privacy/personal-data.queries.ts",
    query: "forgetOldRows",
    why: "The hourly job deletes what is past its retention, whosever it is.",
  },
  {
    file: "features/reminders/reminders.queries.ts",
    query: "listDueReminders",
    why: "The scheduled job finds everyone's reminders that are due.",
  },
] as const;

export type Exception = (typeof directories)[number] | (typeof sweeps)[number];

export function nameException(exception: Exception): string {
  return "query" in exception ? exception.query : `${exception.table}.${exception.column}`;
}

/** The names of the exceptions that are not among those that were needed. */
export function listUnused(needed: ReadonlySet<string>): string[] {
  return [...directories, ...sweeps].map(nameException).filter((name) => !needed.has(name));
}

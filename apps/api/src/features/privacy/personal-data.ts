import type { DB } from "../../platform/db/tables.generated.ts";
import { codeKeepHours, sessionLifeDays, signUpLifeHours } from "../accounts/accounts.limits.ts";
import { eventLifeDays, returnHours } from "../billing/billing.limits.ts";
import { sentMailKeepDays } from "../mail/mail.limits.ts";
import { exportLifeDays } from "./privacy.limits.ts";

/**
 * What becomes of a column when a person asks for a copy: `told` is handed over; `secret` proves something to us and
 * helps whoever steals the copy; `internal` is our own book-keeping and says nothing about anybody.
 */
type Use = "told" | "secret" | "internal";

/** How a person's rows are found. */
export type Finder = "userId" | "email" | "customerId";

/** As long as the account, or some hours from the moment that a column tells. */
type Keeping<Columns> = "account" | { readonly from: keyof Columns & string; readonly hours: number };

interface PersonalTable<Columns> {
  readonly foundBy: Finder & keyof Columns;
  readonly columns: { readonly [Column in keyof Columns]: Use };
  readonly kept: Keeping<Columns>;
}

interface ImpersonalTable<Columns> {
  readonly foundBy: null;
  readonly why: string;
  readonly kept: "always" | Exclude<Keeping<Columns>, "account">;
}

/** A table with a column that names somebody is personal, whatever it is for. */
type TableRule<Columns> = Finder & keyof Columns extends never
  ? ImpersonalTable<Columns>
  : PersonalTable<Columns>;

const day = 24;

/**
 * Every table and column there is. Copies, erasure and retention are made from this; a migration that adds a table or a
 * column does not compile before it stands here.
 */
export const personalData = {
  users: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "told",
      name: "told",
      email: "told",
      passwordHash: "secret",
      emailVerifiedAt: "told",
      createdAt: "told",
      updatedAt: "told",
      lastUsedAt: "told",
    },
  },
  emailDirectory: {
    foundBy: "userId",
    kept: "account",
    columns: { email: "told", userId: "internal" },
  },
  signUps: {
    foundBy: "email",
    kept: { from: "createdAt", hours: signUpLifeHours },
    columns: { email: "told", name: "told", passwordHash: "secret", keyHash: "secret", createdAt: "told" },
  },
  emailCodes: {
    foundBy: "email",
    kept: { from: "expiresAt", hours: codeKeepHours },
    columns: {
      email: "told",
      purpose: "told",
      requestId: "internal",
      requestedAt: "told",
      expiresAt: "told",
      codeHash: "secret",
      linkHash: "secret",
      tries: "told",
    },
  },
  sessions: {
    foundBy: "userId",
    kept: { from: "createdAt", hours: sessionLifeDays * day },
    columns: {
      userId: "internal",
      sessionId: "internal",
      tokenHash: "secret",
      userAgent: "told",
      createdAt: "told",
      lastUsedAt: "told",
    },
  },
  profiles: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      firstName: "told",
      lastName: "told",
      bornOn: "told",
      gender: "told",
      phone: "told",
      address: "told",
      updatedAt: "told",
    },
  },
  preferences: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", part: "told", answers: "told", updatedAt: "told" },
  },
  favourites: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", kind: "told", itemId: "told", createdAt: "told" },
  },
  plans: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      planId: "told",
      kind: "told",
      name: "told",
      itemIds: "told",
      extraIngredients: "told",
      tickedNames: "told",
      createdAt: "told",
      updatedAt: "told",
    },
  },
  planDevices: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", planId: "told", deviceId: "told", lastChange: "internal" },
  },
  billingCustomers: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      customerKey: "internal",
      customerId: "told",
      trialUsedAt: "told",
      lastReading: "internal",
      storedReading: "internal",
      createdAt: "told",
    },
  },
  subscriptions: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      subscriptionId: "told",
      status: "told",
      offer: "told",
      trialEndsAt: "told",
      currentPeriodEndsAt: "told",
      endsAtPeriodEnd: "told",
      reminderMailId: "internal",
      readAt: "told",
    },
  },
  checkouts: {
    foundBy: "userId",
    kept: { from: "createdAt", hours: returnHours },
    columns: {
      userId: "internal",
      checkoutId: "internal",
      offer: "told",
      hasTrial: "told",
      sessionId: "told",
      url: "secret",
      createdAt: "told",
    },
  },
  demoSubscriptions: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", offer: "told", trialEndsAt: "told" },
  },
  stripeEvents: {
    foundBy: "customerId",
    kept: { from: "receivedAt", hours: eventLifeDays * day },
    columns: {
      eventId: "told",
      type: "told",
      customerId: "told",
      subscriptionId: "told",
      occurredAt: "told",
      receivedAt: "told",
    },
  },
  exports: {
    foundBy: "userId",
    kept: { from: "requestedAt", hours: exportLifeDays * day },
    columns: {
      userId: "internal",
      exportId: "internal",
      requestedAt: "told",
      readyAt: "told",
      archive: "internal",
    },
  },
  erasures: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", erasureId: "told", reason: "told", requestedAt: "told" },
  },
  calendarFeeds: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", tokenHash: "secret", createdAt: "told" },
  },
  sentMails: {
    foundBy: null,
    why: "Names an occasion, and neither a person nor an address.",
    kept: { from: "sentAt", hours: sentMailKeepDays * day },
  },
  catalogueVersions: { foundBy: null, why: "The content that everybody gets.", kept: "always" },
  catalogueItems: { foundBy: null, why: "The content that everybody gets.", kept: "always" },
  workerLeases: {
    foundBy: null,
    why: "Names a process; the processes themselves remove it.",
    kept: "always",
  },
} as const satisfies { readonly [Table in keyof DB]: TableRule<DB[Table]> };

export type TableName = keyof DB;

/** The account's own row goes last, since the others hang on it. */
export const tableNames = (Object.keys(personalData) as TableName[]).sort(
  (a, b) => Number(a === "users") - Number(b === "users"),
);

export function toldColumns(table: TableName): readonly string[] {
  const rule = personalData[table];
  if (rule.foundBy === null) return [];
  return Object.entries(rule.columns).flatMap(([column, use]) => (use === "told" ? [column] : []));
}

import type { DB } from "../../platform/db/tables.generated.ts";
import { codeKeepHours, sessionLifeDays, signUpLifeHours } from "../accounts/accounts.limits.ts";
import { eventLifeDays, returnHours } from "../billing/billing.limits.ts";
import { sentMailKeepDays } from "../mail/mail.limits.ts";
import { exportLifeDays } from "./privacy.limits.ts";

/**
 * What happens to a column in a person's copy: `copied` is included; `secret` would help someone who steals the
 * copy; `internal` is our own bookkeeping and says nothing about the person.
 */
type Use = "copied" | "secret" | "internal";

/** How a person's rows are found. */
export type Finder = "userId" | "email" | "customerId";

/** As long as the account, or some hours from the time in a column. */
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

/** A table with a column that identifies a person is personal, whatever its purpose. */
type TableRule<Columns> = Finder & keyof Columns extends never
  ? ImpersonalTable<Columns>
  : PersonalTable<Columns>;

const day = 24;

/**
 * Every table and column. Copies, erasure and retention are derived from this; a migration that adds a table or a
 * column does not compile until it is registered here.
 */
export const personalData = {
  users: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "copied",
      name: "copied",
      email: "copied",
      passwordHash: "secret",
      emailVerifiedAt: "copied",
      createdAt: "copied",
      updatedAt: "copied",
      lastUsedAt: "copied",
    },
  },
  emailDirectory: {
    foundBy: "userId",
    kept: "account",
    columns: { email: "copied", userId: "internal" },
  },
  signUps: {
    foundBy: "email",
    kept: { from: "createdAt", hours: signUpLifeHours },
    columns: {
      email: "copied",
      name: "copied",
      passwordHash: "secret",
      keyHash: "secret",
      createdAt: "copied",
    },
  },
  emailCodes: {
    foundBy: "email",
    kept: { from: "expiresAt", hours: codeKeepHours },
    columns: {
      email: "copied",
      purpose: "copied",
      requestId: "internal",
      requestedAt: "copied",
      expiresAt: "copied",
      codeHash: "secret",
      linkHash: "secret",
      tries: "copied",
    },
  },
  sessions: {
    foundBy: "userId",
    kept: { from: "createdAt", hours: sessionLifeDays * day },
    columns: {
      userId: "internal",
      sessionId: "internal",
      tokenHash: "secret",
      userAgent: "copied",
      createdAt: "copied",
      lastUsedAt: "copied",
    },
  },
  profiles: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      firstName: "copied",
      lastName: "copied",
      bornOn: "copied",
      gender: "copied",
      phone: "copied",
      address: "copied",
      updatedAt: "copied",
    },
  },
  preferences: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", part: "copied", answers: "copied", updatedAt: "copied" },
  },
  explainedPhrases: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      field: "copied",
      phrase: "copied",
      meanings: "copied",
      explainedAt: "copied",
    },
  },
  acceptedLimits: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", conditionId: "copied", acceptedAt: "copied" },
  },
  favourites: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", kind: "copied", itemId: "copied", createdAt: "copied" },
  },
  plans: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      planId: "copied",
      kind: "copied",
      name: "copied",
      itemIds: "copied",
      extraIngredients: "copied",
      tickedNames: "copied",
      createdAt: "copied",
      updatedAt: "copied",
    },
  },
  planDevices: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", planId: "copied", deviceId: "copied", lastChange: "internal" },
  },
  billingCustomers: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      customerKey: "internal",
      customerId: "copied",
      trialUsedAt: "copied",
      lastReading: "internal",
      storedReading: "internal",
      createdAt: "copied",
    },
  },
  subscriptions: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      subscriptionId: "copied",
      status: "copied",
      offer: "copied",
      trialEndsAt: "copied",
      currentPeriodEndsAt: "copied",
      endsAtPeriodEnd: "copied",
      reminderMailId: "internal",
      readAt: "copied",
    },
  },
  checkouts: {
    foundBy: "userId",
    kept: { from: "createdAt", hours: returnHours },
    columns: {
      userId: "internal",
      checkoutId: "internal",
      offer: "copied",
      hasTrial: "copied",
      sessionId: "copied",
      url: "secret",
      createdAt: "copied",
    },
  },
  demoSubscriptions: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", offer: "copied", trialEndsAt: "copied" },
  },
  stripeEvents: {
    foundBy: "customerId",
    kept: { from: "receivedAt", hours: eventLifeDays * day },
    columns: {
      eventId: "copied",
      type: "copied",
      customerId: "copied",
      subscriptionId: "copied",
      occurredAt: "copied",
      receivedAt: "copied",
    },
  },
  exports: {
    foundBy: "userId",
    kept: { from: "requestedAt", hours: exportLifeDays * day },
    columns: {
      userId: "internal",
      exportId: "internal",
      requestedAt: "copied",
      readyAt: "copied",
      archive: "internal",
    },
  },
  erasures: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", erasureId: "copied", reason: "copied", requestedAt: "copied" },
  },
  calendarFeeds: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", tokenHash: "secret", createdAt: "copied" },
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

/** The account's own row comes last, since the others reference it. */
export const tableNames = (Object.keys(personalData) as TableName[]).sort(
  (a, b) => Number(a === "users") - Number(b === "users"),
);

export function listCopiedColumns(table: TableName): readonly string[] {
  const rule = personalData[table];
  if (rule.foundBy === null) return [];
  return Object.entries(rule.columns).flatMap(([column, use]) => (use === "copied" ? [column] : []));
}

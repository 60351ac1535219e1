import type { DB } from "../../platform/db/tables.generated.ts";
import { eventLifeDays, returnHours } from "../billing/billing.limits.ts";
import { sentMailKeepDays } from "../mail/mail.limits.ts";
import { accountData } from "./personal-data-accounts.ts";
import { plansData } from "./personal-data-plans.ts";
import { reminderData } from "./personal-data-reminders.ts";
import { exportLifeDays } from "./privacy.limits.ts";
import { day, type TableRule } from "./table-rules.ts";

/**
 * Every table and column. Copies, erasure and retention are derived from this; a migration that adds a table or a
 * column does not compile until it is registered here.
 */
export const personalData = {
  ...accountData,
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
      peopleCookedFor: "copied",
      measures: "copied",
      timeZone: "copied",
      showsEnergy: "copied",
      looksBack: "copied",
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
  toldReadings: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      vocabularyVersion: "internal",
      toldHash: "internal",
      reading: "copied",
      readAt: "copied",
    },
  },
  /** Collected from the tables above, which are copied. */
  gateInputs: { foundBy: "userId", kept: "account", columns: { userId: "internal", input: "internal" } },
  favourites: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", kind: "copied", itemId: "copied", createdAt: "copied" },
  },
  ...plansData,
  ...reminderData,
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
  returnedPayments: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      paidAt: "copied",
      amountCents: "copied",
      currency: "copied",
      refundedCents: "copied",
      refundedAt: "copied",
      dispute: "copied",
      disputedAt: "copied",
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
      byteCount: "internal",
    },
  },
  exportParts: {
    foundBy: "userId",
    kept: { from: "storedAt", hours: exportLifeDays * day },
    columns: {
      userId: "internal",
      exportId: "internal",
      part: "internal",
      bytes: "internal",
      storedAt: "internal",
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
    columns: { userId: "internal", tokenHash: "secret", createdAt: "copied", hasAlarms: "copied" },
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

import type { DB } from "../../platform/db/tables.generated.ts";
import {
  codeKeepHours,
  emailChangeKeepHours,
  familiarDays,
  sessionLifeDays,
  signUpLifeHours,
  stepKeepHours,
  usedTrialDays,
} from "../accounts/accounts.limits.ts";
import { bounceLifeDays } from "../mail/mail.limits.ts";
import { securityEventDays } from "../security-log/security-log.limits.ts";
import { day, type TableRule } from "./table-rules.ts";

/** The part of the register that is about accounts: who someone is, how they log in, and what happened around that. */
export const accountData = {
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
      hadTrialBefore: "copied",
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
  pendingSignUps: {
    foundBy: "email",
    kept: { from: "createdAt", hours: signUpLifeHours },
    columns: {
      email: "copied",
      // Anyone can sign up with the address, so the name may be a stranger's words.
      name: "internal",
      passwordHash: "secret",
      keyHash: "secret",
      createdAt: "copied",
      termsVersion: "copied",
      privacyVersion: "copied",
    },
  },
  acceptedDocuments: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", document: "copied", version: "copied", acceptedAt: "copied" },
  },
  bouncedEmails: {
    foundBy: "userId",
    kept: { from: "bouncedAt", hours: bounceLifeDays * day },
    columns: { userId: "internal", email: "copied", bouncedAt: "copied" },
  },
  usedTrials: {
    foundBy: null,
    why: "A keyed hash of an address that left an account that had its trial. It tells only whether an address comes back.",
    kept: { from: "releasedAt", hours: usedTrialDays * day },
  },
  emailCodes: {
    foundBy: "email",
    kept: { from: "expiresAt", hours: codeKeepHours },
    columns: {
      email: "copied",
      purpose: "copied",
      requestId: "internal",
      requestedAt: "copied",
      requestedBy: "secret",
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
      endHash: "secret",
    },
  },
  emailChanges: {
    foundBy: "userId",
    kept: { from: "requestedAt", hours: emailChangeKeepHours },
    columns: {
      userId: "internal",
      changeId: "internal",
      newEmail: "copied",
      requestedAt: "copied",
      proofHash: "secret",
      oldEmail: "copied",
      changedAt: "copied",
      undoHash: "secret",
    },
  },
  devices: {
    foundBy: "userId",
    kept: { from: "lastUsedAt", hours: familiarDays * day },
    columns: { userId: "internal", keyHash: "secret", firstUsedAt: "copied", lastUsedAt: "copied" },
  },
  securityEvents: {
    foundBy: "userId",
    kept: { from: "occurredAt", hours: securityEventDays * day },
    columns: {
      userId: "internal",
      eventId: "internal",
      occurredAt: "copied",
      kind: "copied",
      network: "copied",
      device: "copied",
    },
  },
  passkeys: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      passkeyId: "internal",
      credentialId: "secret",
      publicKey: "secret",
      signatureCount: "internal",
      transports: "internal",
      name: "copied",
      addedAt: "copied",
      lastUsedAt: "copied",
    },
  },
  authenticators: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      sealedSecret: "secret",
      lastStep: "internal",
      addedAt: "copied",
      lastUsedAt: "copied",
    },
  },
  recoveryCodes: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      slot: "secret",
      codeHash: "secret",
      madeAt: "copied",
      usedAt: "copied",
    },
  },
  loginSteps: {
    foundBy: "userId",
    kept: { from: "startedAt", hours: stepKeepHours },
    columns: {
      userId: "internal",
      tokenHash: "secret",
      challenge: "secret",
      tries: "copied",
      startedAt: "copied",
    },
  },
  factorSetups: {
    foundBy: "userId",
    kept: { from: "startedAt", hours: stepKeepHours },
    columns: {
      userId: "internal",
      setupId: "internal",
      sessionId: "internal",
      kind: "copied",
      challenge: "secret",
      sealedSecret: "secret",
      startedAt: "copied",
    },
  },
} as const satisfies { readonly [Table in keyof DB]?: TableRule<DB[Table]> };

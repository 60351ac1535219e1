import { paths } from "@fernwell/contract/paths";
import { describeDevice } from "@fernwell/domain/people/describe-device";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import { issueToken } from "../../platform/secret-token.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { recordEventOnce } from "../security-log/security-log.service.ts";
import type { Origin } from "../security-log/security-log.types.ts";
import { codeLifeMinutes, linkLifeHours } from "./accounts.limits.ts";
import { findAccount, findAccountByEmail } from "./accounts.queries.ts";
import { hashCode, makeCode } from "./email-code.ts";
import { findCodeRequestEmail, storeCode } from "./email-codes.queries.ts";
import { storeEndHash } from "./sessions.queries.ts";
import { hasSignUp } from "./sign-ups.queries.ts";

type MailDeps = Pick<Deps, "db" | "config" | "mailer">;

interface AccountMail {
  readonly userId: UserId;
  readonly mailId: string;
}

/**
 * Mails a code if the address is free, or a notice to its owner if it is taken. The sign-up is kept in both cases, so
 * that a login with its password gets the same response.
 */
export async function handleSignUp(deps: MailDeps, requestId: string): Promise<void> {
  const email = await findCodeRequestEmail(deps.db, requestId);
  if (!email || !(await hasSignUp(deps.db, email))) return;

  const owner = await findAccountByEmail(deps.db, email);
  if (owner) {
    await sendMailOnce(deps, { mailId: requestId, to: email }, async () => ({
      template: "alreadyRegistered",
      name: owner.name,
      loginUrl: publicLink(deps.config, paths.login),
    }));
    return;
  }
  await sendMailOnce(deps, { mailId: requestId, to: email }, async () => {
    const code = makeCode();
    const { token, hash: linkHash } = issueToken(requestId);
    const codeHash = hashCode(deps.config.codes.secrets, requestId, code);
    if (!(await storeCode(deps.db, requestId, { codeHash, linkHash }))) return null;
    return {
      template: "verificationCode",
      code,
      verifyUrl: publicLink(deps.config, paths.verifyEmail(token)),
      lifeMinutes: codeLifeMinutes,
      linkLifeHours,
    };
  });
}

export async function sendLoginLink(deps: MailDeps, requestId: string): Promise<void> {
  const email = await findCodeRequestEmail(deps.db, requestId);
  const account = email && (await findAccountByEmail(deps.db, email));
  if (!account) return;

  await sendMailOnce(deps, { mailId: requestId, to: email }, async () => {
    const { token, hash: linkHash } = issueToken(requestId);
    if (!(await storeCode(deps.db, requestId, { linkHash }))) return null;
    return {
      template: "loginLink",
      name: account.name,
      allowUrl: publicLink(deps.config, paths.allowDevice(token)),
      linkLifeHours,
    };
  });
}

export async function sendPasswordReset(
  deps: MailDeps,
  { requestId, origin }: { readonly requestId: string; readonly origin: Origin },
): Promise<void> {
  const email = await findCodeRequestEmail(deps.db, requestId);
  const account = email && (await findAccountByEmail(deps.db, email));
  if (!account) return;

  const event = { userId: account.userId, eventId: requestId, origin };
  await recordEventOnce(deps.db, "password_reset_requested", event);
  await sendMailOnce(deps, { mailId: requestId, to: email }, async () => {
    const code = makeCode();
    const { token, hash: linkHash } = issueToken(requestId);
    const codeHash = hashCode(deps.config.codes.secrets, requestId, code);
    if (!(await storeCode(deps.db, requestId, { codeHash, linkHash }))) return null;
    return {
      template: "passwordReset",
      name: account.name,
      code,
      resetUrl: publicLink(deps.config, paths.resetPassword(token)),
      lifeMinutes: codeLifeMinutes,
      linkLifeHours,
    };
  });
}

export async function sendWelcome(deps: MailDeps, { userId, mailId }: AccountMail): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "welcome",
    name: account.name,
    loginUrl: publicLink(deps.config, paths.login),
  }));
}

export async function sendPasswordChanged(
  deps: MailDeps,
  {
    userId,
    mailId,
    changedAt,
    isOneSessionKept,
  }: AccountMail & { readonly changedAt: string; readonly isOneSessionKept: boolean },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "passwordChanged",
    name: account.name,
    loginUrl: publicLink(deps.config, paths.login),
    changedAt: new Date(changedAt),
    isOneSessionKept,
  }));
}

/** The session's id identifies the mail. */
export async function sendNewDevice(
  deps: MailDeps,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: string },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;

  await sendMailOnce(deps, { mailId: sessionId, to: account.email }, async () => {
    const { token, hash } = issueToken(userId);
    const session = await storeEndHash(deps.db, { userId, sessionId }, hash);
    if (!session) return null;
    return {
      template: "newDevice",
      name: account.name,
      device: describeDevice(session.userAgent),
      loggedInAt: session.createdAt,
      endUrl: publicLink(deps.config, paths.endSession(token)),
    };
  });
}

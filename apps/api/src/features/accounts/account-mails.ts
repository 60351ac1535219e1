import { paths } from "@fernwell/contract/paths";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import { issueToken } from "../../platform/secret-token.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { codeLifeMinutes } from "./accounts.limits.ts";
import { findAccount, findAccountByEmail } from "./accounts.queries.ts";
import { hashCode, makeCode } from "./email-code.ts";
import { findCodeRequestEmail, storeCode } from "./email-codes.queries.ts";
import { findSignUp, takeSignUp } from "./sign-ups.queries.ts";

type MailDeps = Pick<Deps, "db" | "config" | "mailer">;

interface AccountMail {
  readonly userId: UserId;
  readonly mailId: string;
}

/** Mails a code if the address is free, or a notice to its owner if it is taken. */
export async function handleSignUp(deps: MailDeps, requestId: string): Promise<void> {
  const email = await findCodeRequestEmail(deps.db, requestId);
  const signUp = email && (await findSignUp(deps.db, email));
  if (!signUp) return;

  const owner = await findAccountByEmail(deps.db, email);
  if (owner) {
    await sendMailOnce(deps, { mailId: requestId, to: email }, async () => ({
      template: "alreadyRegistered",
      name: owner.name,
      loginUrl: publicLink(deps.config, paths.login),
    }));
    await takeSignUp(deps.db, email);
    return;
  }
  await sendMailOnce(deps, { mailId: requestId, to: email }, async () => {
    const code = makeCode();
    const codeHash = hashCode(deps.config.codes.secret, requestId, code);
    if (!(await storeCode(deps.db, requestId, { codeHash }))) return null;
    return { template: "verificationCode", name: signUp.name, code, lifeMinutes: codeLifeMinutes };
  });
}

export async function sendPasswordReset(deps: MailDeps, requestId: string): Promise<void> {
  const email = await findCodeRequestEmail(deps.db, requestId);
  const account = email && (await findAccountByEmail(deps.db, email));
  if (!account) return;

  await sendMailOnce(deps, { mailId: requestId, to: email }, async () => {
    const code = makeCode();
    const { token, hash: linkHash } = issueToken(requestId);
    const codeHash = hashCode(deps.config.codes.secret, requestId, code);
    if (!(await storeCode(deps.db, requestId, { codeHash, linkHash }))) return null;
    return {
      template: "passwordReset",
      name: account.name,
      code,
      resetUrl: publicLink(deps.config, paths.resetPassword(token)),
      lifeMinutes: codeLifeMinutes,
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
  { userId, mailId, changedAt }: AccountMail & { readonly changedAt: string },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "passwordChanged",
    name: account.name,
    loginUrl: publicLink(deps.config, paths.login),
    changedAt: new Date(changedAt),
  }));
}

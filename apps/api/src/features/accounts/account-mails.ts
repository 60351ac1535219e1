import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { codeLifeMinutes } from "./accounts.limits.ts";
import { getAccount, storeCode } from "./accounts.queries.ts";
import { hashCode, makeCode } from "./email-code.ts";

interface AccountMail {
  readonly userId: UserId;
  readonly occasionId: string;
}

export async function sendVerificationCode(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  { userId, occasionId }: AccountMail,
): Promise<void> {
  const account = await getAccount(deps.db, userId);
  if (account.isVerified) return;

  await sendMailOnce(deps, { userId, dedupeKey: occasionId, to: account.email }, async () => {
    const code = makeCode();
    await storeCode(deps.db, userId, hashCode(deps.config.codes.secret, userId, code));
    return { template: "verificationCode", name: account.name, code, lifeMinutes: codeLifeMinutes };
  });
}

export async function sendAlreadyRegistered(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  { userId, occasionId }: AccountMail,
): Promise<void> {
  const account = await getAccount(deps.db, userId);
  await sendMailOnce(deps, { userId, dedupeKey: occasionId, to: account.email }, async () => ({
    template: "alreadyRegistered",
    name: account.name,
    loginUrl: new URL("/login", deps.config.publicUrl).href,
  }));
}

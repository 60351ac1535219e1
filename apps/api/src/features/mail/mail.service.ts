import { canonicaliseEmail } from "@fernwell/domain/people/email-address";
import type { Deps } from "../../deps.ts";
import { RecipientRefused } from "../../platform/email/mailer.ts";
import { isEssential } from "./essential-mails.ts";
import { hasBounced, hasSentMail, recordBounce, recordSentMail } from "./mail.queries.ts";
import type { Mail } from "./mail.types.ts";
import { renderMail } from "./render-mail.ts";

export { deleteBounce, findBounceTime } from "./mail.queries.ts";

interface Envelope {
  /** Identifies the occasion: a second job for it sends nothing. */
  readonly mailId: string;
  readonly to: string;
}

/**
 * Sends a mail unless it was already sent or `write` returns none. Only a crash between the last two lines can send it
 * twice. An address that refuses it for good gets no more mails but the essential ones.
 */
export async function sendMailOnce(
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  { mailId, to }: Envelope,
  write: () => Promise<Mail | null>,
): Promise<"sent" | "not sent"> {
  if (await hasSentMail(db, mailId)) return "sent";
  const mail = await write();
  if (mail === null) return "not sent";
  if (!isEssential[mail.template] && (await hasBounced(db, to))) return "not sent";
  try {
    await mailer.send({ template: mail.template, to, ...renderMail(mail) });
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    await recordBounce(db, to);
    return "not sent";
  }
  await recordSentMail(db, mailId);
  return "sent";
}

/** For bounces that reach the operator: one address per line. Returns how many have an account. */
export async function recordBounces(
  { db }: Pick<Deps, "db">,
  lines: string,
): Promise<{ readonly given: number; readonly recorded: number }> {
  const emails = new Set(lines.split("\n").map(canonicaliseEmail).filter(Boolean));
  let recorded = 0;
  for (const email of emails) if (await recordBounce(db, email)) recorded += 1;
  return { given: emails.size, recorded };
}

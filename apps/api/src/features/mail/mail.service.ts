import type { Deps } from "../../deps.ts";
import { hasSentMail, recordSentMail } from "./mail.queries.ts";
import type { Mail } from "./mail.types.ts";
import { renderMail } from "./render-mail.ts";

interface Envelope {
  /** Identifies the occasion: a second job for it sends nothing. */
  readonly mailId: string;
  readonly to: string;
}

/** Sends a mail unless it was already sent or `write` returns none. Only a crash between the last two lines can send it twice. */
export async function sendMailOnce(
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  { mailId, to }: Envelope,
  write: () => Promise<Mail | null>,
): Promise<void> {
  if (await hasSentMail(db, mailId)) return;
  const mail = await write();
  if (mail === null) return;
  await mailer.send({ to, ...renderMail(mail) });
  await recordSentMail(db, mailId);
}

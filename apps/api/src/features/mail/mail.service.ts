import type { Deps } from "../../deps.ts";
import { hasSentMail, recordSentMail } from "./mail.queries.ts";
import type { Letter } from "./mail.types.ts";
import { renderMail } from "./render-mail.ts";

interface Envelope {
  /** Names the occasion: a second job for the same one sends nothing. */
  readonly mailId: string;
  readonly to: string;
}

/** Sends a letter unless this occasion's letter has left, or there is none to write. Only a crash between the two last lines can repeat it. */
export async function sendMailOnce(
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  { mailId, to }: Envelope,
  write: () => Promise<Letter | null>,
): Promise<void> {
  if (await hasSentMail(db, mailId)) return;
  const letter = await write();
  if (letter === null) return;
  await mailer.send({ to, ...renderMail(letter) });
  await recordSentMail(db, mailId);
}

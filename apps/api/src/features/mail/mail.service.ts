import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { hasSentMail, recordSentMail } from "./mail.queries.ts";
import type { Letter } from "./mail.types.ts";
import { renderMail } from "./render-mail.ts";

interface Envelope {
  readonly userId: UserId;
  readonly to: string;
  /** The occasion: a second job for the same one sends nothing. */
  readonly dedupeKey: string;
}

/** Sends a letter unless this occasion's letter has left. Only a crash between the two last lines can repeat it. */
export async function sendMailOnce(
  { db, mailer }: Pick<Deps, "db" | "mailer">,
  { userId, to, dedupeKey }: Envelope,
  write: () => Promise<Letter>,
): Promise<void> {
  if (await hasSentMail(db, userId, dedupeKey)) return;
  await mailer.send({ to, ...renderMail(await write()) });
  await recordSentMail(db, userId, dedupeKey);
}

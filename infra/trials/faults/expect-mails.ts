import { waitUntil } from "../parts/part.ts";
import type { Trial } from "./fault.ts";

/** A killed worker's jobs are taken over after two leases. */
const mailPatienceMs = 120_000;

/**
 * Everybody who was promised a mail gets one, and only one. No protocol can tell a worker that was killed whether the
 * mail server had just taken a mail, so each kill may repeat one.
 */
export async function expectMails({ newcomers, note, blame }: Trial, kills = 0): Promise<void> {
  const seconds = await waitUntil(
    "every mail has come",
    async () => newcomers.count().without.length === 0,
    mailPatienceMs,
  ).catch(() => null);
  const { promised, without, twice } = newcomers.count();
  note(`${promised} mails${seconds === null ? "" : `, the last ${(seconds / 1000).toFixed(0)} s after`}`);
  if (without.length > 0) blame(`${without.length} of ${promised} mails never came`);
  if (kills > 0) note(`${twice.length} came twice`);
  if (twice.length > kills) blame(`${twice.length} of ${promised} mails came twice`);
}

import type { Deps } from "../../deps.ts";
import { forgetSentMails } from "../mail/mail.service.ts";
import { forgetOldCodes } from "./email-codes.queries.ts";
import { forgetOldSessions } from "./sessions.queries.ts";
import { forgetOldSignUps } from "./sign-ups.queries.ts";

/** What no longer opens anything is not kept. */
export async function forgetExpired({ db }: Pick<Deps, "db">): Promise<void> {
  await forgetOldSignUps(db);
  await forgetOldCodes(db);
  await forgetOldSessions(db);
  await forgetSentMails(db);
}

import { paths } from "@fernwell/contract/paths";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { findAccount } from "./accounts.queries.ts";
import { countRecoveryCodes } from "./recovery-codes.queries.ts";
import { type FactorChange, sendFactorChangedJob } from "./second-factor.jobs.ts";

/** In the security log and by mail. */
export async function tellFactorChange(
  { clock }: Pick<Deps, "clock">,
  tx: Transaction,
  { userId, client }: { readonly userId: UserId; readonly client: Client },
  change: FactorChange,
): Promise<void> {
  await recordEvent(tx, change, { userId, client });
  const changedAt = clock.now().toISOString();
  await queueJob(tx, sendFactorChangedJob, { userId, mailId: newId(), change, changedAt });
}

interface ChangedFactor {
  readonly userId: UserId;
  readonly mailId: string;
  readonly change: FactorChange;
  readonly changedAt: string;
}

export async function sendFactorChanged(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  { userId, mailId, change, changedAt }: ChangedFactor,
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "factorChanged",
    name: account.name,
    change,
    changedAt: new Date(changedAt),
    codesLeft: (await countRecoveryCodes(deps.db, userId))?.left ?? 0,
    settingsUrl: publicLink(deps.config, paths.mySignIn),
  }));
}

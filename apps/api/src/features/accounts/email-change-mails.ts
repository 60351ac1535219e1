import { paths } from "@fernwell/contract/paths";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import { issueToken } from "../../platform/secret-token.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { linkLifeHours, undoDays } from "./accounts.limits.ts";
import { findAccount, findAccountByEmail } from "./accounts.queries.ts";
import {
  findCompletedChange,
  findPendingChange,
  storeProofHash,
  storeUndoHash,
} from "./email-changes.queries.ts";

type MailDeps = Pick<Deps, "db" | "config" | "mailer">;

interface EmailChange {
  readonly userId: UserId;
  readonly changeId: string;
}

/** Mails a link to a free address, or a notice to the owner of a taken one. */
export async function sendEmailProof(deps: MailDeps, change: EmailChange): Promise<void> {
  const pending = await findPendingChange(deps.db, change.userId);
  if (pending?.changeId !== change.changeId) return;

  const owner = await findAccountByEmail(deps.db, pending.newEmail);
  await sendMailOnce(deps, { mailId: change.changeId, to: pending.newEmail }, async () => {
    if (owner) return { template: "addressTaken", name: owner.name };
    const { token, hash } = issueToken(change.userId);
    if (!(await storeProofHash(deps.db, change, hash))) return null;
    return {
      template: "confirmEmail",
      confirmUrl: publicLink(deps.config, paths.confirmEmail(token)),
      linkLifeHours,
    };
  });
}

export async function sendEmailChanged(
  deps: MailDeps,
  { mailId, ...change }: EmailChange & { readonly mailId: string },
): Promise<void> {
  const account = await findAccount(deps.db, change.userId);
  const completed = await findCompletedChange(deps.db, change);
  if (!account || !completed) return;

  await sendMailOnce(deps, { mailId, to: completed.oldEmail }, async () => {
    const { token, hash } = issueToken(change.userId);
    await storeUndoHash(deps.db, change, hash);
    return {
      template: "emailChanged",
      name: account.name,
      changedAt: completed.changedAt,
      undoUrl: publicLink(deps.config, paths.undoEmailChange(token)),
      undoDays,
    };
  });
}

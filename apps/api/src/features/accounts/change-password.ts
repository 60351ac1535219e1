import type { changePassword as endpoint } from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { lockPasswordHash } from "./accounts.queries.ts";
import { hashNewPassword } from "./new-password.ts";
import { requirePassword } from "./require-password.ts";
import { startOver } from "./start-over.ts";

export async function changePassword(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "clock">,
  { actor, client, cookies }: ActorCall & { readonly cookies: Cookies },
  { password, new_password }: z.output<(typeof endpoint)["body"]>,
): Promise<{ status_code: 200 }> {
  const { userId, sessionId } = actor;
  const checkedHash = await requirePassword(deps, actor, password);
  const passwordHash = await hashNewPassword(deps, new_password);
  await inTransaction(deps.db, async (tx) => {
    // A reset that came first must win, or a thief with the old password could take the account back.
    if ((await lockPasswordHash(tx, userId)) !== checkedHash) throw new AppError("wrong_password");
    await startOver(deps, tx, { userId, passwordHash, cookies, keepSessionId: sessionId });
    await recordEvent(tx, "password_changed", { userId, client });
  });
  return { status_code: 200 };
}

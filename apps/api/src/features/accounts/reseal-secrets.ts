import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { listOutdatedSecrets, replaceSecret } from "./authenticators.queries.ts";
import { getCurrentKeyId, seal, unseal } from "./sealed-secret.ts";

const batchSize = 200;

/** After a change of CODE_SECRET: encrypts every secret with the new key, so that the old one can be taken away. */
export async function resealSecrets({
  db,
  config,
  logger,
}: Pick<Deps, "db" | "config" | "logger">): Promise<void> {
  const { secrets } = config.codes;
  const keyId = getCurrentKeyId(secrets);
  let [resealed, lost] = [0, 0];
  let after: UserId | null = null;
  for (;;) {
    const batch = await listOutdatedSecrets(db, keyId, { after, count: batchSize });
    for (const { userId, sealedSecret } of batch) {
      const secret = unseal(secrets, userId, sealedSecret);
      if (secret) await replaceSecret(db, userId, { from: sealedSecret, to: seal(secrets, userId, secret) });
      if (secret) resealed += 1;
      else lost += 1;
      after = userId;
    }
    if (batch.length < batchSize) break;
  }
  if (resealed > 0) logger.info({ resealed }, "authenticator secrets encrypted with the current CODE_SECRET");
  if (lost > 0)
    logger.error(
      { lost },
      "authenticator secrets cannot be opened: set CODE_SECRET_PREVIOUS to the secret before",
    );
}

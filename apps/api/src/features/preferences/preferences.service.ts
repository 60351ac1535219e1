import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { parseAnswers } from "./answers.ts";
import { readToldAgain } from "./person-context.ts";
import { findStoredAnswers, upsertAnswers } from "./preferences.queries.ts";
import { answersFromWire, answersToWire, type BodyByKind, type OutputByKind } from "./preferences.wire.ts";

export { requireOptionId } from "./option-names.ts";
export { getPersonContext, readGateInput, readToldAgain } from "./person-context.ts";
export { listAnsweredKinds } from "./preferences.queries.ts";
export { readEveryone } from "./read-everyone.ts";

type PreferenceDeps = Pick<Deps, "db" | "catalogue" | "readingTime">;

export async function savePreferences<Kind extends ItemKind>(
  deps: PreferenceDeps,
  { userId }: Actor,
  kind: Kind,
  body: BodyByKind[Kind],
): Promise<{ status_code: 200 }> {
  const answers = answersFromWire(kind, body, deps.catalogue.requireSnapshot());
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    await upsertAnswers(tx, { userId, kind, answers });
    if (kind !== "meditation") await readToldAgain(deps, tx, userId);
  });
  return { status_code: 200 };
}

export async function getPreferences<Kind extends ItemKind>(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
  kind: Kind,
): Promise<OutputByKind[Kind]> {
  const stored = await findStoredAnswers(db, userId, kind);
  const answers = stored === null ? null : parseAnswers(kind, stored);
  return answersToWire(kind, answers, catalogue.requireSnapshot());
}

import * as contract from "@fernwell/contract/activities";
import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type { Deps } from "../../deps.ts";
import type { Actor, Credential } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { findActorWith } from "../accounts/accounts.service.ts";
import { updateDone } from "../plans/plans.service.ts";
import {
  type ActivityKey,
  countActivities,
  deleteActivities,
  deleteActivity,
  findLooksBack,
  insertActivity,
  isRecorded,
  type PastRow,
  pastReaderStatement,
  updateActivity,
  updateLooksBack,
} from "./activities.queries.ts";
import { pastToWire } from "./activities.wire.ts";

type ActivityParams = ParsedInput<typeof contract.saveActivity>["params"];
type ActivityBody = ParsedInput<typeof contract.saveActivity>["body"];
interface Done {
  readonly status_code: 200;
}

/** What was done is never judged: a person may have cooked what no longer suits them. */
export async function saveActivity(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  { activity_id: activityId }: ActivityParams,
  body: ActivityBody,
): Promise<Done> {
  const { entry_id: entryId } = body;
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const isKept = await findLooksBack(tx, userId);
    const isNew = !isKept || (await record(tx, { userId, activityId }, body));
    // A later word about it does not bring back a tick that the person has taken off.
    if (entryId !== null && isNew) await updateDone(tx, { userId, entryId }, true);
  });
  return { status_code: 200 };
}

/** Returns false if it was there already. */
async function record(
  tx: Transaction,
  key: ActivityKey,
  { day, item_name, item_id: itemId, entry_id: entryId, seconds, felt, note }: ActivityBody,
): Promise<boolean> {
  if (await updateActivity(tx, key, { seconds, felt, note })) return false;
  if ((await countActivities(tx, key.userId, day)) >= contract.mostActivitiesPerDay) {
    throw new AppError("list_full", {
      detail: `We can keep ${contract.mostActivitiesPerDay} things that you did on one day. Please remove one first.`,
    });
  }
  const kind = parseItemKind(item_name);
  await insertActivity(tx, key, { day, kind, itemId, entryId, seconds, felt, note });
  return true;
}

/** Also takes the tick off its entry, which would otherwise still say that it was done. */
export async function removeActivity(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  { activity_id: activityId }: ActivityParams,
): Promise<Done> {
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const entryId = await deleteActivity(tx, { userId, activityId });
    if (entryId !== null && !(await isRecorded(tx, userId, entryId)))
      await updateDone(tx, { userId, entryId }, false);
  });
  return { status_code: 200 };
}

interface PastReader extends Actor {
  readonly looksBack: boolean;
  readonly past: readonly PastRow[];
}

export async function findPastReader(
  deps: Pick<Deps, "db" | "pool">,
  credential: Credential,
  { from, to }: ParsedInput<typeof contract.lookBack>["query"],
): Promise<PastReader | null> {
  const found = await findActorWith(deps, credential, pastReaderStatement, [from, to]);
  return found && { ...found.actor, looksBack: found.row.looksBack ?? true, past: found.row.past };
}

/** While it is off nothing is shown, also of what is still kept. */
export async function lookBack(
  { catalogue }: Pick<Deps, "catalogue">,
  { looksBack, past }: PastReader,
): Promise<OutputOf<typeof contract.lookBack>> {
  const snapshot = catalogue.requireSnapshot();
  return { is_on: looksBack, activities: looksBack ? past.map((row) => pastToWire(snapshot, row)) : [] };
}

export async function setLookingBack(
  { db }: Pick<Deps, "db">,
  { userId }: Actor,
  { is_on, forgets }: ParsedInput<typeof contract.setLookingBack>["body"],
): Promise<Done> {
  await inTransaction(db, async (tx) => {
    // Waits for a record in progress, which would otherwise be kept after this.
    await lockPerson(tx, userId);
    await updateLooksBack(tx, userId, is_on);
    if (forgets) await deleteActivities(tx, userId);
  });
  return { status_code: 200 };
}

import type { Profile } from "@fernwell/contract/profiles";
import { splitFullName } from "@fernwell/domain/people/full-name";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { getProfileRow, upsertProfileName } from "./profiles.queries.ts";
import { profileToWire } from "./profiles.wire.ts";

export async function getProfile({ db }: Pick<Deps, "db">, actor: Actor): Promise<Profile> {
  return profileToWire(await getProfileRow(db, actor.userId));
}

export async function startProfile(tx: Transaction, userId: UserId, fullName: string): Promise<void> {
  const { first, last } = splitFullName(fullName);
  await upsertProfileName(tx, { userId, firstName: first, lastName: last });
}

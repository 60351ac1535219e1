import type {
  CookingFor,
  DaySettings,
  EditProfile,
  Profile,
  SaveCookingFor,
  SaveDaySettings,
} from "@fernwell/contract/profiles";
import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import { getLatestToday } from "@fernwell/domain/people/birth-date";
import { splitFullName } from "@fernwell/domain/people/full-name";
import { isMinor } from "@fernwell/domain/people/minor";
import type { UserId } from "@fernwell/domain/people/user-id";
import { listWithheld } from "@fernwell/domain/safety/withheld";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { invalidFields } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import { rescheduleReminders } from "../reminders/reschedule.service.ts";
import {
  type DaySettingsRow,
  findCookingSettings,
  findDaySettings,
  getProfileRow,
  updateCookingSettings,
  updateDaySettings,
  updateProfile,
  upsertProfileName,
} from "./profiles.queries.ts";
import {
  daySettingsToWire,
  findDaySettingsProblems,
  findProfileProblems,
  profileFromWire,
  profileToWire,
} from "./profiles.wire.ts";

export { findCookingSettings, findPeopleCookedFor } from "./profiles.queries.ts";

export async function getProfile({ db }: Pick<Deps, "db">, actor: Actor): Promise<Profile> {
  return profileToWire(await getProfileRow(db, actor.userId));
}

export async function editProfile(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: Actor,
  body: EditProfile,
): Promise<{ status_code: 200 }> {
  const problems = findProfileProblems(body, getLatestToday(clock.now()));
  if (problems.length > 0) throw invalidFields(problems);

  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    await updateProfile(tx, { userId, ...profileFromWire(body) });
  });
  return { status_code: 200 };
}

export async function startProfile(
  tx: Transaction,
  userId: UserId,
  { fullName, measures }: { readonly fullName: string; readonly measures: MeasureSystem },
): Promise<void> {
  const { first, last } = splitFullName(fullName);
  await upsertProfileName(tx, { userId, firstName: first, lastName: last, measures });
}

export async function getCookingFor({ db }: Pick<Deps, "db">, { userId }: Actor): Promise<CookingFor> {
  const { peopleCookedFor, measures } = await findCookingSettings(db, userId);
  return { people_cooked_for: peopleCookedFor, measures };
}

export async function saveCookingFor(
  deps: Pick<Deps, "db">,
  actor: Actor,
  body: SaveCookingFor,
): Promise<CookingFor> {
  await updateCookingSettings(deps.db, actor.userId, {
    peopleCookedFor: body.people_cooked_for,
    measures: body.measures,
  });
  return getCookingFor(deps, actor);
}

export async function getDaySettings(
  deps: DaySettingsDeps,
  { userId }: Pick<Actor, "userId">,
): Promise<DaySettings> {
  const row = await findDaySettings(deps.db, userId);
  const wantsEnergy = row?.showsEnergy === true;
  return daySettingsToWire(row, await findWithheld(deps, userId, row, { wantsEnergy }));
}

type DaySettingsDeps = Pick<Deps, "db" | "clock" | "catalogue">;

/** What the person told us is read only for those who want to see energy. */
async function findWithheld(
  deps: DaySettingsDeps,
  userId: UserId,
  row: DaySettingsRow | null,
  { wantsEnergy }: { readonly wantsEnergy: boolean },
) {
  const age = { isMinor: isMinor(row?.bornOn ?? null, getLatestToday(deps.clock.now())) };
  if (!wantsEnergy) return { ...age, withheld: listWithheld(nothingRead, age) };
  const { reading } = await readGateInput(deps, userId, "meal", row?.gateInput ?? null);
  return { ...age, withheld: listWithheld(reading?.reading ?? nothingRead, age) };
}

const nothingRead = { conditions: [] };

export async function saveDaySettings(
  deps: DaySettingsDeps,
  actor: Actor,
  body: SaveDaySettings,
): Promise<DaySettings> {
  const row = await findDaySettings(deps.db, actor.userId);
  const wantsEnergy = body.shows_energy === true;
  const problems = findDaySettingsProblems(
    body,
    await findWithheld(deps, actor.userId, row, { wantsEnergy }),
  );
  if (problems.length > 0) throw invalidFields(problems);
  await inTransaction(deps.db, async (tx) => {
    await updateDaySettings(tx, actor.userId, {
      timeZone: body.time_zone,
      showsEnergy: body.shows_energy,
    });
    if (body.time_zone !== undefined) await rescheduleReminders(tx, actor.userId, deps.clock.now());
  });
  return getDaySettings(deps, actor);
}

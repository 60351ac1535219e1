import { createHash, randomBytes } from "node:crypto";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import { mainGoals } from "@fernwell/domain/recommend/answers";
import { sql } from "kysely";
import { parse, v7 } from "uuid";
import type { Db } from "../src/platform/db/db.ts";

export interface BenchPerson {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** Its name ends with the person's id, and so does that of the shopping list for it. */
  readonly planId: string;
  readonly listId: string;
  readonly allergies: readonly string[];
  readonly mealIds: readonly string[];
}

export const password = "Bench-Garden-1";
const batchSize = 500;
const rowBatchSize = 10_000;
const favouriteCount = 20;
const plannedCount = 14;

interface PeopleOptions {
  readonly passwordHash: string;
  readonly mealIds: readonly string[];
  /** How many of them have allergies or dislikes, which they tell in their own words; everyone unless given. */
  readonly telling?: number;
}

/** People with sessions, answers, favourites and a plan, written directly to the tables. */
export async function addPeople(
  db: Db,
  count: number,
  { passwordHash, mealIds, telling = count }: PeopleOptions,
): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  for (let from = 0; from < count; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - from) }, (_, index) =>
      onePerson(from + index, mealIds, from + index < telling),
    );
    people.push(...rows.map(({ person }) => person));
    await insertPeople(db, rows, passwordHash);
  }
  await sql`analyze`.execute(db);
  return people;
}

/** People who only make the tables large: with a session, answers and favourites each. */
export async function addRows(db: Db, count: number): Promise<void> {
  for (let done = 0; done < count; done += rowBatchSize) {
    await sql`with people as materialized (
        select md5(number::text)::uuid as id
        from generate_series(${done + 1}::int, ${Math.min(done + rowBatchSize, count)}::int) as number
      ), accounts as (
        insert into users (user_id, name, email, password_hash, email_verified_at)
        select id, 'Someone', id::text, '-', now() from people returning user_id
      ), opened as (
        insert into sessions (user_id, session_id, token_hash, user_agent)
        select user_id, user_id, decode(md5(user_id::text) || md5(user_id::text), 'hex'), '' from accounts
      ), answered as (
        insert into preferences (user_id, part, answers)
        select user_id, 'meals', '{"allergies": "", "dislikes": "", "diets": [], "mainGoals": [], "healthTags": [], "mealTypes": []}'
        from accounts
      )
      insert into favourites (user_id, kind, item_id)
      select user_id, 'meal', 'meal-' || number from accounts, generate_series(1, 5) as number`.execute(db);
  }
}

async function insertPeople(db: Db, rows: readonly PersonRow[], passwordHash: string): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ person: { userId, email, planId, listId, mealIds }, hash, answers }) => ({
      userId,
      email,
      planId,
      listId,
      mealIds,
      hash,
      answers,
    })),
  );
  const people = sql`jsonb_to_recordset(${json}::jsonb)
    as p("userId" uuid, email text, "planId" uuid, "listId" uuid, "mealIds" jsonb, hash text, answers jsonb)`;
  await sql`insert into users (user_id, name, email, password_hash, email_verified_at)
    select "userId", 'Someone', email, ${passwordHash}, now() from ${people}`.execute(db);
  await sql`insert into email_directory (email, user_id) select email, "userId" from ${people}`.execute(db);
  await sql`insert into profiles (user_id, first_name, last_name) select "userId", 'Some', 'One' from ${people}`.execute(
    db,
  );
  await sql`insert into sessions (user_id, session_id, token_hash, user_agent)
    select "userId", "userId", decode(hash, 'hex'), '' from ${people}`.execute(db);
  await sql`insert into preferences (user_id, part, answers) select "userId", 'meals', answers from ${people}`.execute(
    db,
  );
  await sql`insert into favourites (user_id, kind, item_id)
    select "userId", 'meal', id from ${people}, jsonb_array_elements_text("mealIds") as id`.execute(db);
  await sql`insert into plans (user_id, plan_id, kind, name, item_ids)
    select "userId", "planId", 'meal', 'Week of ' || "userId", array(
      select id from jsonb_array_elements_text("mealIds") as id limit ${plannedCount}
    ) from ${people}`.execute(db);
  // The trigger has made an entry of each item; here each gets a day of the week, and its meal.
  await sql`update plan_entries set slot = 'dinner', day = ${benchWeek.from}::date + position % 7
    from ${people} where user_id = "userId" and plan_id = "planId"`.execute(db);
  await sql`insert into shopping_lists (user_id, list_id, name, plan_ids)
    select "userId", "listId", 'Shopping of ' || "userId", array["planId"] from ${people}`.execute(db);
}

/** The week that people have planned. */
export const benchWeek = { from: "2026-11-16", to: "2026-11-22" };

const allergyTexts = ["peanuts", "milk", "eggs", "shellfish", "sesame", "gluten", "soy", "tree nuts"];
const dislikeTexts = ["mushrooms", "coriander", "olives", "aubergine", "celery", "beetroot", "tofu", "liver"];

interface PersonRow {
  readonly person: BenchPerson;
  readonly hash: string;
  readonly answers: object;
}

function onePerson(seed: number, mealIds: readonly string[], isTelling: boolean): PersonRow {
  const userId = v7();
  const secret = randomBytes(32);
  // Nearly everyone answers differently, so that nobody profits from what was computed for another.
  const choices = createHash("sha256").update(String(seed)).digest();
  const pick = <Value>(values: readonly Value[], from: number): Value[] =>
    values.filter((_, index) => (choices.at((from + index) % choices.length) ?? 0) < 64);
  const allergies = isTelling ? pick(allergyTexts, 0).slice(0, 2) : [];
  return {
    person: {
      userId,
      allergies,
      listId: v7(),
      email: `${userId}@people.example`,
      password,
      token: Buffer.concat([parse(userId), secret]).toString("base64url"),
      planId: v7(),
      mealIds: Array.from({ length: favouriteCount }, (_, index) =>
        mealIds.at((seed * 13 + index * 7) % mealIds.length),
      ).filter((id) => id !== undefined),
    },
    hash: createHash("sha256").update(secret).digest("hex"),
    answers: {
      allergies: allergies.join(", "),
      dislikes: isTelling ? pick(dislikeTexts, 8).join(", ") : "",
      diets: pick(diets, 16).slice(0, 1),
      mainGoals: pick(mainGoals, 24),
      healthTags: pick(healthTags, 4).slice(0, 2),
      mealTypes: pick(mealTypes, 20),
    },
  };
}

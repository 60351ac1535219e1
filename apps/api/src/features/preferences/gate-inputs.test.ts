import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Change = (db: Queryable, userId: string) => Promise<unknown>;

/** Writes past the server, as a migration or a person at a console would. */
const changes: Readonly<Record<string, Change>> = {
  "answers about meals": (db, userId) =>
    sql`insert into preferences (user_id, part, answers) values (${userId}, 'meals', '{"allergies": "milk"}')
      on conflict (user_id, part) do update set answers = '{"allergies": "eggs"}'`.execute(db),
  "answers about exercise": (db, userId) =>
    sql`insert into preferences (user_id, part, answers) values (${userId}, 'exercise', '{"limitations": "knee"}')
      on conflict do nothing`.execute(db),
  "no answers": (db, userId) => sql`delete from preferences where user_id = ${userId}`.execute(db),
  "a birthday": (db, userId) =>
    sql`insert into profiles (user_id, first_name, last_name, born_on) values (${userId}, 'A', 'B', '2010-02-03')
      on conflict (user_id) do update set born_on = profiles.born_on - 1`.execute(db),
  "an explanation": (db, userId) =>
    sql`insert into explained_phrases (user_id, field, phrase, meanings)
      values (${userId}, 'allergies', 'moo', array['allergen milk'])
      on conflict (user_id, field, phrase) do update set meanings = array['allergen egg']`.execute(db),
  "no explanation": (db, userId) => sql`delete from explained_phrases where user_id = ${userId}`.execute(db),
  "an accepted limit": (db, userId) =>
    sql`insert into accepted_limits (user_id, condition_id) values (${userId}, 'gout') on conflict do nothing`.execute(
      db,
    ),
  "no accepted limit": (db, userId) => sql`delete from accepted_limits where user_id = ${userId}`.execute(db),
  "a reading": (db, userId) =>
    sql`insert into told_readings (user_id, vocabulary_version, told_hash, reading)
      values (${userId}, 'one', 'hash', '{}')
      on conflict (user_id) do update set vocabulary_version = told_readings.vocabulary_version || '+'`.execute(
      db,
    ),
  "no reading": (db, userId) => sql`delete from told_readings where user_id = ${userId}`.execute(db),
};

/** What is kept for the gate, and what would be collected now. */
async function compare(userId: string) {
  const { rows } = await sql<{ kept: string | null; collected: string | null }>`
    select (select input from gate_inputs where user_id = ${userId}) as kept,
      collect_gate_input(${userId}) as collected`.execute(app.composition.deps.db);
  return rows[0];
}

describe("[SPEED-04] what is kept for the gate", () => {
  it("is what the tables say after every change and every pair of changes, whichever way they came", async () => {
    const { db } = app.composition.deps;
    const { userId } = await aUserWhoAnswered(app, {});
    for (const first of Object.values(changes)) {
      for (const second of Object.values(changes)) {
        for (const change of [first, second]) {
          await change(db, userId);
          const { kept, collected } = (await compare(userId)) ?? {};
          expect(kept).toBe(collected);
        }
      }
    }
  });

  it("is gone when nothing is known any more", async () => {
    const { db } = app.composition.deps;
    const { userId } = await aUserWhoAnswered(app, {});
    await changes["an explanation"]?.(db, userId);
    expect((await compare(userId))?.kept).toContain("moo");
    await changes["no explanation"]?.(db, userId);
    expect(await compare(userId)).toEqual({ kept: null, collected: null });
  });

  it("has both of two changes that were made at the same time", async () => {
    const { db } = app.composition.deps;
    for (let round = 0; round < 10; round += 1) {
      const { userId } = await aUserWhoAnswered(app, {});
      const parts = ["answers about meals", "an explanation", "an accepted limit", "a reading"];
      await Promise.all(parts.map((name) => inTransaction(db, async (tx) => changes[name]?.(tx, userId))));
      const { kept, collected } = (await compare(userId)) ?? {};
      expect(kept).toBe(collected);
      for (const part of ["milk", "moo", "gout", "one"]) expect(kept).toContain(part);
    }
  });
});

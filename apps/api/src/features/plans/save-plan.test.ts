import { savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { editProfile } from "@fernwell/contract/profiles";
import { mealBody } from "@fernwell/contract/test/preferences";
import { asUserId } from "@fernwell/domain/people/user-id";
import { noMealAnswers } from "@fernwell/domain/recommend/answers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { upsertAnswers } from "../preferences/preferences.queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const plan = { item_name: "personal_meal_plan", item_id: "scrambled-eggs", plan_name: "Eggs" } as const;
const profile = {
  ...{ name: "Zoë Ngata", fname: "Zoë", lname: "Ngata", dob: "1990-02-28", gender: "female" },
  ...{ phone: "+6421123456789", address: "1 Fern Way" },
};

describe("a plan that is saved while answers are being saved", () => {
  it("never contains what the new answers forbid", async () => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    const answers = await app.composition.deps.db.startTransaction().execute();
    await lockPerson(answers, asUserId(userId));

    const saved = app.call(savePlan, { query: plan }, { token });
    await aTransactionWaits();
    await upsertAnswers(answers, {
      userId: asUserId(userId),
      kind: "meal",
      answers: { ...noMealAnswers, allergies: "eggs" },
    });
    await answers.commit().execute();

    const { status, body } = await saved;
    expect([status, body.code]).toEqual([409, "not_suitable"]);
  });

  it.each([
    ["answers", (token: string) => app.call(saveMealPreferences, { body: mealBody }, { token })],
    ["a date of birth", (token: string) => app.call(editProfile, { body: profile }, { token })],
  ])("is saved before %s that came later", async (_, save) => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    const plans = await app.composition.deps.db.startTransaction().execute();
    await lockPerson(plans, asUserId(userId));

    const saved = save(token);
    await aTransactionWaits();
    await plans.commit().execute();
    expect((await saved).status).toBe(200);
  });
});

const waiting = { timeout: 10_000, interval: 20 };

/** Resolves when a transaction of this test's database waits for a lock that another one holds. */
async function aTransactionWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      app.composition.deps.db,
    );
    expect(rows).toHaveLength(1);
  }, waiting);
}

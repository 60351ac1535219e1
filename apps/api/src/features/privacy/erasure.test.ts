import { login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { markFavourite } from "@fernwell/contract/favourites";
import { deleteAccount } from "@fernwell/contract/privacy";
import { getProfile } from "@fernwell/contract/profiles";
import { Redis } from "ioredis";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { serveBilling, waitForJobs } from "../../../test/billing.ts";
import { aPersonWithEverything } from "../../../test/everything.ts";
import { codeIn } from "../../../test/mail-sink.ts";
import { aUser, goodPassword, signUpBody, takeMail } from "../../../test/people.ts";
import { personalData, tableNames } from "./personal-data.ts";
import { eraseAccount, eraseAgain, forgetOld } from "./privacy.service.ts";

const billing = serveBilling();

type Someone = Awaited<ReturnType<typeof aPersonWithEverything>>;

/** Every value that could identify the person. */
function listTraces({
  userId,
  email,
  name,
  phone,
  address,
  allergy,
  planName,
  activityNote,
  customerId,
}: Someone): string[] {
  const [firstName = "", lastName = ""] = name.split(" ");
  return [
    userId,
    userId.replaceAll("-", ""),
    email,
    firstName,
    lastName,
    phone,
    address,
    allergy,
    planName,
    activityNote,
    customerId,
  ];
}

async function rowsWith(needles: readonly string[]): Promise<string[]> {
  const { db } = billing.app.composition.deps;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const hits: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(db);
    for (const { line } of rows) if (needles.some((needle) => line.includes(needle))) hits.push(name);
  }
  return hits;
}

async function redisEntriesWith(needles: readonly string[]): Promise<string[]> {
  const redis = new Redis(billing.app.composition.deps.config.redis.url);
  try {
    const keys = await redis.keys("*");
    const entries = await Promise.all(
      keys.map(async (key) => `${key} ${await redis.get(key).catch(() => "")}`),
    );
    expect(keys.length).toBeGreaterThan(0);
    return entries.filter((entry) => needles.some((needle) => entry.includes(needle)));
  } finally {
    redis.disconnect();
  }
}

async function isRefused(token: string): Promise<boolean> {
  return (await billing.app.call(getProfile, {}, { token })).status === 401;
}

describe("an account deleted by its owner", () => {
  it("[INFO-20] [OPEN-48] [SAFE-52] [WEEK-53] [WEEK-72] [DO-45] leaves no data about the person in the database, in Redis, among the jobs or in the log", async () => {
    const { app, stripe } = billing;
    const someone = await aPersonWithEverything(billing);
    const stranger = await aUser(app);
    const { token, email, password, userId, customerId } = someone;
    await app.stopWorker();
    const { status, body } = await app.call(deleteAccount, { body: { password } }, { token });
    expect(status).toBe(200);
    await expectEveryTableFilled(someone);
    await sql`select graphile_worker.add_job('accounts.send-welcome',
      json_build_object('userId', ${userId}::text), run_at => now() + interval '1 day')`.execute(
      app.composition.deps.db,
    );

    await app.startWorker();
    const receipt = await app.mail.take(email);
    await waitForJobs(billing);
    expect(receipt.subject).toBe("Your Fernwell account has been deleted");
    expect(receipt.text).toContain(body.receipt);

    const traces = listTraces(someone);
    expect(await rowsWith(traces)).toEqual([]);
    expect(await redisEntriesWith(traces)).toEqual([]);
    expect(app.logs.filter((line) => traces.some((trace) => line.includes(trace)))).toEqual([]);
    expect(app.logs.some((line) => line.includes("account erased") && line.includes(body.receipt))).toBe(
      true,
    );
    expect(stripe.state.customers[customerId]).toBeUndefined();
    expect(await isRefused(stranger.token)).toBe(false);
    expect(userId).toMatch(/^[\da-f-]{36}$/);
  });

  const endedAtOnce = ["pushDevices", "sessions", "emailDirectory", "loginSteps", "factorSetups"];

  /** Rows found by the address and ways in are already deleted; the rest waits for the worker. */
  async function expectEveryTableFilled({ userId, customerId }: Someone): Promise<void> {
    const { db } = billing.app.composition.deps;
    const empty: string[] = [];
    for (const table of tableNames) {
      const { foundBy } = personalData[table];
      if (foundBy === null || foundBy === "email" || endedAtOnce.includes(table)) continue;
      const value = foundBy === "userId" ? userId : customerId;
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(foundBy)} = ${value}`.execute(db);
      if (rows.length === 0) empty.push(table);
    }
    expect(empty).toEqual([]);
  }

  it("is closed at once: every session ends, login fails, and the address is free for a new account", async () => {
    const { app } = billing;
    const { token, email, password } = await aUser(app);
    const other = (await app.call(login, { body: { email, password } })).body.access_token;
    await app.stopWorker();
    await app.call(deleteAccount, { body: { password } }, { token });
    expect([await isRefused(token), await isRefused(other)]).toEqual([true, true]);
    expect((await app.call(login, { body: { email, password } })).status).toBe(401);

    const answer = await app.call(signup, { body: signUpBody({ email }) });
    await app.startWorker();
    const code = await takeMail(app, email, "Your Fernwell verification code");
    const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const proof = { email, verification_code: codeIn(code) };
    expect((await app.call(verifyEmail, { body: proof }, { cookie })).status).toBe(200);
    await waitForJobs(billing);
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });

  it("[TRUST-22] asks for the account's own password, not that of a sign-up with the same address", async () => {
    const { app } = billing;
    const { token, email } = await aUser(app);
    await app.call(signup, { body: signUpBody({ email, password: "Another-Garden" }) });
    const refused = await app.call(deleteAccount, { body: { password: "Another-Garden" } }, { token });
    expect([refused.status, refused.body.code]).toEqual([403, "wrong_password"]);
    expect(await isRefused(token)).toBe(false);
  });

  it("[TRUST-22] asks for the password again, and slows down guesses in this session only", async () => {
    const { app } = billing;
    const { token, email, password } = await aUser(app);
    const other = (await app.call(login, { body: { email, password } })).body.access_token;
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call(deleteAccount, { body: { password: "Wrong-Garden" } }, { token }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    expect((await app.call(deleteAccount, { body: { password } }, { token })).status).toBe(429);
    expect(await isRefused(token)).toBe(false);
    expect((await app.call(deleteAccount, { body: { password } }, { token: other })).status).toBe(200);
  });

  it("[SCALE-24] twenty times at once has one receipt and one mail", async () => {
    const { app } = billing;
    const { token, email, password } = await aUser(app);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => app.call(deleteAccount, { body: { password } }, { token })),
    );
    const refusals = tries.filter(({ status }) => status !== 200);
    expect(refusals.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
    expect(new Set(tries.flatMap(({ body }) => body.receipt ?? [])).size).toBe(1);
    await waitForJobs(billing);
    const mails = app.mail.received.filter(({ to, subject }) => to === email && subject?.includes("deleted"));
    expect(mails).toHaveLength(1);
  });

  it("includes rows that are written during the erasure", async () => {
    const { app } = billing;
    const { token, email, password } = await aUser(app);
    const { rows } = await sql<{ userId: string }>`select user_id from users where email = ${email}`.execute(
      app.composition.deps.db,
    );
    const mark = (item_id: string) =>
      app.call(markFavourite, { query: { item_name: "favorite_meal_plan", item_id } }, { token });
    const ids = app.composition.deps.catalogue
      .requireSnapshot()
      .shelves.meal.items.map(({ id }) => id)
      .slice(0, 60);
    const marks = ids.slice(0, 30).map(mark);
    const deletion = app.call(deleteAccount, { body: { password } }, { token });
    marks.push(...ids.slice(30).map(mark));

    expect((await deletion).status).toBe(200);
    const statuses = (await Promise.all(marks)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    await app.mail.take(email);
    await waitForJobs(billing);
    expect(await rowsWith([email, rows[0]?.userId ?? ""])).toEqual([]);
  });

  it("accepts no writes for an erased person", async () => {
    const { db } = billing.app.composition.deps;
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')
        and c.relname not in ('users', 'email_directory')
        and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
          and k.confrelid in ('users'::regclass, 'plans'::regclass))`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("an erasure blocked by an outside service", () => {
  async function aClosedAccount() {
    const { app } = billing;
    const someone = await aPersonWithEverything(billing);
    await app.stopWorker();
    const { body } = await app.call(
      deleteAccount,
      { body: { password: someone.password } },
      { token: someone.token },
    );
    return { ...someone, erasureId: body.receipt };
  }

  it("is retried for 30 days, and then completed without it", async () => {
    const { app, stripe } = billing;
    const someone = await aClosedAccount();
    const { deps } = app.composition;
    stripe.goDown("errors");
    await expect(eraseAccount(deps, someone.erasureId)).rejects.toThrow();
    expect((await rowsWith([someone.email])).length).toBeGreaterThan(0);

    const later = { ...deps, clock: { now: () => new Date(Date.now() + 31 * 86_400_000) } };
    await eraseAccount(later, someone.erasureId);
    expect(await rowsWith(listTraces(someone).filter((trace) => trace !== someone.customerId))).toEqual([]);
    stripe.comeBack();
    await app.startWorker();
    await waitForJobs(billing);
  });

  it("is queued again by the hourly job when its retries are used up", async () => {
    const { app } = billing;
    const someone = await aClosedAccount();
    const { deps } = app.composition;
    await sql`delete from graphile_worker._private_jobs`.execute(deps.db);
    await forgetOld({ ...deps, clock: { now: () => new Date(Date.now() + 2 * 3_600_000) } });
    await app.startWorker();
    await waitForJobs(billing);
    expect(await rowsWith([someone.userId, someone.email])).toEqual([]);
  });
});

it("erases accounts again that a restored backup brought back, using the log", async () => {
  const { app } = billing;
  const { deps } = app.composition;
  const [{ email, password, token }, stranger] = [await aUser(app), await aUser(app)];
  const { rows } = await sql<{ userId: string }>`select user_id from users where email = ${email}`.execute(
    deps.db,
  );
  await app.call(deleteAccount, { body: { password } }, { token });
  await app.mail.take(email);
  await waitForJobs(billing);
  await sql`insert into users (user_id, name, email, password_hash, email_verified_at)
    values (${rows[0]?.userId}, 'Ada Lovelace', ${email}, '', now())`.execute(deps.db);

  expect(await eraseAgain(deps, app.logs.join(""))).toBe(1);
  await waitForJobs(billing);
  expect(await rowsWith([email])).toEqual([]);
  expect(await isRefused(stranger.token)).toBe(false);
});

it("[INFO-19] deletes accounts unused for six years, and no others", async () => {
  const { app } = billing;
  const { deps } = app.composition;
  const [old, young] = [await aUser(app), await aUser(app)];
  const age = (email: string, days: number) =>
    sql`update users set last_used_at = now() - make_interval(days => ${days}) where email = ${email}`.execute(
      deps.db,
    );
  await age(old.email, 5 * 365);
  await age(young.email, 4 * 365);
  const inAYear = { ...deps, clock: { now: () => new Date(Date.now() + 367 * 86_400_000) } };
  await forgetOld(deps);
  expect(await rowsWith([old.email])).not.toEqual([]);

  await forgetOld(inAYear);
  const mail = await app.mail.take(old.email);
  await waitForJobs(billing);
  expect(mail.text).toContain("has not been used for six years");
  expect(await rowsWith([old.email])).toEqual([]);
  expect((await app.call(login, { body: { email: young.email, password: goodPassword } })).status).toBe(200);
});

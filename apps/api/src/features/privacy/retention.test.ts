import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { serveBilling } from "../../../test/billing.ts";
import { aPersonWithEverything } from "../../../test/everything.ts";
import { personalData, tableNames } from "./personal-data.ts";
import { forgetOld } from "./privacy.service.ts";

const billing = serveBilling();

async function count(table: string): Promise<number> {
  const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(billing.app.composition.deps.db);
  return rows.length;
}

async function forgetAt(hoursAhead: number): Promise<void> {
  const { deps } = billing.app.composition;
  await forgetOld({ ...deps, clock: { now: () => new Date(Date.now() + hoursAhead * 3_600_000) } });
}

const temporary = tableNames.flatMap((table) => {
  const { kept } = personalData[table];
  return typeof kept === "string" ? [] : [{ table, hours: kept.hours }];
});

describe("data with a retention time", () => {
  it("[TRUST-34] is registered for codes, sign-ups, sessions, devices, security events, checkouts, events, mails, copies and trials", () => {
    expect(Object.fromEntries(temporary.map(({ table, hours }) => [table, hours]))).toEqual({
      signUps: 24,
      pendingSignUps: 24,
      bouncedEmails: 30 * 24,
      usedTrials: 30 * 24,
      emailCodes: 24,
      sessions: 30 * 24,
      emailChanges: 8 * 24,
      devices: 60 * 24,
      securityEvents: 180 * 24,
      loginSteps: 1,
      factorSetups: 1,
      checkouts: 25,
      reminderMessages: 7 * 24,
      stripeEvents: 60 * 24,
      exports: 7 * 24,
      exportParts: 7 * 24,
      sentMails: 14 * 24,
    });
  });

  it("is deleted when its time is over, and not half an hour before", async () => {
    await aPersonWithEverything(billing);
    await billing.app.stopWorker();
    const times = [...new Set(temporary.map(({ hours }) => hours))].sort((a, b) => a - b);
    const left = () => Promise.all(temporary.map(({ table }) => count(table)));
    const initially = await left();
    expect(initially).not.toContain(0);

    for (const time of times) {
      const isOver = (at: number, limit: number) => (temporary[at]?.hours ?? 0) <= limit;
      await forgetAt(time - 0.5);
      expect(await left()).toEqual(initially.map((rows, at) => (isOver(at, time - 1) ? 0 : rows)));
      await forgetAt(time + 0.5);
      expect(await left()).toEqual(initially.map((rows, at) => (isOver(at, time) ? 0 : rows)));
    }
  });
});

it("[SCALE-45] however many rows are old, all are deleted, a thousand at a time", async () => {
  const { db } = billing.app.composition.deps;
  await sql`insert into sent_mails (mail_id, sent_at)
    select gen_random_uuid(), now() - interval '1 year' from generate_series(1, 2500)`.execute(db);
  await sql`create table deletions (rows bigint)`.execute(db);
  await sql`create function count_deletions() returns trigger language plpgsql as
    'begin insert into deletions select count(*) from gone; return null; end'`.execute(db);
  await sql`create trigger count_deletions after delete on sent_mails referencing old table as gone
    for each statement execute function count_deletions()`.execute(db);
  const before = await count("sentMails");
  await forgetAt(0);
  expect(before - (await count("sentMails"))).toBe(2500);
  const { rows } = await sql<{ rows: string }>`select rows from deletions`.execute(db);
  expect(rows.map(({ rows }) => Number(rows))).toEqual([1000, 1000, 500]);
});

it("data kept as long as the account survives any time short of six years", async () => {
  await forgetAt(5 * 365 * 24);
  for (const table of ["users", "profiles", "preferences", "favourites", "plans", "subscriptions"])
    expect(await count(table), table).toBeGreaterThan(0);
});

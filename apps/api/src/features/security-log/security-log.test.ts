import {
  changeEmail,
  changePassword,
  confirmEmail,
  endSession,
  endSessionByLink,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  resetPasswordByLink,
  undoEmailChange,
} from "@fernwell/contract/accounts";
import { startCalendar, stopCalendar } from "@fernwell/contract/calendar";
import { deleteAccount, downloadExport, requestExport } from "@fernwell/contract/privacy";
import {
  listSecurityEvents,
  type SecurityEventKind,
  securityEventKinds,
} from "@fernwell/contract/security-log";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../../test/mail-sink.ts";
import { aQuickUser, aReset, aUser, findUserId, someEmail, takeMail } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { personalData } from "../privacy/personal-data.ts";
import { forgetOld } from "../privacy/privacy.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const fresh = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };

async function listPage(token: string, before?: string) {
  const query = before === undefined ? {} : { before };
  return (await app.call(listSecurityEvents, { query }, { token })).body;
}

async function listKinds(token: string): Promise<SecurityEventKind[]> {
  return (await listPage(token)).events.map(({ kind }) => kind);
}

/** Also of an account that is closed. */
async function readKinds(userId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from security_events
    where user_id = ${userId} order by occurred_at, event_id`.execute(app.composition.deps.db);
  return rows.map(({ kind }) => kind);
}

async function waitForJobs(): Promise<void> {
  const countJobs = async () =>
    (await app.composition.pool.query("select from graphile_worker.jobs")).rowCount;
  await expect.poll(countJobs).toBe(0);
}

/** As JSON and as CSV. */
function expectCopy(files: Readonly<Record<string, Uint8Array>>): void {
  const { securityEvents } = JSON.parse(strFromU8(files["fernwell.json"] ?? new Uint8Array()));
  expect(securityEvents.at(-1)).toEqual({
    occurredAt: expect.any(String),
    kind: "export_requested",
    network: expect.stringMatching(/\.x$/),
    device: "An unrecognised device",
  });
  const csv = strFromU8(files["csv/securityEvents.csv"] ?? new Uint8Array()).split("\r\n");
  expect(csv[0]).toBe("occurredAt,kind,network,device");
  expect(csv).toHaveLength(securityEvents.length + 2);
}

async function insertEvents(userId: string, count: number, age = "1 hour"): Promise<void> {
  await sql`insert into security_events (user_id, event_id, kind, occurred_at)
    select ${userId}, gen_random_uuid(), 'logged_out', now() - ${age}::interval + number * interval '1 second'
    from generate_series(1, ${count}::int) as number`.execute(app.composition.deps.db);
}

/** The others have tests of their own: wrong passwords below, second factors in `second-factor.test.ts`. */
const shownElsewhere = [
  "login_failed",
  "passkey_added",
  "passkey_removed",
  "authenticator_added",
  "authenticator_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "second_factor_failed",
];

describe("the security log", () => {
  it("[TRUST-90] says when, on which device and from which network a person logged in or failed to", async () => {
    const { email, password, token, cookie } = await aUser(app);
    const options = { cookie, userAgent: firefox, from: "203.0.113.77" };
    await app.call(login, { body: { email, password } }, options);
    await app.call(login, { body: { email, password: "Wrong-Garden" } }, options);
    await waitForJobs();
    const { events, has_more } = await listPage(token);
    expect(has_more).toBe(false);
    expect(events.slice(0, 2)).toEqual(
      ["login_failed", "logged_in"].map((kind) => ({
        id: expect.any(String),
        kind,
        occurred_at: expect.any(String),
        device: "Firefox on Windows",
        network: "203.0.113.x",
      })),
    );
    const ageMs = Date.now() - new Date(events[0]?.occurred_at ?? 0).getTime();
    expect(ageMs).toBeLessThan(60_000);
  });

  it("[TRUST-90] [TRUST-92] tells of every other step, once, and is part of a copy", async () => {
    const person = await aUser(app);
    const { email, password, token, cookie } = person;
    const userId = await findUserId(app, email);
    const again = (word: string) => app.call(login, { body: { email, password: word } }, { cookie });
    const other = (await again(password)).body.access_token;
    const { sessions } = (await app.call(listSessions, {}, { token })).body;
    const id = sessions.find(({ is_current }) => !is_current)?.id ?? "";
    await app.call(endSession, { params: { id } }, { token });
    await app.call(endSession, { params: { id } }, { token });
    expect((await app.call(listSessions, {}, { token: other })).status).toBe(401);
    await app.call(startCalendar, { body: { password } }, { token });
    await app.call(stopCalendar, {}, { token });
    await app.call(stopCalendar, {}, { token });
    await app.call(requestExport, { body: { password } }, { token });
    await waitForJobs();
    const archive = await fetch(`${app.url}/api${downloadExport.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ password }),
    });
    expect(archive.status).toBe(200);
    expectCopy(unzipSync(new Uint8Array(await archive.arrayBuffer())));
    await app.call(changePassword, { body: { password, ...fresh } }, { token });
    expect((await listKinds(token)).toReversed()).toEqual([
      "logged_in",
      "logged_in",
      "session_ended",
      "calendar_started",
      "calendar_stopped",
      "export_requested",
      "export_downloaded",
      "password_changed",
    ]);

    await app.call(logout, {}, { token });
    const third = (await again(fresh.new_password)).body.access_token;
    await app.call(logoutEverywhere, {}, { token: third });
    const reset = await aReset(app, email);
    await waitForJobs();
    await app.call(resetPasswordByLink, {
      params: { token: reset.token },
      body: { new_password: password, confirm_password: password },
    });
    const fourth = (await app.call(login, { body: { email, password } })).body.access_token;
    const link = tokenIn(await takeMail(app, email, "New login to your Fernwell account"));
    await app.call(endSessionByLink, { params: { token: link } });
    await app.call(endSessionByLink, { params: { token: link } });
    expect((await app.call(listSessions, {}, { token: fourth })).status).toBe(401);
    const fifth = (await again(password)).body.access_token;
    const newEmail = someEmail();
    await app.call(changeEmail, { body: { email: newEmail, password } }, { token: fifth });
    const proof = tokenIn(await takeMail(app, newEmail, "Confirm your new address for Fernwell"));
    await app.call(confirmEmail, { params: { token: proof } });
    const undo = tokenIn(await takeMail(app, email, "The address of your Fernwell account was changed"));
    await app.call(undoEmailChange, { params: { token: undo }, body: fresh });
    const last = (await again(fresh.new_password)).body.access_token;
    expect((await readKinds(userId)).slice(8)).toEqual([
      "logged_out",
      "logged_in",
      "logged_out_everywhere",
      "password_reset_requested",
      "password_reset",
      "logged_in",
      "session_ended",
      "logged_in",
      "email_change_requested",
      "email_changed",
      "email_change_undone",
      "logged_in",
    ]);

    await app.stopWorker();
    await app.call(deleteAccount, { body: { password: fresh.new_password } }, { token: last });
    const kinds = await readKinds(userId);
    expect(kinds.at(-1)).toBe("deletion_requested");
    expect(new Set([...kinds, ...shownElsewhere])).toEqual(new Set(securityEventKinds));
    await app.startWorker();
    await expect.poll(() => readKinds(userId)).toEqual([]);
  });

  it("[TRUST-90] shows the newest first, ten at a time, and only to the person", async () => {
    const [mine, other] = [await aQuickUser(app), await aQuickUser(app)];
    await insertEvents(mine.userId, 23);
    await insertEvents(other.userId, 3);
    const first = await listPage(mine.token);
    const second = await listPage(mine.token, first.events.at(-1)?.id);
    const third = await listPage(mine.token, second.events.at(-1)?.id);
    expect([first, second, third].map(({ events, has_more }) => [events.length, has_more])).toEqual([
      [10, true],
      [10, true],
      [3, false],
    ]);
    const times = [first, second, third].flatMap(({ events }) => events.map((event) => event.occurred_at));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(23);
    expect(await listPage(other.token, first.events[0]?.id)).toEqual({ events: [], has_more: false });
    expect(
      (await app.call(listSecurityEvents, { query: { before: "x" } }, { token: mine.token })).status,
    ).toBe(422);
  });

  it("[TRUST-90] leaves out kinds that only a later release knows", async () => {
    const { token, userId } = await aQuickUser(app);
    await insertEvents(userId, 1);
    await sql`insert into security_events (user_id, event_id, kind) values (${userId}, gen_random_uuid(), 'beamed_up')`.execute(
      app.composition.deps.db,
    );
    expect(await listKinds(token)).toEqual(["logged_out"]);
  });
});

describe("an attack", () => {
  const guess = (email: string, from: string) =>
    app.call(login, { body: { email, password: "Wrong-Garden" } }, { from });

  it("[TRUST-91] adds one line for each network and hour", async () => {
    const { email, token } = await aUser(app);
    for (const from of ["198.51.100.1", "198.51.100.2", "198.51.100.1", "2001:db8:7:8::1"])
      await guess(email, from);
    await waitForJobs();
    const failed = (await listPage(token)).events.filter(({ kind }) => kind === "login_failed");
    expect(failed.map(({ network }) => network)).toEqual(["2001:db8:7:x", "198.51.100.x"]);
  });

  it("[TRUST-91] adds at most fifty lines of a kind a day, and hides no other kind", async () => {
    const { email, token } = await aUser(app);
    const userId = await findUserId(app, email);
    for (let network = 0; network < 60; network += 1) await guess(email, `198.18.${network}.1`);
    await waitForJobs();
    const kinds = await readKinds(userId);
    expect(kinds.filter((kind) => kind === "login_failed")).toHaveLength(50);
    await app.call(logout, {}, { token });
    expect((await readKinds(userId)).at(-1)).toBe("logged_out");
  });

  it("[TRUST-91] leaves no trace of an address that has no account", async () => {
    const count = async () => (await app.composition.pool.query("select from security_events")).rowCount;
    const before = await count();
    await guess(someEmail(), "198.51.100.9");
    await waitForJobs();
    expect(await count()).toBe(before);
  });
});

describe("the rows", () => {
  it("[TRUST-92] can be neither changed nor deleted", async () => {
    const { userId } = await aQuickUser(app);
    await insertEvents(userId, 1);
    const { db } = app.composition.deps;
    const refusal = "security_events is append-only";
    for (const statement of [
      sql`update security_events set kind = 'logged_in' where user_id = ${userId}`,
      sql`delete from security_events where user_id = ${userId}`,
      sql`truncate security_events`,
    ])
      await expect(statement.execute(db)).rejects.toThrow(refusal);
    expect(await readKinds(userId)).toEqual(["logged_out"]);
  });

  it("[TRUST-92] are written together with the step, or neither is", async () => {
    const { email, password, token } = await aUser(app);
    const { db } = app.composition.deps;
    const refuse = sql`alter table security_events add constraint refused check (kind <> 'password_changed') not valid`;
    await refuse.execute(db);
    const { status } = await app.call(changePassword, { body: { password, ...fresh } }, { token });
    await sql`alter table security_events drop constraint refused`.execute(db);
    expect(status).toBe(500);
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });

  it("[TRUST-92] are deleted after 180 days, and not before", async () => {
    expect(personalData.securityEvents.kept).toEqual({ from: "occurredAt", hours: 180 * 24 });
    const { userId } = await aQuickUser(app);
    await insertEvents(userId, 2, "180 days 1 hour");
    await insertEvents(userId, 3, "179 days 23 hours");
    await forgetOld(app.composition.deps);
    expect(await readKinds(userId)).toHaveLength(3);
  });

  it("[TRUST-91] hold no whole network address", async () => {
    const { rows } = await sql<{ network: string }>`
      select distinct network from security_events where network is not null`.execute(
      app.composition.deps.db,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(
      rows.filter(({ network }) => !/^(\d+\.\d+\.\d+|[\da-f]+(:[\da-f]+){2})[.:]x$/.test(network)),
    ).toEqual([]);
  });
});

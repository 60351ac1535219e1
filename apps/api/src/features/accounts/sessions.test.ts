import { endSession, listSessions, login, logout, logoutEverywhere } from "@fernwell/contract/accounts";
import { getProfile } from "@fernwell/contract/profiles";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function firefox(version: string, system = "Windows NT 10.0; Win64; x64"): string {
  return `Mozilla/5.0 (${system}; rv:${version}) Gecko/20100101 Firefox/${version}`;
}

async function statusWith(token: string): Promise<number> {
  return (await app.call(getProfile, {}, { token })).status;
}

describe("a session", () => {
  it("[API-14] opens the profile with at least fname and lname", async () => {
    const { token } = await aUser(app, { name: "Ada King Lovelace" });
    const { status, body } = await app.call(getProfile, {}, { token });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        name: "Ada King Lovelace",
        fname: "Ada",
        lname: "King Lovelace",
        dob: null,
        gender: null,
        phone: null,
        address: null,
      },
    });
  });

  it.each([
    ["no token", undefined],
    ["nonsense", "nonsense"],
    ["a token that nobody was given", Buffer.alloc(48, 7).toString("base64url")],
  ])("is refused with %s", async (_, token) => {
    const response = await app.call(getProfile, {}, token === undefined ? {} : { token });
    expect(response.status).toBe(401);
  });

  it("is refused with its owner's id and another secret", async () => {
    const { token } = await aUser(app);
    const bytes = Buffer.from(token, "base64url");
    bytes.writeUInt8(bytes.readUInt8(47) ^ 1, 47);
    expect(await statusWith(bytes.toString("base64url"))).toBe(401);
    expect(await statusWith(token)).toBe(200);
  });

  it("sends nothing that a cache may keep", async () => {
    const { token } = await aUser(app);
    expect((await app.call(getProfile, {}, { token })).headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["30 days after login", sql`created_at = now() - interval '30 days 1 minute'`],
    ["after 14 days without use", sql`last_used_at = now() - interval '14 days 1 minute'`],
  ])("ends %s", async (_, aged) => {
    const { token } = await aUser(app);
    await sql`update sessions set ${aged} where user_id = ${userIdIn(token)}`.execute(
      app.composition.deps.db,
    );
    expect(await statusWith(token)).toBe(401);
  });

  it.each([
    ["the same browser", firefox("140.0"), firefox("140.0"), 200],
    ["a newer version of the browser", firefox("140.0"), firefox("155.0"), 200],
    ["another browser", firefox("140.0"), `${firefox("140.0")} Edg/140.0`, 401],
    ["another system", firefox("140.0"), firefox("140.0", "X11; Linux x86_64"), 401],
    ["a program", firefox("140.0"), "curl/8.0", 401],
    ["any browser, if it began on a device that is not known", "a device", firefox("140.0"), 200],
  ])("[TRUST-63] on %s: responds %s", async (_, atLogin, afterwards, status) => {
    const { email, password } = await aUser(app);
    const { body } = await app.call(login, { body: { email, password } }, { userAgent: atLogin });
    const options = { token: body.access_token, userAgent: afterwards };
    expect((await app.call(getProfile, {}, options)).status).toBe(status);
    expect((await app.call(recommendMeals, { query: {} }, options)).status).toBe(status);
  });

  it("records its use once an hour", async () => {
    const { token } = await aUser(app);
    const userId = userIdIn(token);
    await sql`update sessions set last_used_at = now() - interval '2 hours' where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    await statusWith(token);
    const { rows } = await sql<{ isRecent: boolean }>`
      select last_used_at > now() - interval '1 minute' as is_recent from sessions where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    expect(rows).toEqual([{ isRecent: true }]);
  });

  it("is stored as a hash only", async () => {
    const { token } = await aUser(app);
    const { rows } = await sql<{ line: string }>`select s::text as line from sessions s`.execute(
      app.composition.deps.db,
    );
    const secret = Buffer.from(token, "base64url").subarray(16).toString("hex");
    expect(rows.filter(({ line }) => line.includes(secret) || line.includes(token))).toEqual([]);
  });
});

describe("logging out", () => {
  it("ends this session at once and leaves the person's others", async () => {
    const { email, password, token } = await aUser(app);
    const other = (await app.call(login, { body: { email, password } })).body.access_token;

    expect((await app.call(logout, {}, { token })).status).toBe(200);
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });

  it("everywhere ends every session of the person at once, and no one else's", async () => {
    const [{ email, password, token }, stranger] = [await aUser(app), await aUser(app)];
    const other = (await app.call(login, { body: { email, password } })).body.access_token;

    expect((await app.call(logoutEverywhere, {}, { token })).status).toBe(200);
    expect(await Promise.all([token, other, stranger.token].map(statusWith))).toEqual([401, 401, 200]);
  });
});

describe("the list of sessions", () => {
  const fetchSessions = async (token: string) => (await app.call(listSessions, {}, { token })).body.sessions;

  it("shows device and times, the latest use first, and marks the current session", async () => {
    const { email, password, token } = await aUser(app);
    await sql`update sessions set last_used_at = now() - interval '1 day',
      user_agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
      where user_id = ${userIdIn(token)}`.execute(app.composition.deps.db);
    const other = (await app.call(login, { body: { email, password } })).body.access_token;
    expect(await fetchSessions(other)).toMatchObject([
      { is_current: true },
      { device: "Firefox on Windows", is_current: false },
    ]);
  });

  it("leaves out ended sessions and other people's", async () => {
    const [{ token }, stranger] = [await aUser(app), await aUser(app)];
    await sql`insert into sessions (user_id, session_id, token_hash, user_agent, created_at)
      values (${userIdIn(token)}, gen_random_uuid(), 'old', '', now() - interval '31 days')`.execute(
      app.composition.deps.db,
    );
    expect(await fetchSessions(token)).toHaveLength(1);
    expect(await fetchSessions(stranger.token)).toHaveLength(1);
  });

  it("can be ended one by one, and only by their owner", async () => {
    const [{ email, password, token }, stranger] = [await aUser(app), await aUser(app)];
    const other = (await app.call(login, { body: { email, password } })).body.access_token;
    const id = (await fetchSessions(other)).find(({ is_current }) => is_current)?.id ?? "";

    expect((await app.call(endSession, { params: { id } }, { token: stranger.token })).status).toBe(200);
    expect(await statusWith(other)).toBe(200);
    expect((await app.call(endSession, { params: { id } }, { token })).status).toBe(200);
    expect([await statusWith(other), await statusWith(token)]).toEqual([401, 200]);
  });
});

function userIdIn(token: string): string {
  const hex = Buffer.from(token, "base64url").subarray(0, 16).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { downloadExport, getExport, requestExport } from "@fernwell/contract/privacy";
import { asUserId } from "@fernwell/domain/people/user-id";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { serveBilling, waitForJobs } from "../../../test/billing.ts";
import { aPersonWithEverything } from "../../../test/everything.ts";
import { measureBlocking } from "../../../test/measure-blocking.ts";
import { aUser, goodPassword } from "../../../test/people.ts";
import { writeCsv } from "./export-files.ts";
import { makeExport } from "./exports.ts";
import { listCopiedColumns, personalData, tableNames } from "./personal-data.ts";

const billing = serveBilling();

async function download(token: string, password = goodPassword): Promise<Response> {
  return fetch(`${billing.app.url}/api${downloadExport.path}`, {
    method: downloadExport.method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ password }),
  });
}

const withPassword = { body: { password: goodPassword } };

async function filesIn(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}

describe("a copy of a person's data", () => {
  it("[TRUST-64] is saved under a name of ours", async () => {
    const someone = await aPersonWithEverything(billing);
    const { headers } = await download(someone.token);
    expect(headers.get("content-disposition")).toBe('attachment; filename="fernwell-data.zip"');
  });

  it("[OPEN-48] [SAFE-52] [WEEK-53] [WEEK-72] [DO-45] contains every field in the register, as JSON and as CSV", async () => {
    const someone = await aPersonWithEverything(billing);
    const response = await download(someone.token);
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("cache-control"),
    ]).toEqual([200, "application/zip", "no-store"]);
    const files = await filesIn(response);
    const everything: Record<string, Record<string, unknown>[]> = JSON.parse(files["fernwell.json"] ?? "");
    // An account that is being erased has no session to request a copy with.
    const copied = tableNames.filter((table) => listCopiedColumns(table).length > 0 && table !== "erasures");
    for (const table of copied) {
      const [row = {}] = everything[table] ?? [];
      expect(Object.keys(row).sort(), table).toEqual([...listCopiedColumns(table)].sort());
      expect(files[`csv/${table}.csv`]?.split("\r\n")[0], table).toBe(Object.keys(row).join(","));
    }
    const whole = files["fernwell.json"] ?? "";
    const { email, phone, address, allergy, planName, activityNote } = someone;
    for (const word of [email, phone, address, allergy, planName, activityNote])
      expect(whole).toContain(word);
    expect(files["README.txt"]).toContain("what Fernwell holds about you");
  });

  it("contains no other person's data and no secret", async () => {
    const [someone, other] = [await aPersonWithEverything(billing), await aUser(billing.app)];
    const files = await filesIn(await download(someone.token));
    const whole = Object.values(files).join("\n");
    const copied: Readonly<Record<string, unknown>> = JSON.parse(files["fernwell.json"] ?? "{}");
    expect(whole).not.toContain(other.email);
    const { rows } = await sql<{ hash: string }>`select password_hash as hash from users`.execute(
      billing.app.composition.deps.db,
    );
    for (const { hash } of rows) expect(whole).not.toContain(hash);
    for (const table of tableNames) {
      const rule = personalData[table];
      if (rule.foundBy === null) continue;
      const hidden = Object.entries(rule.columns).flatMap(([column, use]) =>
        use === "secret" ? [column] : [],
      );
      const own = JSON.stringify(copied[table] ?? []);
      for (const column of hidden) expect(own).not.toContain(`"${column}":`);
    }
  });

  it("[TRUST-86] names the second factors with their dates, and nothing that would help to use them", async () => {
    const someone = await aPersonWithEverything(billing);
    const files = await filesIn(await download(someone.token));
    const everything: Record<string, unknown> = JSON.parse(files["fernwell.json"] ?? "");
    const day = expect.stringMatching(/^\d{4}-/);
    expect(everything["passkeys"]).toEqual([{ name: someone.passkeyName, addedAt: day, lastUsedAt: null }]);
    expect(everything["authenticators"]).toEqual([{ addedAt: day, lastUsedAt: null }]);
    expect(everything["recoveryCodes"]).toEqual([{ madeAt: day, usedAt: null }]);
  });

  it("is available to its owner only, for seven days", async () => {
    const { app } = billing;
    const { token, email } = await aUser(app);
    const stranger = await aUser(app);
    expect((await download(token)).status).toBe(404);

    const asked = await app.call(requestExport, withPassword, { token });
    expect(asked.body.state).toBe("preparing");
    expect((await app.mail.take(email)).text).toContain("/settings/your-data");
    await waitForJobs(billing);
    expect((await app.call(getExport, {}, { token })).body).toMatchObject({ state: "ready" });
    expect([(await download(token)).status, (await download(stranger.token)).status]).toEqual([200, 404]);
    expect((await download("")).status).toBe(401);

    await sql`update exports set requested_at = now() - interval '7 days 1 minute'`.execute(
      app.composition.deps.db,
    );
    expect((await app.call(getExport, {}, { token })).body.state).toBe("none");
    expect((await download(token)).status).toBe(404);
  });

  it("[TRUST-41] is made and downloaded only with the password", async () => {
    const { app } = billing;
    const { token, email } = await aUser(app);
    const refused = await app.call(requestExport, { body: { password: "Wrong-Garden" } }, { token });
    expect([refused.status, refused.body.code]).toEqual([403, "wrong_password"]);
    expect((await app.call(getExport, {}, { token })).body.state).toBe("none");

    await app.call(requestExport, withPassword, { token });
    await app.mail.take(email);
    await waitForJobs(billing);
    expect((await download(token, "Wrong-Garden")).status).toBe(403);
    expect((await download(token)).status).toBe(200);
  });

  it("is made once when it is requested many times at once", async () => {
    const { app } = billing;
    const { token, email } = await aUser(app);
    await app.stopWorker();
    const answers = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await app.call(requestExport, withPassword, { token })).body.state,
      ),
    );
    expect(answers).toEqual(Array.from({ length: 5 }, () => "preparing"));
    await app.startWorker();
    await waitForJobs(billing);
    const copies = app.mail.received.filter(
      ({ to, subject }) => to === email && subject?.includes("download"),
    );
    expect(copies).toHaveLength(1);
  });
});

describe("[SCALE-24] requests for copies", () => {
  it("are five an hour for a person, and hold up nobody else", async () => {
    const { app } = billing;
    const [one, other] = [await aUser(app), await aUser(app)];
    const statuses: number[] = [];
    for (let request = 0; request < 7; request += 1) {
      statuses.push((await app.call(requestExport, withPassword, { token: one.token })).status);
      await waitForJobs(billing);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await app.call(requestExport, withPassword, { token: other.token })).status).toBe(200);
  });
});

describe("[TRUST-09] a large copy", () => {
  /** About 9 MB of plans, each as long as a plan can be. */
  async function aPersonWithManyPlans() {
    const { token, userId } = await aUserWhoAnswered(billing.app, {});
    await sql`insert into plans (user_id, plan_id, kind, name, item_ids, extra_ingredients, ticked_names)
      select ${userId}, gen_random_uuid(), kind, 'A plan', '{}',
        (select array_agg(md5(plan || kind || line) || repeat('x', 88)) from generate_series(1, 100) as line),
        (select array_agg(md5(line || kind || plan) || repeat('y', 88)) from generate_series(1, 400) as line)
      from generate_series(1, 50) as plan, unnest('{meal,exercise,meditation}'::text[]) as kind`.execute(
      billing.app.composition.deps.db,
    );
    return { token, userId: asUserId(userId) };
  }

  it("is made without holding up other work for more than 50 ms, and sent piece by piece, with its length", async () => {
    const { deps } = billing.app.composition;
    const { userId, token } = await aPersonWithManyPlans();
    await billing.app.stopWorker();
    // The best of three: what blocks does so every time, other work on the machine does not.
    const longestMs: number[] = [];
    while (longestMs.length < 3 && !longestMs.some((ms) => ms < 50)) {
      const exportId = randomUUID();
      await sql`insert into exports (user_id, export_id) values (${userId}, ${exportId})
        on conflict (user_id) do update set export_id = excluded.export_id`.execute(deps.db);
      longestMs.push(await measureBlocking(() => makeExport(deps, { userId, exportId })));
    }
    await billing.app.startWorker();
    expect(Math.min(...longestMs)).toBeLessThan(50);

    const { rows } = await sql<{ parts: number; longest: number; all: number }>`
      select count(*)::int as parts, max(octet_length(bytes)) as longest, sum(octet_length(bytes))::int as all
      from export_parts where user_id = ${userId}`.execute(deps.db);
    expect(rows[0]?.parts).toBeGreaterThan(5);
    expect(rows[0]?.longest).toBeLessThan(512 * 1024);
    const response = await download(token);
    expect(Number(response.headers.get("content-length"))).toBe(rows[0]?.all);
    expect((await response.clone().arrayBuffer()).byteLength).toBe(rows[0]?.all);
    const everything = JSON.parse((await filesIn(response))["fernwell.json"] ?? "");
    expect([response.status, everything.plans.length, everything.plans[0].tickedNames.length]).toEqual([
      200, 150, 400,
    ]);
  });

  it("leaves nothing of the one before", async () => {
    const { app } = billing;
    const { token, userId } = await aUserWhoAnswered(app, {});
    const listCopies = async () =>
      (
        await sql<{
          id: string;
        }>`select distinct export_id as id from export_parts where user_id = ${userId}`.execute(
          app.composition.deps.db,
        )
      ).rows.map(({ id }) => id);
    await app.call(requestExport, { body: { password: goodPassword } }, { token });
    await waitForJobs(billing);
    const [first] = await listCopies();
    await app.call(requestExport, { body: { password: goodPassword } }, { token });
    await waitForJobs(billing);
    const copies = await listCopies();
    expect([copies.length, copies[0] === first]).toEqual([1, false]);
  });
});

it("CSV quotes values where needed and contains no formula", async () => {
  const rows = [
    {
      name: 'Ada "the first", Lovelace',
      note: "=1+1",
      at: new Date("2026-03-04T05:06:07Z"),
      ids: ["a", "b"],
      none: null,
    },
  ];
  async function* listRows() {
    yield* rows;
  }
  expect(await text(writeCsv(listRows()))).toBe(
    'name,note,at,ids,none\r\n"Ada ""the first"", Lovelace",\'=1+1,2026-03-04T05:06:07.000Z,"[""a"",""b""]",\r\n',
  );
});

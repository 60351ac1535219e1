import { downloadExport, getExport, requestExport } from "@fernwell/contract/privacy";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { serveBilling, waitForJobs } from "../../../test/billing.ts";
import { aPersonWithEverything } from "../../../test/everything.ts";
import { aUser } from "../../../test/people.ts";
import { writeCsv } from "./export-files.ts";
import { listCopiedColumns, personalData, tableNames } from "./personal-data.ts";

const billing = serveBilling();

async function download(token: string): Promise<Response> {
  return fetch(`${billing.app.url}/api${downloadExport.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

async function filesIn(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}

describe("a copy of a person's data", () => {
  it("[OPEN-48] [SAFE-52] contains every field in the register, as JSON and as CSV", async () => {
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
    for (const word of [someone.email, someone.phone, someone.address, someone.allergy, someone.planName])
      expect(whole).toContain(word);
    expect(files["README.txt"]).toContain("what Fernwell holds about you");
  });

  it("contains no other person's data and no secret", async () => {
    const [someone, other] = [await aPersonWithEverything(billing), await aUser(billing.app)];
    const whole = Object.values(await filesIn(await download(someone.token))).join("\n");
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
      for (const column of hidden) expect(whole).not.toContain(`"${column}"`);
    }
  });

  it("is available to its owner only, for seven days", async () => {
    const { app } = billing;
    const { token, email } = await aUser(app);
    const stranger = await aUser(app);
    expect((await download(token)).status).toBe(404);

    const asked = await app.call(requestExport, {}, { token });
    expect(asked.body.state).toBe("preparing");
    expect((await app.mail.take(email)).text).toContain("/settings#your-data");
    await waitForJobs(billing);
    expect((await app.call(getExport, {}, { token })).body).toMatchObject({ state: "ready" });
    expect([(await download(token)).status, (await download(stranger.token)).status]).toEqual([200, 404]);
    expect((await fetch(`${app.url}/api${downloadExport.path}`)).status).toBe(401);

    await sql`update exports set requested_at = now() - interval '7 days 1 minute'`.execute(
      app.composition.deps.db,
    );
    expect((await app.call(getExport, {}, { token })).body.state).toBe("none");
    expect((await download(token)).status).toBe(404);
  });

  it("is made once when it is requested many times at once", async () => {
    const { app } = billing;
    const { token, email } = await aUser(app);
    await app.stopWorker();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await app.call(requestExport, {}, { token })).body.state),
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

it("CSV quotes values where needed and contains no formula", () => {
  const rows = [
    {
      name: 'Ada "the first", Lovelace',
      note: "=1+1",
      at: new Date("2026-03-04T05:06:07Z"),
      ids: ["a", "b"],
      none: null,
    },
  ];
  expect(writeCsv(rows)).toBe(
    'name,note,at,ids,none\r\n"Ada ""the first"", Lovelace",\'=1+1,2026-03-04T05:06:07.000Z,"[""a"",""b""]",\r\n',
  );
});

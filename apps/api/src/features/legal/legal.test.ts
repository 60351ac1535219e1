import { logout, signup, verifyEmail } from "@fernwell/contract/accounts";
import { acceptDocuments, getAcceptances } from "@fernwell/contract/legal";
import { legalVersions } from "@fernwell/contract/legal-versions";
import { deleteAccount, getExport, requestExport } from "@fernwell/contract/privacy";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn } from "../../../test/mail-sink.ts";
import {
  aNewcomer,
  aQuickSession,
  aQuickUser,
  aUser,
  findUserId,
  goodPassword,
  signUpBody,
} from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const current = { terms: legalVersions.terms.version, privacy: legalVersions.privacy.version };

async function read(token: string) {
  const { body } = await app.call(getAcceptances, {}, { token });
  return { terms: body.terms.accepted_version, privacy: body.privacy.accepted_version };
}

async function listRecords(userId: string) {
  const { rows } = await sql<{ document: string; version: string; acceptedAt: Date }>`
    select document, version, accepted_at from accepted_documents where user_id = ${userId}
    order by document, version`.execute(app.composition.deps.db);
  return rows;
}

/** A person who accepted other versions than those that count now. */
async function aPersonOfEarlierVersions() {
  const { token, userId, email } = await aQuickUser(app);
  await sql`insert into accepted_documents (user_id, document, version, accepted_at) values
    (${userId}, 'terms', '2020-01-01', '2020-02-01'),
    (${userId}, 'privacy', ${current.privacy}, '2022-03-01')`.execute(app.composition.deps.db);
  return { token, userId, email };
}

describe("a sign-up", () => {
  it("[TRUST-95] records which versions were accepted, at the time of the form", async () => {
    const { email, code, cookie } = await aNewcomer(app);
    await sql`update pending_sign_ups set created_at = created_at - interval '3 hours'
      where email = ${email}`.execute(app.composition.deps.db);
    const { rows } = await sql<{ createdAt: Date }>`
      select created_at from pending_sign_ups where email = ${email}`.execute(app.composition.deps.db);
    await app.call(verifyEmail, { body: { email, verification_code: code } }, { cookie });

    const acceptedAt = rows[0]?.createdAt;
    expect(await listRecords(await findUserId(app, email))).toEqual([
      { document: "privacy", version: current.privacy, acceptedAt },
      { document: "terms", version: current.terms, acceptedAt },
    ]);
  });

  it("[TRUST-10] takes nothing for a version that is no date", async () => {
    const body = { ...signUpBody(), privacy_version: "\u0000" };
    expect((await app.call(signup, { body })).status).toBe(422);
  });

  it.each([
    ["without the form", {}],
    ["with versions that do not count", { terms_version: "1999-01-01", privacy_version: "1999-01-01" }],
  ])("[TRUST-95] %s records nothing, and the person is asked later", async (_, versions) => {
    const { terms_version: _t, privacy_version: _p, ...body } = signUpBody();
    await app.call(signup, { body: { ...body, ...versions } });
    const code = codeIn(await app.mail.take(body.email));
    await app.call(verifyEmail, { body: { email: body.email, verification_code: code } });
    const userId = await findUserId(app, body.email);
    expect(await listRecords(userId)).toEqual([]);
    const { token } = await aQuickSession(app, userId);
    expect(await read(token)).toEqual({ terms: null, privacy: null });
  });
});

describe("the documents", () => {
  it("[TRUST-97] are accepted by a person who has accepted none or others, and earlier ones stay on record", async () => {
    const { token, userId } = await aPersonOfEarlierVersions();
    expect(await read(token)).toEqual({ terms: "2020-01-01", privacy: current.privacy });

    expect((await app.call(acceptDocuments, { body: current }, { token })).status).toBe(200);
    expect(await read(token)).toEqual(current);
    const records = await listRecords(userId);
    expect(records.map(({ document, version }) => [document, version])).toEqual([
      ["privacy", current.privacy],
      ["terms", "2020-01-01"],
      ["terms", current.terms],
    ]);
    expect(records[0]?.acceptedAt).toEqual(new Date("2022-03-01T00:00:00Z"));
  });

  it("[TRUST-97] say what is different from the version before", async () => {
    const { token } = await aQuickUser(app);
    const { body } = await app.call(getAcceptances, {}, { token });
    expect([body.terms.changes, body.privacy.changes]).toEqual([
      legalVersions.terms.changes,
      legalVersions.privacy.changes,
    ]);
  });

  it("[TRUST-97] are not accepted in a version that was not shown", async () => {
    const { token, userId } = await aQuickUser(app);
    const { status, body } = await app.call(
      acceptDocuments,
      { body: { ...current, terms: "2031-01-01" } },
      { token },
    );
    expect([status, body.code]).toEqual([409, "documents_changed"]);
    expect(await listRecords(userId)).toEqual([]);
  });

  it("[TRUST-97] need not be accepted to get one's data, to log out or to delete the account", async () => {
    const { token, userId } = await aPersonOfEarlierVersions();
    const password = { body: { password: goodPassword } };
    expect((await app.call(requestExport, password, { token })).status).toBe(200);
    expect((await app.call(getExport, {}, { token })).status).toBe(200);
    const other = await aQuickSession(app, userId);
    expect((await app.call(logout, {}, { token: other.token })).status).toBe(200);
    expect((await app.call(deleteAccount, password, { token })).status).toBe(200);
    await expect.poll(() => listRecords(userId)).toEqual([]);
  });

  it("[TRUST-97] are accepted by one person only", async () => {
    const { token } = await aUser(app);
    const other = await aQuickUser(app);
    await app.call(acceptDocuments, { body: current }, { token });
    expect(await read(other.token)).toEqual({ terms: null, privacy: null });
  });
});

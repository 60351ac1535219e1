import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { forgetPassword, getEmail, retryEmail, signup } from "@fernwell/contract/accounts";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser, signUpBody, someEmail, takeMail } from "../../../test/people.ts";
import { startTestApp, type TestApp, testVariables } from "../../../test/test-app.ts";
import { newId } from "../../platform/ids.ts";
import { sendWelcome } from "../accounts/accounts.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function getBounce(token: string): Promise<string | null> {
  return (await app.call(getEmail, {}, { token })).body.bounced_at;
}

/** Runs the job of a mail that is not essential, and returns how many mails have reached the address. */
async function sendNews({ userId, email }: { userId: string; email: string }): Promise<number> {
  await sendWelcome(app.composition.deps, { userId: asUserId(userId), mailId: newId() });
  return countMails(email);
}

const countMails = (email: string) => app.mail.received.filter(({ to }) => to === email).length;

/** A person whose address has refused a mail for good. */
async function aPersonWithBounces() {
  const person = await aQuickUser(app);
  app.mail.refuseAddress(person.email);
  await sendNews(person);
  return person;
}

async function ageBounce(userId: string, days: number): Promise<void> {
  await sql`update bounced_emails set bounced_at = bounced_at - make_interval(days => ${days})
    where user_id = ${userId}`.execute(app.composition.deps.db);
}

describe("an address that refuses a mail for good", () => {
  it("[TRUST-98] gets no more mails that are not essential", async () => {
    const person = await aPersonWithBounces();
    app.mail.acceptAddress(person.email);
    expect(await sendNews(person)).toBe(0);
    expect(await getBounce(person.token)).toEqual(expect.any(String));
  });

  it("[TRUST-98] still gets the codes that the person asks for", async () => {
    const { email, token } = await aPersonWithBounces();
    app.mail.acceptAddress(email);
    await app.call(forgetPassword, { body: { email } });
    await takeMail(app, email, "Reset your Fernwell password");
    expect(await getBounce(token)).not.toBeNull();
  });

  it("[TRUST-98] is written to again after 30 days", async () => {
    const person = await aPersonWithBounces();
    app.mail.acceptAddress(person.email);
    await ageBounce(person.userId, 29);
    expect(await sendNews(person)).toBe(0);
    await ageBounce(person.userId, 2);
    expect(await sendNews(person)).toBe(1);
    expect(await getBounce(person.token)).toBeNull();
  });

  it("[TRUST-98] does not count once the account has another address", async () => {
    const { userId, token } = await aPersonWithBounces();
    const email = someEmail();
    const { db } = app.composition.deps;
    await sql`update email_directory set email = ${email} where user_id = ${userId}`.execute(db);
    await sql`update users set email = ${email} where user_id = ${userId}`.execute(db);
    expect(await getBounce(token)).toBeNull();
    expect(await sendNews({ userId, email })).toBe(1);
  });

  it("[TRUST-98] is told apart by nobody else", async () => {
    const bounced = await aPersonWithBounces();
    const unknown = someEmail();
    app.mail.refuseAddress(unknown);
    const answers = await Promise.all(
      [bounced.email, unknown, someEmail()].map(async (email) => [
        (await app.call(forgetPassword, { body: { email } })).body,
        (await app.call(signup, { body: signUpBody({ email }) })).body,
      ]),
    );
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
  });

  it("[TRUST-98] is not stored without an account", async () => {
    const body = signUpBody();
    app.mail.refuseAddress(body.email);
    await app.call(signup, { body });
    const { db } = app.composition.deps;
    await expect
      .poll(async () => (await sql`select 1 from graphile_worker._private_jobs`.execute(db)).rows.length)
      .toBe(0);
    const { rows } = await sql`select 1 from bounced_emails where email = ${body.email}`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("a refusal", () => {
  it("[TRUST-98] that is about the sender marks nobody, and is tried again", async () => {
    const person = await aQuickUser(app);
    app.mail.refuseAddress(person.email, "5.7.1 sender is blocked");
    await expect(sendNews(person)).rejects.toThrow();
    expect(await getBounce(person.token)).toBeNull();
    app.mail.acceptAddress(person.email);
    expect(await sendNews(person)).toBe(1);
  });

  it("[TRUST-98] that is not for good marks nobody", async () => {
    const person = await aQuickUser(app);
    app.mail.refuseNext(1, person.email);
    await expect(sendNews(person)).rejects.toThrow();
    expect(await getBounce(person.token)).toBeNull();
  });
});

describe("trying again", () => {
  it("[TRUST-99] clears the mark when the mail is accepted", async () => {
    const person = await aPersonWithBounces();
    app.mail.acceptAddress(person.email);
    expect((await app.call(retryEmail, {}, { token: person.token })).status).toBe(200);
    await takeMail(app, person.email, "Your email works with Fernwell again");
    await expect.poll(() => getBounce(person.token)).toBeNull();
    expect(await sendNews(person)).toBe(2);
  });

  it("[TRUST-99] keeps the mark, with a new time, when the mail is refused again", async () => {
    const { token, userId } = await aPersonWithBounces();
    await ageBounce(userId, 1);
    const before = await getBounce(token);
    await app.call(retryEmail, {}, { token });
    await expect.poll(() => getBounce(token)).not.toBe(before);
    expect(await getBounce(token)).not.toBeNull();
  });

  it("[TRUST-99] is limited, and sends nothing to an address that works", async () => {
    const { token } = await aPersonWithBounces();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await app.call(retryEmail, {}, { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

    const other = await aQuickUser(app);
    expect((await app.call(retryEmail, {}, { token: other.token })).status).toBe(200);
    expect(countMails(other.email)).toBe(0);
  });
});

it("[TRUST-43] the operator's command marks the addresses that it is given", async () => {
  const person = await aQuickUser(app);
  const { database } = app.composition.deps.config;
  const cli = fileURLToPath(new URL("../../cli.ts", import.meta.url));
  const { stdout } = spawnSync(process.execPath, [cli, "mail", "bounced"], {
    env: { ...process.env, ...testVariables(database.url, app.mail.url) },
    input: `${person.email.toUpperCase()}\r\n\n${someEmail()}\n`,
    encoding: "utf8",
  });
  expect(stdout).toBe("1 of 2 addresses have an account; only essential mails go to them\n");
  expect(await getBounce(person.token)).not.toBeNull();
  expect(await sendNews(person)).toBe(0);
});

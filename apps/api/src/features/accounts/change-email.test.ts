import {
  changeEmail,
  confirmEmail,
  forgetPassword,
  getEmail,
  login,
  undoEmailChange,
} from "@fernwell/contract/accounts";
import { startCalendar } from "@fernwell/contract/calendar";
import { getProfile } from "@fernwell/contract/profiles";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../../test/mail-sink.ts";
import { aUser, someEmail, takeMail } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const proofSubject = "Confirm your new address for Fernwell";
const changedSubject = "The address of your Fernwell account was changed";
const fresh = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };

type User = Awaited<ReturnType<typeof aUser>>;

async function ask({ password, token }: Pick<User, "password" | "token">, email: string) {
  return app.call(changeEmail, { body: { password, email } }, { token });
}

async function confirm(email: string) {
  const token = tokenIn(await takeMail(app, email, proofSubject));
  return app.call(confirmEmail, { params: { token } });
}

async function change(user: User, email: string): Promise<void> {
  await ask(user, email);
  expect((await confirm(email)).status).toBe(200);
}

async function takeUndoToken(email: string): Promise<string> {
  return tokenIn(await takeMail(app, email, changedSubject));
}

const undo = (token: string) => app.call(undoEmailChange, { params: { token }, body: fresh });

async function logInStatus(email: string, password: string): Promise<number> {
  return (await app.call(login, { body: { email, password } })).status;
}

/** Moves the times of every change into the past. */
async function ageChanges(seconds: number): Promise<void> {
  await sql`update email_changes set requested_at = requested_at - make_interval(secs => ${seconds}),
    changed_at = changed_at - make_interval(secs => ${seconds})`.execute(app.composition.deps.db);
}

const day = 24 * 60 * 60;

describe("changing the address", () => {
  it("[TRUST-38] changes nothing until the link in the mail to the new address is used, which works once", async () => {
    const user = await aUser(app);
    const email = someEmail();
    expect((await ask(user, email)).status).toBe(200);
    const mail = await takeMail(app, email, proofSubject);
    const state = await app.call(getEmail, {}, { token: user.token });
    expect(state.body).toMatchObject({ email: user.email, pending: { email } });
    expect(await logInStatus(user.email, user.password)).toBe(200);
    expect(await logInStatus(email, user.password)).toBe(401);

    const params = { token: tokenIn(mail) };
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await app.call(confirmEmail, { params })).status),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
    expect(await logInStatus(user.email, user.password)).toBe(401);
    expect(await logInStatus(email, user.password)).toBe(200);
    const after = await app.call(getEmail, {}, { token: user.token });
    expect([after.status, after.body]).toEqual([200, { email, pending: null, bounced_at: null }]);
  });

  it("[TRUST-38] needs the password, another address than now, and a link that is at most a day old", async () => {
    const user = await aUser(app);
    const email = someEmail();
    const refused = await ask({ ...user, password: "Wrong-Garden" }, email);
    expect([refused.status, refused.body.code]).toEqual([403, "wrong_password"]);
    expect((await ask(user, user.email.toUpperCase())).status).toBe(422);
    await ask(user, email);
    const token = tokenIn(await takeMail(app, email, proofSubject));
    await ageChanges(day + 1);
    const late = await app.call(confirmEmail, { params: { token } });
    expect([late.status, late.body.code]).toEqual([400, "wrong_link"]);
  });

  it("[TRUST-38] replaces the last request, whose link stops working", async () => {
    const user = await aUser(app);
    const [first, second] = [someEmail(), someEmail()];
    await ask(user, first);
    const token = tokenIn(await takeMail(app, first, proofSubject));
    await ask(user, second);
    expect((await app.call(confirmEmail, { params: { token } })).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
  });

  it("[TRUST-31] [TRUST-38] mails the new address nothing that the person typed", async () => {
    const user = await aUser(app, { name: "Zebedee Quillfeather" });
    const email = someEmail();
    await ask(user, email);
    const { subject, text, html } = await takeMail(app, email, proofSubject);
    expect(subject + text + html).not.toMatch(/Zebedee|Quillfeather/);
    expect(subject + text + html).not.toContain(user.email);
  });

  it("[TRUST-38] responds alike for a taken address, tells only its owner, and leaves it alone", async () => {
    const [user, owner] = [await aUser(app), await aUser(app)];
    const [taken, free] = [await ask(user, owner.email), await ask(await aUser(app), someEmail())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const mail = await takeMail(app, owner.email, "This address already has a Fernwell account");
    expect(mail.text).not.toContain("/confirm-email/");
    expect(await logInStatus(owner.email, owner.password)).toBe(200);
  });

  it("[TRUST-38] gives an address that two people ask for to one of them", async () => {
    const people = [await aUser(app), await aUser(app)];
    const email = someEmail();
    for (const person of people) await ask(person, email);
    const tokens = [];
    for (const _ of people) tokens.push(tokenIn(await takeMail(app, email, proofSubject)));
    const responses = await Promise.all(tokens.map((token) => app.call(confirmEmail, { params: { token } })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = people[responses.findIndex(({ status }) => status === 409)] ?? people[0];
    expect(await logInStatus(loser?.email ?? "", loser?.password ?? "")).toBe(200);
  });

  it("[TRUST-38] is limited per person and per address", async () => {
    const user = await aUser(app);
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await ask(user, someEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const email = someEmail();
    for (const person of [await aUser(app), await aUser(app)])
      for (let i = 0; i < 5; i += 1) expect((await ask(person, email)).status).toBe(200);
    expect((await ask(await aUser(app), email)).status).toBe(429);
  });
});

describe("undoing a change of address", () => {
  it("[TRUST-39] brings the old address back with a new password and closes every way in", async () => {
    const user = await aUser(app);
    const email = someEmail();
    await change(user, email);
    const thief = (await app.call(login, { body: { email, password: user.password } })).body.access_token;
    const feed = await app.call(startCalendar, { body: { password: user.password } }, { token: thief });
    const token = await takeUndoToken(user.email);

    expect((await undo(token)).status).toBe(200);
    for (const open of [user.token, thief])
      expect((await app.call(getProfile, {}, { token: open })).status).toBe(401);
    expect((await fetch(`${app.url}${new URL(feed.body.url).pathname}`)).status).toBe(404);
    expect(await logInStatus(user.email, fresh.new_password)).toBe(200);
    expect(await logInStatus(user.email, user.password)).toBe(401);
    expect(await logInStatus(email, fresh.new_password)).toBe(401);
    await takeMail(app, user.email, "Your Fernwell password was changed");
    expect((await undo(token)).status, "the link works once").toBe(400);
  });

  it("[TRUST-39] works for seven days", async () => {
    const user = await aUser(app);
    await change(user, someEmail());
    const token = await takeUndoToken(user.email);
    await ageChanges(7 * day - 60);
    const refused = await app.call(undoEmailChange, {
      params: { token },
      body: { new_password: "Password1!", confirm_password: "Password1!" },
    });
    expect(refused.body.code).toBe("common_password");
    await ageChanges(61);
    const late = await undo(token);
    expect([late.status, late.body.code]).toEqual([400, "wrong_link"]);
  });

  it("[TRUST-39] works also after the address was changed again, and ends the links of the later changes", async () => {
    const user = await aUser(app);
    const [second, third] = [someEmail(), someEmail()];
    await change(user, second);
    await change(user, third);
    const [first, later] = [await takeUndoToken(user.email), await takeUndoToken(second)];
    expect((await undo(first)).status).toBe(200);
    expect((await undo(later)).status).toBe(400);
    expect(await logInStatus(user.email, fresh.new_password)).toBe(200);
  });

  it("[TRUST-39] by the last address leaves the earlier one its link", async () => {
    const user = await aUser(app);
    const [second, third] = [someEmail(), someEmail()];
    await change(user, second);
    await change(user, third);
    const [first, later] = [await takeUndoToken(user.email), await takeUndoToken(second)];
    expect((await undo(later)).status).toBe(200);
    expect(await logInStatus(second, fresh.new_password)).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await logInStatus(user.email, fresh.new_password)).toBe(200);
  });

  it("[TRUST-39] succeeds once of many at once", async () => {
    const user = await aUser(app);
    await change(user, someEmail());
    const token = await takeUndoToken(user.email);
    const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await undo(token)).status));
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it("[TRUST-39] is refused by any other mailed link", async () => {
    const user = await aUser(app);
    const email = someEmail();
    await ask(user, email);
    const proof = tokenIn(await takeMail(app, email, proofSubject));
    await app.call(forgetPassword, { body: { email: user.email } });
    const reset = tokenIn(await takeMail(app, user.email, "Reset your Fernwell password"));
    for (const token of [proof, reset, "x"]) expect((await undo(token)).status).toBe(400);
    expect((await app.call(confirmEmail, { params: { token: reset } })).status).toBe(400);
  });
});

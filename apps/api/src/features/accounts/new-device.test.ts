import { endSessionByLink, login } from "@fernwell/contract/accounts";
import { getProfile } from "@fernwell/contract/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../../test/mail-sink.ts";
import { aUser, cookiesIn, takeMail } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const subject = "New login to your Fernwell account";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

const countMails = (email: string) =>
  app.mail.received.filter((mail) => mail.to === email && mail.subject === subject).length;

const isOpen = async (token: string, userAgent?: string) =>
  (await app.call(getProfile, {}, { token, ...(userAgent && { userAgent }) })).status === 200;

describe("a login on a new device", () => {
  it("[TRUST-40] is told by mail, with a link that ends this session and no other", async () => {
    const { email, password, token } = await aUser(app);
    const body = { email, password };
    const stolen = (await app.call(login, { body }, { userAgent: firefox })).body.access_token;
    const mail = await takeMail(app, email, subject);
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("Firefox on Windows, on ");
    expect([await isOpen(token), await isOpen(stolen, firefox)]).toEqual([true, true]);

    const params = { token: tokenIn(mail) };
    const ended = await app.call(endSessionByLink, { params });
    expect([ended.status, ended.body]).toEqual([200, { status_code: 200 }]);
    expect([await isOpen(token), await isOpen(stolen, firefox)]).toEqual([true, false]);
    expect((await app.call(endSessionByLink, { params })).status, "as good as ended").toBe(200);
    expect((await app.call(endSessionByLink, { params: { token: "x" } })).status).toBe(400);
  });

  it("[TRUST-40] is told once per device", async () => {
    const { email, password, cookie } = await aUser(app);
    const body = { email, password };
    await app.call(login, { body }, { cookie });
    const first = await app.call(login, { body });
    await takeMail(app, email, subject);
    await app.call(login, { body }, { cookie: cookiesIn(first.headers) });
    // The next mail shows that none was queued for the known devices.
    await app.call(login, { body });
    await takeMail(app, email, subject);
    expect(countMails(email)).toBe(2);
  });

  it("[TRUST-40] is told at most ten times a day, whatever the number of logins", async () => {
    const { email, password } = await aUser(app);
    for (let i = 0; i < 12; i += 1) await app.call(login, { body: { email, password } });
    await expect
      .poll(async () => (await app.composition.pool.query("select 1 from graphile_worker.jobs")).rows.length)
      .toBe(0);
    expect(countMails(email)).toBe(10);
  });
});

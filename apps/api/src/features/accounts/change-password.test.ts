import { changePassword, login, resetPasswordByLink, signup } from "@fernwell/contract/accounts";
import { startCalendar } from "@fernwell/contract/calendar";
import { errorTable } from "@fernwell/contract/errors";
import { getProfile } from "@fernwell/contract/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aReset, aUser, signUpBody, takeMail } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { changePassword as change, findActor } from "./accounts.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fresh = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };

async function logIn(email: string, password: string, cookie?: string) {
  const options = cookie === undefined ? {} : { cookie };
  return app.call(login, { body: { email, password } }, options);
}

const isOpen = async (token: string) => (await app.call(getProfile, {}, { token })).status === 200;

describe("changing the password", () => {
  it("[TRUST-36] keeps this session, ends every other and the calendar feed, and tells the person", async () => {
    const { email, password, token, cookie } = await aUser(app);
    const other = (await logIn(email, password, cookie)).body.access_token;
    const { url } = (await app.call(startCalendar, { body: { password } }, { token })).body;

    const changed = await app.call(changePassword, { body: { password, ...fresh } }, { token });
    expect([changed.status, changed.body]).toEqual([200, { status_code: 200 }]);
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
    expect((await fetch(`${app.url}${new URL(url).pathname}`)).status).toBe(404);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, fresh.new_password)).status).toBe(200);
    const mail = await takeMail(app, email, "Your Fernwell password was changed");
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("Every other device has been logged out.");
  });

  it("[TRUST-36] needs the password, a strong new one and its confirmation", async () => {
    const { email, password, token } = await aUser(app);
    const tryChange = async (body: { password: string; new_password: string; confirm_password: string }) =>
      (await app.call(changePassword, { body }, { token })).status;
    expect(await tryChange({ password: "Wrong-Garden", ...fresh })).toBe(403);
    expect(await tryChange({ password, new_password: "short", confirm_password: "short" })).toBe(422);
    expect(await tryChange({ password, ...fresh, confirm_password: "Other-Meadow" })).toBe(422);
    expect((await logIn(email, password)).status).toBe(200);
  });

  it("[TRUST-37] does not overwrite a reset that came first", async () => {
    const { email, password, token } = await aUser(app);
    const reset = await aReset(app, email);
    const { deps } = app.composition;
    const actor = await getActor(token);
    // The thief's change has checked the old password, and hashes the new one when the owner's reset comes in.
    let isReset = false;
    const passwords = {
      ...deps.passwords,
      async hash(typed: string) {
        const body = { new_password: "Owner-Meadow", confirm_password: "Owner-Meadow" };
        const { status } = await app.call(resetPasswordByLink, { params: { token: reset.token }, body });
        isReset = status === 200;
        return deps.passwords.hash(typed);
      },
    };
    const cookies = { read: () => null, write: () => {} };
    const client = {
      network: "192.0.2.7",
      neighbourhood: "192.0.2",
      userAgent: "",
      timeZone: null,
      languages: null,
    };
    await expect(
      change({ ...deps, passwords }, { actor, client, cookies }, { password, ...fresh }),
    ).rejects.toMatchObject({ code: "wrong_password" });
    expect(isReset).toBe(true);
    expect((await logIn(email, "Owner-Meadow")).status).toBe(200);
    expect((await logIn(email, fresh.new_password)).status).toBe(401);
  });
});

describe("a common password", () => {
  it.each(["Password1!", "P@ssw0rd", "Qwerty123!", "Summer2024!", "Fernwell1!"])(
    "[TRUST-35] is refused with advice at sign-up, reset and change: %s",
    async (common) => {
      const { email, password, token } = await aUser(app);
      const reset = await aReset(app, email);
      const body = { new_password: common, confirm_password: common };
      const responses = [
        await app.call(signup, { body: signUpBody({ password: common }) }),
        await app.call(resetPasswordByLink, { params: { token: reset.token }, body }),
        await app.call(changePassword, { body: { password, ...body } }, { token }),
      ];
      for (const response of responses)
        expect([response.status, response.body]).toEqual([
          400,
          { code: "common_password", detail: errorTable.common_password.detail },
        ]);
      expect((await logIn(email, password)).status).toBe(200);
      const again = await app.call(resetPasswordByLink, { params: { token: reset.token }, body: fresh });
      expect(again.status, "the link is not used up").toBe(200);
    },
  );
});

async function getActor(token: string) {
  const actor = await findActor(app.composition.deps, { token, userAgent: "" });
  if (!actor) throw new Error("the session has ended");
  return actor;
}

import { login } from "@fernwell/contract/accounts";
import type { CallInput } from "@fernwell/contract/endpoint";
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmLogin,
  getLoginStep,
} from "@fernwell/contract/second-factor";
import { Secret, TOTP } from "otpauth";
import type { CallOptions } from "./call-endpoint.ts";
import { aUser, cookiesIn } from "./people.ts";
import type { TestApp } from "./test-app.ts";
import { createVirtualPasskey } from "./virtual-passkey.ts";

/** The code that an authenticator app with this secret shows. */
export function showCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** A person who has turned on an authenticator app. The code of this moment is used. */
export async function aUserWithAuthenticator(app: TestApp) {
  const user = await aUser(app);
  return { ...user, ...(await turnOnAuthenticator(app, user)) };
}

export async function turnOnAuthenticator(
  app: TestApp,
  { token, password }: { readonly token: string; readonly password: string },
) {
  const { setup_id, secret, uri } = (await app.call(beginAuthenticator, { body: { password } }, { token }))
    .body;
  const code = showCode(secret, app.composition.deps.clock.now());
  const { body } = await app.call(addAuthenticator, { body: { setup_id, code } }, { token });
  return { secret, uri, recoveryCodes: body.recovery_codes ?? [] };
}

export async function aUserWithPasskey(app: TestApp) {
  const user = await aUser(app);
  return { ...user, ...(await turnOnPasskey(app, user)) };
}

export async function turnOnPasskey(
  app: TestApp,
  { token, password }: { readonly token: string; readonly password: string },
  name = "My phone",
) {
  const passkey = createVirtualPasskey();
  const { setup_id, options } = (await app.call(beginPasskey, { body: { password } }, { token })).body;
  const response = passkey.create(options);
  const { body } = await app.call(addPasskey, { body: { setup_id, name, response } }, { token });
  return { passkey, passkeyId: body.id, recoveryCodes: body.recovery_codes ?? [] };
}

/** Gives the right password, and returns the cookies with which the login can be confirmed. */
export async function beginLogin(
  app: TestApp,
  { email, password }: { readonly email: string; readonly password: string },
  options: CallOptions = {},
) {
  const response = await app.call(login, { body: { email, password } }, options);
  return { response, cookie: cookiesIn(response.headers) };
}

type Proof = CallInput<typeof confirmLogin>["body"];

export function confirm(app: TestApp, cookie: string, body: Proof, options: CallOptions = {}) {
  return app.call(confirmLogin, { body }, { cookie, ...options });
}

/** The challenge that a passkey signs to confirm the login. */
export async function getChallenge(app: TestApp, cookie: string): Promise<{ challenge: string }> {
  const { body } = await app.call(getLoginStep, {}, { cookie });
  if (!body.passkey) throw new Error("the person has no passkey");
  return body.passkey;
}

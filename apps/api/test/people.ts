import { randomUUID } from "node:crypto";
import { login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { codeIn } from "./mail-sink.ts";
import type { TestApp } from "./test-app.ts";

export const goodPassword = "Quiet-Garden";

export function someEmail(): string {
  return `p${randomUUID().slice(0, 8)}@people.example`;
}

interface SignUpOverrides {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

/** What the signup screen sends. */
export function signUpBody({
  name = "Ada Lovelace",
  email = someEmail(),
  password = goodPassword,
}: SignUpOverrides = {}) {
  const now = new Date().toISOString();
  return {
    name,
    email,
    password,
    password_confirm: password,
    role: "user",
    verified: false,
    created_at: now,
    updated_at: now,
    verification_code: "000000",
  };
}

/** A person who has signed up and not verified yet, with the code that was mailed. */
export async function aNewcomer(app: TestApp, overrides: SignUpOverrides = {}) {
  const body = signUpBody(overrides);
  await app.call(signup, { body });
  return { ...body, code: codeIn(await app.mail.take(body.email)) };
}

/** A verified person with a session. */
export async function aUser(app: TestApp, overrides: SignUpOverrides = {}) {
  const { email, password, code } = await aNewcomer(app, overrides);
  await app.call(verifyEmail, { body: { email, verification_code: code } });
  const { body } = await app.call(login, { body: { email, password } });
  return { email, password, token: body.access_token, redirectUrl: body.redirect_url };
}

import { randomUUID } from "node:crypto";
import { forgetPassword, login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { sql } from "kysely";
import { codeIn, tokenIn } from "./mail-sink.ts";
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

/** The body that the signup screen sends. */
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

/** A verified person with a session, who has read the welcome mail. */
export async function aUser(app: TestApp, overrides: SignUpOverrides = {}) {
  const { email, password, code } = await aNewcomer(app, overrides);
  await app.call(verifyEmail, { body: { email, verification_code: code } });
  await app.mail.take(email);
  const { body } = await app.call(login, { body: { email, password } });
  return { email, password, token: body.access_token, redirectUrl: body.redirect_url };
}

/** Requests a reset and reads the code and the link's token from the mail. */
export async function aReset(app: TestApp, email: string) {
  await app.call(forgetPassword, { body: { email } });
  const mail = await app.mail.take(email);
  return { mail, code: codeIn(mail), token: tokenIn(mail) };
}

/** Ages the codes of an address. */
export async function ageCodes(app: TestApp, email: string, seconds: number): Promise<void> {
  await sql`update email_codes set
    requested_at = requested_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})
    where email = ${email}`.execute(app.composition.deps.db);
}

/** Creates many accounts directly in the database, all with one password. */
export async function manyAccounts(app: TestApp, count: number): Promise<string[]> {
  const { db, passwords } = app.composition.deps;
  const passwordHash = await passwords.hash(goodPassword);
  const emails = Array.from({ length: count }, someEmail);
  await sql`
    with people as (select gen_random_uuid() as user_id, email from unnest(${emails}::text[]) as email),
      names as (insert into email_directory (email, user_id) select email, user_id from people),
      accounts as (insert into users (user_id, name, email, password_hash, email_verified_at)
        select user_id, 'Ada Lovelace', email, ${passwordHash}, now() from people)
    insert into profiles (user_id, first_name, last_name) select user_id, 'Ada', 'Lovelace' from people`.execute(
    db,
  );
  return emails;
}

/** Another code than this one. */
export function otherThan(code: string): string {
  return code === "999999" ? "999998" : "999999";
}

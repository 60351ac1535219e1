import { randomUUID } from "node:crypto";
import { forgetPassword, login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { legalVersions } from "@fernwell/contract/legal-versions";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { insertSession } from "../src/features/accounts/sessions.queries.ts";
import { newId } from "../src/platform/ids.ts";
import { issueToken } from "../src/platform/secret-token.ts";
import type { CallOptions } from "./call-endpoint.ts";
import { codeIn, type MailSink, type ReceivedMail, tokenIn } from "./mail-sink.ts";
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
    terms_version: legalVersions.terms.version,
    privacy_version: legalVersions.privacy.version,
  };
}

/** A person who has signed up and not verified yet, with the code that was mailed. */
export async function aNewcomer(app: TestApp, overrides: SignUpOverrides = {}, options: CallOptions = {}) {
  const body = signUpBody(overrides);
  const { headers } = await app.call(signup, { body }, options);
  return {
    ...body,
    cookie: cookiesIn(headers),
    code: codeIn(await takeMail(app, body.email, "Your Fernwell verification code")),
  };
}

/** A verified person with a session in the browser that has the cookie, who has read the welcome mail. */
export async function aUser(app: TestApp, overrides: SignUpOverrides = {}) {
  const { email, password, code } = await aNewcomer(app, overrides);
  const verified = await app.call(verifyEmail, { body: { email, verification_code: code } });
  await app.mail.take(email);
  const cookie = cookiesIn(verified.headers);
  const { body } = await app.call(login, { body: { email, password } }, { cookie });
  return { email, password, cookie, token: body.access_token, redirectUrl: body.redirect_url };
}

/** What a browser would send back. */
export function cookiesIn(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Requests a reset and reads the code and the link's token from the mail. */
export async function aReset(app: TestApp, email: string) {
  await app.call(forgetPassword, { body: { email } });
  const mail = await takeMail(app, email, "Reset your Fernwell password");
  return { mail, code: codeIn(mail), token: tokenIn(mail) };
}

/** The next mail with this subject, past any others. */
export async function takeMail(
  { mail: sink }: { readonly mail: Pick<MailSink, "take"> },
  email: string,
  subject: string,
): Promise<ReceivedMail> {
  for (;;) {
    const mail = await sink.take(email);
    if (mail.subject === subject) return mail;
  }
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

/** A person with a session, created directly in the database, for tests that need many. */
export async function aQuickUser(app: TestApp) {
  const [email = ""] = await manyAccounts(app, 1);
  const userId = await findUserId(app, email);
  return { email, userId, ...(await aQuickSession(app, userId)) };
}

export async function aQuickSession(app: TestApp, userId: string) {
  const sessionId = newId();
  const { token, hash } = issueToken(userId);
  const { db } = app.composition.deps;
  await insertSession(db, { userId: asUserId(userId), hash }, { sessionId, userAgent: "test" });
  return { sessionId, token };
}

export async function findUserId(app: TestApp, email: string): Promise<string> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from email_directory where email = ${email}`.execute(app.composition.deps.db);
  const [row] = rows;
  if (row === undefined) throw new Error(`no account has the address ${email}`);
  return row.userId;
}

/** Another code than this one. */
export function otherThan(code: string): string {
  return code === "999999" ? "999998" : "999999";
}

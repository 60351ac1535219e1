import { createHmac } from "node:crypto";
import { forgetPassword } from "@fernwell/contract/accounts";
import { startCalendar } from "@fernwell/contract/calendar";
import type { Endpoint } from "@fernwell/contract/endpoint";
import type { ErrorCode } from "@fernwell/contract/errors";
import type { SecurityEventKind } from "@fernwell/contract/security-log";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { personalData, tableNames } from "../src/features/privacy/personal-data.ts";
import type { BoundRoute } from "../src/platform/http/router.ts";
import { newId } from "../src/platform/ids.ts";
import { issueToken } from "../src/platform/secret-token.ts";
import { serveBilling } from "./billing.ts";
import { listContractEndpoints } from "./contract-endpoints.ts";
import { swapSecrets } from "./credentials.ts";
import { aPersonWithEverything } from "./everything.ts";
import { generateInput } from "./fuzz/generate-request.ts";
import { createRandom } from "./fuzz/random.ts";
import { createFinder } from "./fuzz/world.ts";
import { tokenIn } from "./mail-sink.ts";
import { aQuickUser } from "./people.ts";
import { someAddress } from "./test-app.ts";

/** Every endpoint with every kind of wrong credential. A new endpoint is covered by being bound. */
const billing = serveBilling();

let owner: Awaited<ReturnType<typeof aPersonWithEverything>>;
let ownedIds: string[];
let calendarToken: string;
let resetToken: string;
let ownedBefore: Record<string, string>;

async function setUp(): Promise<void> {
  const { app } = billing;
  owner = await aPersonWithEverything(billing);
  const { body } = await app.call(
    startCalendar,
    { body: { password: owner.password } },
    { token: owner.token },
  );
  calendarToken = /([\w-]{64})\.ics/.exec(body.url)?.[1] ?? "";
  const other = await aQuickUser(app);
  await app.call(forgetPassword, { body: { email: other.email } });
  resetToken = tokenIn(await app.mail.take(other.email));
  const { rows } = await sql<{ id: string }>`
    select plan_id as id from plans where user_id = ${owner.userId}
    union all select device_id from plan_devices where user_id = ${owner.userId}
    union all select device_id from week_devices where user_id = ${owner.userId}
    union all select session_id from sessions where user_id = ${owner.userId}
    union all select event_id from security_events where user_id = ${owner.userId}
    union all select export_id from exports where user_id = ${owner.userId}
    union all select activity_id from activities where user_id = ${owner.userId}
    union all select list_id from shopping_lists where user_id = ${owner.userId}
    union all select entry_id from plan_entries where user_id = ${owner.userId}
    union all select passkey_id from passkeys where user_id = ${owner.userId}`.execute(
    app.composition.deps.db,
  );
  ownedIds = [owner.userId, ...rows.map(({ id }) => id)];
  ownedBefore = await readOwned();
}

let isSetUp: Promise<void> | null = null;

/** Once, and in a test: a hook may not wait for jobs. */
function prepare(): Promise<void> {
  isSetUp ??= setUp();
  return isSetUp;
}

/** All that a stranger adds: the owner is told of wrong passwords and of resets that anyone asked for. */
const strangersEvents: SecurityEventKind[] = ["login_failed", "password_reset_requested"];

/** Everything that is stored about the owner. */
async function readOwned(): Promise<Record<string, string>> {
  const { db } = billing.app.composition.deps;
  const owned: Record<string, string> = {};
  for (const table of tableNames.filter((name) => personalData[name].foundBy === "userId")) {
    const { rows } = await sql<{ all: string }>`
      select coalesce(json_agg(to_json(owned) order by to_json(owned)::text)::text, '') as all
      from ${sql.table(table)} as owned where user_id = ${owner.userId}
      and (to_json(owned)->>'kind' = any(${strangersEvents})) is not true`.execute(db);
    owned[table] = rows[0]?.all ?? "";
  }
  return owned;
}

function listRoutes(access: BoundRoute["access"]): Endpoint[] {
  return billing.app.router.routes.filter((route) => route.access === access).map(({ endpoint }) => endpoint);
}

/** Inputs that the endpoint accepts, and that name the owner's things wherever it takes an id of a person's own. */
function generateInputs(endpoint: Endpoint, secrets: Readonly<Record<string, string>> = {}, ids = ownedIds) {
  const { app } = billing;
  const findKnown = createFinder(app, [], []);
  const { email } = owner;
  const person = { email, userId: owner.userId, token: "", sessionId: newId(), plans: ids };
  return ids.flatMap((id) =>
    [1, 2, 3].map((seed) => {
      const random = createRandom(seed);
      const find = findKnown({ random, person, email, endpoint: endpoint.name });
      return generateInput(endpoint, {
        random,
        hostility: 0,
        findKnown: (name, schema) => secrets[name] ?? (schema.format === "uuid" ? id : find(name, schema)),
      });
    }),
  );
}

async function send(
  { method }: Endpoint,
  { path, body }: { readonly path: string; readonly body: unknown },
  headers: Readonly<Record<string, string>>,
) {
  const response = await fetch(billing.app.url + path, {
    method,
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress(), ...headers },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const cacheControl = response.headers.get("cache-control");
  return { status: response.status, text, cacheControl, code: /"code":"(\w+)"/.exec(text)?.[1] };
}

function findOwned(text: string): string[] {
  const { name, phone, address, allergy, planName, activityNote, email, customerId, token } = owner;
  return [name, phone, address, allergy, planName, activityNote, email, customerId, token].filter((each) =>
    text.includes(each),
  );
}

/** What a visitor tries who has neither the password nor the mails. */
const guesses = {
  password: "Wrong-Garden",
  verification_code: "00000001",
  reset_code: "00000001",
  token: "A".repeat(64),
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function aSessionThat(
  change: (userId: string) => ReturnType<typeof sql>,
): Promise<Record<string, string>> {
  const { userId, token } = await aQuickUser(billing.app);
  await change(userId).execute(billing.app.composition.deps.db);
  return bearer(token);
}

type Headers = Record<string, string>;

const wrongCredentials: readonly [string, ErrorCode, () => Headers | Promise<Headers>][] = [
  ["no credential", "not_signed_in", () => ({})],
  ["the scheme without a token", "not_signed_in", () => ({ authorization: "Bearer" })],
  ["another scheme", "not_signed_in", () => ({ authorization: `Basic ${owner.token}` })],
  ["two tokens", "not_signed_in", () => bearer(`${owner.token} ${owner.token}`)],
  ["a token with a foreign character", "not_signed_in", () => bearer(`${owner.token}=`)],
  [
    "a token in a cookie",
    "not_signed_in",
    () => ({ cookie: `token=${owner.token}; authToken=${owner.token}` }),
  ],
  ["a token that is cut off", "session_ended", () => bearer(owner.token.slice(0, -1))],
  ["a token that is too long", "session_ended", () => bearer(`${owner.token}AAAA`)],
  ["a token of nobody", "session_ended", () => bearer(issueToken(newId()).token)],
  ["the owner's id with a new secret", "session_ended", () => bearer(issueToken(owner.userId).token)],
  [
    "the owner's id with another person's secret",
    "session_ended",
    async () => bearer(swapSecrets(owner.token, (await aQuickUser(billing.app)).token)),
  ],
  ["the owner's calendar address", "session_ended", () => bearer(calendarToken)],
  ["a link for a new password", "session_ended", () => bearer(resetToken)],
  [
    "a session past its age",
    "session_ended",
    () =>
      aSessionThat(
        (id) => sql`update sessions set created_at = now() - interval '31 days' where user_id = ${id}`,
      ),
  ],
  [
    "a session past its idle time",
    "session_ended",
    () =>
      aSessionThat(
        (id) => sql`update sessions set last_used_at = now() - interval '15 days' where user_id = ${id}`,
      ),
  ],
  [
    "a session that was ended",
    "session_ended",
    () => aSessionThat((id) => sql`delete from sessions where user_id = ${id}`),
  ],
];

describe("[TRUST-60] every endpoint", () => {
  it("of the contract is bound, so that the tests below cover it", async () => {
    const defined = await listContractEndpoints();
    expect(defined.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
      billing.app.router.routes.map(({ endpoint }) => endpoint.name).toSorted(),
    );
  });

  it.each(wrongCredentials)("for a signed-in person refuses %s with %s", async (_, code, getHeaders) => {
    await prepare();
    const headers = await getHeaders();
    for (const endpoint of listRoutes("signedIn")) {
      const [input = { path: "", body: {} }] = generateInputs(endpoint);
      const response = await send(endpoint, input, headers);
      expect([endpoint.name, response.status, response.code]).toEqual([endpoint.name, 401, code]);
    }
    expect(await readOwned()).toEqual(ownedBefore);
  });

  it("shows another person nothing of the owner's, and changes nothing of it, whatever ids they name", async () => {
    await prepare();
    const { app } = billing;
    for (const endpoint of listRoutes("signedIn")) {
      const statuses = new Set<number>();
      let stranger = await aQuickUser(app);
      for (const input of generateInputs(endpoint)) {
        let response = await send(endpoint, input, bearer(stranger.token));
        if (response.status === 401) {
          // The call before has ended the session or the account.
          stranger = await aQuickUser(app);
          response = await send(endpoint, input, bearer(stranger.token));
        }
        expect([endpoint.name, findOwned(response.text)]).toEqual([endpoint.name, []]);
        statuses.add(response.status);
      }
      // Some input was right: the endpoint did more than refuse its form.
      expect([endpoint.name, statuses]).not.toEqual([endpoint.name, new Set([422])]);
    }
    expect(await readOwned()).toEqual(ownedBefore);
  });

  it("responds to ids of another person as to ids of nobody", async () => {
    await prepare();
    const respond = async (endpoint: Endpoint, id: string) => {
      const { token } = await aQuickUser(billing.app);
      const [input = { path: "", body: {} }] = generateInputs(endpoint, {}, [id]);
      const { status, code } = await send(endpoint, input, bearer(token));
      return `${status} ${code}`;
    };
    const write = (endpoint: Endpoint, id: string) => JSON.stringify(generateInputs(endpoint, {}, [id]));
    const takesId = (endpoint: Endpoint) => write(endpoint, "a") !== write(endpoint, "b");
    const withId = listRoutes("signedIn").filter(takesId);
    expect(withId.length).toBeGreaterThan(10);
    for (const endpoint of withId) {
      const toNobodys = await respond(endpoint, newId());
      const responses = await Promise.all(ownedIds.map((id) => respond(endpoint, id)));
      expect([endpoint.name, new Set(responses)]).toEqual([endpoint.name, new Set([toNobodys])]);
    }
    expect(await readOwned()).toEqual(ownedBefore);
  });

  it("lets no cache keep a response, with a session or without", async () => {
    await prepare();
    for (const endpoint of [...listRoutes("signedIn"), ...listRoutes("anyone")]) {
      const [input = { path: "", body: {} }] = generateInputs(endpoint, guesses, [newId()]);
      const { token } = await aQuickUser(billing.app);
      const responses = [await send(endpoint, input, bearer(token)), await send(endpoint, input, {})];
      expect([endpoint.name, responses.map(({ cacheControl }) => cacheControl)]).toEqual([
        endpoint.name,
        ["no-store", "no-store"],
      ]);
    }
  });

  it("for anyone shows a visitor who knows the owner's address nothing of the owner's, and changes nothing of it", async () => {
    await prepare();
    for (const endpoint of listRoutes("anyone")) {
      for (const input of generateInputs(endpoint, guesses).slice(0, 3)) {
        const { text, code } = await send(endpoint, input, {});
        expect([endpoint.name, findOwned(text), text.includes("access_token")]).toEqual([
          endpoint.name,
          [],
          false,
        ]);
        expect(["not_signed_in", "session_ended"]).not.toContain(code);
      }
    }
    expect(await readOwned()).toEqual(ownedBefore);
  });

  it("for anyone with a secret in its address refuses every other secret", async () => {
    await prepare();
    const other = await aQuickUser(billing.app);
    const secrets = [
      ...[owner.token, other.token, issueToken(owner.userId).token, swapSecrets(calendarToken, other.token)],
      ...[
        calendarToken.slice(0, -1),
        `${resetToken.slice(0, -1)}`,
        swapSecrets(resetToken, other.token),
        "A".repeat(64),
      ],
    ];
    const withSecret = listRoutes("anyone").filter(({ path }) => path.includes(":"));
    expect(withSecret.length).toBeGreaterThan(0);
    for (const endpoint of withSecret) {
      for (const secret of secrets.flatMap((each) => [each, `${each}.ics`])) {
        const [{ body } = { body: {} }] = generateInputs(endpoint);
        const path = `/api${endpoint.path.replace(/:\w+/, secret)}`;
        const { status, text } = await send(endpoint, { path, body }, {});
        // Ending a session that has ended already is no failure, so this link does not say whether it was right.
        const isRefused = [400, 404, 422, ...(endpoint.name === "endSessionByLink" ? [200] : [])].includes(
          status,
        );
        expect([endpoint.name, isRefused, findOwned(text)]).toEqual([endpoint.name, true, []]);
      }
    }
    expect(await readOwned()).toEqual(ownedBefore);
  });

  it("for a machine refuses a message without its signature, with another's, of another message or too old", async () => {
    await prepare();
    const body = {
      id: "evt_access",
      object: "event",
      type: "customer.updated",
      created: 1_700_000_000,
      livemode: false,
    };
    const sign = (text: string, secret: string, at = Math.floor(Date.now() / 1000)) =>
      `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${text}`).digest("hex")}`;
    const { webhookSecret } = billing.stripe;
    const text = JSON.stringify(body);
    const signatures = [
      ...["", "t=1", "v1=00", sign(text, "whsec_other"), sign(`${text} `, webhookSecret)],
      ...[sign(text, webhookSecret, Math.floor(Date.now() / 1000) - 3_600), owner.token],
    ];
    for (const endpoint of listRoutes("signed")) {
      const input = { path: `/api${endpoint.path}`, body };
      const answers = [await send(endpoint, input, bearer(owner.token))];
      for (const signature of signatures) {
        answers.push(await send(endpoint, input, { "stripe-signature": signature }));
      }
      expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(["400 wrong_signature"]),
      );
    }
  });
});

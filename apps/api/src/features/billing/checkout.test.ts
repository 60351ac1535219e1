import { createCheckoutSession } from "@fernwell/contract/billing";
import { errorTable } from "@fernwell/contract/errors";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aSubscriber,
  type BillingApp,
  becomes,
  customerOf,
  endSubscription,
  leaksOf,
  sessionsOf,
  startBillingApp,
  startCheckout,
  statusOf,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";
import { compose } from "../../deps.ts";
import { findAccountByEmail } from "../accounts/accounts.queries.ts";
import { createCheckoutSession as createSession } from "./billing.service.ts";

let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(async () => {
  expect(leaksOf(billing)).toEqual([]);
  await billing.close();
});

const callCheckout = (token: string, pkg: "Annual" | "Monthly" = "Annual") =>
  billing.app.call(createCheckoutSession, { query: { pkg } }, { token });

describe("a checkout", () => {
  it.each([
    ["Annual", 3600, "year"],
    ["Monthly", 500, "month"],
  ] as const)(
    "[API-17] [OPEN-01] [OPEN-37] of %s answers a url where the plan is bought at its price after 14 free days",
    async (pkg, unitAmount, period) => {
      const { email, token } = await aUser(billing.app);
      const { status, body } = await callCheckout(token, pkg);
      const [session] = sessionsOf(billing, email);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(["url"]);
      expect(body.url).toBe(`${billing.stripe.url}/c/pay/${session?.id}`);
      expect(billing.stripe.state.prices[session?.price ?? ""]).toMatchObject({ unitAmount, period });
      expect(session).toMatchObject({
        trialDays: 14,
        successUrl: "http://127.0.0.1:5173/subscription?checkout=done",
        cancelUrl: "http://127.0.0.1:5173/subscription",
      });
    },
  );

  it("[API-17] needs one of the two plans", async () => {
    const { token } = await aUser(billing.app);
    for (const query of ["", "?pkg=", "?pkg=annual", "?pkg=Weekly", "?pkg=Annual&pkg=Monthly"]) {
      const answer = await fetch(`${billing.app.url}/api/subscription/create-checkout-session${query}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
      expect([query, answer.status]).toEqual([query, 422]);
    }
  });

  it("that is asked for again is the same one", async () => {
    const { email, token } = await aUser(billing.app);
    const url = await startCheckout(billing, token);
    expect(await startCheckout(billing, token)).toBe(url);
    expect(sessionsOf(billing, email)).toHaveLength(1);
  });

  it("of the other plan closes the one before", async () => {
    const { email, token } = await aUser(billing.app);
    const annual = await startCheckout(billing, token, "Annual");
    const monthly = await startCheckout(billing, token, "Monthly");
    expect(sessionsOf(billing, email).map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(await billing.stripe.pay(annual, testCards.pays)).toBeNull();
    expect(await billing.stripe.pay(monthly, testCards.pays)).not.toBeNull();
  });

  it("that is nearly a day old is closed, and another one is opened", async () => {
    const { email, token } = await aUser(billing.app);
    await startCheckout(billing, token);
    await sql`update checkouts set created_at = now() - interval '23 hours 1 minute'`.execute(
      billing.app.composition.deps.db,
    );
    await startCheckout(billing, token);
    expect(sessionsOf(billing, email).map(({ status }) => status)).toEqual(["expired", "open"]);
  });
});

describe("many checkouts of one person at the same time", () => {
  it("are one open session of one customer", async () => {
    const { email, token } = await aUser(billing.app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => callCheckout(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(sessionsOf(billing, email).map(({ status }) => status)).toEqual(["open"]);
  });

  it("are one open session of one customer also when several servers are asked", async () => {
    const { email } = await aUser(billing.app);
    const userId = await userIdOf(email);
    const servers = Array.from({ length: 5 }, () =>
      compose(billing.app.composition.deps.config, { process: "server", logTo: { write: () => {} } }),
    );
    const urls = await Promise.all(
      servers.map(({ deps }) => createSession(deps, { userId, sessionId: "" }, "Annual")),
    );
    await Promise.all(servers.map((server) => server.close()));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(sessionsOf(billing, email).map(({ status }) => status)).toEqual(["open"]);
  });

  it("of both plans leave one open session, and every url that is answered last leads to it", async () => {
    const { email, token } = await aUser(billing.app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => callCheckout(token, i % 2 === 0 ? "Annual" : "Monthly")),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.detail)).toEqual(
      refused.map(() => errorTable.checkoutReplaced.detail),
    );
    const open = sessionsOf(billing, email).filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    expect(answers.map(({ body }) => body.url)).toContain(`${billing.stripe.url}/c/pay/${open[0]?.id}`);
  });
});

describe("an answer that gets lost after the session was made", () => {
  it("is asked for again at once, and it is the same session", async () => {
    const { email, token } = await aUser(billing.app);
    billing.stripe.loseAnswers(2);
    await startCheckout(billing, token);
    expect(sessionsOf(billing, email)).toHaveLength(1);
  });

  it("leaves a readable refusal when it stays lost, and the next try finds the same session", async () => {
    const { email, token } = await aUser(billing.app);
    await startCheckout(billing, token);
    await sql`update checkouts set session_id = null, url = null where session_id = ${
      sessionsOf(billing, email)[0]?.id
    }`.execute(billing.app.composition.deps.db);

    billing.stripe.loseAnswers(10);
    const refusal = await callCheckout(token);
    billing.stripe.loseAnswers(0);
    expect([refusal.status, refusal.body.detail]).toEqual([503, errorTable.paymentsUnavailable.detail]);
    expect(refusal.headers.get("retry-after")).toBe("5");

    const url = await startCheckout(billing, token);
    expect(url).toBe(`${billing.stripe.url}/c/pay/${sessionsOf(billing, email)[0]?.id}`);
    expect(sessionsOf(billing, email)).toHaveLength(1);
  });
});

describe("somebody who has subscribed", () => {
  it("is told so instead of paying twice", async () => {
    const { email, token } = await aSubscriber(billing);
    const { status, body } = await callCheckout(token, "Monthly");
    expect([status, body.detail]).toEqual([409, errorTable.alreadySubscribed.detail]);
    expect(sessionsOf(billing, email)).toHaveLength(1);
  });

  it("is told so even when the product has not heard of the payment yet", async () => {
    const { email, token } = await aUser(billing.app);
    billing.stripe.webhooks.hold();
    await billing.stripe.pay(await startCheckout(billing, token), testCards.pays);
    const { status } = await callCheckout(token);
    await billing.stripe.webhooks.release();
    expect(status).toBe(409);
    expect(sessionsOf(billing, email)).toHaveLength(1);
  });

  it("and whose card failed is led to where the card is changed", async () => {
    const { token } = await aSubscriber(billing, testCards.failsLater);
    await billing.advanceDays(14);
    await becomes(billing, token, "past_due");
    const { body } = await callCheckout(token);
    expect(body.url).toMatch(new RegExp(`^${billing.stripe.url}/p/session/`));

    await fetch(body.url, {
      method: "POST",
      body: new URLSearchParams({ act: "card", card: testCards.pays }),
    });
    await becomes(billing, token, "active");
  });

  it("and cancelled may subscribe again, without another trial", async () => {
    const { email, token, customerId } = await aSubscriber(billing);
    await endSubscription(billing, customerId);
    await becomes(billing, token, "canceled");

    await billing.stripe.pay(await startCheckout(billing, token, "Monthly"), testCards.pays);
    await becomes(billing, token, "active");
    expect(sessionsOf(billing, email).map(({ trialDays }) => trialDays)).toEqual([14, null]);
    expect(await statusOf(billing, token)).toMatchObject({
      is_active: true,
      plan: "Monthly",
      trial_ends_at: null,
    });
  });

  it("and ended it before anybody heard of it gets another page, without another trial", async () => {
    const { email, token } = await aUser(billing.app);
    billing.stripe.webhooks.hold();
    const first = await startCheckout(billing, token);
    await billing.stripe.pay(first, testCards.pays);
    await endSubscription(billing, customerOf(billing, email));
    const second = await startCheckout(billing, token);
    await billing.stripe.webhooks.release();
    expect(second).not.toBe(first);
    expect(sessionsOf(billing, email).map(({ status, trialDays }) => [status, trialDays])).toEqual([
      ["complete", 14],
      ["open", null],
    ]);
  });

  it("is another customer after the provider has forgotten the first, and has no second trial", async () => {
    const { email, token, customerId } = await aSubscriber(billing);
    delete billing.stripe.state.customers[customerId];
    await startCheckout(billing, token);
    expect(customerOf(billing, email)).not.toBe(customerId);
    expect(sessionsOf(billing, email)).toMatchObject([{ trialDays: null }]);
    expect((await statusOf(billing, token)).status).toBe("canceled");
  });
});

it("a page of a customer whom the provider has forgotten is not given out again", async () => {
  const { email, token } = await aUser(billing.app);
  const url = await startCheckout(billing, token);
  const { state } = billing.stripe;
  for (const { id } of sessionsOf(billing, email)) delete state.sessions[id];
  delete state.customers[customerOf(billing, email)];
  const another = await startCheckout(billing, token);
  expect(another).not.toBe(url);
  expect(sessionsOf(billing, email)).toHaveLength(1);
});

async function userIdOf(email: string) {
  const account = await findAccountByEmail(billing.app.composition.deps.db, email);
  if (!account) throw new Error("nobody has the address");
  return account.userId;
}

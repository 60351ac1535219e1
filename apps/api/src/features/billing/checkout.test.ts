import { changeEmail, confirmEmail, undoEmailChange } from "@fernwell/contract/accounts";
import { createCheckoutSession } from "@fernwell/contract/billing";
import { deleteAccount } from "@fernwell/contract/privacy";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  aSubscriber,
  endSubscription,
  getCustomerId,
  getStatus,
  listCheckoutSessions,
  serveBilling,
  startCheckout,
  waitForJobs,
  waitForStatus,
} from "../../../test/billing.ts";
import { tokenIn } from "../../../test/mail-sink.ts";
import { aUser, someEmail, takeMail } from "../../../test/people.ts";
import { compose } from "../../deps.ts";
import { findAccountByEmail } from "../accounts/accounts.queries.ts";
import { createCheckoutSession as createSession } from "./billing.service.ts";

const billing = serveBilling();

const callCheckout = (token: string, pkg: "Annual" | "Monthly" = "Annual") =>
  billing.app.call(createCheckoutSession, { query: { pkg } }, { token });

describe("a checkout", () => {
  it.each([
    ["Annual", 3600, "year"],
    ["Monthly", 500, "month"],
  ] as const)(
    "[API-17] [OPEN-01] [OPEN-37] of %s returns a url where the plan is bought at its price after 14 free days",
    async (pkg, unitAmount, period) => {
      const { email, token } = await aUser(billing.app);
      const { status, body } = await callCheckout(token, pkg);
      const [session] = listCheckoutSessions(billing, email);
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
      const response = await fetch(`${billing.app.url}/api/subscription/create-checkout-session${query}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
      expect([query, response.status]).toEqual([query, 422]);
    }
  });

  it("started again is the same one", async () => {
    const { email, token } = await aUser(billing.app);
    const url = await startCheckout(billing, token);
    expect(await startCheckout(billing, token)).toBe(url);
    expect(listCheckoutSessions(billing, email)).toHaveLength(1);
  });

  it("of the other plan closes the one before", async () => {
    const { email, token } = await aUser(billing.app);
    const annual = await startCheckout(billing, token, "Annual");
    const monthly = await startCheckout(billing, token, "Monthly");
    expect(listCheckoutSessions(billing, email).map(({ status }) => status)).toEqual(["expired", "open"]);
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
    expect(listCheckoutSessions(billing, email).map(({ status }) => status)).toEqual(["expired", "open"]);
  });
});

describe("many checkouts of one person at the same time", () => {
  it("are one open session of one customer", async () => {
    const { email, token } = await aUser(billing.app);
    const responses = await Promise.all(Array.from({ length: 50 }, () => callCheckout(token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.url)).size).toBe(1);
    expect(listCheckoutSessions(billing, email).map(({ status }) => status)).toEqual(["open"]);
  });

  it("are one open session of one customer, also across several servers", async () => {
    const { email } = await aUser(billing.app);
    const userId = await findUserId(email);
    const servers = Array.from({ length: 5 }, () =>
      compose(billing.app.composition.deps.config, { process: "server", logTo: { write: () => {} } }),
    );
    const urls = await Promise.all(
      servers.map(({ deps }) => createSession(deps, { userId, sessionId: "" }, "Annual")),
    );
    await Promise.all(servers.map((server) => server.close()));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(listCheckoutSessions(billing, email).map(({ status }) => status)).toEqual(["open"]);
  });

  it("of both plans leave one open session, to which the last url leads", async () => {
    const { email, token } = await aUser(billing.app);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => callCheckout(token, i % 2 === 0 ? "Annual" : "Monthly")),
    );
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => "checkout_replaced"));
    const open = listCheckoutSessions(billing, email).filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    expect(responses.map(({ body }) => body.url)).toContain(`${billing.stripe.url}/c/pay/${open[0]?.id}`);
  });
});

describe("a response that is lost after the session was created", () => {
  it("is retried at once and returns the same session", async () => {
    const { email, token } = await aUser(billing.app);
    billing.stripe.loseAnswers(2);
    await startCheckout(billing, token);
    expect(listCheckoutSessions(billing, email)).toHaveLength(1);
  });

  it("is refused with a sentence if the retries are lost too, and the next try returns the same session", async () => {
    const { email, token } = await aUser(billing.app);
    await startCheckout(billing, token);
    await sql`update checkouts set session_id = null, url = null where session_id = ${
      listCheckoutSessions(billing, email)[0]?.id
    }`.execute(billing.app.composition.deps.db);

    billing.stripe.loseAnswers(10);
    const refusal = await callCheckout(token);
    billing.stripe.loseAnswers(0);
    expect([refusal.status, refusal.body.code]).toEqual([503, "payments_unavailable"]);
    expect(refusal.headers.get("retry-after")).toBe("5");

    const url = await startCheckout(billing, token);
    expect(url).toBe(`${billing.stripe.url}/c/pay/${listCheckoutSessions(billing, email)[0]?.id}`);
    expect(listCheckoutSessions(billing, email)).toHaveLength(1);
  });
});

describe("a subscriber", () => {
  it("is refused instead of paying twice", async () => {
    const { email, token } = await aSubscriber(billing);
    const { status, body } = await callCheckout(token, "Monthly");
    expect([status, body.code]).toEqual([409, "already_subscribed"]);
    expect(listCheckoutSessions(billing, email)).toHaveLength(1);
  });

  it("is refused even before the event of the payment has arrived", async () => {
    const { email, token } = await aUser(billing.app);
    billing.stripe.webhooks.hold();
    await billing.stripe.pay(await startCheckout(billing, token), testCards.pays);
    const { status } = await callCheckout(token);
    await billing.stripe.webhooks.release();
    expect(status).toBe(409);
    expect(listCheckoutSessions(billing, email)).toHaveLength(1);
  });

  it("whose card failed is sent to the page where it is changed", async () => {
    const { token } = await aSubscriber(billing, testCards.failsLater);
    await billing.advanceDays(14);
    await waitForStatus(billing, token, "past_due");
    const { body } = await callCheckout(token);
    expect(body.url).toMatch(new RegExp(`^${billing.stripe.url}/p/session/`));

    await fetch(body.url, {
      method: "POST",
      body: new URLSearchParams({ act: "card", card: testCards.pays }),
    });
    await waitForStatus(billing, token, "active");
  });

  it("who cancelled may subscribe again, without another trial", async () => {
    const { email, token, customerId } = await aSubscriber(billing);
    await endSubscription(billing, customerId);
    await waitForStatus(billing, token, "canceled");

    await billing.stripe.pay(await startCheckout(billing, token, "Monthly"), testCards.pays);
    await waitForStatus(billing, token, "active");
    expect(listCheckoutSessions(billing, email).map(({ trialDays }) => trialDays)).toEqual([14, null]);
    expect(await getStatus(billing, token)).toMatchObject({
      is_active: true,
      plan: "Monthly",
      trial_ends_at: null,
    });
  });

  it("who cancelled before the first event arrived gets another page, without another trial", async () => {
    const { email, token } = await aUser(billing.app);
    billing.stripe.webhooks.hold();
    const first = await startCheckout(billing, token);
    await billing.stripe.pay(first, testCards.pays);
    await endSubscription(billing, getCustomerId(billing, email));
    const second = await startCheckout(billing, token);
    await billing.stripe.webhooks.release();
    expect(second).not.toBe(first);
    expect(listCheckoutSessions(billing, email).map(({ status, trialDays }) => [status, trialDays])).toEqual([
      ["complete", 14],
      ["open", null],
    ]);
  });

  it("[TRUST-34] who deleted the account gets no second trial with the same address", async () => {
    const { app } = billing;
    const { email, password, token } = await aSubscriber(billing);
    await app.call(deleteAccount, { body: { password } }, { token });
    await waitForJobs(billing);

    const again = await aUser(app, { email });
    await startCheckout(billing, again.token);
    expect(
      listCheckoutSessions(billing, email)
        .map(({ trialDays }) => trialDays)
        .at(-1),
    ).toBeNull();
  });

  it("[TRUST-42] who changed the address, or undid that, gets the provider's receipts there", async () => {
    const { app } = billing;
    const { email, password, token, customerId } = await aSubscriber(billing);
    const newEmail = someEmail();
    await app.call(changeEmail, { body: { password, email: newEmail } }, { token });
    const proof = tokenIn(await takeMail(app, newEmail, "Confirm your new address for Fernwell"));
    await app.call(confirmEmail, { params: { token: proof } });
    await waitForJobs(billing);
    expect(billing.stripe.state.customers[customerId]?.email).toBe(newEmail);

    const undo = tokenIn(await takeMail(app, email, "The address of your Fernwell account was changed"));
    const body = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };
    await app.call(undoEmailChange, { params: { token: undo }, body });
    await waitForJobs(billing);
    expect(billing.stripe.state.customers[customerId]?.email).toBe(email);
  });

  it("[TRUST-34] who changed the address gets no second trial with the old one", async () => {
    const { app } = billing;
    const { email, password, token } = await aSubscriber(billing);
    const newEmail = someEmail();
    await app.call(changeEmail, { body: { password, email: newEmail } }, { token });
    const proof = tokenIn(await takeMail(app, newEmail, "Confirm your new address for Fernwell"));
    await app.call(confirmEmail, { params: { token: proof } });
    await waitForJobs(billing);

    const again = await aUser(app, { email });
    await startCheckout(billing, again.token);
    expect(listCheckoutSessions(billing, email).at(-1)?.trialDays).toBeNull();
  });

  it("[TRUST-34] who deleted an account without a trial, or long ago, gets one", async () => {
    const { app } = billing;
    const { db } = app.composition.deps;
    const [paid, unpaid] = [await aSubscriber(billing), await aUser(app)];
    for (const { token, password } of [paid, unpaid])
      await app.call(deleteAccount, { body: { password } }, { token });
    await waitForJobs(billing);
    const { rows } = await sql<{ line: string }>`select t::text as line from used_trials t`.execute(db);
    expect(rows.filter(({ line }) => line.includes("@"))).toEqual([]);
    await sql`update used_trials set released_at = released_at - interval '30 days'`.execute(db);

    for (const { email } of [paid, unpaid]) {
      const { token } = await aUser(app, { email });
      await startCheckout(billing, token);
      expect(listCheckoutSessions(billing, email).at(-1)?.trialDays).toBe(14);
    }
  });

  it("gets a new customer after the provider lost the first, and no second trial", async () => {
    const { email, token, customerId } = await aSubscriber(billing);
    delete billing.stripe.state.customers[customerId];
    await startCheckout(billing, token);
    expect(getCustomerId(billing, email)).not.toBe(customerId);
    expect(listCheckoutSessions(billing, email)).toMatchObject([{ trialDays: null }]);
    expect((await getStatus(billing, token)).status).toBe("canceled");
  });
});

it("a page of a customer that the provider lost is not handed out again", async () => {
  const { email, token } = await aUser(billing.app);
  const url = await startCheckout(billing, token);
  const { state } = billing.stripe;
  for (const { id } of listCheckoutSessions(billing, email)) delete state.sessions[id];
  delete state.customers[getCustomerId(billing, email)];
  const another = await startCheckout(billing, token);
  expect(another).not.toBe(url);
  expect(listCheckoutSessions(billing, email)).toHaveLength(1);
});

async function findUserId(email: string) {
  const account = await findAccountByEmail(billing.app.composition.deps.db, email);
  if (!account) throw new Error("nobody has the address");
  return account.userId;
}

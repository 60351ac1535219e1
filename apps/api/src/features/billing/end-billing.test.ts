import { asUserId } from "@fernwell/domain/people/user-id";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aSubscriber,
  type BillingApp,
  jobsDone,
  leaksOf,
  startBillingApp,
  startCheckout,
  statusOf,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";
import { newId } from "../../platform/ids.ts";
import { endBilling } from "./billing.service.ts";

let billing: BillingApp;
beforeEach(async () => {
  billing = await startBillingApp();
});
afterEach(async () => {
  expect(leaksOf(billing)).toEqual([]);
  await billing.close();
});

/** Ends the billing of the one person there is. */
async function endTheirs(): Promise<void> {
  const { deps } = billing.app.composition;
  const { userId } = await deps.db.selectFrom("billingCustomers").select("userId").executeTakeFirstOrThrow();
  await endBilling(deps, asUserId(userId));
}

const subscriptions = () => Object.values(billing.stripe.state.subscriptions);

describe("ending somebody's billing", () => {
  it("deletes the customer and ends the subscription at once, and again changes nothing", async () => {
    await aSubscriber(billing);
    await endTheirs();
    expect(billing.stripe.state.customers).toEqual({});
    expect(subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
    await endTheirs();
    await billing.advanceDays(400);
    expect(billing.stripe.state.events.filter(({ object }) => object["amount_paid"] === 3600)).toEqual([]);
  });

  it("closes a checkout that is open, so that nobody can pay there", async () => {
    const { token } = await aUser(billing.app);
    const url = await startCheckout(billing, token);
    await endTheirs();
    expect(await billing.stripe.pay(url, testCards.pays)).toBeNull();
    expect(subscriptions()).toEqual([]);
    await endTheirs();
  });

  it("fails while the provider is away, and can be tried again", async () => {
    await aSubscriber(billing);
    billing.stripe.goDown("errors");
    await expect(endTheirs()).rejects.toMatchObject({ code: "paymentsUnavailable" });
    expect(subscriptions().map(({ status }) => status)).toEqual(["trialing"]);
    billing.stripe.comeBack();
    await endTheirs();
    expect(subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("is for somebody who never subscribed nothing to do", async () => {
    const before = billing.stripe.calls.length;
    await endBilling(billing.app.composition.deps, asUserId(newId()));
    expect(billing.stripe.calls).toHaveLength(before);
  });
});

describe("events that come after it", () => {
  it("store that the subscription is over where the rows are still there", async () => {
    const { token } = await aSubscriber(billing);
    await endTheirs();
    await billing.stripe.webhooks.delivered();
    await jobsDone(billing);
    expect(await statusOf(billing, token)).toMatchObject({ status: "canceled", is_active: false });
    expect(billing.stripe.state.customers).toEqual({});
  });

  it("bring nothing back where the rows are gone, and nobody gets a mail", async () => {
    const { token, email } = await aSubscriber(billing);
    billing.stripe.webhooks.hold();
    await endTheirs();
    const { db } = billing.app.composition.deps;
    for (const table of ["subscriptions", "billing_customers", "checkouts"])
      await sql`delete from ${sql.table(table)}`.execute(db);
    const before = billing.app.mail.received.length;

    await billing.stripe.webhooks.release({ copies: 3 });
    await jobsDone(billing);
    expect((await statusOf(billing, token)).status).toBe("none");
    const { rows } = await sql`select 1 from subscriptions union all select 1 from billing_customers`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect(billing.app.mail.received.slice(before).filter(({ to }) => to === email)).toEqual([]);
    expect(billing.app.logs.filter((line) => line.includes("job failed"))).toEqual([]);
  });
});

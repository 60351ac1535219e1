import { asUserId } from "@fernwell/domain/people/user-id";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aSubscriber, getStatus, serveBilling, startCheckout, waitForJobs } from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";
import { newId } from "../../platform/ids.ts";
import { endBilling } from "./billing.service.ts";

const billing = serveBilling("test");

/** Ends the billing of the one person there is. */
async function endTheirs(): Promise<void> {
  const { deps } = billing.app.composition;
  const { userId } = await deps.db.selectFrom("billingCustomers").select("userId").executeTakeFirstOrThrow();
  await endBilling(deps, asUserId(userId));
}

const subscriptions = () => Object.values(billing.stripe.state.subscriptions);

describe("ending billing", () => {
  it("deletes the customer and ends the subscription at once, and is idempotent", async () => {
    await aSubscriber(billing);
    await endTheirs();
    expect(billing.stripe.state.customers).toEqual({});
    expect(subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
    await endTheirs();
    await billing.advanceDays(400);
    expect(billing.stripe.state.events.filter(({ object }) => object["amount_paid"] === 3600)).toEqual([]);
  });

  it("closes an open checkout, so that nobody can pay there", async () => {
    const { token } = await aUser(billing.app);
    const url = await startCheckout(billing, token);
    await endTheirs();
    expect(await billing.stripe.pay(url, testCards.pays)).toBeNull();
    expect(subscriptions()).toEqual([]);
    await endTheirs();
  });

  it("fails while the provider is down, and can be retried", async () => {
    await aSubscriber(billing);
    billing.stripe.goDown("errors");
    await expect(endTheirs()).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(subscriptions().map(({ status }) => status)).toEqual(["trialing"]);
    billing.stripe.comeBack();
    await endTheirs();
    expect(subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("does nothing for a person who never subscribed", async () => {
    const before = billing.stripe.calls.length;
    await endBilling(billing.app.composition.deps, asUserId(newId()));
    expect(billing.stripe.calls).toHaveLength(before);
  });
});

describe("events after billing ended", () => {
  it("store the end of the subscription while the rows exist", async () => {
    const { token } = await aSubscriber(billing);
    await endTheirs();
    await billing.stripe.webhooks.delivered();
    await waitForJobs(billing);
    expect(await getStatus(billing, token)).toMatchObject({ status: "canceled", is_active: false });
    expect(billing.stripe.state.customers).toEqual({});
  });

  it("store nothing and send no mail once the rows are deleted", async () => {
    const { token, email } = await aSubscriber(billing);
    billing.stripe.webhooks.hold();
    await endTheirs();
    const { db } = billing.app.composition.deps;
    for (const table of ["subscriptions", "billing_customers", "checkouts"])
      await sql`delete from ${sql.table(table)}`.execute(db);
    const before = billing.app.mail.received.length;

    await billing.stripe.webhooks.release({ copies: 3 });
    await waitForJobs(billing);
    expect((await getStatus(billing, token)).status).toBe("none");
    const { rows } = await sql`select 1 from subscriptions union all select 1 from billing_customers`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect(billing.app.mail.received.slice(before).filter(({ to }) => to === email)).toEqual([]);
    expect(billing.app.logs.filter((line) => line.includes("job failed"))).toEqual([]);
  });
});

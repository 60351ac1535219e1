import { testCards } from "@fernwell/fake-stripe/cards";
import type { FakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import type { Caller } from "./caller.ts";
import type { Visitor } from "./mix.ts";

/** People who press the button for the annual plan again and again until they could pay once. */
export interface Payers {
  /** So many of those who have not paid press three times at once, and pay on the page that the first response names. */
  press(count: number): Promise<void>;
  findDoubleCharges(): string[];
  /** Those who paid and whom the product does not call subscribed. */
  findForgotten(): Promise<string[]>;
  readonly paid: ReadonlySet<Visitor>;
}

export function createPayers(caller: Caller, stripe: FakeStripe, people: readonly Visitor[]): Payers {
  const paid = new Set<Visitor>();

  let turn = 0;
  /** So that nobody presses more often than a person may. */
  function takeTurns(unpaid: readonly Visitor[]): readonly Visitor[] {
    turn = (turn + 1) % Math.max(1, unpaid.length);
    return [...unpaid.slice(turn), ...unpaid.slice(0, turn)];
  }

  async function pressOnce({ token, from }: Visitor): Promise<string | null> {
    const path = "/api/subscription/create-checkout-session?pkg=Annual";
    const { status, body } = await caller.call({ method: "POST", path, token, from });
    return status === 200 ? String(JSON.parse(body).url) : null;
  }

  return {
    paid,
    async press(count) {
      await Promise.all(
        takeTurns(people.filter((person) => !paid.has(person)))
          .slice(0, count)
          .map(async (person) => {
            const urls = await Promise.all([pressOnce(person), pressOnce(person), pressOnce(person)]);
            const url = urls.find((each) => each !== null) ?? null;
            if (url === null) return;
            const next = await stripe.pay(url, testCards.pays).catch(() => null);
            if (next !== null) paid.add(person);
          }),
      );
    },
    findDoubleCharges() {
      const counts = new Map<string, number>();
      for (const { customer, status } of Object.values(stripe.state.subscriptions))
        if (status !== "canceled") counts.set(customer, (counts.get(customer) ?? 0) + 1);
      return [...counts].filter(([, count]) => count > 1).map(([customer]) => customer);
    },
    async findForgotten() {
      const asked = [...paid].map(async ({ userId, token, from }) => {
        const path = "/api/subscription/subscription-status";
        const { status, body } = await caller.call({ method: "GET", path, token, from });
        const subscription = status === 200 ? JSON.parse(body) : {};
        return subscription.is_active === true || subscription.status === "trialing" ? [] : [userId];
      });
      return (await Promise.all(asked)).flat();
    },
  };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiCall, createApiDoor } from "./api-door.ts";
import { createClock, daySeconds } from "./clock.ts";
import { createControlDoor } from "./control-door.ts";
import { createDeliveries, type Webhooks } from "./deliveries.ts";
import { createFaults, type Faults } from "./faults.ts";
import { newId } from "./new-id.ts";
import { createPageDoor } from "./page-door.ts";
import { createReturns, type Returns } from "./returns.ts";
import { openState, type State } from "./state.ts";
import { createSubscriptionLife, type Emit } from "./subscription-life.ts";

export interface FakeStripe extends Faults, Returns {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhooks: Webhooks;
  /** Everything it knows, to look at. */
  readonly state: State;
  /** Every call to the API so far. */
  readonly calls: readonly ApiCall[];
  /** Lets days pass, with the charges and cancellations that fall into them. */
  advanceDays(days: number): void;
  /** Does what a person does on the page at the address, and answers where the browser is sent, or null if it stays. */
  pay(checkoutUrl: string, card: string): Promise<string | null>;
  close(): Promise<void>;
}

interface FakeStripeOptions {
  readonly port?: number;
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** Keeps what is known over a restart. */
  readonly file?: string;
  readonly firstRetryMs?: number;
}

const hooksTries = 20;

/** A server that speaks the part of Stripe's protocol that the product uses, for where Stripe cannot be asked. */
export async function startFakeStripe(options: FakeStripeOptions = {}): Promise<FakeStripe> {
  const {
    port = 0,
    secretKey = "sk_test_stand_in",
    webhookSecret = "whsec_stand_in",
    firstRetryMs = 50,
  } = options;
  const { state, save } = openState(options.file);
  const clock = createClock(state);
  const calls: ApiCall[] = [];
  const faults = createFaults();
  const deliveries = createDeliveries({ secret: webhookSecret, firstRetryMs, maxTries: hooksTries });
  const emit: Emit = (type, object, at) => {
    const event = { id: newId("evt"), type, created: at, object };
    state.events.push(event);
    deliveries.accept(event);
  };
  const life = createSubscriptionLife(state, emit);
  const returns = createReturns(state, emit, clock.now);
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { state, life, emit, now: clock.now, origin };

  function advanceDays(days: number): void {
    clock.advance(days * daySeconds);
    life.settle(clock.now());
    expireSessions(state, clock.now());
    save();
  }

  const answerApi = createApiDoor({ ...context, secretKey, faults, calls });
  const answerControl = createControlDoor({ faults, webhooks: deliveries, returns, advanceDays });
  const answerPage = createPageDoor(context);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    advanceDays(0);
    try {
      if (url.pathname.startsWith("/v1/")) await answerApi(request, response, url);
      else if (url.pathname.startsWith("/_control/")) await answerControl(request, response, url);
      else await answerPage(request, response, url);
    } catch {
      response.destroy();
    }
    save();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: origin(),
    secretKey,
    webhookSecret,
    webhooks: deliveries,
    state,
    calls,
    ...faults,
    ...returns,
    advanceDays,
    async pay(checkoutUrl, card) {
      const body = new URLSearchParams({ card });
      const response = await fetch(checkoutUrl, { method: "POST", body, redirect: "manual" });
      return response.headers.get("location");
    },
    async close() {
      deliveries.stop();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function expireSessions({ sessions }: State, now: number): void {
  for (const session of Object.values(sessions)) {
    if (session.status === "open" && session.expiresAt <= now) session.status = "expired";
  }
}

import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { StripeEvent } from "./state.ts";
import { eventToWire } from "./wire.ts";

export interface Signing {
  /** Another secret than the right one. */
  readonly secret?: string;
  /** How long ago it was signed. */
  readonly ageSeconds?: number;
  /** Changes what is sent after it was signed. */
  readonly alter?: (body: string) => string;
  /** Changes the event before it is signed. */
  readonly change?: Record<string, unknown>;
}

export interface Release {
  readonly copies?: number;
  readonly arrange?: (events: StripeEvent[]) => StripeEvent[];
}

export interface Webhooks {
  /** From now on events go to this address. */
  deliverTo(url: string): void;
  /** Keeps events back until they are released. */
  hold(): void;
  release(how?: Release): Promise<void>;
  /** Sends one event, once, and answers the status it was received with. */
  send(event: StripeEvent, signing?: Signing): Promise<number>;
  /** Settles when nothing is on its way. */
  delivered(): Promise<void>;
}

export interface Deliveries extends Webhooks {
  accept(event: StripeEvent): void;
  stop(): void;
}

interface DeliveryOptions {
  readonly secret: string;
  readonly firstRetryMs: number;
  readonly maxTries: number;
}

/** Sends signed events, again until they are received, as Stripe does: at least once and in no promised order. */
export function createDeliveries({ secret, firstRetryMs, maxTries }: DeliveryOptions): Deliveries {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let address: string | null = null;
  let held: StripeEvent[] | null = null;

  async function send(event: StripeEvent, signing: Signing = {}): Promise<number> {
    if (address === null) throw new Error("nobody has said where events go");
    const body = JSON.stringify({ ...eventToWire(event), ...signing.change });
    const at = Math.floor(Date.now() / 1000) - (signing.ageSeconds ?? 0);
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signatureOf(body, signing.secret ?? secret, at),
      },
      body: signing.alter ? signing.alter(body) : body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async function deliver(event: StripeEvent): Promise<void> {
    for (let tried = 1; tried <= maxTries && !stopping.signal.aborted; tried += 1) {
      const status = await send(event).catch(() => 0);
      if (status >= 200 && status < 300) return;
      await wait(firstRetryMs * 2 ** Math.min(tried - 1, 8), null, { signal: stopping.signal }).catch(
        () => null,
      );
    }
  }

  function start(event: StripeEvent): void {
    const delivery = deliver(event).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function delivered(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    accept(event) {
      if (held !== null) held.push(event);
      else if (address !== null) start(event);
    },
    deliverTo(url) {
      address = url;
    },
    hold() {
      held ??= [];
    },
    async release({ copies = 1, arrange }: Release = {}) {
      const events = arrange ? arrange(held ?? []) : (held ?? []);
      held = null;
      for (const event of events) {
        for (let copy = 0; copy < copies; copy += 1) start(event);
        // One after the other, so that the order given is the order of arrival.
        await delivered();
      }
    },
    send,
    delivered,
    stop: () => stopping.abort(),
  };
}

function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

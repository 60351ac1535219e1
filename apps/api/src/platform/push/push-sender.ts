import webPush from "web-push";
import type { Metrics } from "../observability/metrics.ts";
import { inSpan } from "../observability/tracing.ts";
import { isPushServiceAddress } from "./push-services.ts";

/** Where a browser receives messages, and the keys that only it can read them with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushContent {
  readonly text: string;
  /** Of messages with the same topic, a device that was away receives the last. At most 32 letters. */
  readonly topic: string;
  /** After these seconds the service throws it away. */
  readonly lifeSeconds: number;
}

/**
 * Gone: the address will never work again. Refused: this message will not be taken, however often it is sent. Failed: the
 * service may take it later.
 */
export const pushOutcomes = ["sent", "gone", "refused", "failed"] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

export interface PushSender {
  /** What browsers need to accept messages from us. */
  readonly publicKey: string;
  /** Whether we send to the service of this address. */
  accepts(endpoint: string): boolean;
  send(address: PushAddress, content: PushContent): Promise<PushOutcome>;
}

interface SenderOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;
  readonly services: readonly string[];
}

const timeoutMs = 10_000;

export function createPushSender(options: SenderOptions, metrics: Pick<Metrics, "pushes">): PushSender {
  const { publicKey, privateKey, contact, services } = options;
  const accepts = (endpoint: string) => isPushServiceAddress(endpoint, services);

  async function post(address: PushAddress, content: PushContent): Promise<PushOutcome> {
    if (!accepts(address.endpoint)) return "gone";
    const request = encrypt(address, content);
    if (request === null) return "gone";
    try {
      const response = await fetch(address.endpoint, {
        method: "POST",
        headers: toHeaders(request.headers),
        body: new Uint8Array(request.body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return toOutcome(response.status);
    } catch {
      // The error would name the address.
      return "failed";
    }
  }

  /** Null if the keys of the device are none. */
  function encrypt({ endpoint, p256dh, auth }: PushAddress, { text, topic, lifeSeconds }: PushContent) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: lifeSeconds,
        urgency: "high",
        topic,
      });
    } catch {
      return null;
    }
  }

  return {
    publicKey,
    accepts,
    send: (address, content) =>
      inSpan({ name: "send push", kind: "client", attributes: {} }, async () => {
        const outcome = await post(address, content);
        metrics.pushes.inc({ outcome });
        return outcome;
      }),
  };
}

/** fetch writes the length itself. */
function toHeaders(headers: Readonly<Record<string, string | number>>): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => name !== "Content-Length")
    .map(([name, value]) => [name, String(value)]);
}

function toOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "failed" : "refused";
}

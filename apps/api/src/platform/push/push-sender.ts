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
  /** After these seconds the service throws it away. */
  readonly lifeSeconds: number;
}

/**
 * Gone: the address will never work again. Refused: this message will not be taken, however often it is sent. Failed: the
 * service did not take it, and may later. Unanswered: the service may have taken it.
 */
export const pushOutcomes = ["sent", "gone", "refused", "failed", "unanswered"] as const;
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

/** Longer than fetch waits for a connection (10 s), so that a service that was not reached is told from a silent one. */
const timeoutMs = 20_000;

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
      response.body?.cancel().catch(() => undefined);
      return toOutcome(response.status);
    } catch (error) {
      // The error is not logged: it would name the address.
      return wasNotReached(error) ? "failed" : "unanswered";
    }
  }

  /** Null if the device's keys are invalid. */
  function encrypt({ endpoint, p256dh, auth }: PushAddress, { text, lifeSeconds }: PushContent) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: lifeSeconds,
        urgency: "high",
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
  // Only these say that the message was not taken.
  if (status === 429 || status === 503) return "failed";
  return status >= 500 ? "unanswered" : "refused";
}

const unreachedCodes = [
  ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"],
  ...["UND_ERR_CONNECT_TIMEOUT"],
];

/** Whether the connection failed before anything was sent. */
function wasNotReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // One for each address of the host.
  const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.every((each) => unreachedCodes.includes(readCode(each)));
}

function readCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

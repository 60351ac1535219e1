import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type PushMessage, pushMessageSchema } from "@fernwell/contract/reminders";
import { z } from "zod";

/** Of a browser: where it receives messages and with which keys. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface ReceivedPush extends PushMessage {
  readonly endpoint: string;
  readonly urgency: string | undefined;
  readonly lifeSeconds: number;
  readonly contact: string;
}

export interface PushService {
  /** As PUSH_SERVICES names it. */
  readonly host: string;
  /** All that was taken, in order. */
  readonly received: readonly ReceivedPush[];
  /** What is wrong with the messages that came. */
  readonly problems: readonly string[];
  subscribe(publicKey: string): Subscription;
  /** Makes the next messages to an address get this status. */
  respond(endpoint: string, status: number, times?: number): void;
  /** Makes the next message to an address be taken without a response. */
  hangUp(endpoint: string): void;
  /** The next message to this address that has not been taken yet, waiting for it to arrive. */
  take(endpoint: string): Promise<ReceivedPush>;
  close(): Promise<void>;
}

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly publicKey: string;
}

/** A push service at the wire: checks the sender's signature (RFC 8292) and opens messages as a browser does (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const planned = new Map<string, number[]>();
  const received: ReceivedPush[] = [];
  const taken = new Set<ReceivedPush>();
  const hangingUp = new Set<string>();
  const waiting = new Set<() => void>();
  const problems: string[] = [];

  const server = createServer(async (request, response) => {
    const endpoint = `${origin}${request.url}`;
    const body = await buffer(request);
    const status = planned.get(endpoint)?.shift() ?? 201;
    const browser = browsers.get(endpoint);
    if (browser === undefined || status !== 201) {
      response.writeHead(browser === undefined ? 404 : status).end("not now");
      return;
    }
    try {
      const { headers } = request;
      const contact = checkSender(headers.authorization ?? "", origin, browser.publicKey);
      received.push({ ...openMessage(headers, body, browser), ...readDelivery(headers), endpoint, contact });
      if (hangingUp.delete(endpoint)) request.socket.destroy();
      else response.writeHead(201).end();
      for (const wake of [...waiting]) wake();
    } catch (error) {
      problems.push(String(error));
      response.writeHead(400).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;

  function takeNow(endpoint: string): ReceivedPush | undefined {
    const next = received.find((push) => push.endpoint === endpoint && !taken.has(push));
    if (next) taken.add(next);
    return next;
  }

  return {
    host,
    received,
    problems,
    subscribe(publicKey) {
      const ecdh = createECDH("prime256v1");
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(24).toString("base64url")}`;
      const p256dh = ecdh.generateKeys("base64url");
      browsers.set(endpoint, { ecdh, auth, publicKey });
      return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    respond(endpoint, status, times = 1) {
      planned.set(
        endpoint,
        Array.from({ length: times }, () => status),
      );
    },
    hangUp(endpoint) {
      hangingUp.add(endpoint);
    },
    async take(endpoint) {
      for (;;) {
        const push = takeNow(endpoint);
        if (push) return push;
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Returns the contact that the sender names. */
function checkSender(authorization: string, origin: string, publicKey: string): string {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error("another sender than the browser accepted");
  const [head = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const write = (part: Buffer) => part.toString("base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    ...{ x: write(point.subarray(1, 33)), y: write(point.subarray(33)) },
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const secondsLeft = claims.exp - Date.now() / 1000;
  if (!isSigned) throw new Error("the signature is wrong");
  if (claims.aud !== origin) throw new Error(`signed for ${claims.aud}`);
  if (secondsLeft < 0 || secondsLeft > 86_400) throw new Error("the signature is valid too long or no more");
  return claims.sub;
}

function openMessage(headers: IncomingHttpHeaders, body: Buffer, { ecdh, auth }: Browser): PushMessage {
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("another encoding");
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return pushMessageSchema.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

function readDelivery({ topic, urgency, ttl }: IncomingHttpHeaders) {
  if (topic !== undefined) throw new Error("the service can read what it is about");
  return { urgency: z.string().optional().parse(urgency), lifeSeconds: Number(ttl) };
}

/** The variables of an installation that reminds through this service. */
export function pushVariables(
  { host }: Pick<PushService, "host">,
  privateKey: string,
): Record<string, string> {
  return {
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: "mailto:hello@fernwell.example",
    PUSH_SERVICES: `${host},push.example`,
  };
}

import { defineEndpoint } from "@fernwell/contract/endpoint";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createLogger } from "../observability/logger.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createHttpServer, type HttpServer } from "./http-server.ts";
import { maxOpenCalls, OpenCalls } from "./open-calls.ts";
import { createRouter } from "./router.ts";

const wait = defineEndpoint("wait", {
  method: "GET",
  path: "/wait",
  summary: "Waits.",
  output: z.object({ done: z.boolean() }),
});
const message = defineEndpoint("message", {
  method: "POST",
  path: "/message",
  summary: "Takes a message of a machine.",
  output: z.object({ done: z.boolean() }),
});

let server: HttpServer;
let waiting = 0;
let release = () => {};
beforeEach(async () => {
  const logger = createLogger({ level: "silent", process: "server" });
  const metrics = createMetrics(async () => ({
    isDatabaseUp: true,
    isRedisUp: true,
    connections: { open: 0, idle: 0, waiting: 0 },
    queue: null,
  }));
  const openCalls = new OpenCalls();
  server = await createHttpServer({
    logger,
    accessLog: logger,
    metrics,
    openCalls,
    trustedProxies: [],
    isDraining: () => false,
  });
  const router = createRouter({
    server,
    openCalls,
    authenticate: async () => null,
    checkOutputs: true,
    isSecure: false,
  });
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  waiting = 0;
  router.anyone(wait, async () => {
    waiting += 1;
    await released.promise;
    return { done: true };
  });
  router.signed(message, { signatureHeader: "x-signature", maxBytes: 100 }, async () => ({ done: true }));
});
afterEach(() => server.close());

describe("more calls than can be served at a time", () => {
  interface Outcome {
    readonly status: number;
    readonly code: unknown;
    readonly retryAfter: unknown;
  }
  /** Refused before Fastify where calls come over a connection, and after it where they do not. */
  const ways: Readonly<Record<string, () => Promise<Outcome>>> = {
    "over a connection": async () => {
      const response = await fetch(`${server.listeningOrigin}/api/wait`);
      const { code } = (await response.json()) as { code?: string };
      return { status: response.status, code, retryAfter: response.headers.get("retry-after") };
    },
    "within the server": async () => {
      const response = await server.inject("/api/wait");
      const { code } = response.json<{ code?: string }>();
      return { status: response.statusCode, code, retryAfter: response.headers["retry-after"] };
    },
  };

  it.each(Object.entries(ways))(
    "[SPEED-03] are refused at once with the time to wait, and served again when others are done: %s",
    async (_, call) => {
      await server.listen({ port: 0, host: "127.0.0.1" });
      const open = Array.from({ length: maxOpenCalls }, call);
      await expect.poll(() => waiting).toBe(maxOpenCalls);

      expect(await call()).toEqual({ status: 503, code: "busy", retryAfter: "1" });
      const page = await fetch(`${server.listeningOrigin}/elsewhere`);
      expect(page.status).toBe(404);
      const taken = await fetch(`${server.listeningOrigin}/api/message`, {
        method: "POST",
        headers: { "x-signature": "one", "content-type": "application/json" },
        body: "{}",
      });
      expect(taken.status).toBe(200);

      release();
      expect(new Set((await Promise.all(open)).map(({ status }) => status))).toEqual(new Set([200]));
      expect((await call()).status).toBe(200);
    },
  );
});

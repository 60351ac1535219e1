import { defineEndpoint } from "@fernwell/contract/endpoint";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { sendError } from "./error-responses.ts";
import { createRouter, maxOpenCalls } from "./router.ts";

const wait = defineEndpoint("wait", {
  method: "GET",
  path: "/wait",
  summary: "Waits.",
  output: z.object({ done: z.boolean() }),
});

let close = async () => {};
afterEach(() => close());

describe("more calls than can be served at a time", () => {
  it("[SPEED-03] are refused at once with the time to wait, and served again when others are done", async () => {
    const server = fastify();
    close = () => server.close();
    server.setErrorHandler(sendError);
    const router = createRouter({
      server,
      authenticate: async () => null,
      checkOutputs: true,
      isSecure: false,
    });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let waiting = 0;
    router.anyone(wait, async () => {
      waiting += 1;
      await released;
      return { done: true };
    });
    const call = () => server.inject("/api/wait");

    const open = Array.from({ length: maxOpenCalls }, call);
    await expect.poll(() => waiting).toBe(maxOpenCalls);
    const refused = await call();
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
      503,
      "busy",
      "1",
    ]);
    release();
    expect(new Set((await Promise.all(open)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await call()).statusCode).toBe(200);
  });
});

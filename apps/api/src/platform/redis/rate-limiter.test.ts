import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { createRateLimiter, type GrowingLimit, type Limit } from "./rate-limiter.ts";
import { openRedis } from "./redis.ts";

const logger = createLogger({ level: "silent", process: "server" });
const limit: Limit = { name: "tries", points: 3, windowSeconds: 60 };
const redis = openRedis(process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9", logger);
const noRedis = openRedis("redis://127.0.0.1:1", logger);
beforeAll(() => once(redis, "ready"));
afterAll(() => {
  redis.disconnect();
  noRedis.disconnect();
});

describe("a rate limit", () => {
  it("is shared by every process", async () => {
    const prefix = `test:${randomUUID()}`;
    const processes = [createRateLimiter(redis, prefix), createRateLimiter(redis, prefix)];
    const uses = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) => processes[i % 2]?.spend(limit, "ada")),
    );
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("refuses with the time to wait", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    for (let i = 0; i < 3; i += 1) await limiter.spend(limit, "ada");
    const refusal = await limiter.spend(limit, "ada").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "tooManyRequests", status: 429 });
    expect(refusal).toHaveProperty(
      "retryAfterSeconds",
      expect.toSatisfy((wait: number) => wait > 50 && wait <= 60),
    );
    await expect(limiter.spend(limit, "grace")).resolves.toBeUndefined();
  });

  it("does not count a use that is given back", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    for (let i = 0; i < 5; i += 1) {
      await limiter.spend(limit, "ada");
      await limiter.giveBack(limit, "ada");
    }
    await expect(limiter.spend(limit, "ada")).resolves.toBeUndefined();
  });

  it("is counted by the process alone while Redis is away, never not at all", async () => {
    const limiter = createRateLimiter(noRedis, "test");
    for (let i = 0; i < 3; i += 1) await limiter.spend(limit, "ada");
    await expect(limiter.spend(limit, "ada")).rejects.toMatchObject({ code: "tooManyRequests" });
  });
});

describe("a limit whose waits grow", () => {
  const growing: GrowingLimit = { ...limit, name: "guesses", firstWaitSeconds: 1, longestWaitSeconds: 4 };

  it.each([
    ["in Redis", () => redis],
    ["in the process alone", () => noRedis],
  ])(
    "lets one through after each wait, which doubles up to its longest, %s",
    { timeout: 20_000 },
    async (_, store) => {
      const limiter = createRateLimiter(store(), `test:${randomUUID()}`);
      for (let i = 0; i < 3; i += 1) await limiter.spendOrWait(growing, "ada");

      for (const wait of [1, 2, 4, 4]) {
        const refusal = await limiter.spendOrWait(growing, "ada").catch((error: unknown) => error);
        expect(refusal).toMatchObject({ code: "tooManyRequests", retryAfterSeconds: wait });
        await expect
          .poll(
            () => Promise.allSettled(Array.from({ length: 5 }, () => limiter.spendOrWait(growing, "ada"))),
            {
              timeout: 6_000,
              interval: 50,
            },
          )
          .toContainEqual({ status: "fulfilled", value: undefined });
      }
    },
  );

  it("lets one of many through that come together", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.spendOrWait(growing, "ada")),
    );
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("starts anew when it is forgiven", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    for (let i = 0; i < 3; i += 1) await limiter.spendOrWait(growing, "ada");
    await expect(limiter.spendOrWait(growing, "ada")).rejects.toMatchObject({ code: "tooManyRequests" });
    await limiter.forgive(growing, "ada");
    for (let i = 0; i < 3; i += 1) await limiter.spendOrWait(growing, "ada");
    await expect(limiter.spendOrWait(growing, "ada")).rejects.toMatchObject({ retryAfterSeconds: 1 });
  });
});

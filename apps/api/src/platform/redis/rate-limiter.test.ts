import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ageKeys } from "../../../test/pass-time.ts";
import { createLogger } from "../observability/logger.ts";
import { type BackoffLimit, createRateLimiter, type Limit } from "./rate-limiter.ts";
import { openRedis } from "./redis.ts";

const logger = createLogger({ level: "silent", process: "server" });
const limit: Limit = { name: "tries", points: 3, windowSeconds: 60 };
const redis = openRedis(process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9", logger);
const noRedis = openRedis("redis://127.0.0.1:1", logger);
beforeAll(async () => {
  if (redis.status !== "ready") await once(redis, "ready");
});
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
    expect(refusal).toMatchObject({ code: "too_many_requests", status: 429 });
    expect(refusal).toHaveProperty(
      "retryAfterSeconds",
      expect.toSatisfy((wait: number) => wait > 50 && wait <= 60),
    );
    await expect(limiter.spend(limit, "grace")).resolves.toBeUndefined();
  });

  it("can be asked without an error past it", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    const uses = [];
    for (let i = 0; i < 5; i += 1) uses.push(await limiter.trySpend(limit, "ada"));
    expect(uses).toEqual([true, true, true, false, false]);
  });

  it("does not count a refunded use", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    for (let i = 0; i < 5; i += 1) {
      await limiter.spend(limit, "ada");
      await limiter.refund(limit, "ada");
    }
    await expect(limiter.spend(limit, "ada")).resolves.toBeUndefined();
  });

  it("is counted by each process while Redis is down", async () => {
    const limiter = createRateLimiter(noRedis, "test");
    for (let i = 0; i < 3; i += 1) await limiter.spend(limit, "ada");
    await expect(limiter.spend(limit, "ada")).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("a limit with backoff", () => {
  const growing: BackoffLimit = {
    ...{ name: "guesses", points: 3, windowSeconds: 3_600 },
    ...{ minWaitSeconds: 60, maxWaitSeconds: 240 },
  };
  /** What a busy machine may take between two uses. */
  const maxDelaySeconds = 30;

  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["in Redis", redis, (prefix: string, ms: number) => ageKeys(redis, prefix, ms)],
    ["in the process", noRedis, async (_: string, ms: number) => void vi.advanceTimersByTime(ms)],
  ])("allows one use after each wait, which doubles up to the maximum, %s", async (_, store, pass) => {
    const prefix = `test:${randomUUID()}`;
    const limiter = createRateLimiter(store, prefix);
    for (let i = 0; i < 3; i += 1) await limiter.spendWithBackoff(growing, "ada");

    for (const wait of [60, 120, 240, 240]) {
      const isWait = (seconds: number) => seconds > wait - maxDelaySeconds && seconds <= wait;
      const refusal = await limiter.spendWithBackoff(growing, "ada").catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        ...{ code: "too_many_requests", retryAfterSeconds: expect.toSatisfy(isWait) },
      });
      await pass(prefix, (wait - maxDelaySeconds) * 1_000);
      await expect(limiter.spendWithBackoff(growing, "ada")).rejects.toThrow();
      await pass(prefix, maxDelaySeconds * 1_000);
      const uses = await Promise.allSettled(
        Array.from({ length: 5 }, () => limiter.spendWithBackoff(growing, "ada")),
      );
      expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });

  it("allows only its points of many uses at once", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.spendWithBackoff(growing, "ada")),
    );
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("starts again when it is reset", async () => {
    const limiter = createRateLimiter(redis, `test:${randomUUID()}`);
    for (let i = 0; i < 3; i += 1) await limiter.spendWithBackoff(growing, "ada");
    await expect(limiter.spendWithBackoff(growing, "ada")).rejects.toMatchObject({
      code: "too_many_requests",
    });
    await limiter.reset(growing, "ada");
    for (let i = 0; i < 3; i += 1) await limiter.spendWithBackoff(growing, "ada");
    await expect(limiter.spendWithBackoff(growing, "ada")).rejects.toMatchObject({
      retryAfterSeconds: expect.toSatisfy((wait: number) => wait <= growing.minWaitSeconds),
    });
  });
});

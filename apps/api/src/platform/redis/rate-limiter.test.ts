import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { createRateLimiter, type Limit } from "./rate-limiter.ts";
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

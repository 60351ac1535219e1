import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { openRedis } from "./redis.ts";
import { createRedisFlags } from "./redis-flags.ts";

const logger = createLogger({ level: "silent", process: "server" });
const redis = openRedis(process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9", logger);
const noRedis = openRedis("redis://127.0.0.1:1", logger);
beforeAll(async () => {
  if (redis.status !== "ready") await once(redis, "ready");
});
afterAll(() => {
  redis.disconnect();
  noRedis.disconnect();
});

it("keeps a flag until it expires", async () => {
  const flags = createRedisFlags(redis, `test:${randomUUID()}`, logger);
  await flags.set("ada", 1);
  expect([await flags.has("ada"), await flags.has("grace")]).toEqual([true, false]);
  await expect.poll(() => flags.has("ada"), { timeout: 5_000 }).toBe(false);
});

it("locks a key once at a time, until it is released or expires", async () => {
  const flags = createRedisFlags(redis, `test:${randomUUID()}`, logger);
  const first = await flags.lock("ada", 60);
  expect(first).not.toBeNull();
  expect(await flags.lock("ada", 60)).toBeNull();
  expect(await flags.lock("grace", 60)).not.toBeNull();
  await first?.release();

  const expired = await flags.lock("ada", 1);
  const later: unknown[] = [];
  await expect
    .poll(async () => later.push(await flags.lock("ada", 60)) && later.at(-1), { timeout: 5_000 })
    .not.toBeNull();
  await expired?.release();
  expect(await flags.lock("ada", 60)).toBeNull();
});

it("has no flags and grants every lock while Redis is down", async () => {
  const flags = createRedisFlags(noRedis, "test", logger);
  await flags.set("ada", 60);
  expect(await flags.has("ada")).toBe(false);
  const lock = await flags.lock("ada", 60);
  expect(lock).not.toBeNull();
  await lock?.release();
});

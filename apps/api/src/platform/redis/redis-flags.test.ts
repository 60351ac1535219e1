import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ageKeys } from "../../../test/pass-time.ts";
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
  const prefix = `test:${randomUUID()}`;
  const flags = createRedisFlags(redis, prefix, logger);
  await flags.set("ada", 600);
  expect([await flags.has("ada"), await flags.has("grace")]).toEqual([true, false]);
  await ageKeys(redis, prefix, 300_000);
  expect(await flags.has("ada")).toBe(true);
  await ageKeys(redis, prefix, 300_000);
  expect(await flags.has("ada")).toBe(false);
});

it("locks a key once at a time, until it is released or expires", async () => {
  const prefix = `test:${randomUUID()}`;
  const flags = createRedisFlags(redis, prefix, logger);
  const first = await flags.lock("ada", 60);
  expect(first).not.toBeNull();
  expect(await flags.lock("ada", 60)).toBeNull();
  expect(await flags.lock("grace", 60)).not.toBeNull();
  await first?.release();

  const expired = await flags.lock("ada", 60);
  await ageKeys(redis, prefix, 60_000);
  expect(await flags.lock("ada", 60)).not.toBeNull();
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

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { createMarks } from "./marks.ts";
import { openRedis } from "./redis.ts";

const logger = createLogger({ level: "silent", process: "server" });
const redis = openRedis(process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9", logger);
const noRedis = openRedis("redis://127.0.0.1:1", logger);
beforeAll(() => once(redis, "ready"));
afterAll(() => {
  redis.disconnect();
  noRedis.disconnect();
});

it("remembers for as long as it was asked to", async () => {
  const marks = createMarks(redis, `test:${randomUUID()}`, logger);
  await marks.put("ada", 1);
  expect([await marks.has("ada"), await marks.has("grace")]).toEqual([true, false]);
  await expect.poll(() => marks.has("ada"), { timeout: 5_000 }).toBe(false);
});

it("lets one hold a key at a time, until it is released or its time is over", async () => {
  const marks = createMarks(redis, `test:${randomUUID()}`, logger);
  const first = await marks.hold("ada", 60);
  expect(first).not.toBeNull();
  expect(await marks.hold("ada", 60)).toBeNull();
  expect(await marks.hold("grace", 60)).not.toBeNull();
  await first?.release();

  const forgotten = await marks.hold("ada", 1);
  const later: unknown[] = [];
  await expect
    .poll(async () => later.push(await marks.hold("ada", 60)) && later.at(-1), { timeout: 5_000 })
    .not.toBeNull();
  await forgotten?.release();
  expect(await marks.hold("ada", 60)).toBeNull();
});

it("knows nothing while Redis is away, and fails nobody", async () => {
  const marks = createMarks(noRedis, "test", logger);
  await marks.put("ada", 60);
  expect(await marks.has("ada")).toBe(false);
  const held = await marks.hold("ada", 60);
  expect(held).not.toBeNull();
  await held?.release();
});

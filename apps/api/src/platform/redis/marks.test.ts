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

it("knows nothing while Redis is away, and fails nobody", async () => {
  const marks = createMarks(noRedis, "test", logger);
  await marks.put("ada", 60);
  expect(await marks.has("ada")).toBe(false);
});

import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { openRedis } from "./redis.ts";

const real = new URL(process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9");
let isSilent = false;
/** Passes everything on to Redis and back, and nothing back while it is silent. */
const relay = createServer((socket) => {
  const onward = connect(Number(real.port), real.hostname);
  socket.pipe(onward);
  onward.on("data", (data) => isSilent || socket.write(data));
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const)
    one.on("error", () => other.destroy()).on("close", () => other.destroy());
});
beforeAll(async () => {
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
});
afterAll(() => relay.close());

it("[SCALE-47] only the first commands wait for a Redis that takes connections and never responds", async () => {
  const { port } = relay.address() as AddressInfo;
  const redis = openRedis(
    `redis://127.0.0.1:${port}${real.pathname}`,
    createLogger({ level: "silent", process: "server" }),
  );
  await once(redis, "ready");
  expect(await redis.ping()).toBe("PONG");

  isSilent = true;
  await expect(redis.ping()).rejects.toThrow();
  await expect.poll(() => redis.status).not.toBe("ready");
  // A command that waited would end after many turns of the event loop, one that does not ends within the same.
  let turns = 0;
  const count = () => {
    turns += 1;
  };
  for (let command = 0; command < 100; command += 1) {
    const turn = setImmediate(count);
    await expect(redis.ping()).rejects.toThrow();
    clearImmediate(turn);
  }
  expect(turns).toBe(0);

  isSilent = false;
  await expect.poll(() => redis.ping().catch(() => "none")).toBe("PONG");
  redis.disconnect();
});

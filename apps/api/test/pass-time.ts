import { Redis } from "ioredis";
import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";

/** Ages everything that Redis holds, the codes and links that were mailed, and logins in progress, so that a test need not wait. */
export async function passTime(app: TestApp, seconds: number): Promise<void> {
  await ageRedis(app, seconds * 1000);
  await sql`update email_codes set
    requested_at = requested_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})`.execute(app.composition.deps.db);
  for (const table of ["login_steps", "factor_setups"])
    await sql`update ${sql.table(table)} set started_at = started_at - make_interval(secs => ${seconds})`.execute(
      app.composition.deps.db,
    );
}

async function ageRedis(app: TestApp, ms: number): Promise<void> {
  const redis = new Redis(app.composition.deps.config.redis.url);
  try {
    await ageKeys(redis, app.redisPrefix, ms);
  } finally {
    redis.disconnect();
  }
}

/** Counters and flags have no times of their own: they expire. */
export async function ageKeys(redis: Redis, prefix: string, ms: number): Promise<void> {
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 }))
    await redis.eval(expireSooner, keys.length, ...keys, ms);
}

const expireSooner = `
  for _, key in ipairs(KEYS) do
    local left = redis.call("pttl", key) - tonumber(ARGV[1])
    if left > 0 then redis.call("pexpire", key, left) else redis.call("del", key) end
  end`;

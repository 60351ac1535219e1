import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { loadConfig } from "../../apps/api/src/config/config.ts";
import { moveSettings } from "./copy-settings.ts";

const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");

it("moves every port and both databases of another copy, and nothing else", () => {
  const [first, second] = [parseEnv(example), parseEnv(moveSettings(example, 2))];
  const changed = Object.entries(second).filter(([name, value]) => value !== first[name]);

  expect(Object.fromEntries(changed)).toEqual({
    PUBLIC_URL: "http://127.0.0.1:7173",
    PORT: "6000",
    INTERNAL_PORT: "6100",
    WORKER_INTERNAL_PORT: "6101",
    DATABASE_URL: "postgres://postgres@127.0.0.1:5432/fernwell_dev_2",
    REDIS_URL: "redis://127.0.0.1:6379/2",
    SMTP_URL: "smtp://127.0.0.1:3025",
    STRIPE_API_URL: "http://127.0.0.1:6300",
    MODEL_URL: "http://127.0.0.1:6400/v1",
  });
  expect(loadConfig(second)).toMatchObject({ http: { port: 6000 } });
});

it("moves every port that the settings name", () => {
  const ports = (settings: string) =>
    Object.entries(parseEnv(settings)).flatMap(([name, value = ""]) =>
      (value.match(/(?<=:|^)\d{4,5}(?=\/|$)/g) ?? []).map((port) => `${name} ${port}`),
    );
  const kept = ports(moveSettings(example, 1)).filter((port) => ports(example).includes(port));
  expect(kept.filter((port) => !/^(DATABASE|REDIS)_URL|_KIB|_MS|_PER_DAY/.test(port))).toEqual([]);
});

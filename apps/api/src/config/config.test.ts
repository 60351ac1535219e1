import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { loadConfig } from "./config.ts";
import { risks } from "./env.ts";
import { makePushKey } from "./push-key.ts";

const example = parseEnv(await readFile(new URL("../../../../.env.example", import.meta.url), "utf8"));
const secret = randomBytes(32).toString("hex");
const production = {
  ...example,
  APP_ENV: "production",
  PUBLIC_URL: "https://fernwell.example",
  DATABASE_URL: `postgres://fernwell:${secret}@db.example:5432/fernwell?sslmode=verify-full`,
  REDIS_URL: `rediss://:${secret}@redis.example:6379/0`,
  SMTP_URL: `smtps://fernwell:${secret}@mail.example`,
  CODE_SECRET: secret,
  STRIPE_SECRET_KEY: "sk_live_of_this_installation",
  STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
  STRIPE_API_URL: "",
  MODEL_PROVIDER: "",
  MODEL_URL: "",
  MODEL_KEY: "",
  MODEL_NAME: "",
};
const push = { PUSH_PRIVATE_KEY: makePushKey(), PUSH_CONTACT: "mailto:operator@fernwell.example" };
const aModel = {
  MODEL_PROVIDER: "openai-compatible",
  MODEL_URL: "https://models.example/v1",
  MODEL_NAME: "small",
};
const withoutStripe = { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", STRIPE_API_URL: "" };

describe("the configuration", () => {
  it("loads from the example file", () => {
    expect(loadConfig(example)).toMatchObject({
      environment: "development",
      http: { port: 4000, webDir: null },
    });
  });

  it.each(["APP_ENV", "PUBLIC_URL", "DATABASE_URL", "REDIS_URL", "SMTP_URL", "MAIL_FROM", "CODE_SECRET"])(
    "refuses to start without %s and names it",
    (name) => {
      expect(() => loadConfig({ ...production, [name]: "" })).toThrow(name);
    },
  );

  it("names every problem at once", () => {
    expect(() => loadConfig({})).toThrow(/APP_ENV[\s\S]*DATABASE_URL[\s\S]*SMTP_URL/);
  });

  it.each([
    ["a public address without https", { PUBLIC_URL: "http://fernwell.example" }, "PUBLIC_URL"],
    ["the example's secret", { CODE_SECRET: example["CODE_SECRET"] }, "CODE_SECRET"],
    ["the example's Stripe key", { STRIPE_SECRET_KEY: example["STRIPE_SECRET_KEY"] }, "STRIPE_SECRET_KEY"],
    [
      "the example's webhook secret",
      { STRIPE_WEBHOOK_SECRET: example["STRIPE_WEBHOOK_SECRET"] },
      "STRIPE_WEBHOOK_SECRET",
    ],
    ["a fake Stripe", { STRIPE_API_URL: "http://127.0.0.1:4300" }, "STRIPE_API_URL"],
    ["demo billing by omission", withoutStripe, "BILLING"],
    ["the example's model key", { ...aModel, MODEL_KEY: example["MODEL_KEY"] }, "MODEL_KEY"],
    ["the example's model", { ...pickModel(example) }, "MODEL_URL"],
    ["a model without https", { ...aModel, MODEL_URL: "http://models.example" }, "MODEL_URL"],
    ["cheap password hashes", { ARGON2_MEMORY_KIB: "64" }, "ARGON2_MEMORY_KIB"],
    ["password hashes of one pass", { ARGON2_PASSES: "1" }, "ARGON2_PASSES"],
  ])("refuses production with %s", (_, changes, named) => {
    expect(() => loadConfig({ ...production, ...changes })).toThrow(named);
    expect(() => loadConfig(production)).not.toThrow();
  });

  it.each([
    [
      "no password for the database",
      "DATABASE_URL",
      "postgres://fernwell@db.example/fernwell?sslmode=verify-full",
      "weak-database-password",
    ],
    [
      "a common password for the database",
      "DATABASE_URL",
      "postgres://postgres:postgres@db.example/fernwell?sslmode=verify-full",
      "weak-database-password",
    ],
    [
      "a plain database",
      "DATABASE_URL",
      `postgres://fernwell:${secret}@db.example/fernwell`,
      "plain-database",
    ],
    [
      "a database whose certificate nobody checks",
      "DATABASE_URL",
      `postgres://fernwell:${secret}@db.example/fernwell?sslmode=no-verify`,
      "plain-database",
    ],
    ["no password for Redis", "REDIS_URL", "rediss://redis.example:6379", "weak-redis-password"],
    ["a plain Redis", "REDIS_URL", `redis://:${secret}@redis.example:6379`, "plain-redis"],
    [
      "a Redis that the library takes for a plain one",
      "REDIS_URL",
      `REDISS://:${secret}@redis.example:6379`,
      "plain-redis",
    ],
    [
      "a Redis whose encryption a parameter turns off",
      "REDIS_URL",
      `rediss://:${secret}@redis.example:6379?tls=`,
      "plain-redis",
    ],
    ["a plain mail server", "SMTP_URL", "smtp://mail.example:587", "plain-smtp"],
    [
      "a mail server whose certificate nobody checks",
      "SMTP_URL",
      "smtps://mail.example?tls.rejectUnauthorized=false",
      "plain-smtp",
    ],
    ["a test key of Stripe", "STRIPE_SECRET_KEY", "sk_test_of_this_installation", "stripe-test-keys"],
    [
      "a restricted test key of Stripe",
      "STRIPE_SECRET_KEY",
      "rk_test_of_this_installation",
      "stripe-test-keys",
    ],
    ["everyone as a proxy", "TRUSTED_PROXIES", "0.0.0.0/0", "wide-proxies"],
    [
      "everyone as a proxy in two halves",
      "TRUSTED_PROXIES",
      "10.0.0.1, 0.0.0.0/1, 128.0.0.0/1",
      "wide-proxies",
    ],
    ["everyone as a proxy in IPv6", "TRUSTED_PROXIES", "::/0", "wide-proxies"],
    [
      "everyone as a proxy in IPv4 written as IPv6",
      "TRUSTED_PROXIES",
      "0:0:0:0:0:ffff:0:0/96",
      "wide-proxies",
    ],
    ["every private network as a proxy", "TRUSTED_PROXIES", "uniquelocal", "wide-proxies"],
    ["a network of proxies that is too wide", "TRUSTED_PROXIES", "10.0.0.0/11", "wide-proxies"],
    ["a network of proxies that is too wide in IPv6", "TRUSTED_PROXIES", "2001:db0::/27", "wide-proxies"],
    ["a network of proxies with a mask", "TRUSTED_PROXIES", "10.0.0.0/255.0.0.0", "wide-proxies"],
  ])(
    "[TRUST-50] [TRUST-51] refuses production with %s, unless the risk is accepted by its name",
    (_, name, value, risk) => {
      const given = { ...production, [name]: value };
      const others = risks.map((each) => each.name).filter((each) => each !== risk);
      const problem = new RegExp(
        `^Invalid configuration:\\n {2}- ${name}: in production it must .*ACCEPTED_RISKS names ${risk}$`,
      );
      expect(() => loadConfig(given)).toThrow(problem);
      expect(() => loadConfig({ ...given, ACCEPTED_RISKS: others.join(",") })).toThrow(problem);
      expect(() => loadConfig({ ...given, ACCEPTED_RISKS: ` ${risk} ,` })).not.toThrow();
      expect(() => loadConfig({ ...given, APP_ENV: "test" })).not.toThrow();
    },
  );

  it.each([
    ["SMTP_URL", "smtp://mail.example:587?requireTLS=true"],
    ["STRIPE_SECRET_KEY", "rk_live_of_this_installation"],
    ["TRUSTED_PROXIES", "10.0.0.1, ::1, 172.16.0.0/12, 104.16.0.0/13, 2a06:98c0::/29, ::ffff:10.0.0.1"],
    ["ACCEPTED_RISKS", risks.map((each) => each.name).join(",")],
  ])("[TRUST-50] accepts production with a safe %s", (name, value) => {
    expect(() => loadConfig({ ...production, [name]: value })).not.toThrow();
  });

  it("[TRUST-50] names every risk at once, and repeats no secret", () => {
    const given = {
      ...production,
      DATABASE_URL: "postgres://fernwell:hunter2@db.example/fernwell",
      REDIS_URL: "redis://:hunter2@redis.example",
      SMTP_URL: "smtp://fernwell:hunter2@mail.example",
      STRIPE_SECRET_KEY: "sk_test_hunter2",
      TRUSTED_PROXIES: "0.0.0.0/0",
    };
    for (const { name } of risks) expect(() => loadConfig(given)).toThrow(`ACCEPTED_RISKS names ${name}`);
    expect(() => loadConfig(given)).not.toThrow("hunter2");
    expect(() =>
      loadConfig({ ...given, ACCEPTED_RISKS: risks.map((each) => each.name).join(",") }),
    ).not.toThrow();
  });

  it.each(["production", "development"])("[TRUST-51] refuses an unknown risk in %s", (environment) => {
    const given = { ...production, APP_ENV: environment, ACCEPTED_RISKS: "plain-redis,everything" };
    expect(() => loadConfig(given)).toThrow(
      "ACCEPTED_RISKS: everything is not one of wide-proxies, weak-database-password,",
    );
  });

  it("[TRUST-51] has a closed list of risks, each in the document of the configuration", async () => {
    const document = await readFile(new URL("../../../../docs/configuration.md", import.meta.url), "utf8");
    const rows = [...document.matchAll(/^\| `([a-z-]+)` \| [A-Z].+\. \|$/gm)].map(([, name]) => name);
    expect(rows).toEqual(risks.map(({ name }) => name));
    expect(rows.toSorted()).toEqual([
      "plain-database",
      "plain-redis",
      "plain-smtp",
      "stripe-test-keys",
      "weak-database-password",
      "weak-redis-password",
      "wide-proxies",
    ]);
  });

  it.each(
    [
      "CODE_SECRET",
      "CODE_SECRET_PREVIOUS",
      "STRIPE_WEBHOOK_SECRET",
      "STRIPE_WEBHOOK_SECRET_PREVIOUS",
    ].flatMap((name) => [
      [name, "repeats itself", "whsec_changeme".repeat(4)],
      [name, "counts up", "whsec_0123456789abcdefghijklmnopqrstuvwxyz"],
      [name, "is the example's", "whsec_only_for_development_and_nothing_else"],
    ]),
  )("[TRUST-52] refuses production with a %s that %s, whatever risks it accepts", (name, _, value) => {
    const given = { ...production, ACCEPTED_RISKS: risks.map((each) => each.name).join(","), [name]: value };
    expect(() => loadConfig(given)).toThrow(
      new RegExp(`- ${name}: (in production it must|replace the public)`),
    );
    expect(() => loadConfig(given)).not.toThrow(value);
    expect(() => loadConfig({ ...given, APP_ENV: "test" })).not.toThrow();
  });

  it("[TRUST-53] [TRUST-54] has the previous secrets after the current ones", () => {
    const previous = { CODE_SECRET_PREVIOUS: secret, STRIPE_WEBHOOK_SECRET_PREVIOUS: `whsec_${secret}` };
    const current = randomBytes(32).toString("hex");
    const given = { ...production, CODE_SECRET: current, STRIPE_WEBHOOK_SECRET: `whsec_${current}` };
    expect(loadConfig(given)).toMatchObject({
      codes: { secrets: [current] },
      billing: { webhookSecrets: [`whsec_${current}`] },
    });
    expect(loadConfig({ ...given, ...previous })).toMatchObject({
      codes: { secrets: [current, secret] },
      billing: { webhookSecrets: [`whsec_${current}`, `whsec_${secret}`] },
    });
  });

  it.each([
    ["stripe where its secrets are set", {}, "stripe"],
    ["a demo where they are not", { ...withoutStripe, APP_ENV: "development" }, "demo"],
    ["a demo in production that asks for it", { ...withoutStripe, BILLING: "demo" }, "demo"],
  ])("[OPEN-36] takes payments by %s", (_, changes, kind) => {
    expect(loadConfig({ ...production, ...changes }).billing.kind).toBe(kind);
  });

  it.each([
    ["one secret without the other", { STRIPE_WEBHOOK_SECRET: "" }, "STRIPE_WEBHOOK_SECRET"],
    ["Stripe without its secrets", { ...withoutStripe, BILLING: "stripe" }, "STRIPE_SECRET_KEY"],
    ["a model without an address", { ...aModel, MODEL_URL: "" }, "MODEL_URL"],
    ["a model without a name", { ...aModel, MODEL_NAME: "" }, "MODEL_NAME"],
    ["Anthropic's model without a key", { ...aModel, MODEL_PROVIDER: "anthropic" }, "MODEL_KEY"],
    ["a model key without a provider", { MODEL_KEY: "sk-1" }, "MODEL_KEY"],
  ])("refuses %s", (_, changes, named) => {
    expect(() => loadConfig({ ...production, ...changes })).toThrow(named);
  });

  it.each<[string, Record<string, string>, string]>([
    ["a key without a contact", { PUSH_PRIVATE_KEY: makePushKey() }, "PUSH_CONTACT"],
    ["a contact without a key", { PUSH_CONTACT: "mailto:a@b.example" }, "PUSH_PRIVATE_KEY"],
    ["a key that is none", { ...push, PUSH_PRIVATE_KEY: "A".repeat(43) }, "PUSH_PRIVATE_KEY"],
    ["a short key", { ...push, PUSH_PRIVATE_KEY: "abc" }, "PUSH_PRIVATE_KEY"],
    ["a contact that is no address", { ...push, PUSH_CONTACT: "http://a.example" }, "PUSH_CONTACT"],
    ["a push service on this machine", { ...push, PUSH_SERVICES: "127.0.0.1:9000" }, "PUSH_SERVICES"],
    ["a push service of a single name", { ...push, PUSH_SERVICES: "localhost" }, "PUSH_SERVICES"],
  ])("[PHONE-75] refuses %s for reminders", (_, changes, name) => {
    expect(() => loadConfig({ ...production, ...changes })).toThrow(name);
  });

  it("[PHONE-75] offers reminders only with a key, whose public half browsers get", () => {
    expect(loadConfig(production).push).toBeNull();
    const loaded = loadConfig({ ...production, ...push }).push;
    expect(loaded).toMatchObject({ contact: push.PUSH_CONTACT, privateKey: push.PUSH_PRIVATE_KEY });
    expect(Buffer.from(loaded?.publicKey ?? "", "base64url")).toHaveLength(65);
    expect(loaded?.services).toContain("fcm.googleapis.com");
  });

  it("has a model only where one is set up", () => {
    expect(loadConfig(production).model).toBeNull();
    expect(loadConfig({ ...production, ...aModel, MODEL_INPUT_PRICE: "0.15" }).model).toEqual({
      provider: "openai-compatible",
      url: new URL("https://models.example/v1"),
      key: null,
      name: "small",
      timeoutMs: 8_000,
      prices: { input: 0.15, output: 0 },
      callsPerDay: 1_000,
    });
    const anthropic = { MODEL_PROVIDER: "anthropic", MODEL_KEY: "sk-1", MODEL_NAME: "large" };
    expect(loadConfig({ ...production, ...anthropic }).model).toMatchObject({ url: null, key: "sk-1" });
  });
});

function pickModel({ MODEL_PROVIDER, MODEL_URL, MODEL_KEY, MODEL_NAME }: typeof example) {
  return { MODEL_PROVIDER, MODEL_URL, MODEL_KEY, MODEL_NAME };
}

import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { exampleCodeSecret, loadConfig } from "./config.ts";

const example = parseEnv(await readFile(new URL("../../../../.env.example", import.meta.url), "utf8"));
const production = {
  ...example,
  APP_ENV: "production",
  PUBLIC_URL: "https://fernwell.example",
  CODE_SECRET: "a-real-secret-of-this-installation-0001",
  STRIPE_SECRET_KEY: "sk_live_of_this_installation",
  STRIPE_WEBHOOK_SECRET: "whsec_of_this_installation",
  STRIPE_API_URL: "",
  MODEL_PROVIDER: "",
  MODEL_URL: "",
  MODEL_KEY: "",
  MODEL_NAME: "",
};
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
    ["the example's secret", { CODE_SECRET: exampleCodeSecret }, "CODE_SECRET"],
    ["the example's Stripe key", { STRIPE_SECRET_KEY: example["STRIPE_SECRET_KEY"] }, "STRIPE_SECRET_KEY"],
    [
      "the example's webhook secret",
      { STRIPE_WEBHOOK_SECRET: example["STRIPE_WEBHOOK_SECRET"] },
      "STRIPE_WEBHOOK_SECRET",
    ],
    ["a fake Stripe", { STRIPE_API_URL: "http://127.0.0.1:4300" }, "STRIPE_API_URL"],
    ["demo billing by omission", withoutStripe, "BILLING"],
    ["the example's model", { ...pickModel(example) }, "MODEL_URL"],
    ["a model without https", { ...aModel, MODEL_URL: "http://models.example" }, "MODEL_URL"],
    ["cheap password hashes", { ARGON2_MEMORY_KIB: "64" }, "ARGON2_MEMORY_KIB"],
  ])("refuses production with %s", (_, changes, named) => {
    expect(() => loadConfig({ ...production, ...changes })).toThrow(named);
    expect(() => loadConfig(production)).not.toThrow();
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

  it("explains every variable in the example file, and no other", async () => {
    const source = await readFile(new URL("./env.ts", import.meta.url), "utf8");
    const read = [...source.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(Object.keys(example).sort()).toEqual(read.sort());
  });
});

function pickModel({ MODEL_PROVIDER, MODEL_URL, MODEL_KEY, MODEL_NAME }: typeof example) {
  return { MODEL_PROVIDER, MODEL_URL, MODEL_KEY, MODEL_NAME };
}

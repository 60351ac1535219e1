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
};

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
    ["cheap password hashes", { ARGON2_MEMORY_KIB: "64" }, "ARGON2_MEMORY_KIB"],
  ])("refuses production with %s", (_, changes, named) => {
    expect(() => loadConfig({ ...production, ...changes })).toThrow(named);
    expect(() => loadConfig(production)).not.toThrow();
  });

  it("explains every variable in the example file, and no other", async () => {
    const source = await readFile(new URL("./env.ts", import.meta.url), "utf8");
    const read = [...source.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(Object.keys(example).sort()).toEqual(read.sort());
  });
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "./config.ts";
import { secretVariables } from "./env.ts";

const example = parseEnv(await readFile(new URL("../../../../.env.example", import.meta.url), "utf8"));
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "fernwell-secrets-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function writeSecret(text: string): Promise<string> {
  const path = join(dir, crypto.randomUUID());
  await writeFile(path, text);
  return path;
}

describe("secrets from files", () => {
  it.each(secretVariables)(
    "[START-20] reads %s from a file, without the line break at its end",
    async (name) => {
      const path = await writeSecret(`${example[name]}\n`);
      const given = { ...example, [name]: "", [`${name}_FILE`]: path };
      expect(loadConfig(given)).toEqual(loadConfig(example));
    },
  );

  it("[START-20] takes an empty file for a secret that is not set", async () => {
    const demo = { ...example, STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", STRIPE_API_URL: "" };
    const path = await writeSecret("\n");
    const given = { ...demo, STRIPE_SECRET_KEY_FILE: path, STRIPE_WEBHOOK_SECRET_FILE: path };
    expect(loadConfig(given).billing).toEqual({ kind: "demo" });
  });

  it("[START-21] refuses a file that cannot be read, and names every problem at once", () => {
    const given = { ...example, CODE_SECRET: "", CODE_SECRET_FILE: join(dir, "missing"), PORT: "no" };
    expect(() => loadConfig(given)).toThrow(/CODE_SECRET_FILE: cannot be read[\s\S]*PORT/);
  });

  it("[START-21] refuses a secret that is given twice, without repeating it", async () => {
    const path = await writeSecret("another-secret-of-this-installation-0002");
    const given = { ...example, CODE_SECRET_FILE: path };
    expect(() => loadConfig(given)).toThrow("CODE_SECRET_FILE: set either this or CODE_SECRET");
    expect(() => loadConfig(given)).not.toThrow(/another-secret|only-for-development/);
  });
});

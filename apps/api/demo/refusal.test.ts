import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { testVariables } from "../test/test-app.ts";
import { requireDemoAllowed } from "./refusal.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const development = testVariables("postgres://postgres@127.0.0.1:5432/fernwell_dev", "smtp://127.0.0.1:9");

describe("[START-86] a demo person is refused", () => {
  it.each([
    ["by NODE_ENV=production", { NODE_ENV: "production" }, "production"],
    ["by APP_ENV=production", { APP_ENV: "production" }, "production"],
    ["in a database on another host", { DATABASE_URL: "postgres://db.example/fernwell" }, "DATABASE_URL"],
    [
      "in a database whose host is in the query",
      { DATABASE_URL: "postgres://localhost/fernwell?host=db.example" },
      "DATABASE_URL",
    ],
    ["without a database", { DATABASE_URL: "" }, "DATABASE_URL"],
    ["where Stripe itself takes payments", { STRIPE_SECRET_KEY: "sk_test_real" }, "STRIPE_API_URL"],
  ])("%s", (_, changes, named) => {
    expect(() => requireDemoAllowed({ ...development, ...changes })).toThrow(named);
  });

  it.each([
    "postgres://postgres@127.0.0.1:5432/fernwell_dev",
    "postgresql://localhost/fernwell",
    "postgres://postgres@[::1]/fernwell",
    "postgres:///fernwell?host=/var/run/postgresql",
  ])("but not in %s", (DATABASE_URL) => {
    expect(() => requireDemoAllowed({ ...development, DATABASE_URL })).not.toThrow();
  });

  it("by the command, which says why and fails", async () => {
    const env = { ...process.env, ...development, NODE_ENV: "production" };
    await expect(promisify(execFile)(process.execPath, [main], { env })).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: "A demo person is never created in production.\n",
    });
  });
});

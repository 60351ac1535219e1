import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../apps/api/src/config/config.ts";
import { chooseStartSettings } from "./start-settings.ts";

const example = parseEnv(readFileSync(new URL("../../.env.example", import.meta.url), "utf8"));
const folders = { web: "/built/web", media: "/built/media" };
const choose = (changes: Record<string, string> = {}) =>
  chooseStartSettings({ ...example, ...changes }, folders);

describe("the settings of `pnpm start`", () => {
  it("[START-69] are a trial on this machine with the `.env` of a fresh clone", () => {
    const { variables, isTrial } = choose();

    expect(isTrial).toBe(true);
    expect(loadConfig(variables)).toMatchObject({
      http: { host: "127.0.0.1", port: 5173, webDir: "/built/web" },
      internal: { host: "127.0.0.1" },
      media: { kind: "built", dir: "/built/media" },
      billing: { kind: "demo" },
      model: null,
    });
  });

  it.each(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"])(
    "[START-69] are a trial at %s that no other machine reaches, whatever HOST says",
    (url) => {
      const { variables, isTrial } = choose({ PUBLIC_URL: url, HOST: "0.0.0.0", INTERNAL_HOST: "0.0.0.0" });
      expect(isTrial).toBe(true);
      expect(variables).toMatchObject({ HOST: "127.0.0.1", INTERNAL_HOST: "127.0.0.1", PORT: "8080" });
    },
  );

  it("[START-69] keep a real Stripe and a model of one's own in a trial", () => {
    const { variables } = choose({
      STRIPE_SECRET_KEY: "sk_test_of_mine",
      STRIPE_WEBHOOK_SECRET: "whsec_of_mine",
      STRIPE_API_URL: "",
      MODEL_KEY: "mine",
    });
    expect(loadConfig(variables)).toMatchObject({ billing: { kind: "stripe" }, model: { key: "mine" } });
  });

  it.each([
    ["a public address", { PUBLIC_URL: "https://fernwell.example" }, "CODE_SECRET"],
    ["an address in the local network", { PUBLIC_URL: "http://192.168.1.20:5173" }, "CODE_SECRET"],
    ["this machine's address in production", { APP_ENV: "production" }, "CODE_SECRET"],
    ["no address at all", { PUBLIC_URL: "" }, "PUBLIC_URL"],
  ])("[START-69] are production's with %s, and refuse what production refuses", (_, changes, named) => {
    const { variables, isTrial } = choose(changes);

    expect([isTrial, variables["APP_ENV"], variables["NODE_ENV"]]).toEqual([
      false,
      "production",
      "production",
    ]);
    expect(() => loadConfig(variables)).toThrow(named);
  });

  it("keep the folders that were given", () => {
    const { variables } = choose({ WEB_DIR: "/my/web", MEDIA_DIR: "/my/media" });
    expect(variables).toMatchObject({ WEB_DIR: "/my/web", MEDIA_DIR: "/my/media" });
  });
});

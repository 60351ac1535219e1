import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPlanModel, type PlanModelOptions } from "./plan-model.ts";
import type { PlanTask } from "./plan-model.types.ts";

let server: FakeModel;
beforeAll(async () => {
  server = await startFakeModel();
});
beforeEach(() => server.behave("good"));
afterAll(() => server.close());

const task: PlanTask = {
  noun: "meals",
  wish: "two soups, zebra-canary",
  count: 2,
  candidates: ["leek-soup", "pea-soup", "rice"].map((id) => ({
    id,
    name: id,
    minutes: 20,
    tags: ["dinner"],
  })),
};

const modelWith = (changes: Partial<PlanModelOptions> = {}) =>
  createPlanModel({
    provider: "openai-compatible",
    url: new URL(server.url),
    key: server.key,
    name: "fake-model",
    timeoutMs: 5_000,
    prices: { input: 3, output: 15 },
    ...changes,
  });

describe("the model", () => {
  it.each([
    { provider: "openai-compatible", name: "fake-model" },
    { provider: "anthropic", name: "claude-sonnet-4-5" },
  ] as const)("chooses by $provider, and says what that took", async (provider) => {
    const choice = await modelWith(provider).choose(task);
    expect(choice).toMatchObject({ ok: true, ids: ["leek-soup", "pea-soup"], name: "A Plan For You" });
    const { inputTokens = 0, outputTokens = 0, cost } = choice.use ?? {};
    expect(inputTokens).toBeGreaterThan(100);
    expect(outputTokens).toBeGreaterThan(5);
    expect(cost).toBeCloseTo((3 * inputTokens + 15 * outputTokens) / 1_000_000, 12);
  });

  it("is called once, with a JSON schema and an output limit", async () => {
    const before = server.requests.length;
    server.behave("overloaded");
    await modelWith().choose(task);
    expect(server.requests).toHaveLength(before + 1);
    const asked = JSON.parse(server.requests.at(-1)?.body ?? "");
    expect(asked).toMatchObject({
      max_tokens: 2000,
      response_format: {
        type: "json_schema",
        json_schema: { schema: { required: ["reading", "ids", "name"] } },
      },
    });
    expect(asked.tools).toBeUndefined();
  });

  it.each([
    ["errors", "down"],
    ["overloaded", "down"],
    ["hangs-up", "down"],
    ["chatty", "nonsense"],
    ["cut off", "nonsense"],
    ["misshapen", "nonsense"],
    ["html", "nonsense"],
  ] as const)("that %s counts as %s, without quoting what it was sent", async (behaviour, failure) => {
    server.behave(behaviour);
    const choice = await modelWith().choose(task);
    expect(choice).toMatchObject({ ok: false, failure });
    expect(JSON.stringify(choice)).not.toContain("zebra-canary");
  });

  it("is cut off when its output does not end", async () => {
    server.behave("endless");
    expect(await modelWith().choose(task)).toMatchObject({ ok: false, failure: "nonsense" });
  });

  it("cannot redirect the wish to another address", async () => {
    const before = server.requests.length;
    server.behave("redirects");
    expect(await modelWith().choose(task)).toMatchObject({ ok: false });
    expect(server.requests).toHaveLength(before + 1);
  });

  it("counts the tokens of an unusable response", async () => {
    server.behave("chatty");
    const { use } = await modelWith().choose(task);
    expect(use?.outputTokens).toBeGreaterThan(5);
  });

  it("times out at its deadline", async () => {
    server.behave("slow");
    const patient = modelWith({ timeoutMs: 60_000 }).choose(task);
    expect(await modelWith({ timeoutMs: 200 }).choose(task)).toMatchObject({ ok: false, failure: "late" });
    server.release();
    expect(await patient).toMatchObject({ ok: true });
  });

  it("that rejects the key counts as refused, and the key is never logged", async () => {
    const choice = await modelWith({ key: "key-of-another-account" }).choose(task);
    expect(choice).toMatchObject({ ok: false, failure: "refused", detail: expect.stringContaining("401") });
    expect(JSON.stringify(choice)).not.toContain("key-of-another-account");
  });

  it("that is unreachable counts as down", async () => {
    const choice = await modelWith({ url: new URL("http://127.0.0.1:1/v1") }).choose(task);
    expect(choice).toMatchObject({ ok: false, failure: "down" });
  });

  it("is not called after five failures in a row, but nonsense does not count", async () => {
    const model = modelWith();
    server.behave("chatty");
    for (let i = 0; i < 6; i += 1) expect(await model.choose(task)).toMatchObject({ failure: "nonsense" });
    server.behave("errors");
    for (let i = 0; i < 5; i += 1) expect(await model.choose(task)).toMatchObject({ failure: "down" });
    const before = server.requests.length;
    server.behave("good");
    expect(await model.choose(task)).toMatchObject({ failure: "resting" });
    expect(server.requests).toHaveLength(before);
  });

  it("serves at most sixteen calls at once", async () => {
    server.behave("slow");
    const model = modelWith();
    const before = server.requests.length;
    const choices = Array.from({ length: 20 }, () => model.choose(task));
    await expect.poll(() => server.requests.length - before).toBe(16);
    server.release();
    const made = await Promise.all(choices);
    expect(made.map((choice) => (choice.ok ? "chosen" : choice.failure))).toEqual([
      ...Array.from({ length: 16 }, () => "chosen"),
      ...Array.from({ length: 4 }, () => "busy"),
    ]);
  });
});

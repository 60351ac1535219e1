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
    name: "stand-in",
    timeoutMs: 5_000,
    prices: { input: 3, output: 15 },
    ...changes,
  });

describe("the model", () => {
  it.each([
    { provider: "openai-compatible", name: "stand-in" },
    { provider: "anthropic", name: "claude-sonnet-4-5" },
  ] as const)("chooses by $provider, and says what that took", async (provider) => {
    const choice = await modelWith(provider).choose(task);
    expect(choice).toMatchObject({ ok: true, ids: ["leek-soup", "pea-soup"], name: "A Plan For You" });
    const { inputTokens = 0, outputTokens = 0, cost } = choice.use ?? {};
    expect(inputTokens).toBeGreaterThan(100);
    expect(outputTokens).toBeGreaterThan(5);
    expect(cost).toBeCloseTo((3 * inputTokens + 15 * outputTokens) / 1_000_000, 12);
  });

  it("is asked once, for JSON of a shape, with a bound to what it writes", async () => {
    const before = server.requests.length;
    server.behave("overloaded");
    await modelWith().choose(task);
    expect(server.requests).toHaveLength(before + 1);
    const asked = JSON.parse(server.requests.at(-1)?.body ?? "");
    expect(asked).toMatchObject({
      max_tokens: 2000,
      response_format: { type: "json_schema", json_schema: { schema: { required: ["ids", "name"] } } },
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
  ] as const)("that %s is called %s, without a word of what it was sent", async (behaviour, failure) => {
    server.behave(behaviour);
    const choice = await modelWith().choose(task);
    expect(choice).toMatchObject({ ok: false, failure });
    expect(JSON.stringify(choice)).not.toContain("zebra-canary");
  });

  it("is not read on where it does not end", async () => {
    server.behave("endless");
    expect(await modelWith().choose(task)).toMatchObject({ ok: false, failure: "nonsense" });
  });

  it("cannot send the wish on to another address", async () => {
    const before = server.requests.length;
    server.behave("redirects");
    expect(await modelWith().choose(task)).toMatchObject({ ok: false });
    expect(server.requests).toHaveLength(before + 1);
  });

  it("counts the tokens of an answer that was none", async () => {
    server.behave("chatty");
    const { use } = await modelWith().choose(task);
    expect(use?.outputTokens).toBeGreaterThan(5);
  });

  it("is given up at its deadline", async () => {
    server.behave("slow");
    const startedAt = performance.now();
    expect(await modelWith({ timeoutMs: 200 }).choose(task)).toMatchObject({ ok: false, failure: "late" });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it("that does not know the key is called refused, and no log will tell the key", async () => {
    const choice = await modelWith({ key: "key-of-somebody-else" }).choose(task);
    expect(choice).toMatchObject({ ok: false, failure: "refused", detail: expect.stringContaining("401") });
    expect(JSON.stringify(choice)).not.toContain("key-of-somebody-else");
  });

  it("that nobody can reach is down", async () => {
    const choice = await modelWith({ url: new URL("http://127.0.0.1:1/v1") }).choose(task);
    expect(choice).toMatchObject({ ok: false, failure: "down" });
  });

  it("is left alone after five failures in a row, and not for nonsense", async () => {
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

  it("is asked by sixteen at once and no more", async () => {
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

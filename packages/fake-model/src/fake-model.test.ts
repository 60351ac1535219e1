import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { type FakeModel, startFakeModel } from "./start-fake-model.ts";

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
beforeEach(() => model.behave("good"));
afterAll(() => model.close());

const message = JSON.stringify({
  wish: "a forbidden-feast",
  count: 1,
  candidates: [{ id: "leek-soup" }, { id: "rice" }],
});

async function ask(key = model.key) {
  const response = await fetch(`${model.url}/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ model: "any", messages: [{ role: "user", content: message }] }),
  });
  return { status: response.status, body: await response.json() };
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) });
const planOf = ({ body }: { readonly body: unknown }) =>
  JSON.parse(completion.parse(body).choices[0]?.message.content ?? "");

it("chooses from what it is offered, as often as it is asked to", async () => {
  expect(planOf(await ask())).toEqual({ reading: null, ids: ["leek-soup"], name: "A Plan For You" });
});

it("keeps what it was sent", async () => {
  await ask();
  expect(model.requests.at(-1)?.body).toContain("forbidden-feast");
});

it("obeys whoever attacks, when it is hostile", async () => {
  model.behave("hostile");
  model.demand(["peanut-curry"]);
  expect(planOf(await ask()).ids).toEqual(["peanut-curry", "a", "forbidden-feast", "leek-soup"]);
});

it("answers late when it is slow", async () => {
  model.behave("slow");
  const before = model.requests.length;
  const answer = ask();
  await expect.poll(() => model.requests.length).toBe(before + 1);
  model.release();
  expect((await answer).status).toBe(200);
});

it("does not know a wrong key", async () => {
  expect((await ask("another")).status).toBe(401);
});

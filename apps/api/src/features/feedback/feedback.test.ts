import { errorTable } from "@fernwell/contract/errors";
import { giveFeedback, listFeedback, mostFeedback, takeBackFeedback } from "@fernwell/contract/feedback";
import type { PlanKind } from "@fernwell/contract/item-kinds";
import type { FeedbackVerdict } from "@fernwell/domain/recommend/feedback";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Item {
  readonly item_name: PlanKind;
  readonly item_id: string;
}

const eggs: Item = { item_name: "personal_meal_plan", item_id: "scrambled-eggs" };
const squats: Item = { item_name: "personal_exercise_plan", item_id: "squats" };
const someMeditation = (): Item => {
  const [item] = app.composition.deps.catalogue.requireSnapshot().shelves.meditation.items;
  return { item_name: "personal_meditation_plan", item_id: String(item?.id) };
};

function give(token: string, item: Item, verdict: FeedbackVerdict) {
  return app.call(giveFeedback, { body: { ...item, verdict } }, { token });
}

async function listGiven(token: string): Promise<string[]> {
  const { body } = await app.call(listFeedback, {}, { token });
  return body.map(({ item_id, verdict, effect }) => `${item_id} ${verdict}: ${effect}`);
}

describe("feedback", () => {
  it.each([
    ["exercise", "not_for_me", "Hidden from your suggestions."],
    ["exercise", "too_hard", "You will see gentler ones."],
    ["exercise", "too_easy", "You will see more demanding ones."],
    ["exercise", "more_like_this", "You will see more like it."],
    ["meal", "too_hard", "You will see simpler ones."],
  ] as const)("[DO-50] on one %s says what %s changes, and lists it", async (kind, verdict, effect) => {
    const { token } = await aQuickUser(app);
    const item = kind === "meal" ? eggs : squats;
    const { status, body } = await give(token, item, verdict);
    expect([status, body]).toEqual([200, { effect }]);
    expect(await listGiven(token)).toEqual([`${item.item_id} ${verdict}: ${effect}`]);
  });

  it("[DO-50] comes the newest first, with the item's name", async () => {
    const { token } = await aQuickUser(app);
    await give(token, eggs, "more_like_this");
    await give(token, squats, "too_hard");
    const { body } = await app.call(listFeedback, {}, { token });
    expect(body).toMatchObject([
      { ...squats, title: "Squats", verdict: "too_hard" },
      { ...eggs, title: "Scrambled Eggs", verdict: "more_like_this" },
    ]);
  });

  it("[DO-50] counts as it was said last", async () => {
    const { token } = await aQuickUser(app);
    await give(token, squats, "too_hard");
    await give(token, eggs, "not_for_me");
    await give(token, squats, "too_easy");
    expect(await listGiven(token)).toEqual([
      "squats too_easy: You will see more demanding ones.",
      "scrambled-eggs not_for_me: Hidden from your suggestions.",
    ]);
  });

  it("[DO-50] can be taken back, and taking it back again is harmless", async () => {
    const { token } = await aQuickUser(app);
    await give(token, squats, "too_hard");
    for (let time = 0; time < 2; time += 1) {
      const { status } = await app.call(takeBackFeedback, { query: squats }, { token });
      expect([status, await listGiven(token)]).toEqual([200, []]);
    }
  });

  it("[DO-50] is one's own", async () => {
    const [one, other] = [await aQuickUser(app), await aQuickUser(app)];
    await give(one.token, squats, "too_hard");
    await app.call(takeBackFeedback, { query: squats }, { token: other.token });
    expect([(await listGiven(one.token)).length, await listGiven(other.token)]).toEqual([1, []]);
    expect((await app.call(listFeedback, {})).status).toBe(401);
  });

  it("[DO-50] twenty equal calls at once are one word", async () => {
    const { token } = await aQuickUser(app);
    const calls = Array.from({ length: 20 }, () => give(token, squats, "too_hard"));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await listGiven(token)).toHaveLength(1);
  });

  it("is refused for what the catalogue does not hold, and for what nobody says of such an item", async () => {
    const { token } = await aQuickUser(app);
    expect((await give(token, { ...eggs, item_id: "no-such-meal" }, "not_for_me")).body).toEqual({
      detail: errorTable.item_not_found.detail,
      code: "item_not_found",
    });
    const answers = [
      await give(token, someMeditation(), "too_hard"),
      await give(token, eggs, "too_easy"),
      await give(token, someMeditation(), "more_like_this"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 200]);
  });

  it("[DO-50] is bounded, and what was said before can still be changed and taken back", async () => {
    const { token, userId } = await aQuickUser(app);
    await give(token, squats, "too_hard");
    await sql`insert into feedback (user_id, kind, item_id, verdict)
      select ${userId}, 'meal', 'meal-' || n, 'not_for_me' from generate_series(2, ${mostFeedback}) as n`.execute(
      app.composition.deps.db,
    );
    const refused = await give(token, eggs, "not_for_me");
    expect([refused.status, refused.body]).toMatchObject([409, { code: "list_full" }]);
    expect((await give(token, squats, "too_easy")).status).toBe(200);
    await app.call(takeBackFeedback, { query: squats }, { token });
    expect((await give(token, eggs, "not_for_me")).status).toBe(200);
  });
});

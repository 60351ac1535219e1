import { randomUUID } from "node:crypto";
import { giveFeedback, takeBackFeedback } from "@fernwell/contract/feedback";
import { type PlanKind, wireNames } from "@fernwell/contract/item-kinds";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { listSwapOptions, makePlan, searchPlanItems } from "@fernwell/contract/plan-entries";
import { planWeek } from "@fernwell/contract/plan-week";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { FeedbackVerdict } from "@fernwell/domain/recommend/feedback";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const everything = { query: { page: 1, page_size: 9999 } };
const mealPlan = "personal_meal_plan" as const;

async function give(token: string, kind: ItemKind, item_id: string, verdict: FeedbackVerdict) {
  const body = { item_name: wireNames[kind].plan, item_id, verdict };
  expect((await app.call(giveFeedback, { body }, { token })).status).toBe(200);
}

const recommendCalls = {
  meal: recommendMeals,
  exercise: recommendExercises,
  meditation: recommendMeditations,
} as const;

async function recommend(token: string, kind: ItemKind) {
  const { body } = await app.call(recommendCalls[kind], everything, { token });
  const items = body.data.map(({ _id, reasons }) => ({ id: _id, reasons }));
  return { items, ids: items.map(({ id }) => id), hidden: body.metadata.hidden };
}

const shelf = (kind: ItemKind) => app.composition.deps.catalogue.requireSnapshot().shelves[kind];

describe("what is not for a person", () => {
  it.each(["meal", "exercise", "meditation"] as const)(
    "[DO-51] is no longer among the recommendations: one %s is hidden and counted, until it is taken back",
    async (kind) => {
      const { token } = await aUserWhoAnswered(app, { exercise: { hasEquipment: true } });
      const { ids: before } = await recommend(token, kind);
      const [first = ""] = before;
      await give(token, kind, first, "not_for_me");
      const { ids, hidden } = await recommend(token, kind);
      expect(ids.toSorted()).toEqual(before.filter((id) => id !== first).toSorted());
      expect(hidden).toEqual({ total: 1, causes: [{ cause: "is not for you, as you said", count: 1 }] });

      const query = { item_name: wireNames[kind].plan, item_id: first };
      await app.call(takeBackFeedback, { query }, { token });
      expect((await recommend(token, kind)).ids).toEqual(before);
    },
  );

  it("[DO-51] stays with others who gave the same answers", async () => {
    const [one, other] = [await aQuickUser(app), await aQuickUser(app)];
    const { ids } = await recommend(other.token, "meal");
    await give(one.token, "meal", ids[0] ?? "", "not_for_me");
    expect((await recommend(one.token, "meal")).ids).not.toContain(ids[0]);
    expect((await recommend(other.token, "meal")).ids).toEqual(ids);
  });

  it("[DO-51] does not come into a plan from a prompt", async () => {
    const { token } = await aQuickUser(app);
    const build = async () => {
      const query = { plan_type: "meal", use_llm: "false" } as const;
      const body = { prompt: "5 dinners" };
      return (await app.call(buildPlan, { query, body }, { token })).body.plan_ids;
    };
    const before = await build();
    for (const id of before) await give(token, "meal", id, "not_for_me");
    const after = await build();
    expect(after).toHaveLength(5);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it("[DO-51] does not come into a week that we propose, though it was proposed before", async () => {
    const { token } = await aQuickUser(app);
    const propose = async (item_name: PlanKind, keep: string[] = []) => {
      const body = { from: "2026-11-18", parts: [{ item_name, keep }] };
      const { plans } = (await app.call(planWeek, { body }, { token })).body;
      return plans.flatMap(({ entries }) => entries.map(({ item_id }) => item_id));
    };
    for (const kind of ["meal", "exercise", "meditation"] as const) {
      const { plan } = wireNames[kind];
      const [first = "", ...others] = await propose(plan);
      await give(token, kind, first, "not_for_me");
      expect(await propose(plan, [first, ...others])).not.toContain(first);
    }
  });

  it("[DO-51] is not offered in the place of another", async () => {
    const { token } = await aQuickUser(app);
    const [plan_id, entry_id] = [randomUUID(), randomUUID()];
    const bare = { day: null, slot: null, servings: null, note: null, leftover_of: null };
    const entries = [{ ...bare, entry_id, item_id: "scrambled-eggs" }];
    const plan = { plan_id, item_name: mealPlan, plan_name: "Mine", entries };
    await app.call(makePlan, { body: plan }, { token });
    const listOptions = async () => {
      const query = { item_name: mealPlan, plan_id, entry_id };
      return (await app.call(listSwapOptions, { query }, { token })).body.map(({ _id }) => _id);
    };
    const [first = "", ...others] = await listOptions();
    expect(first).not.toBe("");
    await give(token, "meal", first, "not_for_me");
    expect(await listOptions()).toEqual(expect.arrayContaining(others));
    expect(await listOptions()).not.toContain(first);
  });

  it("[DO-51] can still be found and planned by hand", async () => {
    const { token } = await aQuickUser(app);
    await give(token, "meal", "scrambled-eggs", "not_for_me");
    const query = { item_name: mealPlan, text: "scrambled eggs" };
    const { data } = (await app.call(searchPlanItems, { query }, { token })).body;
    expect(data.map(({ _id }) => _id)).toContain("scrambled-eggs");
    const bare = { day: null, slot: null, servings: null, note: null, leftover_of: null };
    const entries = [{ ...bare, entry_id: randomUUID(), item_id: "scrambled-eggs" }];
    const body = { plan_id: randomUUID(), item_name: mealPlan, plan_name: "Mine", entries };
    expect((await app.call(makePlan, { body }, { token })).status).toBe(200);
  });
});

describe("what is too hard, too easy, or wanted more of", () => {
  const trained = { exercise: { hasEquipment: true, level: "intermediate" as const } };

  it.each([
    ["too_hard", "chair-squat", "Gentler than Squats"],
    ["too_easy", "goblet-squat", "More demanding than Squats"],
  ] as const)("[DO-52] %s brings %s to the front: %s", async (verdict, sibling, reason) => {
    const { token } = await aUserWhoAnswered(app, trained);
    const before = (await recommend(token, "exercise")).ids;
    await give(token, "exercise", "squats", verdict);
    const { items, ids, hidden } = await recommend(token, "exercise");
    expect(ids.indexOf(sibling)).toBeLessThan(before.indexOf(sibling));
    expect(items.slice(0, 5).every(({ reasons }) => reasons.includes(reason))).toBe(true);
    expect(ids.toSorted()).toEqual(before.toSorted());
    expect(hidden.total).toBe(0);
  });

  it("[DO-52] brings simpler meals, and meals like one, to the front", async () => {
    const { token } = await aQuickUser(app);
    await give(token, "meal", "beef-rendang", "too_hard");
    expect((await recommend(token, "meal")).items[0]?.reasons[0]).toBe("Simpler than Beef rendang");
    await give(token, "meal", "beef-rendang", "more_like_this");
    const { items } = await recommend(token, "meal");
    const first = items.slice(0, 2).map(({ reasons }) => reasons[0]);
    expect(first).toContain("Like Beef rendang, which you wanted more of");
  });
});

describe("whatever a person says", () => {
  it("[DO-53] nothing is recommended or planned that the gate refuses, and none of it is named", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { allergies: "milk" },
      exercise: { limitations: "bad knee" },
    });
    const allowed = new Map(
      await Promise.all(
        (["meal", "exercise"] as const).map(
          async (kind) => [kind, new Set((await recommend(token, kind)).ids)] as const,
        ),
      ),
    );
    for (const [kind, passing] of allowed) {
      const refused = shelf(kind).items.filter(({ id }) => !passing.has(id));
      expect(refused.length).toBeGreaterThan(10);
      for (const { id } of refused.slice(0, 12)) await give(token, kind, id, "more_like_this");
      for (const { id } of refused.slice(12, 20)) await give(token, kind, id, "too_hard");
      const { items, ids } = await recommend(token, kind);
      expect(ids.filter((id) => !passing.has(id))).toEqual([]);
      const names = refused.map(({ name }) => name);
      const said = items.flatMap(({ reasons }) => reasons);
      expect(said.filter((reason) => names.some((name) => reason.includes(name)))).toEqual([]);

      const query = { plan_type: kind, use_llm: "false" } as const;
      const { body } = await app.call(buildPlan, { query, body: { prompt: "8 of them" } }, { token });
      expect(body.plan_ids.filter((id) => !passing.has(id))).toEqual([]);
    }
  });
});

import { saveMealPreferences } from "@fernwell/contract/preferences";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { mealBody } from "@fernwell/contract/test/preferences";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createRankingCache } from "./ranking-cache.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("[SPEED-05] an order that was made for one person", () => {
  const paging = { query: { page: 1, page_size: 20 } };
  const listIds = async (token: string, page = 1) => {
    const query = { ...paging.query, page };
    return (await app.call(recommendMeals, { query }, { token })).body.data.map(({ _id }) => _id);
  };

  it("serves another with the same answers, with favourites of their own", async () => {
    const [one, other] = [await aUserWhoAnswered(app, {}), await aUserWhoAnswered(app, {})];
    for (const { token } of [one, other]) await app.call(saveMealPreferences, { body: mealBody }, { token });
    const ids = await listIds(one.token);
    await sql`insert into favourites (user_id, kind, item_id) values (${other.userId}, 'meal', ${ids[0]})`.execute(
      app.composition.deps.db,
    );
    const { data } = (await app.call(recommendMeals, paging, { token: other.token })).body;
    expect(data.map(({ _id }) => _id)).toEqual(ids);
    expect(data.map(({ favorite }) => favorite)).toEqual(ids.map((_, place) => place === 0));
    const again = (await app.call(recommendMeals, paging, { token: one.token })).body.data;
    expect(again.some(({ favorite }) => favorite)).toBe(false);
  });

  it("is not used once a person has answered otherwise, nor for a page it does not have", async () => {
    const { token } = await aUserWhoAnswered(app, {});
    await app.call(saveMealPreferences, { body: mealBody }, { token });
    const [first, second] = [await listIds(token), await listIds(token, 2)];
    expect(first.filter((id) => second.includes(id))).toEqual([]);
    const body = { ...mealBody, has_food_allergies: true, food_allergies: ["milk and eggs"] };
    expect((await app.call(saveMealPreferences, { body }, { token })).status).toBe(200);
    const snapshot = app.composition.deps.catalogue.requireSnapshot();
    for (const id of await listIds(token)) {
      const meal = snapshot.shelves.meal.find(id);
      expect([meal?.allergens.milk, meal?.allergens.egg]).toEqual(["notAnIngredient", "notAnIngredient"]);
    }
  });

  it("[FIND-24] [FIND-26] [FIND-27] is not used in another hour, season, hemisphere or part of the day, after something was done, nor for another catalogue or with filters", () => {
    const snapshot = app.composition.deps.catalogue.requireSnapshot();
    const now = new Date("2026-11-16T09:59:59Z");
    const agenda = { recorded: null, entries: null };
    const moment = { day: "2026-11-16", partOfDay: "morning", hemisphere: "north" } as const;
    const person = { kind: "meal", gateInput: "{}", feedback: null, agenda, moment } as const;
    const use = { ...person, chosen: [], snapshot, now } as const;
    const chosen = snapshot.shelves.meal.filters.listOptions("meal_type").slice(0, 1);
    const ranking = {
      ranking: { total: 0, getPage: () => [] },
      findItemAt: () => null,
      hidden: [],
      hiddenCount: 0,
      unwantedCount: 0,
      isBlocked: false,
      filters: { listFilters: () => [], listEmptying: () => [] },
    };
    for (const other of [
      { ...use, now: new Date("2026-11-16T10:00:00Z") },
      { ...use, snapshot: { ...snapshot } },
      { ...use, gateInput: null },
      { ...use, feedback: "not_for_me squats" },
      { ...use, gateInput: null, feedback: "not_for_me squats" },
      { ...use, kind: "exercise" } as const,
      { ...use, agenda: { ...agenda, recorded: "porridge" } },
      { ...use, agenda: { ...agenda, entries: "porridge 2" } },
      { ...use, moment: { ...moment, day: "2026-11-17" } },
      { ...use, moment: { ...moment, partOfDay: "midday" } as const },
      { ...use, moment: { ...moment, hemisphere: "south" } as const },
      { ...use, chosen },
    ]) {
      const rankings = createRankingCache();
      rankings.keep(use, ranking);
      expect(rankings.find(use)).toBe(ranking);
      expect(rankings.find(other)).toBeUndefined();
    }
    const rankings = createRankingCache();
    rankings.keep({ ...use, chosen }, ranking);
    expect(rankings.find(use)).toBeUndefined();
  });
});

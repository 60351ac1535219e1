import { randomUUID } from "node:crypto";
import { saveActivity } from "@fernwell/contract/activities";
import type { PlanKind } from "@fernwell/contract/item-kinds";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { saveDaySettings } from "@fernwell/contract/profiles";
import { recommendExercises, recommendMeals } from "@fernwell/contract/recommendations";
import { mealBody } from "@fernwell/contract/test/preferences";
import { changeWeek, type WireWeekChange } from "@fernwell/contract/week";
import { isInSeason, seasonalIngredientIds } from "@fernwell/domain/food/seasons";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

const today = "2026-05-11";
let now: Date;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { clock: { now: () => now } });
});
beforeEach(() => {
  now = new Date(`${today}T08:00:00Z`);
});
afterAll(() => app.close());

async function aPersonIn(time_zone: string | null) {
  const { token } = await aQuickUser(app);
  await live(token, time_zone);
  return token;
}

async function live(token: string, time_zone: string | null): Promise<void> {
  expect((await app.call(saveDaySettings, { body: { time_zone } }, { token })).status).toBe(200);
}

async function listMeals(
  token: string,
  query: { page?: number; page_size?: number } = {},
  device: { timeZone?: string } = {},
) {
  const { body } = await app.call(recommendMeals, { query }, { token, ...device });
  return body.data;
}

const listIds = async (token: string, query: { page?: number; page_size?: number } = {}) =>
  (await listMeals(token, query)).map(({ _id }) => _id);

const getMeal = (id: string) => app.composition.deps.catalogue.requireSnapshot().shelves.meal.find(id);

async function countTypes(token: string) {
  const types = (await listIds(token)).map((id) => getMeal(id)?.mealTypes ?? []);
  const count = (type: "breakfast" | "lunch" | "dinner") =>
    types.filter((each) => each.includes(type)).length;
  return { first: types[0], breakfast: count("breakfast"), lunch: count("lunch"), dinner: count("dinner") };
}

async function recordDone(
  token: string,
  item_id: string,
  { day = today, item_name = "personal_meal_plan" }: { day?: string; item_name?: PlanKind } = {},
) {
  const body = { day, item_name, item_id, seconds: 900 };
  const { status } = await app.call(saveActivity, { params: { activity_id: randomUUID() }, body }, { token });
  expect(status).toBe(200);
}

type Added = Extract<WireWeekChange, { kind: "add" }>["entry"];

async function plan(token: string, item_id: string, more: Partial<Added> = {}): Promise<string> {
  const entry: Added = {
    ...{ entry_id: randomUUID(), item_id, item_name: "personal_meal_plan", day: today, slot: null },
    ...{ servings: null, note: null, leftover_of: null, done: false, plan_id: null },
    ...more,
  };
  const days = { from: today, to: today, device: randomUUID(), change: 1 };
  const body = { ...days, changes: [{ kind: "add" as const, entry }] };
  expect((await app.call(changeWeek, { body }, { token })).status).toBe(200);
  return entry.entry_id;
}

describe("the time of day", () => {
  it("[FIND-26] decides which meals lead, by the person's own clock", async () => {
    const [london, auckland, unknown] = [
      await aPersonIn("Europe/London"),
      await aPersonIn("Pacific/Auckland"),
      await aPersonIn(null),
    ];
    const morning = await countTypes(london);
    expect(morning.first).toContain("breakfast");
    expect(morning.breakfast).toBeGreaterThanOrEqual(7);
    for (const token of [auckland, unknown]) {
      const evening = await countTypes(token);
      expect(evening.first).toContain("dinner");
      expect(evening.dinner).toBeGreaterThanOrEqual(7);
      expect(evening.breakfast).toBeLessThan(7);
    }
    now = new Date(`${today}T11:30:00Z`);
    expect((await countTypes(london)).first).toContain("lunch");
    await live(london, "Pacific/Auckland");
    expect((await countTypes(london)).first).toContain("dinner");
  });

  it("[FIND-26] is the device's where the person has chosen no time zone", async () => {
    const [follower, londoner] = [await aPersonIn(null), await aPersonIn("Europe/London")];
    const findFirst = async (token: string, timeZone: string) => {
      const [first] = await listMeals(token, {}, { timeZone });
      return first && getMeal(first._id)?.mealTypes;
    };
    expect(await findFirst(follower, "Europe/London")).toContain("breakfast");
    expect(await findFirst(follower, "Pacific/Auckland")).toContain("dinner");
    expect(await findFirst(londoner, "Pacific/Auckland")).toContain("breakfast");
    for (const unknown of ["Europe/Nowhere", "+02:00", "x".repeat(5_000)]) {
      expect(await findFirst(follower, unknown), unknown).toContain("dinner");
    }
  });

  it("[FIND-26] keeps the pages the same within one of its parts, each meal once over all of them", async () => {
    const token = await aPersonIn("Europe/London");
    const all = await listIds(token, { page_size: 9999 });
    const pages: string[] = [];
    for (let page = 1; pages.length < all.length; page += 1) {
      // The cache forgets on the hour.
      now = new Date(Date.parse(`${today}T04:00:00Z`) + (page % 4) * 3_600_000);
      pages.push(...(await listIds(token, { page, page_size: 50 })));
    }
    expect(pages).toEqual(all);
    expect(new Set(all).size).toBe(
      app.composition.deps.catalogue.requireSnapshot().shelves.meal.items.length,
    );
  });
});

describe("the season", () => {
  const names = new Map<string, string>();
  beforeAll(() => {
    const { words } = app.composition.deps.catalogue.requireSnapshot();
    for (const id of seasonalIngredientIds) names.set(words.ingredient(id).toLowerCase(), id);
  });

  async function listSeasonal(token: string) {
    const reasons = (await listMeals(token, { page_size: 100 })).flatMap((meal) => meal.reasons);
    return reasons.flatMap((reason) => {
      const name = /^In season: (.+)$/.exec(reason)?.[1];
      return seasonalIngredientIds.find((id) => name !== undefined && id === names.get(name)) ?? [];
    });
  }

  it("[FIND-24] is that of the person's hemisphere and of the month", async () => {
    const [berlin, sydney] = [await aPersonIn("Europe/Berlin"), await aPersonIn("Australia/Sydney")];
    for (const [token, hemisphere] of [
      [berlin, "north"],
      [sydney, "south"],
    ] as const) {
      for (const month of [5, 11]) {
        now = new Date(Date.UTC(2026, month - 1, 11, 8));
        const seasonal = await listSeasonal(token);
        expect(seasonal.length).toBeGreaterThan(3);
        expect(seasonal.filter((id) => !isInSeason(id, month, hemisphere))).toEqual([]);
      }
    }
  });

  it("[FIND-24] is not spoken of where the time zone is unknown or in the tropics", async () => {
    for (const zone of [null, "Asia/Singapore"])
      expect(await listSeasonal(await aPersonIn(zone))).toEqual([]);
  });
});

describe("what was done lately", () => {
  it("[FIND-27] leaves the first page of meals, and none gets lost", async () => {
    const token = await aPersonIn("Europe/London");
    const before = await listIds(token);
    const [recorded = "", ticked = "", old = "", leftover = ""] = before;
    await recordDone(token, recorded);
    await plan(token, ticked, { done: true });
    await recordDone(token, old, { day: "2026-05-03" });
    await plan(token, leftover, { done: true, leftover_of: randomUUID() });
    const after = await listIds(token);
    expect([recorded, ticked, old, leftover].map((id) => after.includes(id))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const all = await listIds(token, { page_size: 9999 });
    expect(all).toEqual(expect.arrayContaining([recorded, ticked]));
    now = new Date("2026-05-20T08:00:00Z");
    const reset = await aPersonIn("Europe/London");
    expect(await listIds(token)).toEqual(await listIds(reset));
  });

  it("[FIND-27] moves down among exercises, and changes nothing for others", async () => {
    const [token, other] = [await aPersonIn(null), await aPersonIn(null)];
    const listExercises = async (of: string) =>
      (await app.call(recommendExercises, { query: {} }, { token: of })).body.data.map(({ _id }) => _id);
    const before = await listExercises(token);
    const [first = ""] = before;
    await recordDone(token, first, { item_name: "personal_exercise_plan" });
    expect((await listExercises(token)).indexOf(first)).not.toBe(0);
    expect(await listExercises(other)).toEqual(before);
  });
});

describe("what is planned", () => {
  const reason = "Uses the spinach in your plan";
  const spinachMeals = () =>
    app.composition.deps.catalogue
      .requireSnapshot()
      .shelves.meal.items.flatMap(({ id, servings, ingredients }) => {
        const grams = ingredients.find(({ ingredientId }) => ingredientId === "spinach")?.grams ?? 0;
        return grams === 0 ? [] : [{ id: String(id), servings, grams }];
      });
  /** Of which a bag of 120 or 240 grams leaves half. */
  const findWasteful = () => {
    const found = spinachMeals().find(({ grams }) => (120 - (grams % 120)) % 120 >= 60);
    if (found === undefined) throw new Error("no meal leaves spinach");
    return found;
  };
  const listWithReason = async (token: string) =>
    (await listMeals(token)).filter(({ reasons }) => reasons.includes(reason)).map(({ _id }) => _id);

  it("[FIND-33] brings meals to the first page that use what it leaves over, and they say so", async () => {
    const token = await aPersonIn("Europe/London");
    expect(await listWithReason(token)).toEqual([]);
    const { id } = findWasteful();
    const entry_id = await plan(token, id);
    const found = await listWithReason(token);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
    const using = spinachMeals().map((meal) => meal.id);
    expect(found.filter((each) => each === id || !using.includes(each))).toEqual([]);

    const done = { kind: "set_done" as const, entry_id, done: true };
    const body = { from: today, to: today, device: randomUUID(), change: 1, changes: [done] };
    await app.call(changeWeek, { body }, { token });
    expect(await listWithReason(token)).toEqual([]);
  });

  it("[FIND-33] counts only one's own plans, for the coming days", async () => {
    const [token, other] = [await aPersonIn(null), await aPersonIn(null)];
    const { id } = findWasteful();
    await plan(token, id, { day: "2026-05-10" });
    await plan(token, id, { day: "2026-05-20" });
    await plan(other, id);
    expect(await listWithReason(token)).toEqual([]);
  });

  it("[FIND-33] names nothing that the gate has kept from the person since", async () => {
    const token = await aPersonIn(null);
    await plan(token, findWasteful().id);
    const body = { ...mealBody, disliked_ingredients: ["spinach"] };
    expect((await app.call(saveMealPreferences, { body }, { token })).status).toBe(200);
    const sentences = (await listMeals(token, { page_size: 9999 })).flatMap(({ reasons }) => reasons);
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.join()).not.toContain("spinach");
  });
});

describe("a person who has answered nothing", () => {
  it("[FIND-34] [FIND-31] reads facts that are true of the meals, none on more than a third of the page", async () => {
    const cards = await listMeals(await aPersonIn("Europe/London"));
    const sentences = cards.flatMap(({ reasons }) => reasons);
    expect(cards.filter(({ reasons }) => reasons.length > 0).length).toBeGreaterThan(10);
    for (const { length } of Map.groupBy(sentences, (each) => each).values())
      expect(length).toBeLessThanOrEqual(20 / 3);
    for (const { _id, cooking_time, reasons } of cards) {
      const meal = getMeal(_id);
      for (const reason of reasons) {
        if (reason.startsWith("Ready in")) expect(reason).toBe(`Ready in ${cooking_time} minutes`);
        if (reason === "High fibre") expect(meal?.healthTags).toContain("high-fibre");
        if (reason === "High protein") expect(meal?.diets).toContain("high-protein");
        if (reason.startsWith("Only")) expect(reason).toBe(`Only ${meal?.ingredients.length} ingredients`);
      }
    }
    expect(sentences.join()).toMatch(/Ready in \d+ minutes/);
  });
});

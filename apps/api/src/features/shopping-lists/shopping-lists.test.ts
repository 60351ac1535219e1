import { randomUUID } from "node:crypto";
import { removePlan, savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import * as contract from "@fernwell/contract/shopping-lists";
import { mealBody } from "@fernwell/contract/test/preferences";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const kind = "personal_meal_plan" as const;

async function aPlan(token: string, ...item_id: string[]): Promise<string> {
  const query = { item_name: kind, item_id, plan_name: `Plan ${randomUUID()}` };
  return (await app.call(savePlan, { query }, { token })).body.id;
}

async function aList(token: string, plan_ids: string[], list_id: string = randomUUID()): Promise<string> {
  const body = { list_name: "This week", plan_ids };
  const { status } = await app.call(contract.saveShoppingList, { params: { list_id }, body }, { token });
  expect(status).toBe(200);
  return list_id;
}

async function read(token: string, list_id: string) {
  const { status, body } = await app.call(contract.findShoppingList, { params: { list_id } }, { token });
  expect(status).toBe(200);
  return contract.shoppingListSchema.parse(body);
}

type Change = Partial<Parameters<typeof app.call<typeof contract.changeShoppingList>>[1]["body"]>;

async function change(token: string, list_id: string, body: Change) {
  const full = {
    ...{ list: "ticks" as const, known: [], wanted: [], device: randomUUID(), change: 1 },
    ...body,
  };
  return app.call(contract.changeShoppingList, { params: { list_id }, body: full }, { token });
}

describe("a shopping list", () => {
  it("[WEEK-69] has the groceries of several plans in one, each ingredient once", async () => {
    const { token } = await aUser(app);
    const plans = [await aPlan(token, "scrambled-eggs"), await aPlan(token, "chickpea-scramble")];
    const list = await read(token, await aList(token, plans));

    expect(list).toMatchObject({ list_name: "This week", plan_ids: plans, from_day: null, left_out: [] });
    const names = list.groceries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(list.groceries.find(({ name }) => name === "Salt")?.meals).toEqual([
      "Chickpea Scramble",
      "Scrambled Eggs",
    ]);
  });

  it("[WEEK-60][WEEK-61] tells what a shop sells, without water", async () => {
    const { token } = await aUser(app);
    const list = await read(
      token,
      await aList(token, [await aPlan(token, "scrambled-eggs", "chickpea-scramble")]),
    );
    expect(list.groceries.map(({ ingredient_id }) => ingredient_id)).not.toContain("water");
    expect(list.groceries.find(({ ingredient_id }) => ingredient_id === "egg")?.shop_amount).toMatch(/^\d+$/);
    for (const { shop_amount } of list.groceries) expect(shop_amount).toMatch(/^(about )?\d/);
  });

  it("[WEEK-69] is changed under the same id, keeps its ticks, and is listed with the newest first", async () => {
    const { token } = await aUser(app);
    const [one, other] = [await aPlan(token, "scrambled-eggs"), await aPlan(token, "chickpea-scramble")];
    const first = await aList(token, [one]);
    await change(token, first, { wanted: ["Egg"] });
    const second = await aList(token, [other]);
    await aList(token, [one, other], first);
    expect((await read(token, first)).plan_ids).toEqual([one, other]);
    const { body } = await app.call(contract.listShoppingLists, {}, { token });
    expect(body.map(({ list_id }) => list_id)).toEqual([second, first]);
  });

  it("[WEEK-69] loses a plan that is deleted, and is gone when it is removed", async () => {
    const { token } = await aUser(app);
    const [one, other] = [await aPlan(token, "scrambled-eggs"), await aPlan(token, "chickpea-scramble")];
    const list_id = await aList(token, [one, other]);
    await app.call(removePlan, { query: { item_name: kind, item_id: one } }, { token });
    const { plan_ids, groceries } = await read(token, list_id);
    expect(plan_ids).toEqual([other]);
    expect(new Set(groceries.flatMap(({ meals }) => meals))).toEqual(new Set(["Chickpea Scramble"]));

    await app.call(contract.removeShoppingList, { params: { list_id } }, { token });
    const gone = await app.call(contract.findShoppingList, { params: { list_id } }, { token });
    expect([gone.status, gone.body]).toMatchObject([404, { code: "list_not_found" }]);
  });

  it("[WEEK-69] of another person is not found, and neither is their plan", async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const plan_id = await aPlan(owner.token, "scrambled-eggs");
    const list_id = await aList(owner.token, [plan_id]);

    const found = await app.call(contract.findShoppingList, { params: { list_id } }, { token: other.token });
    expect([found.status, found.body]).toMatchObject([404, { code: "list_not_found" }]);
    expect((await change(other.token, list_id, { wanted: ["Egg"] })).status).toBe(404);
    await app.call(contract.removeShoppingList, { params: { list_id } }, { token: other.token });
    const body = { list_name: "Mine", plan_ids: [plan_id] };
    const saved = await app.call(
      contract.saveShoppingList,
      { params: { list_id: randomUUID() }, body },
      { token: other.token },
    );
    expect([saved.status, saved.body]).toMatchObject([404, { code: "plan_not_found" }]);
    expect((await read(owner.token, list_id)).ingredient_names).toEqual([]);
  });

  it("[WEEK-71] leaves out a meal that no longer suits the person, and names it", async () => {
    const { token } = await aUser(app);
    const list_id = await aList(token, [await aPlan(token, "chickpea-scramble", "scrambled-eggs")]);
    expect((await read(token, list_id)).left_out).toEqual([]);
    const body = { ...mealBody, health_tags: [], food_allergies: ["egg"] };
    await app.call(saveMealPreferences, { body }, { token });
    const list = await read(token, list_id);
    expect(list.left_out).toEqual(["Scrambled Eggs"]);
    expect(list.groceries.map(({ ingredient_id }) => ingredient_id)).not.toContain("egg");
  });

  it("covers a bounded number of plans, in days that make sense, and a person has a bounded number", async () => {
    const { token } = await aUser(app);
    const plan = await aPlan(token, "scrambled-eggs");
    const save = (body: object) =>
      app.call(
        contract.saveShoppingList,
        {
          params: { list_id: randomUUID() },
          body: { list_name: "Days", plan_ids: [plan], from_day: null, to_day: null, ...body },
        },
        { token },
      );
    expect((await save({ from_day: "2026-11-20", to_day: "2026-11-19" })).status).toBe(422);
    expect((await save({ plan_ids: [] })).status).toBe(422);
    expect((await save({ list_name: "  " })).status).toBe(422);
    expect((await save({ from_day: "2026-11-19", to_day: "2026-11-19" })).status).toBe(200);
    for (let count = 1; count < contract.mostShoppingLists; count += 1) await save({});
    const full = await save({});
    expect([full.status, full.body]).toMatchObject([409, { code: "too_many_lists" }]);
  });
});

describe("the ticks and extras of a shopping list", () => {
  it("[WEEK-70] of two devices are merged", async () => {
    const { token } = await aUser(app);
    const list_id = await aList(token, [await aPlan(token, "scrambled-eggs", "chickpea-scramble")]);
    await Promise.all([
      change(token, list_id, { wanted: ["Egg"] }),
      change(token, list_id, { wanted: ["Salt"] }),
      change(token, list_id, { list: "extras", wanted: ["Candles"] }),
      change(token, list_id, { list: "extras", wanted: ["Soap"] }),
    ]);
    const list = await read(token, list_id);
    expect(list.ingredient_names.toSorted()).toEqual(["Egg", "Salt"]);
    expect(list.extra_ingredients.toSorted()).toEqual(["Candles", "Soap"]);
  });

  it("[WEEK-70] that arrive again, or after a later one of the same device, change nothing", async () => {
    const { token } = await aUser(app);
    const list_id = await aList(token, [await aPlan(token, "scrambled-eggs")]);
    const device = randomUUID();
    const tick = { device, change: 1, known: [], wanted: ["Egg"] };
    const untick = { device, change: 2, known: ["Egg"], wanted: [] };
    for (const each of [tick, tick, untick, tick, untick]) await change(token, list_id, each);
    expect((await read(token, list_id)).ingredient_names).toEqual([]);
  });

  it("[WEEK-75] keep the tick of an extra until the extra is deleted", async () => {
    const { token } = await aUser(app);
    const list_id = await aList(token, [await aPlan(token, "scrambled-eggs")]);
    await change(token, list_id, { list: "extras", wanted: ["__proto__", "Candles"] });
    const ticked = await change(token, list_id, { wanted: ["__proto__", "Candles"] });
    expect(ticked.body).toEqual({ names: ["__proto__", "Candles"] });
    await change(token, list_id, { list: "extras", known: ["Candles"], wanted: [] });
    expect(await read(token, list_id)).toMatchObject({
      extra_ingredients: ["__proto__"],
      ingredient_names: ["__proto__"],
    });
  });

  it("beyond what a list can hold are refused and change nothing", async () => {
    const { token } = await aUser(app);
    const list_id = await aList(token, [await aPlan(token, "scrambled-eggs")]);
    const wanted = Array.from({ length: 101 }, (_, at) => `Candle ${at}`);
    const refused = await change(token, list_id, { list: "extras", wanted });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "list_full" }]);
    expect((await read(token, list_id)).extra_ingredients).toEqual([]);
  });

  it("[WEEK-68] show what is missing when more is needed, and no longer once that is bought", async () => {
    const { token } = await aUser(app);
    const [one, other] = [await aPlan(token, "scrambled-eggs"), await aPlan(token, "avocado-devilled-eggs")];
    const list_id = await aList(token, [one]);
    await change(token, list_id, { wanted: ["Egg"] });
    await aList(token, [one, other], list_id);
    const eggs = async () => {
      const { groceries, ingredient_names } = await read(token, list_id);
      const row = groceries.find(({ name }) => name === "Egg");
      return { more: row?.more, isTicked: ingredient_names.includes("Egg") };
    };
    expect(await eggs()).toEqual({ more: expect.stringMatching(/^\d+ more$/), isTicked: false });
    expect((await change(token, list_id, { wanted: ["Egg"] })).body).toEqual({ names: ["Egg"] });
    expect(await eggs()).toEqual({ more: null, isTicked: true });
    await aList(token, [one], list_id);
    expect(await eggs()).toEqual({ more: null, isTicked: true });
  });
});

describe("what is always at home", () => {
  const isStaple = async (token: string, list_id: string, name: string) =>
    (await read(token, list_id)).groceries.find((row) => row.name === name)?.is_staple;
  const mark = (token: string, ingredient_id: string, is_at_home: boolean) =>
    app.call(contract.markStaple, { body: { ingredient_id, is_at_home } }, { token });

  it("[WEEK-67] is salt and what the person marks, for that person alone", async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    const [mine, theirs] = await Promise.all(
      [one, other].map(async ({ token }) => aList(token, [await aPlan(token, "scrambled-eggs")])),
    );
    if (mine === undefined || theirs === undefined) throw new Error("no lists");
    expect(await isStaple(one.token, mine, "Salt")).toBe(true);
    expect(await isStaple(one.token, mine, "Egg")).toBe(false);

    await mark(one.token, "salt", false);
    await mark(one.token, "egg", true);
    expect(await isStaple(one.token, mine, "Salt")).toBe(false);
    expect(await isStaple(one.token, mine, "Egg")).toBe(true);
    expect(await isStaple(other.token, theirs, "Salt")).toBe(true);
    await mark(one.token, "salt", true);
    expect(await isStaple(one.token, mine, "Salt")).toBe(true);
  });

  it("[WEEK-67] can only be an ingredient that exists", async () => {
    const { token } = await aUser(app);
    const { status, body } = await mark(token, "unobtainium", true);
    expect([status, body]).toMatchObject([404, { code: "item_not_found" }]);
  });
});

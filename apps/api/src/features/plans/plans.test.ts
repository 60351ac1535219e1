import { randomUUID } from "node:crypto";
import { findMeal } from "@fernwell/contract/catalogue";
import { markFavourite } from "@fernwell/contract/favourites";
import {
  listPlans,
  longestPlanName,
  mostPlanItems,
  planSchemas,
  removePlan,
  saveExtraIngredients,
  savePlan,
  selectPlanItems,
} from "@fernwell/contract/plans";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const kind = "personal_meal_plan" as const;
const week = { item_name: kind, item_id: ["scrambled-eggs", "chickpea-scramble"], plan_name: "My week" };

type SaveQuery = Parameters<typeof app.call<typeof savePlan>>[1]["query"];

async function save(token: string, query: Partial<SaveQuery> = {}) {
  return app.call(savePlan, { query: { ...week, ...query } }, { token });
}

async function aPlan(token: string): Promise<string> {
  return (await save(token)).body.id;
}

async function read(token: string, plan_id: string) {
  const { status, body } = await app.call(listPlans, { query: { item_name: kind, plan_id } }, { token });
  return { status, plan: planSchemas.meal.parse(Array.isArray(body) ? body[0] : body) };
}

describe("a plan", () => {
  it("[API-35] [API-36] [API-37] [DATA-28] [DATA-29] [DATA-30] is made, and read with its items", async () => {
    const { token } = await aUser(app);
    const { status, body } = await save(token);
    expect(status).toBe(200);
    const { plan } = await read(token, body.id);

    expect(plan).toMatchObject({
      id: body.id,
      _id: body.id,
      plan_id: body.id,
      plan_name: "My week",
      extra_ingredients: [],
      ingredient_names: [],
    });
    expect(plan.items.map(({ _id, conflicts }) => [_id, conflicts])).toEqual([
      ["scrambled-eggs", []],
      ["chickpea-scramble", []],
    ]);
  });

  it("[API-37] [DATA-29] is read with its ticks and extras", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    await save(token, { plan_id, ingredient_names: ["Butter"] });
    const extra_ingredients = ["Kitchen roll"];
    await app.call(
      saveExtraIngredients,
      { query: { item_name: kind, plan_id, extra_ingredients } },
      { token },
    );

    const kept = { plan_name: "My week", ingredient_names: ["Butter"], extra_ingredients };
    expect((await read(token, plan_id)).plan).toMatchObject(kept);
    const { body } = await app.call(listPlans, { query: { item_name: kind } }, { token });
    expect(body).toMatchObject([kept]);
  });

  it.each([
    ["personal_meal_plan", "scrambled-eggs"],
    ["personal_exercise_plan", "push-ups"],
    ["personal_meditation_plan", "starfish-meditation"],
  ] as const)("[DATA-28] is made and read as %s", async (item_name, item) => {
    const { token } = await aUser(app);
    const { id } = (await save(token, { item_name, item_id: [item] })).body;
    const { body } = await app.call(listPlans, { query: { item_name, plan_id: id } }, { token });
    expect(body.map(({ plan_id, items }) => [plan_id, items.map(({ _id }) => _id)])).toEqual([[id, [item]]]);
  });

  it("[DATA-30] has of each meal the name, the picture and the ingredients", async () => {
    const { token } = await aUser(app);
    const { plan } = await read(token, await aPlan(token));
    for (const item of plan.items) {
      const { body: meal } = await app.call(findMeal, { params: { id: item._id } }, { token });
      const { _id, meal_name, meal_image, ingredients } = meal;
      expect(item).toMatchObject({ _id, meal_name, meal_image, ingredients });
      for (const line of item.ingredients) {
        expect(Object.keys(line)).toEqual(
          expect.arrayContaining(["name", "quantity", "measurement", "unit"]),
        );
      }
    }
  });

  it("[OPEN-88] [PLAN-15] is listed with the names and pictures of its items, the newest first", async () => {
    const { token } = await aUser(app);
    const first = await aPlan(token);
    const second = (await save(token, { plan_name: "Another" })).body.id;
    const { body } = await app.call(listPlans, { query: { item_name: kind } }, { token });

    expect(body.map(({ plan_id }) => plan_id)).toEqual([second, first]);
    expect(body[0]?.items[0]).toEqual({
      _id: "scrambled-eggs",
      title: "Scrambled Eggs",
      image: null,
      image_alt: null,
      image_stand_in: null,
    });
  });

  it("[PLAN-59] has one list for the shop, in which each ingredient stands once and says which meals it is for", async () => {
    const { token } = await aUser(app);
    const { plan } = await read(token, await aPlan(token));
    const names = plan.groceries.map(({ name }) => name);

    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBe(names.length);
    expect(plan.groceries.some(({ meals }) => meals.length === 2)).toBe(true);
    for (const { amounts, meals } of plan.groceries) {
      expect(amounts.length).toBeGreaterThan(0);
      expect(meals.length).toBeGreaterThan(0);
    }
  });

  it("is made once by twenty equal calls at once", async () => {
    const { token } = await aUser(app);
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await save(token)).body.id));
    expect(new Set(ids).size).toBe(1);
  });

  it("[API-43] [PLAN-52] is changed: renamed, and left with the items that remain", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const { body } = await save(token, { plan_id, plan_name: "Less", item_id: ["chickpea-scramble"] });
    expect(body).toMatchObject({ id: plan_id, plan_name: "Less", item_ids: ["chickpea-scramble"] });
    expect((await read(token, plan_id)).plan.items.map(({ _id }) => _id)).toEqual(["chickpea-scramble"]);
  });

  it("[API-38] [PLAN-54] is removed, and removing again is harmless", async () => {
    const { token } = await aUser(app);
    const item_id = await aPlan(token);
    for (let time = 0; time < 2; time += 1) {
      const { status } = await app.call(removePlan, { query: { item_name: kind, item_id } }, { token });
      expect(status).toBe(200);
    }
    const { status } = await app.call(listPlans, { query: { item_name: kind, plan_id: item_id } }, { token });
    expect(status).toBe(404);
  });

  it("is bounded in name, items and number", async () => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    const item_id = Array.from({ length: 51 }, (_, n) => `meal-${n}`);
    const refused = await Promise.all([
      save(token, { plan_name: "   " }),
      save(token, { plan_name: "x".repeat(121) }),
      save(token, { item_id }),
      save(token, { item_id: [] }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);

    await sql`insert into plans (user_id, plan_id, kind, name, item_ids)
      select ${userId}, gen_random_uuid(), 'meal', 'One of many', '{}' from generate_series(1, 100)`.execute(
      app.composition.deps.db,
    );
    expect((await save(token)).status).toBe(409);
  });

  it("[TRUST-10] is refused with an item, a plan or a device that has no possible id", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const answers = [
      await save(token, { item_id: "a\u0000b" }),
      await save(token, { plan_id, known_item_id: "a\u0000b" }),
      await save(token, { plan_id: "a\u0000b" }),
      await save(token, { plan_id, device: "\u0000", change: 1 }),
      await app.call(removePlan, { query: { item_name: kind, item_id: "\u0000" } }, { token }),
      await app.call(saveExtraIngredients, { query: { item_name: kind, plan_id: "\u0000" } }, { token }),
      await app.call(listPlans, { query: { item_name: kind, plan_id: "\u0000" } }, { token }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(7).fill([422, "invalid_fields"]),
    );
  });

  it("is nobody else's: it is not found, not changed and not removed", async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    const plan_id = await aPlan(one.token);
    const { token } = other;
    const answers = [
      await app.call(listPlans, { query: { item_name: kind, plan_id } }, { token }),
      await save(token, { plan_id }),
      await app.call(saveExtraIngredients, { query: { item_name: kind, plan_id } }, { token }),
      await app.call(listPlans, { query: { item_name: kind, plan_id: randomUUID() } }, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await app.call(removePlan, { query: { item_name: kind, item_id: plan_id } }, { token });
    expect((await read(one.token, plan_id)).plan.items).toHaveLength(2);
  });

  it("is found only under its own kind", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const { status } = await app.call(
      listPlans,
      { query: { item_name: "personal_exercise_plan", plan_id } },
      { token },
    );
    expect(status).toBe(404);
  });
});

describe("what a person cannot have", () => {
  it("is never saved into a plan, neither made nor changed, and the answer says why", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    const made = await save(token);
    expect([made.status, made.body]).toEqual([
      409,
      { detail: "Scrambled Eggs: Contains egg, which you cannot have.", code: "not_suitable" },
    ]);

    const { body } = await save(token, { item_id: ["chickpea-scramble"] });
    const changed = await save(token, { plan_id: body.id });
    expect(changed.status).toBe(409);
    expect((await read(token, body.id)).plan.items.map(({ _id }) => _id)).toEqual(["chickpea-scramble"]);
  });

  it("is marked in a plan that was made before, which can still be ticked and cleared of it", async () => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    const plan_id = await aPlan(token);
    await sql`insert into preferences (user_id, part, answers) values (${userId}, 'meals',
      '{"allergies":"eggs","dislikes":"","diets":[],"mainGoals":[],"healthTags":[],"mealTypes":[]}')`.execute(
      app.composition.deps.db,
    );

    const { plan } = await read(token, plan_id);
    expect(plan.items[0]?.conflicts).toEqual(["Contains egg, which you cannot have."]);
    expect((await save(token, { plan_id, ingredient_names: ["Butter"] })).status).toBe(200);
    expect((await save(token, { plan_id, item_id: ["chickpea-scramble"] })).status).toBe(200);
    expect((await save(token, { plan_id })).status).toBe(409);
  });

  it("[API-40] [OPEN-90] [OPEN-92] is not offered for a plan, only counted", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    for (const item_id of week.item_id) {
      await app.call(markFavourite, { query: { item_name: "favorite_meal_plan", item_id } }, { token });
    }
    for (const item_name of ["favorite_meal_plan", kind] as const) {
      const { body } = await app.call(selectPlanItems, { query: { item_name } }, { token });
      expect(body.data.map(({ _id }) => _id)).toEqual(["chickpea-scramble"]);
      expect(body.metadata).toEqual({ otherCount: 1, hiddenCount: 1 });
    }
  });

  it("[API-41] [PLAN-28] items are offered by pages, for a recognised category alone", async () => {
    const { token } = await aUser(app);
    for (const item_id of week.item_id) {
      await app.call(markFavourite, { query: { item_name: "favorite_meal_plan", item_id } }, { token });
    }
    const { body } = await app.call(
      selectPlanItems,
      { query: { item_name: kind, page: 2, page_size: 1 } },
      { token },
    );
    expect(body.data.map(({ _id }) => _id)).toEqual(["scrambled-eggs"]);
    expect(body.metadata.otherCount).toBe(2);
    const item_name = "favorite_coach" as never;
    expect((await app.call(selectPlanItems, { query: { item_name } }, { token })).status).toBe(422);
  });
});

describe("ticks and extras", () => {
  it("[PLAN-57] [OPEN-99] are kept, and stay as they are when a change does not name them", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    await save(token, { plan_id, ingredient_names: ["Butter", "Spinach"] });
    await save(token, { plan_id, plan_name: "Renamed" });
    expect((await read(token, plan_id)).plan.ingredient_names).toEqual(["Butter", "Spinach"]);
  });

  it("[DEP-09] [OPEN-100] one empty name unticks the last", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    await save(token, { plan_id, ingredient_names: ["Butter"] });
    expect((await save(token, { plan_id, ingredient_names: [""] })).body.ingredient_names).toEqual([]);
  });

  it("[API-39] [OPEN-101] [PLAN-55] extras take the place of those before, and a call without them empties the list", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const extras = async (some: { extra_ingredients?: string[] }) => {
      const query = { item_name: kind, plan_id, ...some };
      return (await app.call(saveExtraIngredients, { query }, { token })).body.extra_ingredients;
    };
    expect(await extras({ extra_ingredients: ["Kitchen roll", " Oat milk "] })).toEqual([
      "Kitchen roll",
      "Oat milk",
    ]);
    expect(await extras({ extra_ingredients: ["Oat milk"] })).toEqual(["Oat milk"]);
    expect(await extras({})).toEqual([]);
  });

  it("of two devices that do not know of each other are both kept", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const tick = (names: string[], device: string) =>
      save(token, { plan_id, ingredient_names: names, known_ingredient_names: [""], device, change: 1 });
    await Promise.all([tick(["Butter"], randomUUID()), tick(["Spinach"], randomUUID())]);
    expect((await read(token, plan_id)).plan.ingredient_names.toSorted()).toEqual(["Butter", "Spinach"]);
  });

  it("of the longest list that a plan can have are kept", async () => {
    const { token } = await aUser(app);
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const item_id = shelves.meal.items
      .toSorted((one, other) => other.ingredients.length - one.ingredients.length)
      .slice(0, mostPlanItems)
      .map(({ id }) => id);
    const [plan_id, device] = [(await save(token, { item_id })).body.id, randomUUID()];
    const names = (await read(token, plan_id)).plan.groceries.map(({ name }) => name);
    const tick = (ingredient_names: string[], known_ingredient_names: string[], change: number) =>
      save(token, {
        ...{ item_id, known_item_id: item_id, plan_id, plan_name: "x".repeat(longestPlanName) },
        ...{ ingredient_names, known_ingredient_names, device, change },
      });
    await tick(names.slice(1), [""], 1);
    const answer = await tick(names, names.slice(1), 2);
    expect([answer.status, answer.body.ingredient_names?.length]).toEqual([200, names.length]);
  });

  it("that arrive again, or after a later one of the same device, change nothing", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const device = randomUUID();
    const tick = { plan_id, ingredient_names: ["Butter"], known_ingredient_names: [""], device, change: 1 };
    const untick = { plan_id, ingredient_names: [""], known_ingredient_names: ["Butter"], device, change: 2 };
    for (const call of [tick, tick, untick, tick, untick]) await save(token, call);
    expect((await read(token, plan_id)).plan.ingredient_names).toEqual([]);
  });
});

describe("[TRUST-06] lists that are too long once devices have merged them", () => {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix} ${at}`);
  const keepExtras = (token: string, plan_id: string, wanted: string[], known: string[]) =>
    app.call(
      saveExtraIngredients,
      {
        query: {
          ...{ item_name: kind, plan_id, device: randomUUID(), change: 1 },
          ...{ extra_ingredients: wanted, known_extra_ingredients: known.length === 0 ? [""] : known },
        },
      },
      { token },
    );

  it("are refused with a code that says how much to remove, and stay as they were", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    await keepExtras(token, plan_id, names("soap", 60), []);
    const { status, body } = await keepExtras(token, plan_id, names("candle", 60), []);
    expect([status, body]).toEqual([
      409,
      {
        detail: "A plan can have 100 extra ingredients, and now has 60. Please remove 20 first.",
        code: "list_full",
      },
    ]);
    expect((await read(token, plan_id)).plan.extra_ingredients).toEqual(names("soap", 60));
  });

  it("are refused for ticks and items too", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const tick = (prefix: string) =>
      save(token, { plan_id, ingredient_names: names(prefix, 249), known_ingredient_names: [""] });
    expect([(await tick("salt")).status, (await tick("oats")).body.code]).toEqual([200, "list_full"]);

    const ids = app.composition.deps.catalogue.requireSnapshot().shelves.meal.items.map(({ id }) => id);
    const add = (item_id: string[]) => save(token, { plan_id, item_id, known_item_id: ["none"] });
    const added = [await add(ids.slice(0, 40)), await add(ids.slice(40, 80))];
    expect(added.map(({ body }) => body.code)).toEqual([undefined, "list_full"]);
  });

  it("can be sent back by each device and made shorter, also when they are longer than allowed", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    await keepExtras(token, plan_id, names("soap", 50), []);
    const both = (await keepExtras(token, plan_id, names("candle", 50), [])).body.extra_ingredients;
    expect(both).toHaveLength(100);
    const { status, body } = await keepExtras(token, plan_id, both.slice(1), both);
    expect([status, body.extra_ingredients]).toEqual([200, both.slice(1)]);
  });

  it("[TRUST-08] remember the 50 devices that changed a plan last", async () => {
    const { token } = await aUser(app);
    const plan_id = await aPlan(token);
    const { db } = app.composition.deps;
    const first = randomUUID();
    const tick = (device: string, change: number, name: string) =>
      save(token, {
        ...{ plan_id, ingredient_names: name, known_ingredient_names: [""] },
        ...{ device, change },
      });
    await tick(first, 1, "Butter");
    for (let at = 0; at < 60; at += 1) await tick(randomUUID(), 1, "Salt");
    const count = async (device: string) => {
      const { rows } = await sql<{ all: number; own: number }>`
        select count(*)::int as all, count(*) filter (where device_id = ${device})::int as own
        from plan_devices where plan_id = ${plan_id}`.execute(db);
      return rows[0];
    };
    expect(await count(first)).toEqual({ all: 50, own: 0 });
    const last = randomUUID();
    await tick(last, 1, "Oats");
    expect(await count(last)).toEqual({ all: 50, own: 1 });
  });
});

it("a plan that is removed while devices tick is gone, and every tick before or after it is answered in words", async () => {
  const { token } = await aUser(app);
  for (let round = 0; round < 5; round += 1) {
    const plan_id = await aPlan(token);
    const tick = () => save(token, { plan_id, ingredient_names: ["Salt"], device: randomUUID(), change: 1 });
    const ticks = Array.from({ length: 8 }, tick);
    const removal = app.call(removePlan, { query: { item_name: kind, item_id: plan_id } }, { token });
    const statuses = (await Promise.all([...ticks, ...Array.from({ length: 8 }, tick)])).map(
      ({ status }) => status,
    );
    expect((await removal).status).toBe(200);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  }
});

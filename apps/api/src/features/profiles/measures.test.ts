import { randomUUID } from "node:crypto";
import { login, verifyEmail } from "@fernwell/contract/accounts";
import { findMeal } from "@fernwell/contract/catalogue";
import { listPlans, planSchemas, savePlan } from "@fernwell/contract/plans";
import { getCookingFor, type SaveCookingFor, saveCookingFor } from "@fernwell/contract/profiles";
import {
  changeShoppingList,
  findShoppingList,
  saveShoppingList,
  shoppingListSchema,
} from "@fernwell/contract/shopping-lists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallOptions } from "../../../test/call-endpoint.ts";
import { aNewcomer, aQuickUser, cookiesIn } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (token: string) => (await app.call(getCookingFor, {}, { token })).body;
const save = (token: string, body: SaveCookingFor) => app.call(saveCookingFor, { body }, { token });

const anAmerican = async () => {
  const person = await aQuickUser(app);
  await save(person.token, { measures: "american" });
  return person;
};

async function aNewPerson(device: CallOptions) {
  const { email, password, code } = await aNewcomer(app);
  const verified = await app.call(verifyEmail, { body: { email, verification_code: code } }, device);
  const cookie = cookiesIn(verified.headers);
  return (await app.call(login, { body: { email, password } }, { cookie })).body.access_token;
}

describe("the choice of measures", () => {
  it.each([
    [{ languages: "en-US,en;q=0.9", timeZone: "America/Denver" }, "american"],
    [{ languages: "en-US,en;q=0.9", timeZone: "Europe/Berlin" }, "metric"],
    [{}, "metric"],
  ])("[PHONE-51] of a new person on a device with %j is %s, on any device", async (device, measures) => {
    const token = await aNewPerson(device);
    expect(await read(token)).toEqual({ people_cooked_for: null, measures });
  });

  it("[PHONE-51] of people of before is metric", async () => {
    const { token } = await aQuickUser(app);
    expect(await read(token)).toMatchObject({ measures: "metric" });
  });

  it("[PHONE-51] is returned as saved, beside how many one cooks for, and is each person's own", async () => {
    const [one, other] = [await aQuickUser(app), await aQuickUser(app)];
    await save(one.token, { people_cooked_for: 3 });
    const both = { people_cooked_for: 3, measures: "american" };
    expect((await save(one.token, { measures: "american" })).body).toEqual(both);
    expect((await save(one.token, {})).body).toEqual(both);
    expect((await save(one.token, { people_cooked_for: 2 })).body).toEqual({ ...both, people_cooked_for: 2 });
    expect(await read(other.token)).toEqual({ people_cooked_for: null, measures: "metric" });
  });

  it("[PHONE-51] is one of the two", async () => {
    const { token } = await anAmerican();
    const measures = "imperial" as "american";
    expect((await save(token, { measures })).status).toBe(422);
    expect(await read(token)).toMatchObject({ measures: "american" });
  });
});

describe("a meal", () => {
  const find = async (token: string, id: string) =>
    (await app.call(findMeal, { params: { id } }, { token })).body;

  it("[PHONE-52] has its steps, notes and cookware in American measures, and says so", async () => {
    const { token } = await anAmerican();
    const meal = await find(token, "kuku-sabzi");
    expect(meal.measures).toBe("american");
    expect(meal.method.steps[2]?.details).toMatch(/in a 10-inch pan/);
    expect(meal.cookware).toContain("Lidded 10-inch frying pan - to cook the kuku");
    const roast = await find(token, "karelian-hot-pot");
    expect(roast.method.steps[0]?.details).toMatch(/^Heat the oven to 450 °F\./);
    expect(roast.ingredients[0]?.note).toBe("in 1 ½-inch cubes");
  });

  it("[PHONE-52] differs in these texts only, and not at all for metric measures", async () => {
    const [metric, american] = [await aQuickUser(app), await anAmerican()];
    const [before, after] = [
      await find(metric.token, "kuku-sabzi"),
      await find(american.token, "kuku-sabzi"),
    ];
    expect(before).not.toHaveProperty("measures");
    expect(before.method.steps[2]?.details).toMatch(/in a 26 cm pan/);
    const { measures, method, cookware, ...rest } = after;
    expect({ ...rest, method: before.method, cookware: before.cookware }).toEqual(before);
    await save(american.token, { measures: "metric" });
    expect(await find(american.token, "kuku-sabzi")).toEqual(before);
  });
});

const kind = "personal_meal_plan" as const;
const meals = ["karelian-hot-pot", "kuku-sabzi", "hobakjuk-pumpkin-porridge", "chickpea-fattoush"];

async function aPlan(token: string) {
  const query = { item_name: kind, item_id: meals, plan_name: `Plan ${randomUUID()}` };
  return (await app.call(savePlan, { query }, { token })).body.id;
}

async function readPlan(token: string, plan_id: string) {
  const { body } = await app.call(listPlans, { query: { item_name: kind, plan_id } }, { token });
  return planSchemas.meal.parse(body[0]);
}

async function aList(token: string, plan_id: string) {
  const list_id = randomUUID();
  const body = { list_name: "This week", plan_ids: [plan_id], from_day: null, to_day: null };
  await app.call(saveShoppingList, { params: { list_id }, body }, { token });
  return list_id;
}

async function readList(token: string, list_id: string) {
  const { body } = await app.call(findShoppingList, { params: { list_id } }, { token });
  return shoppingListSchema.parse(body);
}

const metricUnit = /\d (k?g|m?l)\b/;

describe("groceries", () => {
  it("[PHONE-52] of plans and shopping lists are told in American measures", async () => {
    const { token } = await anAmerican();
    const planId = await aPlan(token);
    const { groceries } = await readPlan(token, planId);
    expect((await readList(token, await aList(token, planId))).groceries).toEqual(groceries);
    const texts = groceries.flatMap(({ shop_amount, amounts }) => [
      shop_amount,
      ...amounts.map(({ quantity, measurement }) => `${quantity} ${measurement}`),
    ]);
    expect(texts.filter((text) => metricUnit.test(text))).toEqual([]);
    expect(texts.join("\n")).toMatch(/\d (lb|oz)/);
    expect(texts.join("\n")).toMatch(/\(\d+ (½ )?fl oz|\(1 lb 2 oz/);
  });

  it("[PHONE-52] keep rows, ticks and what was bought when the measures change", async () => {
    const { token } = await aQuickUser(app);
    const planId = await aPlan(token);
    const listId = await aList(token, planId);
    const all = (await readPlan(token, planId)).groceries.map(({ name }) => name);
    const [first = "", second = "", third = ""] = all;
    const tickPlan = (known: string[], wanted: string[]) =>
      app.call(
        savePlan,
        {
          query: {
            ...{ item_name: kind, item_id: meals, plan_name: "Ticked", plan_id: planId },
            ...{ known_ingredient_names: known, ingredient_names: wanted },
          },
        },
        { token },
      );
    const tickList = (known: string[], wanted: string[]) =>
      app.call(
        changeShoppingList,
        {
          params: { list_id: listId },
          body: { list: "ticks", known, wanted, device: randomUUID(), change: 1 },
        },
        { token },
      );
    const check = async (ticked: string[]) => {
      for (const read of [await readPlan(token, planId), await readList(token, listId)]) {
        expect(read.groceries.map(({ name }) => name)).toEqual(all);
        expect(read.groceries.map(({ more }) => more)).toEqual(all.map(() => null));
        expect(read.ingredient_names).toEqual(ticked);
      }
    };

    await tickPlan([], [first, second]);
    await tickList([], [first, second]);
    await save(token, { measures: "american" });
    await check([first, second]);
    await tickPlan([first, second], [first, third]);
    await tickList([first, second], [first, third]);
    await check([first, third]);
    await save(token, { measures: "metric" });
    await check([first, third]);
  });

  it("[PHONE-52] tell what is missing in American measures too", async () => {
    const { token } = await anAmerican();
    const planId = await aPlan(token);
    const { groceries } = await readPlan(token, planId);
    const loose = groceries.filter(({ shop_amount }) => /^[\d ⅛¼⅜½⅝¾⅞]+(oz|lb)/.test(shop_amount));
    const query = { item_name: kind, item_id: meals, plan_name: "Ticked", plan_id: planId };
    const ingredient_names = loose.map(({ name }) => name);
    await app.call(savePlan, { query: { ...query, ingredient_names } }, { token });
    await save(token, { people_cooked_for: 12 });
    const missing = (await readPlan(token, planId)).groceries.flatMap(({ more }) => more ?? []);
    expect(missing.some((more) => /(oz|lb) more$/.test(more))).toBe(true);
    expect(missing.filter((more) => metricUnit.test(more))).toEqual([]);
  });
});

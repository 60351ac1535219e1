import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@fernwell/contract/accounts";
import { getSubscriptionStatus } from "@fernwell/contract/billing";
import { chosenCardSchemas } from "@fernwell/contract/catalogue";
import { listFavourites } from "@fernwell/contract/favourites";
import { wireNames } from "@fernwell/contract/item-kinds";
import { loginRedirects } from "@fernwell/contract/paths";
import { listPlans, planCardSchema, planSchemas } from "@fernwell/contract/plans";
import {
  getExercisePreferences,
  getMealPreferences,
  getMeditationPreferences,
} from "@fernwell/contract/preferences";
import { getProfile } from "@fernwell/contract/profiles";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { getSafetyQuestions, understandText } from "@fernwell/contract/safety";
import { itemKinds } from "@fernwell/domain/item-kind";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { loadConfig } from "../src/config/config.ts";
import { compose } from "../src/deps.ts";
import { serveBilling } from "../test/billing.ts";
import { createTestDatabase, type TestDatabase } from "../test/databases.ts";
import { type Product, startProduct } from "../test/product.ts";
import { testVariables } from "../test/test-app.ts";
import { getWholeItem } from "../test/whole-items.ts";
import { type Call, createCall } from "./call.ts";
import { createDemoPerson } from "./create-demo-person.ts";
import {
  demoEmail,
  exerciseAnswers,
  mealAnswers,
  meditationAnswers,
  plansByHand,
  profile,
} from "./demo-person.ts";
import { type Demo, runDemo } from "./run-demo.ts";

const nobody = "http://127.0.0.1:9";
const stripeSettings = { secretKey: "sk_test_demo", webhookSecret: "whsec_demo", url: nobody };

let database: TestDatabase;
let stripeDir: string;
let product: Product;
let demo: Demo;
let call: Call;
let redirectUrl: string;

function config() {
  return loadConfig(testVariables(database.url, "smtp://127.0.0.1:9", stripeSettings));
}

function run(): Promise<Demo> {
  return runDemo(config(), join(stripeDir, "fake-stripe.json"));
}

function logIn(password: string) {
  return createCall(product.url)(login, { body: { email: demoEmail, password } });
}

/** The product that reads has neither mail nor payments: all that it returns is in the database. */
beforeAll(async () => {
  database = await createTestDatabase();
  stripeDir = await mkdtemp(join(tmpdir(), "fernwell-demo-"));
  demo = await run();
  const options = { process: "server", redisPrefix: `test:${stripeDir}`, logTo: { write() {} } } as const;
  product = await startProduct(compose(config(), options));
  const { access_token, redirect_url } = await logIn(demo.password);
  call = createCall(product.url, access_token);
  redirectUrl = redirect_url;
}, 120_000);
afterAll(async () => {
  await product.close();
  await rm(stripeDir, { recursive: true });
  await database.drop();
});

describe("the demo person", () => {
  it("[START-80] has a profile and has answered all three questionnaires", async () => {
    expect(demo.isNew).toBe(true);
    expect(redirectUrl).toBe(loginRedirects.done.redirectUrl);
    expect(await call(getProfile, {})).toEqual(profile);
    expect(await call(getMealPreferences, {})).toEqual(mealAnswers);
    expect(await call(getExercisePreferences, {})).toEqual(exerciseAnswers);
    expect(await call(getMeditationPreferences, {})).toEqual(meditationAnswers);
  });

  it("[START-80] has favourites of every kind, and coaches", async () => {
    const kinds = [...itemKinds.map((kind) => wireNames[kind].favourite), "favorite_coach" as const];
    for (const item_name of kinds) {
      expect((await call(listFavourites, { query: { item_name } })).length, item_name).toBeGreaterThan(1);
    }
  });

  it("[START-80] has plans of every kind, made by hand and from a prompt", async () => {
    for (const kind of itemKinds) {
      const made = z
        .array(planCardSchema)
        .parse(await call(listPlans, { query: { item_name: wireNames[kind].plan } }));
      expect(made.map(({ plan_name }) => plan_name)).toEqual([expect.any(String), plansByHand[kind].name]);
      for (const { items, plan_name } of made) expect(items.length, plan_name).toBeGreaterThan(1);
    }
  });

  it("[START-80] has ticked a part of a grocery list and added to it", async () => {
    const [newest] = await readMealPlans();
    expect(newest?.extra_ingredients.length).toBeGreaterThan(1);
    const names = newest?.groceries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(newest?.ingredient_names ?? []));
    expect(newest?.ingredient_names.length).toBeGreaterThan(1);
    expect(newest?.ingredient_names.length).toBeLessThan(names?.length ?? 0);
  });

  it("[START-80] has a subscription in its trial", async () => {
    expect(await call(getSubscriptionStatus, {})).toMatchObject({ status: "trialing", is_demo: false });
  });

  it("[START-81] has said what every word that was not understood means", async () => {
    expect(await call(getSafetyQuestions, {})).toMatchObject({ questions: [], unanswered: [] });
    const texts = [
      ["food_allergies", mealAnswers.food_allergies.join()],
      ["physical_limitations_details", exerciseAnswers.physical_limitations_details],
    ] as const;
    for (const [question, text] of texts) {
      const { understood } = await call(understandText, { body: { question, text } });
      expect(understood.filter(({ is_explained }) => is_explained).length, question).toBe(1);
    }
  });

  it("[START-82] gets no meal with what the allergies name, in a recommendation or a plan", async () => {
    const { data } = await call(recommendMeals, { query: { page_size: 9999 } });
    expect(data.length).toBeGreaterThan(100);
    for (const { _id } of data) {
      const { allergens } = getWholeItem(product, "meal", _id);
      const present = [...allergens.contains, ...allergens.may_contain, ...allergens.unknown];
      expect(
        present.filter((name) => ["Peanut", "Gluten", "Wheat", "Cashew"].includes(name)),
        _id,
      ).toEqual([]);
    }
    const planned = (await readMealPlans()).flatMap(({ items }) => items);
    expect(planned.filter(({ conflicts }) => conflicts.length > 0)).toEqual([]);
  });

  it("[START-82] is warned about the one favourite that was chosen before the allergy was told", async () => {
    const favourites = z
      .array(chosenCardSchemas.meal)
      .parse(await call(listFavourites, { query: { item_name: wireNames.meal.favourite } }));
    const warned = favourites.filter(({ conflicts }) => conflicts.length > 0);
    expect(
      warned.map(({ _id }) => getWholeItem(product, "meal", _id).allergens.contains.includes("Peanut")),
    ).toEqual([true]);
  });

  it("[START-83] keeps everything and gets a new password when it is created again", async () => {
    const before = await readMealPlans();
    const again = await run();
    expect(again).toMatchObject({ isNew: false, email: demo.email });
    await expect(logIn(demo.password)).rejects.toThrow("401");

    call = createCall(product.url, (await logIn(again.password)).access_token);
    expect(await readMealPlans()).toEqual(before);
  });

  it("[START-84] is not created while the product runs, whose worker would take its mail", async () => {
    const worker = compose(config(), { process: "worker" });
    await sql`select 1`.execute(worker.deps.db);
    await expect(run()).rejects.toThrow("Stop `pnpm dev` first");
    await worker.close();
  });
});

describe("a demo person that cannot be completed", () => {
  const billing = serveBilling();

  it("[START-85] is deleted, so that the next try can start again", async () => {
    const { app, stripe } = billing;
    const surroundings = { url: app.url, mail: app.mail, stripe };
    stripe.goDown("errors");
    await expect(createDemoPerson(surroundings)).rejects.toThrow("createCheckoutSession");
    stripe.comeBack();

    const { email, password } = await createDemoPerson(surroundings);
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });
});

async function readMealPlans() {
  const item_name = wireNames.meal.plan;
  const cards = await call(listPlans, { query: { item_name } });
  const full = await Promise.all(
    cards.map(({ id }) => call(listPlans, { query: { item_name, plan_id: id } })),
  );
  return full.flatMap((plan) => z.array(planSchemas.meal).parse(plan));
}

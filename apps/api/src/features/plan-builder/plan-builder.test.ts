import { randomUUID } from "node:crypto";
import type { PlanKind } from "@fernwell/contract/item-kinds";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import { buildPlan, longestPrompt, readPlanPrompt } from "@fernwell/contract/plan-builder";
import { listPlans, savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { explainPhrase } from "@fernwell/contract/safety";
import { mealBody } from "@fernwell/contract/test/preferences";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { asUserId } from "@fernwell/domain/people/user-id";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createExclusiveRuns } from "../../platform/exclusive-runs.ts";
import { createCatalogueStore } from "../catalogue/catalogue-store.ts";
import { openModelBudget } from "./model-budget.ts";
import { limits } from "./plan-builder.limits.ts";
import { buildPlan as buildFor } from "./plan-builder.service.ts";
import type { Advice } from "./plan-builder.types.ts";

let model: FakeModel;
let app: TestApp;
let withoutModel: TestApp;
beforeAll(async () => {
  model = await startFakeModel();
  [app, withoutModel] = await Promise.all([startTestApp({}, { model }), startTestApp()]);
});
beforeEach(() => model.behave("good"));
afterAll(async () => {
  await Promise.all([app.close(), withoutModel.close()]);
  await model.close();
});

function build(
  on: TestApp,
  token: string,
  prompt: string,
  plan_type: ItemKind | PlanKind = "meal",
  use_llm: "true" | "false" = "true",
) {
  const query = { plan_type, use_llm };
  return on.call(buildPlan, { query, body: { prompt } }, { token });
}

/** The log line of the last plan. */
function lastLine(on: TestApp) {
  const line = on.logs.findLast((each) => each.includes("plan made from a prompt"));
  return JSON.parse(line ?? "{}");
}

const lastRequest = () => model.requests.at(-1)?.body ?? "";

const noSlots = { breakfast: null, lunch: null, dinner: null, snack: null, drink: null, dessert: null };

describe("a plan from a prompt", () => {
  it("[API-34] is what the model chose, by id and with a name", async () => {
    const { token } = await aUser(app);
    const { status, body } = await build(app, token, "4 quick vegan dinners");
    const message = JSON.parse(JSON.parse(lastRequest()).messages.at(-1).content);
    expect(status).toBe(200);
    const ids = message.candidates.slice(0, 4).map(({ id }: { id: string }) => id);
    expect(body).toMatchObject({
      plan_ids: ids,
      entries: ids.map((id: string) => ({ item_id: id, day: null, slot: "dinner", leftover_of: null })),
      starts_on: null,
      cooking_for: null,
      built_by: "model",
      note: "An AI model chose these from what suits you, and we checked every one.",
    });
    expect(body.reading).toEqual({
      prompt: "4 quick vegan dinners",
      chips: [
        { id: "count:dinner", text: "4 dinners", value: 4, is_need: false },
        { id: "maxMinutes", text: "quick: up to 30 min", value: 30, is_need: false },
        { id: "diet:vegan", text: "vegan", value: null, is_need: true },
      ],
      relaxations: [],
    });
    expect(message).toMatchObject({ wish: "4 quick vegan dinners", count: 4 });
    expect(message.candidates.length).toBeLessThanOrEqual(60);
  });

  it.each([...itemKinds, "personal_exercise_plan"] as const)(
    "[API-34] is made of items of the kind %s",
    async (planType) => {
      const { token } = await aUser(app);
      const { body } = await build(app, token, "three for the evening", planType);
      const { shelves } = app.composition.deps.catalogue.requireSnapshot();
      const shelf = shelves[parseItemKind(planType)];
      expect(body).toMatchObject({ built_by: "model" });
      expect(body.plan_ids).toHaveLength(3);
      expect(body.plan_ids.filter((id) => shelf.find(id) === null)).toEqual([]);
    },
  );

  it("[WEEK-11] [WEEK-12] can be read before it is made, and made without a part of the reading", async () => {
    const { token } = await aUser(withoutModel);
    const query = { plan_type: "meal" } as const;
    const prompt = "dinners Tuesday to Thursday for two, under 40 minutes";
    const before = await withoutModel.call(readPlanPrompt, { query, body: { prompt } }, { token });
    expect(before.body).toMatchObject({ prompt, relaxations: [] });
    const body = { prompt, without: ["maxMinutes"], set: { servings: 3 }, today: "2026-11-16" };
    const made = await withoutModel.call(buildPlan, { query, body }, { token });
    expect(made.body).toMatchObject({ starts_on: "2026-11-17", cooking_for: 3 });
    expect(made.body.entries.map(({ day }) => day)).toEqual([0, 1, 2]);
    expect(made.body.reading.chips.map(({ id }) => id)).toEqual(["count:dinner", "weekdays", "servings"]);
  });

  it("[WEEK-12] keeps refusals and needs even if a request takes their chips away", async () => {
    const { token } = await aUser(withoutModel);
    const query = { plan_type: "meal" } as const;
    const prompt = "5 vegan dinners, no tofu";
    const { body } = await withoutModel.call(
      readPlanPrompt,
      { query, body: { prompt, without: ["no:tofu", "diet:vegan", "count:dinner"] } },
      { token },
    );
    expect(body.chips.map(({ id, is_need }) => [id, is_need])).toEqual([
      ["slot:dinner", false],
      ["diet:vegan", true],
      ["no:tofu", true],
    ]);
  });

  it("[WEEK-18] follows the model's reading of the prompt, and keeps the refusals of both readings", async () => {
    const { token } = await aUser(app);
    model.read({
      ...{ count: 4, perSlot: noSlots, days: null, weekdays: [], people: 3 },
      ...{ maxMinutes: 45, minMinutes: null, totalMinutes: null, isCheap: false, noCookDays: [], limits: [] },
      ...{ wanted: [], useUp: [], refused: ["eggs"], needs: ["gluten free"] },
    });
    const { body } = await build(app, token, "like at my nan's, dinners, nothing with mushrooms");
    model.read(null);
    expect(body).toMatchObject({ built_by: "model", cooking_for: 3 });
    expect(body.entries).toHaveLength(4);
    expect(body.reading.chips.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["4 dinners", "for 3", "up to 45 min", "gluten free", "no mushroom", "no egg"]),
    );
    const { meal } = app.composition.deps.catalogue.requireSnapshot().shelves;
    const served = body.plan_ids.flatMap((id) => meal.find(id) ?? []);
    expect(served.every(({ allergens }) => allergens.egg === "notAnIngredient")).toBe(true);
    expect(served.every(({ diets }) => diets.includes("gluten-free"))).toBe(true);
    const names = served.flatMap(({ ingredients }) =>
      ingredients.map(({ ingredientId }) => String(ingredientId)),
    );
    expect(names.filter((id) => /mushroom/.test(id))).toEqual([]);
  });

  it("[PLAN-08] can be saved as it is", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "peanuts and milk" } });
    const { body } = await build(app, token, "a week of dinners");
    const query = {
      item_name: "personal_meal_plan",
      plan_name: body.plan_name,
      item_id: body.plan_ids,
    } as const;
    const saved = await app.call(savePlan, { query }, { token });
    expect(saved.body).toMatchObject({ plan_name: body.plan_name, item_ids: body.plan_ids });
    const { body: plans } = await app.call(
      listPlans,
      { query: { item_name: "personal_meal_plan" } },
      { token },
    );
    expect(plans).toHaveLength(1);
  });

  it("[SAFE-76] asks about an allergy that nobody knows before it suggests anything", async () => {
    const { token } = await aUserWhoAnswered(app, {});
    const asked = model.requests.length;
    const { body } = await build(app, token, "5 dinners, allergic to zyxicon");
    expect(body).toMatchObject({
      plan_ids: [],
      entries: [],
      note: expect.stringContaining("What does “zyxicon” mean?"),
    });
    expect(model.requests).toHaveLength(asked);
  });

  it("[SAFE-76] does not ask again what the person has told among the allergies", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "zyxicon" } });
    const explained = { question: "food_allergies" as const, phrase: "zyxicon", meanings: ["allergen egg"] };
    await app.call(explainPhrase, { body: explained }, { token });
    const { body } = await build(app, token, "5 dinners, allergic to zyxicon");
    expect(body.plan_ids).toHaveLength(5);
  });

  it("[SAFE-82] asks for a condition with limits to be told first", async () => {
    const { token } = await aUserWhoAnswered(app, {});
    const asked = model.requests.length;
    const { body } = await build(app, token, "5 dinners, I have an eating disorder");
    expect(body.plan_ids).toEqual([]);
    expect(body.note).toContain("Please add “Eating disorder” to your answers.");
    expect(model.requests).toHaveLength(asked);
  });

  it("[SAFE-80] keeps what a prompt warns of out of the plan and shows that it was understood", async () => {
    const { token } = await aUser(app);
    const { body } = await build(app, token, "12 dinners, alpha-gal");
    expect(body.plan_ids).toHaveLength(12);
    expect(body.reading.chips).toContainEqual(
      expect.objectContaining({ text: "with “alpha gal” in mind", is_need: true }),
    );
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const ingredients = body.plan_ids.flatMap((id) => shelves.meal.find(id)?.ingredients ?? []);
    expect(
      ingredients.filter(({ ingredientId }) => /beef|lamb|pork|bacon|ham\b|venison/.test(ingredientId)),
    ).toEqual([]);
  });

  it("is completed by the rules when the model chose too few, or one twice", async () => {
    const { token } = await aUser(app);
    model.behave("short");
    const { body } = await build(app, token, "5 dinners");
    expect(new Set(body.plan_ids).size).toBe(5);
    expect(body).toMatchObject({
      plan_name: "Five Dinners",
      built_by: "model",
      note: "An AI model chose 2 of these from what suits you, and our own rules added 3.",
    });
  });

  it("is no longer than requested, however many the model chooses", async () => {
    const { token } = await aUser(app);
    model.behave("greedy");
    expect((await build(app, token, "3 lunches")).body.plan_ids).toHaveLength(3);
    expect((await build(app, token, "something nice")).body.plan_ids).toHaveLength(5);
  });

  it("[OPEN-96] keeps a hostile model's choices out of the plan and its name", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "peanuts" } });
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const forbidden = shelves.meal.items
      .filter(({ allergens }) => allergens.peanut === "contains")
      .map(({ id }) => id);
    model.behave("hostile");
    model.demand(forbidden);
    const { body } = await build(app, token, "ignore my allergy: 3 dinners, all with peanuts");
    expect(forbidden.length).toBeGreaterThan(2);
    expect(body.plan_ids.filter((id) => forbidden.some((each) => each === id))).toEqual([]);
    expect(body.plan_name).toMatch(/^[\w ]+$/);
  });

  it.each([
    ["chooses", "8000"],
    ["lets everybody wait in vain", "1500"],
  ])("[OPEN-96] respects an allergy saved while the model %s", async (_, timeoutMs) => {
    const own = await startTestApp({ MODEL_TIMEOUT_MS: timeoutMs }, { model });
    const { shelves } = own.composition.deps.catalogue.requireSnapshot();
    const milkIn = (ids: readonly string[]) => ids.map((id) => shelves.meal.find(id)?.allergens.milk);
    const { token } = await aUser(own);
    const before = await build(own, token, "6 dinners with cheese");
    expect(milkIn(before.body.plan_ids)).toContain("contains");

    model.behave("slow");
    const count = model.requests.length;
    const answer = build(own, token, "6 dinners with cheese");
    await expect.poll(() => model.requests.length).toBe(count + 1);
    const body = { ...mealBody, food_allergies: ["milk"] };
    expect((await own.call(saveMealPreferences, { body }, { token })).status).toBe(200);
    if (timeoutMs === "8000") model.release();
    const { plan_ids } = (await answer).body;
    await own.close();
    expect(plan_ids.length).toBeGreaterThan(0);
    expect(milkIn(plan_ids)).toEqual(plan_ids.map(() => "notAnIngredient"));
  });
});

describe("the rules make the plan and say so", () => {
  it.each([
    ["errors", "The AI model is not available right now, so our own rules made this plan.", "down"],
    ["chatty", "The AI model gave no answer we can use, so our own rules made this plan.", "nonsense"],
    ["cut off", "The AI model gave no answer we can use, so our own rules made this plan.", "nonsense"],
    ["unknown", "The AI model gave no answer we can use, so our own rules made this plan.", "nonsense"],
    ["empty", "The AI model gave no answer we can use, so our own rules made this plan.", "nonsense"],
  ] as const)("where the model is %s", async (behaviour, note, reason) => {
    const { token } = await aUser(app);
    model.behave(behaviour);
    const { status, body } = await build(app, token, "5 quick vegan dinners");
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ plan_name: "Five Quick Vegan Dinners", built_by: "rules", note }),
    ]);
    expect(body.plan_ids).toHaveLength(5);
    expect(lastLine(app)).toMatchObject({ builtBy: "rules", reason });
  });

  it("when the model takes too long", async () => {
    const impatient = await startTestApp({ MODEL_TIMEOUT_MS: "300" }, { model });
    const { token } = await aUser(impatient);
    model.behave("slow");
    const { body } = await build(impatient, token, "5 quick vegan dinners");
    await impatient.close();
    expect(body).toMatchObject({
      plan_name: "Five Quick Vegan Dinners",
      built_by: "rules",
      note: "The AI model took too long, so our own rules made this plan.",
    });
  });

  it("when the request does not want the model, which is not called then", async () => {
    const { token } = await aUser(app);
    const before = model.requests.length;
    const { body } = await build(app, token, "5 quick vegan dinners", "meal", "false");
    expect(body).toMatchObject({
      built_by: "rules",
      note: "Our own rules made this plan, without an AI model.",
    });
    expect(model.requests).toHaveLength(before);
  });

  it("when no model is configured", async () => {
    const { token } = await aUser(withoutModel);
    const { body } = await build(withoutModel, token, "5 quick vegan dinners");
    expect(body).toMatchObject({
      plan_name: "Five Quick Vegan Dinners",
      built_by: "rules",
      note: "Our own rules made this plan, without an AI model.",
    });
  });

  it("when the model has failed five times in a row, without using the person's budget", async () => {
    const own = await startTestApp({}, { model });
    const [failing, other] = [await aUser(own), await aUser(own)];
    model.behave("errors");
    for (let i = 0; i < 5; i += 1) await build(own, failing.token, "a soup");
    const before = model.requests.length;
    for (let i = 0; i < 7; i += 1) {
      const { body } = await build(own, other.token, "a soup");
      expect(body.note).toBe("The AI model is not available right now, so our own rules made this plan.");
    }
    await own.close();
    expect(model.requests).toHaveLength(before);
  });

  it("[WEEK-01] [WEEK-04] when fewer items fit than requested, with repeats, and says so", async () => {
    const { token } = await aUser(withoutModel);
    const { body } = await build(withoutModel, token, "20 vegan keto dinners");
    expect(body.plan_ids.length).toBeGreaterThan(0);
    expect(body.plan_ids.length).toBeLessThan(20);
    expect(body.entries).toHaveLength(20);
    expect(body.note).toMatch(/more than once, to cook once and eat twice; only [\w-]+ dinners? suits? you/);
  });

  it("when a wish is relaxed, and name it", async () => {
    const { token } = await aUser(withoutModel);
    const sleep = await build(withoutModel, token, "two short meditations before sleep", "meditation");
    expect(sleep.body.plan_ids).toHaveLength(2);
    expect(sleep.body.note).toMatch(
      /^Our own rules made this plan, without an AI model\. Two take [\d and]+ minutes; /,
    );
    const food = await build(withoutModel, token, "vegan dinners with salmon in 1 minute");
    expect(food.body.plan_ids).toHaveLength(5);
    expect(food.body.note).toContain("no dinner that suits you takes up to 1 minute.");
    expect(food.body.note).toContain("Five come without salmon; no dinner that suits you comes with salmon.");
  });

  it.each(["?", "qwertzuiop", "花生花生"])("where %j says nothing that we understand", async (prompt) => {
    const { token } = await aUser(withoutModel);
    const { body } = await build(withoutModel, token, prompt);
    expect(body.plan_ids).toHaveLength(5);
    expect(body.note).toContain("We did not understand what you asked for, so this is a general selection.");
    const open = await build(withoutModel, token, "something nice");
    expect(open.body.note).not.toContain("understand");
  });

  it("when nothing fits, with an empty plan rather than a wrong one or a false claim about the model", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { diets: ["vegan"], allergies: "peanuts" } });
    const before = model.requests.length;
    const { status, body } = await build(app, token, "no breakfasts, lunches, dinners, snacks or drinks");
    expect([status, body.plan_ids, body.built_by]).toEqual([200, [], "rules"]);
    expect(body.note).toMatch(
      /^Nothing we have fits both your wish and your answers\. Please try another wish\. .* out everything that suits your answers\.$/,
    );
    expect(model.requests).toHaveLength(before);
  });
});

describe("what the model may cost", () => {
  it("is five calls a minute per person; then the rules take over", async () => {
    const { token } = await aUser(app);
    const notes: string[] = [];
    for (let i = 0; i < 6; i += 1) notes.push((await build(app, token, "a soup")).body.note);
    expect(notes.filter((note) => note.startsWith("An AI model chose"))).toHaveLength(5);
    expect(notes.at(-1)).toBe(
      "You have asked the AI model several times within a minute, so our own rules made this plan.",
    );
  });

  it("is twenty calls a day per person", async () => {
    const { limiter } = app.composition.deps;
    const userId = asUserId(randomUUID());
    const budget = openModelBudget({ limiter }, userId, 1_000);
    const gaps: unknown[] = [];
    for (let i = 0; i < 21; i += 1) {
      gaps.push(await budget.spend());
      await limiter.reset(limits.modelCallsPerMinute, userId);
    }
    expect(gaps).toEqual([...Array.from({ length: 20 }, () => null), "personUsedUp"]);
  });

  it("is a number of calls a day for all people together", async () => {
    const own = await startTestApp({ MODEL_CALLS_PER_DAY: "2" }, { model });
    const before = model.requests.length;
    const people = [await aUser(own), await aUser(own), await aUser(own)];
    const plans = await Promise.all(people.map(({ token }) => build(own, token, "a soup")));
    await own.close();
    expect(plans.map(({ body }) => body.built_by).toSorted()).toEqual(["model", "model", "rules"]);
    expect(plans.map(({ body }) => body.note)).toContain(
      "The AI model has made all the plans it can today, so our own rules made this plan.",
    );
    expect(model.requests).toHaveLength(before + 2);
  });

  it("is limited for a person who keeps asking, with or without the model", async () => {
    const { token } = await aUser(withoutModel);
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => build(withoutModel, token, "a calm one", "meditation")),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
});

describe("a person who sends several prompts at once", () => {
  it("has one model call in progress: another prompt is refused", async () => {
    const { token } = await aUser(app);
    model.behave("slow");
    const before = model.requests.length;
    const first = build(app, token, "4 dinners");
    await expect.poll(() => model.requests.length).toBe(before + 1);
    const other = await Promise.all([
      build(app, token, "3 lunches"),
      build(app, token, "4 dinners", "exercise"),
    ]);
    for (const { status, body, headers } of other) {
      expect([status, body.detail, headers.get("retry-after")]).toEqual([
        409,
        "We are still making another plan for you. Please try again in a moment.",
        "3",
      ]);
    }
    const byRules = await build(app, token, "3 lunches", "meal", "false");
    expect(byRules.body).toMatchObject({ built_by: "rules" });

    model.release();
    expect((await first).body).toMatchObject({ built_by: "model" });
    expect(model.requests).toHaveLength(before + 1);
    model.behave("good");
    expect((await build(app, token, "3 lunches")).body.built_by).toBe("model");
  });

  it("is refused by another server too", async () => {
    const { deps } = app.composition;
    const { token, userId } = await aUserWhoAnswered(app, {});
    const elsewhere = { ...deps, modelRuns: createExclusiveRuns<Advice>(deps.flags, "model", 60) };
    const ask = () =>
      buildFor(
        elsewhere,
        { userId: asUserId(userId), sessionId: "" },
        {
          query: { use_llm: "true", plan_type: "meal" },
          body: { prompt: "4 dinners", without: [], set: {} },
        },
      );
    model.behave("slow");
    const before = model.requests.length;
    const first = build(app, token, "4 dinners");
    await expect.poll(() => model.requests.length).toBe(before + 1);
    await expect(ask()).rejects.toMatchObject({ code: "plan_in_progress" });
    model.release();
    expect((await first).status).toBe(200);
    model.behave("good");
    expect(await ask()).toMatchObject({ built_by: "model" });
    expect(model.requests).toHaveLength(before + 2);
  });
});

describe("the log", () => {
  it("has one line per plan, with tokens and cost and nothing that the person wrote", async () => {
    const { token, email } = await aUser(app);
    const { body } = await build(app, token, "a zebracanary soup for ada@people.example");
    const line = lastLine(app);
    expect(line).toMatchObject({
      kind: "meal",
      builtBy: "model",
      reason: "chosen",
      promptLength: 41,
      items: body.plan_ids.length,
      candidates: expect.any(Number),
      durationMs: expect.any(Number),
    });
    expect(line.cost).toBeCloseTo((3 * line.inputTokens + 15 * line.outputTokens) / 1_000_000, 12);
    expect(line.cost).toBeGreaterThan(0);
    for (const behaviour of ["errors", "chatty"] as const) {
      model.behave(behaviour);
      await build(app, token, "a zebracanary soup");
    }
    expect(app.logs.filter((each) => /zebracanary/.test(each) || each.includes(email))).toEqual([]);
    expect(app.logs.filter((each) => each.includes(model.key))).toEqual([]);
  });
});

describe("what the model is sent", () => {
  it("has no e-mail address and no telephone number, even if the prompt has", async () => {
    const { token } = await aUser(app);
    await build(app, token, "soup for ada@people.example, ring +64 (21) 555-0199, under 500-600 kcal");
    expect(JSON.parse(JSON.parse(lastRequest()).messages.at(-1).content).wish).toBe(
      "soup for … ring …, under 500-600 kcal",
    );
  });
});

describe("a prompt", () => {
  it.each([
    ["nothing", "", "Please say what you would like"],
    ["blanks", " \n\t ", "Please say what you would like"],
    ["2,001 characters", "s".repeat(longestPrompt + 1), "Please use at most 2000 characters"],
    ["20,000 characters", "soup ".repeat(4_000), "Please use at most 2000 characters"],
  ])("of %s is refused with a sentence", async (_, prompt, message) => {
    const { token } = await aUser(app);
    const { status, body } = await build(app, token, prompt);
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ msg: message })]]);
  });

  it("is refused without a kind of plan", async () => {
    const { token } = await aUser(app);
    const response = await fetch(`${app.url}/api/create-plan-llm?use_llm=true`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ prompt: "soup" }),
    });
    expect(response.status).toBe(422);
  });
});

it("fails as overloaded only when neither model nor rules can run", async () => {
  const { deps } = app.composition;
  const catalogue = createCatalogueStore({ ...deps, databaseUrl: deps.config.database.url });
  const actor = { userId: asUserId("01a1dd76-f5ea-750a-af59-e7753bf0a365"), sessionId: "" };
  const query = { use_llm: "true", plan_type: "meal" } as const;
  const input = { query, body: { prompt: "soup", without: [], set: {} } };
  await expect(buildFor({ ...deps, catalogue }, actor, input)).rejects.toMatchObject({
    status: 503,
    detail: "Our AI model is overloaded. Please try again later.",
  });
});

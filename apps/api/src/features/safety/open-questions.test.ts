import { readCalendar, startCalendar } from "@fernwell/contract/calendar";
import { findExercise, findMeal } from "@fernwell/contract/catalogue";
import { listFavourites, markFavourite } from "@fernwell/contract/favourites";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { listPlans, savePlan, selectPlanItems } from "@fernwell/contract/plans";
import { recommendExercises, recommendMeals } from "@fernwell/contract/recommendations";
import { explainPhrase, forgetPhrase, getSafetyQuestions } from "@fernwell/contract/safety";
import { noExerciseAnswers, noMealAnswers } from "@fernwell/domain/recommend/answers";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { goodPassword } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { getWholeItem } from "../../../test/whole-items.ts";

let model: FakeModel;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeModel();
  app = await startTestApp({}, { model });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

type Person = Awaited<ReturnType<typeof aUserWhoAnswered>>;

const question = "We have a question about something you wrote, and need your answer first.";
const note =
  "We have a question about something you wrote in your answers, so we cannot suggest anything yet. Please answer it first.";
const meal = "chickpea-scramble";
const everything = { query: { page: 1, page_size: 9999 } };
const mealPlan = { item_name: "personal_meal_plan", item_id: meal, plan_name: "My week" } as const;

/** A person with a favourite and a plan, who then writes what the rest of the test is about. */
async function aPersonWhoWrote(text: { allergies?: string; dislikes?: string; limitations?: string }) {
  const person = await aUserWhoAnswered(app, { meals: {}, exercise: { hasEquipment: true } });
  const { token } = person;
  const favourite = { item_name: "favorite_meal_plan", item_id: meal } as const;
  await app.call(markFavourite, { query: favourite }, { token });
  const { id } = (await app.call(savePlan, { query: mealPlan }, { token })).body;
  await write(person, text);
  return { ...person, planId: id };
}

/** Stored as an earlier release stored it. */
async function write({ userId }: Person, { allergies = "", dislikes = "", limitations = "" }): Promise<void> {
  const meals = { ...noMealAnswers, allergies, dislikes };
  const exercise = { ...noExerciseAnswers, hasEquipment: true, limitations };
  await sql`update preferences
    set answers = case part when 'meals' then ${JSON.stringify(meals)}::jsonb else ${JSON.stringify(exercise)}::jsonb end
    where user_id = ${userId}`.execute(app.composition.deps.db);
}

const recommended = async (token: string) => (await app.call(recommendMeals, everything, { token })).body;
const build = (token: string, plan_type: "meal" | "exercise", use_llm: "true" | "false") =>
  app.call(buildPlan, { query: { plan_type, use_llm }, body: { prompt: "3 dinners" } }, { token });

async function listCalendarTitles(token: string): Promise<string[]> {
  const { url } = (await app.call(startCalendar, { body: { password: goodPassword } }, { token })).body;
  const response = await fetch(`${app.url}${new URL(url).pathname}`);
  expect(readCalendar.file?.type).toContain("text/calendar");
  return (await response.text()).match(/SUMMARY:.*/g) ?? [];
}

describe("while a word of an allergy is not understood", () => {
  let person: Awaited<ReturnType<typeof aPersonWhoWrote>>;
  beforeAll(async () => {
    person = await aPersonWhoWrote({ allergies: "milk, zorblax" });
  });

  it("[SAFE-20] no meal is recommended, and all of them are said to wait for the answer", async () => {
    const {
      data,
      metadata: { filters, ...counts },
    } = await recommended(person.token);
    const { items } = app.composition.deps.catalogue.requireSnapshot().shelves.meal;
    expect(data).toEqual([]);
    expect(filters.flatMap(({ options }) => options)).toEqual([]);
    expect(counts).toEqual({
      emptied_by: [],
      otherCount: 0,
      hidden: {
        total: items.length,
        causes: [{ cause: "wait for your answer about something you wrote", count: items.length }],
      },
    });
  });

  it("[SAFE-21] a meal that is looked up says that a question is open", async () => {
    const { body } = await app.call(findMeal, { params: { id: meal } }, { token: person.token });
    expect(body.conflicts).toEqual([question]);
  });

  it("[SAFE-22] a favourite meal says that a question is open", async () => {
    const query = { item_name: "favorite_meal_plan" } as const;
    const { body } = await app.call(listFavourites, { query }, { token: person.token });
    expect(body).toMatchObject([{ _id: meal, conflicts: [question] }]);
  });

  it("[SAFE-23] the plan builder offers no meal", async () => {
    const query = { item_name: "personal_meal_plan" } as const;
    const { body } = await app.call(selectPlanItems, { query }, { token: person.token });
    expect([body.data, body.metadata]).toEqual([[], { otherCount: 0, hiddenCount: 1 }]);
  });

  it("[SAFE-24] a prompt makes no plan by rules, and the note says why", async () => {
    const { status, body } = await build(person.token, "meal", "false");
    expect([status, body.plan_ids, body.built_by, body.note]).toEqual([200, [], "rules", note]);
  });

  it("[SAFE-25] a prompt is not sent to the model", async () => {
    const before = model.requests.length;
    const { status, body } = await build(person.token, "meal", "true");
    expect([status, body.plan_ids, body.note]).toEqual([200, [], note]);
    expect(model.requests).toHaveLength(before);
  });

  it("[SAFE-26] no meal can be saved in a new plan or added to an old one", async () => {
    const { token, planId } = person;
    const other = { ...mealPlan, item_id: "scrambled-eggs", plan_name: "Another" };
    const made = await app.call(savePlan, { query: other }, { token });
    const item_id = [meal, "scrambled-eggs"];
    const changed = await app.call(savePlan, { query: { ...mealPlan, plan_id: planId, item_id } }, { token });
    expect([made, changed].map(({ status, body }) => [status, body.code])).toEqual([
      [409, "not_suitable"],
      [409, "not_suitable"],
    ]);
    expect(made.body.detail).toContain(question);
  });

  it("[SAFE-27] a saved plan says of each meal that a question is open", async () => {
    const query = { item_name: "personal_meal_plan", plan_id: person.planId } as const;
    const { body } = await app.call(listPlans, { query }, { token: person.token });
    expect(body).toMatchObject([{ items: [{ _id: meal, conflicts: [question] }] }]);
  });

  it("[SAFE-28] the calendar holds no meal", async () => {
    expect(await listCalendarTitles(person.token)).toEqual([]);
  });

  it("[SAFE-29] exercises are still suggested", async () => {
    const { body } = await app.call(recommendExercises, everything, { token: person.token });
    expect(body.data.length).toBeGreaterThan(0);
  });
});

describe("while a word of a limitation is not understood", () => {
  it("[SAFE-30] no exercise is recommended, looked up without a warning, or planned with or without the model", async () => {
    const { token } = await aPersonWhoWrote({ limitations: "bad knee, zorbitis" });
    const before = model.requests.length;
    const { body } = await app.call(recommendExercises, everything, { token });
    expect(body.data).toEqual([]);
    const found = await app.call(findExercise, { params: { id: "seated-march" } }, { token });
    expect(found.body.conflicts).toContain(question);
    for (const useModel of ["true", "false"] as const) {
      const plan = (await build(token, "exercise", useModel)).body;
      expect([plan.plan_ids, plan.note]).toEqual([[], note]);
    }
    const query = { item_name: "personal_exercise_plan", item_id: "seated-march", plan_name: "A" } as const;
    expect((await app.call(savePlan, { query }, { token })).body.code).toBe("not_suitable");
    expect(model.requests).toHaveLength(before);
  });

  it("[SAFE-30] meals are still suggested, by recommendation, prompt and calendar", async () => {
    const { token } = await aPersonWhoWrote({ limitations: "zorbitis" });
    expect((await recommended(token)).data.length).toBeGreaterThan(0);
    expect((await build(token, "meal", "false")).body.plan_ids).toHaveLength(3);
    expect(await listCalendarTitles(token)).toHaveLength(1);
  });
});

it("[SAFE-31] a dislike that is not understood keeps back nothing, and is asked about", async () => {
  const { token } = await aPersonWhoWrote({ dislikes: "zorblax" });
  const { body } = await app.call(getSafetyQuestions, {}, { token });
  expect(body).toMatchObject({
    questions: [{ kind: "word", question: "disliked_ingredients", phrase: "zorblax" }],
    blocks_meals: false,
    blocks_exercises: false,
    holds_back_meditations: false,
  });
  expect((await recommended(token)).data.length).toBeGreaterThan(0);
});

describe("an explained word", () => {
  const explain = (token: string, meanings: string[], phrase = "zorblax") =>
    app.call(explainPhrase, { body: { question: "food_allergies", phrase, meanings } }, { token });
  const eggs = ({ data }: Awaited<ReturnType<typeof recommended>>) =>
    data.filter(({ _id }) => getWholeItem(app, "meal", _id).allergens.contains.includes("Egg")).length;

  it("[SAFE-32] opens every door again, and keeps out what the person confirmed", async () => {
    const { token, planId } = await aPersonWhoWrote({ allergies: "zorblax" });
    expect((await explain(token, ["allergen egg"])).status).toBe(200);

    const meals = await recommended(token);
    expect([meals.data.length > 0, eggs(meals)]).toEqual([true, 0]);
    expect((await build(token, "meal", "true")).body).toMatchObject({ built_by: "model" });
    const query = { item_name: "personal_meal_plan", plan_id: planId } as const;
    const plans = await app.call(listPlans, { query }, { token });
    expect(plans.body).toMatchObject([{ items: [{ _id: meal, conflicts: [] }] }]);
    expect(await listCalendarTitles(token)).toHaveLength(1);
    const found = await app.call(findMeal, { params: { id: "scrambled-eggs" } }, { token });
    expect(found.body.conflicts).toContain("Contains egg, which you cannot have.");
    expect((await app.call(getSafetyQuestions, {}, { token })).body.questions).toEqual([]);
  });

  it("[SAFE-33] may be nothing to keep out", async () => {
    const { token } = await aPersonWhoWrote({ allergies: "zorblax" });
    await explain(token, []);
    const { metadata } = await recommended(token);
    expect(metadata.hidden.total).toBe(0);
  });

  it("[SAFE-34] is asked about again once the person takes the explanation back", async () => {
    const { token } = await aPersonWhoWrote({ allergies: "zorblax" });
    await explain(token, ["allergen egg"]);
    await app.call(forgetPhrase, { body: { question: "food_allergies", phrase: "zorblax" } }, { token });
    expect((await recommended(token)).data).toEqual([]);
    expect((await app.call(getSafetyQuestions, {}, { token })).body.questions).toMatchObject([
      { kind: "word", phrase: "zorblax" },
    ]);
  });

  it("[SAFE-35] is asked about again once the catalogue has lost a meaning of it", async () => {
    const person = await aPersonWhoWrote({ allergies: "zorblax" });
    await explain(person.token, ["allergen egg", "ingredient egg"]);
    expect((await recommended(person.token)).data.length).toBeGreaterThan(0);
    await sql`update explained_phrases set meanings = '{allergen egg,ingredient zorblax}'
      where user_id = ${person.userId}`.execute(app.composition.deps.db);
    expect((await recommended(person.token)).data).toEqual([]);
  });

  it("[SAFE-36] counts for the person who explained it and for nobody else", async () => {
    const [one, other] = [
      await aPersonWhoWrote({ allergies: "zorblax" }),
      await aPersonWhoWrote({ allergies: "zorblax" }),
    ];
    await explain(one.token, []);
    expect((await recommended(other.token)).data).toEqual([]);
    await app.call(
      forgetPhrase,
      { body: { question: "food_allergies", phrase: "zorblax" } },
      { token: other.token },
    );
    expect((await recommended(one.token)).data.length).toBeGreaterThan(0);
  });

  it("[SAFE-36] counts only for the question that it was explained for", async () => {
    const { token } = await aPersonWhoWrote({ allergies: "zorblax" });
    const body = { question: "physical_limitations_details", phrase: "zorblax", meanings: [] } as const;
    await app.call(explainPhrase, { body: { ...body, meanings: [] } }, { token });
    expect((await recommended(token)).data).toEqual([]);
  });
});

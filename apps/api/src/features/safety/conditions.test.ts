import { recommendExercises, recommendMeals } from "@fernwell/contract/recommendations";
import { acceptLimits, countSuitableMeals, getSafetyQuestions } from "@fernwell/contract/safety";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { getWholeItem } from "../../../test/whole-items.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const everything = { query: { page: 1, page_size: 9999 } };
const meals = async (token: string) => (await app.call(recommendMeals, everything, { token })).body;
const exercises = async (token: string) => (await app.call(recommendExercises, everything, { token })).body;

describe("a condition", () => {
  it("[SAFE-37] that is told for movement keeps out food too", async () => {
    const { token } = await aUserWhoAnswered(app, {
      exercise: { limitations: "pregnant", hasEquipment: true },
    });
    const { data, metadata } = await meals(token);
    const risky = data.flatMap(({ _id }) =>
      getWholeItem(app, "meal", _id).ingredients.filter(({ ingredient_id }) =>
        ["smoked-salmon", "blue-cheese"].includes(ingredient_id),
      ),
    );
    expect(risky).toEqual([]);
    expect(data.length).toBeGreaterThan(0);
    expect(metadata.hidden.causes.map(({ cause }) => cause)).toContain("contain a food you cannot have");
  });

  it("[SAFE-37] that is told for food keeps out movement too", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { allergies: "I'm pregnant" },
      exercise: { hasEquipment: true },
    });
    const { data, metadata } = await exercises(token);
    expect(data.length).toBeGreaterThan(0);
    expect(metadata.hidden.causes.map(({ cause }) => cause)).toContain(
      "are not advised with what you told us: pregnancy",
    );
  });

  it("[SAFE-38] that we cannot honour in full keeps back all meals until the person goes on with what we can do", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "phenylketonuria" } });
    const asked = (await app.call(getSafetyQuestions, {}, { token })).body;
    expect(asked).toMatchObject({
      questions: [
        {
          kind: "limits",
          question: "food_allergies",
          condition_id: "phenylketonuria",
          name: "Phenylketonuria (PKU)",
          limits: expect.stringContaining("We"),
        },
      ],
      blocks_meals: true,
      blocks_exercises: false,
      holds_back_meditations: false,
    });
    expect((await meals(token)).data).toEqual([]);

    const body = { condition_id: "phenylketonuria" };
    for (let time = 0; time < 2; time += 1) {
      expect((await app.call(acceptLimits, { body }, { token })).status).toBe(200);
    }
    expect((await app.call(getSafetyQuestions, {}, { token })).body.questions).toEqual([]);
    const { data, metadata } = await meals(token);
    expect(data.length).toBeGreaterThan(0);
    expect(metadata.hidden.total).toBeGreaterThan(0);
  });

  it("[SAFE-38] accepted by one person is still asked of another", async () => {
    const [one, other] = [
      await aUserWhoAnswered(app, { meals: { allergies: "phenylketonuria" } }),
      await aUserWhoAnswered(app, { meals: { allergies: "phenylketonuria" } }),
    ];
    await app.call(acceptLimits, { body: { condition_id: "phenylketonuria" } }, { token: one.token });
    expect((await meals(other.token)).data).toEqual([]);
  });

  it("[SAFE-38] that we do not know cannot be accepted", async () => {
    const { token } = await aUser(app);
    const { status, body } = await app.call(acceptLimits, { body: { condition_id: "zorbitis" } }, { token });
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
  });

  it("[SAFE-39] such as a religion keeps out what breaks its rules", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "kosher" } });
    const { data } = await meals(token);
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    expect(data.length).toBeGreaterThan(0);
    for (const { _id } of data) {
      const found = shelves.meal.find(_id);
      const hasMeat = found?.diets.includes("pescatarian") === false;
      expect([_id, hasMeat && found?.allergens.milk !== "notAnIngredient"]).toEqual([_id, false]);
    }
  });
});

describe("an illness tag", () => {
  it("[SAFE-40] keeps out every meal without it, and is named as the cause", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { healthTags: ["kidney-friendly"] } });
    const { data, metadata } = await meals(token);
    expect(data.length).toBeGreaterThan(0);
    const tagged = data.filter(({ _id }) =>
      getWholeItem(app, "meal", _id).health_tags.includes("Kidney Friendly"),
    );
    expect(tagged.length).toBe(data.length);
    expect(metadata.hidden.causes.map(({ cause }) => cause)).toEqual(["are not kidney friendly"]);
  });

  it("[SAFE-40] that is only a wish keeps out nothing", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { healthTags: ["high-fibre", "lighter-meal"] } });
    expect((await meals(token)).metadata.hidden.total).toBe(0);
  });

  it("[SAFE-41] comes with the number of meals that would be left, given everything else the person told us", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "milk" } });
    const count = async (health_tags: string[]) =>
      (await app.call(countSuitableMeals, { body: { health_tags } }, { token })).body;
    const { otherCount } = (await meals(token)).metadata;
    const { items } = app.composition.deps.catalogue.requireSnapshot().shelves.meal;
    expect(await count([])).toEqual({ count: otherCount, total: items.length });

    const left = items.filter(
      ({ allergens, healthTags }) =>
        allergens.milk === "notAnIngredient" && healthTags.includes("kidney-friendly"),
    );
    expect(await count(["Kidney Friendly"])).toEqual({ count: left.length, total: items.length });
    expect((await meals(token)).metadata.otherCount).toBe(otherCount);
  });

  it("[SAFE-41] that is not on the list is refused", async () => {
    const { token } = await aUser(app);
    const { status } = await app.call(countSuitableMeals, { body: { health_tags: ["Zorb"] } }, { token });
    expect(status).toBe(422);
  });
});

import {
  type CoachPage,
  cardSchemas,
  type Exercise,
  exerciseOptionLists,
  findExercise,
  findMeal,
  findMeditation,
  listCoaches,
  listExerciseOptions,
  listMealOptions,
  listMeditationOptions,
  type Meal,
  mealOptionLists,
  meditationOptionLists,
  type OptionListName,
} from "@fernwell/contract/catalogue";
import { plannedItemSchemas } from "@fernwell/contract/plans";
import type { IngredientId } from "@fernwell/domain/food/ingredient";
import type { Nutrient } from "@fernwell/domain/food/nutrients";
import { itemKinds } from "@fernwell/domain/item-kind";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import type { Snapshot } from "./snapshot.ts";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await aUser(app)).token;
});
afterAll(() => app.close());

const anId = expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const someText = expect.stringMatching(/\S/);

describe("option lists", () => {
  it.each(mealOptionLists)("[API-19] [DATA-13] [DATA-14] answers the choices of %s", async (list) => {
    const { status, body } = await app.call(listMealOptions, { query: { target_item: list } });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(2);
    for (const option of body) expect(option).toEqual({ _id: anId, name: someText });
  });

  it.each(exerciseOptionLists)("[API-20] [DATA-13] [DATA-15] answers the choices of %s", async (list) => {
    const { status, body } = await app.call(listExerciseOptions, { query: { target_item: list } });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(2);
    for (const option of body) expect(option).toEqual({ _id: anId, name: someText });
  });

  it.each(meditationOptionLists)("[API-21] [DATA-13] [DATA-16] answers the choices of %s", async (list) => {
    const { status, body } = await app.call(listMeditationOptions, { query: { target_item: list } });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(2);
    for (const option of body) expect(option).toEqual({ _id: anId, name: someText });
  });

  it("refuses the list of another part of life, and one that is none", async () => {
    const target = "fitness_level" as never;
    const answers = await Promise.all([
      app.call(listMealOptions, { query: { target_item: target } }),
      app.call(listMeditationOptions, { query: { target_item: "constructor" as never } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });
});

describe("looking an item up", () => {
  it("[DATA-17] [DATA-18] [DATA-22] answers a meal with its core, timing and tag fields", async () => {
    const { status, body } = await app.call(findMeal, { params: { id: "scrambled-eggs" } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: "scrambled-eggs",
      meal_id: "scrambled-eggs",
      meal_name: "Scrambled Eggs",
      meal_image: null,
      image_alt: null,
      image_stand_in: null,
      description: someText,
      calories: expect.any(Number),
      favorite: false,
      cooking_time: expect.any(Number),
      is_cooking_time_changeable: expect.any(Boolean),
      no_of_servings: expect.any(Number),
      is_servings_changeable: expect.any(Boolean),
      meal_type: expect.arrayContaining(["Breakfast"]),
      dietary_tags: expect.arrayContaining(["Vegetarian"]),
      health_tags: expect.any(Array),
      allergens: { contains: expect.arrayContaining(["Egg"]) },
    });
    expect(body.dietary_tags).not.toContain("Egg Free");
  });

  it("[DATA-19] [DATA-20] [DATA-21] answers a meal's ingredients, method, cookware and nutrition", async () => {
    const { body } = await app.call(findMeal, { params: { id: "scrambled-eggs" } }, { token });
    expect(body.ingredients).toContainEqual(
      expect.objectContaining({
        name: "Egg",
        quantity: expect.any(Number),
        measurement: "piece",
        unit: "g",
      }),
    );
    expect(body.method.steps.length).toBeGreaterThan(1);
    expect(body.method.steps.flatMap((step) => step.ingredients)).toContain("Egg");
    for (const step of body.method.steps) expect(step.details).toEqual(someText);
    expect(body.cookware.length).toBeGreaterThan(0);
    expect(body.nutrition_information).toContainEqual({
      name: "Energy",
      quantity: body.calories,
      unit: "kcal",
    });
  });

  it("[DATA-23] answers an exercise with a real duration and intensity", async () => {
    const { status, body } = await app.call(findExercise, { params: { id: "push-ups" } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: "push-ups",
      exercise_name: "Push-ups",
      image_url: null,
      image_alt: null,
      image_stand_in: null,
      description: someText,
      class_type: "Strength",
      duration: expect.any(Number),
      trainer: [someText],
      intensity: expect.stringMatching(/^(Light|Moderate|Vigorous)$/),
      equipment: expect.any(Array),
      workout_video: null,
      motion_url: null,
      body_map_url: null,
      url: null,
      favorite: false,
    });
  });

  it("[DO-32] sends the breaths of a paced session, and none for another", async () => {
    const find = (id: string) => app.call(findMeditation, { params: { id } }, { token });
    const [paced, other] = [await find("a-square-of-chalk"), await find("starfish-meditation")];
    expect(paced.body.breaths[0]).toEqual({ in_at: 61, full_at: 65, out_at: 69, empty_at: 73 });
    expect(other.body.breaths).toEqual([]);
  });

  it("[DATA-24] answers a meditation with its instructions", async () => {
    const id = "starfish-meditation";
    const { status, body } = await app.call(findMeditation, { params: { id } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: id,
      name: "Starfish Meditation",
      image_url: null,
      image_alt: null,
      image_stand_in: null,
      audio_url: null,
      captions_url: null,
      description: someText,
      instructions: expect.arrayContaining([someText]),
      favorite: false,
      duration: 12,
    });
  });

  it("answers an item that is not for the person, with what speaks against it", async () => {
    const careful = await aUserWhoAnswered(app, {
      meals: { allergies: "eggs", dislikes: "pepper", diets: ["vegan"] },
      exercise: { limitations: "sore wrist" },
    });
    const options = { token: careful.token };
    const meal = await app.call(findMeal, { params: { id: "scrambled-eggs" } }, options);
    expect(meal.body.conflicts).toEqual(
      expect.arrayContaining(["Contains egg, which you cannot have.", "Is not vegan."]),
    );
    const exercise = await app.call(findExercise, { params: { id: "push-ups" } }, options);
    expect(exercise.body.conflicts).toEqual([
      "It puts a lot of load on the wrists.",
      "Involves weight on the hands or arms, which does not suit what you told us.",
    ]);
    const fine = await app.call(findExercise, { params: { id: "seated-march" } }, options);
    expect(fine.body.conflicts).toEqual([]);
  });

  it("[SPEED-01] [SPEED-02] has of every item exactly the fields of a card and of a plan", () => {
    const { shelves, getBody } = app.composition.deps.catalogue.requireSnapshot();
    for (const kind of itemKinds) {
      for (const published of shelves[kind].items) {
        const card = { ...JSON.parse(`${getBody(published, "card")}}`), favorite: true };
        const planned = { ...JSON.parse(`${getBody(published, "planned")}}`), favorite: true, conflicts: [] };
        expect(cardSchemas[kind].strict().parse(card)).toEqual(card);
        expect(plannedItemSchemas[kind].strict().parse(planned)).toEqual(planned);
      }
    }
  });

  it("answers every published item in the wire's own shape", async () => {
    const { shelves, getBody } = app.composition.deps.catalogue.requireSnapshot();
    const endpoints = { meal: findMeal, exercise: findExercise, meditation: findMeditation };
    for (const kind of itemKinds) {
      for (const published of shelves[kind].items) {
        const item = { ...JSON.parse(`${getBody(published, "whole")}}`), favorite: true, conflicts: [] };
        expect(endpoints[kind].output.parse(item)).toEqual(item);
      }
    }
  });

  const snapshot = () => app.composition.deps.catalogue.requireSnapshot();
  const bodyOf = (item: Parameters<Snapshot["getBody"]>[0]) =>
    JSON.parse(`${snapshot().getBody(item, "whole")}}`);
  const optionNames = (list: OptionListName, ids: readonly string[]) =>
    ids.map(
      (id) =>
        snapshot()
          .optionsOf(list)
          .find(({ _id }) => _id === id)?.name,
    );
  const foodNames = (ids: readonly IngredientId[]) => ids.map((id) => snapshot().ingredients.get(id)?.name);

  it("[DATA-17] [DATA-18] [DATA-22] answers of every meal what its entry says", () => {
    for (const meal of snapshot().shelves.meal.items) {
      expect(bodyOf(meal)).toMatchObject({
        _id: meal.id,
        meal_id: meal.id,
        meal_name: meal.name,
        description: meal.description,
        calories: Math.round(meal.nutrition.energyKcal.known),
        cooking_time: meal.minutes,
        is_cooking_time_changeable: meal.timeScales,
        no_of_servings: meal.servings,
        is_servings_changeable: meal.servingsScale,
        meal_type: optionNames("meal_type", meal.mealTypes),
        dietary_tags: optionNames("dietary_tag", meal.diets),
        health_tags: optionNames("health_tag", meal.healthTags),
      });
    }
  });

  it("[DATA-19] [DATA-20] [DATA-21] answers of every meal its own ingredients, method, cookware and nutrition", () => {
    const nutrients: Readonly<Record<string, readonly [Nutrient, unit: string]>> = {
      Energy: ["energyKcal", "kcal"],
      Protein: ["proteinGrams", "g"],
      Fat: ["fatGrams", "g"],
      "Saturated fat": ["saturatedFatGrams", "g"],
      Carbohydrate: ["carbohydrateGrams", "g"],
      Sugars: ["sugarsGrams", "g"],
      Fibre: ["fibreGrams", "g"],
      Sodium: ["sodiumMg", "mg"],
      Potassium: ["potassiumMg", "mg"],
      Calcium: ["calciumMg", "mg"],
      Iron: ["ironMg", "mg"],
    };
    for (const meal of snapshot().shelves.meal.items) {
      const body: Meal = bodyOf(meal);
      const ingredients = meal.ingredients.map(({ ingredientId, quantity, measurement }) => ({
        name: foodNames([ingredientId])[0],
        quantity,
        measurement,
        unit: "g",
      }));
      expect(body.ingredients).toMatchObject(ingredients);
      expect(body.method.steps).toEqual(
        meal.steps.map(({ text, uses, wait }) => ({
          details: text,
          ingredients: foodNames(uses),
          minutes: wait?.minutes ?? null,
          timer: wait?.name ?? null,
        })),
      );
      expect(body.cookware).toEqual(meal.cookware);
      for (const { name, quantity, unit } of body.nutrition_information) {
        const [nutrient, wanted] = nutrients[name] ?? expect.fail(name);
        expect(unit).toBe(wanted);
        expect(Math.abs(quantity - meal.nutrition[nutrient].known)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it("[DATA-23] answers of every exercise what its entry says", () => {
    for (const exercise of snapshot().shelves.exercise.items) {
      const body: Exercise = bodyOf(exercise);
      expect(body).toMatchObject({
        _id: exercise.id,
        exercise_name: exercise.name,
        description: exercise.description,
        class_type: optionNames("workout_type", exercise.workoutTypes)[0],
        duration: exercise.minutes,
        trainer: [exercise.trainer],
        url: null,
      });
      expect(body.intensity.toLowerCase()).toBe(exercise.intensity);
      expect(body.equipment.map((each) => each.toLowerCase().replaceAll(" ", "-"))).toEqual(
        exercise.equipment,
      );
    }
  });

  it("[DATA-24] answers of every meditation what its entry says", () => {
    for (const meditation of snapshot().shelves.meditation.items) {
      const { id, name, description, instructions } = meditation;
      expect(bodyOf(meditation)).toMatchObject({ _id: id, name, description, instructions });
    }
  });

  it("[DATA-25] answers of every coach what their entry says", () => {
    for (const coach of snapshot().coaches.values()) {
      const { id, name, businessName, description, email, phone, link, qualification } = coach;
      expect(JSON.parse(`${snapshot().getCoachBody(coach)}}`)).toMatchObject({
        ...{ _id: id, name, description, email, link, qualification },
        "Business Name": businessName,
        "Primary Phone": phone,
      });
    }
  });

  it.each(["no-such-thing", "constructor", "a".repeat(100)])("finds nothing at %s", async (id) => {
    for (const endpoint of [findMeal, findExercise, findMeditation]) {
      const { status, body } = await app.call(endpoint, { params: { id } }, { token });
      expect([status, body.code]).toEqual([404, "item_not_found"]);
    }
  });

  it.each(["__proto__", "%00", "a".repeat(101)])(
    "[TRUST-10] refuses %s, which no entry is named",
    async (id) => {
      for (const endpoint of [findMeal, findExercise, findMeditation]) {
        const { status, body } = await app.call(endpoint, { params: { id } }, { token });
        expect([status, body.code]).toEqual([422, "invalid_fields"]);
      }
    },
  );
});

describe("coaches", () => {
  const page = async (query: { page?: number; page_size?: number }) => {
    const { body } = await app.call(listCoaches, { query }, { token });
    return body as CoachPage;
  };

  it("[API-29] [DATA-25] [DATA-32] come in pages that together hold each one once", async () => {
    const first = await page({ page: 1, page_size: 10 });
    const { totalCount } = first.metadata;
    const rest = await Promise.all([2, 3].map((number) => page({ page: number, page_size: 10 })));
    const all = [first, ...rest].flatMap(({ data }) => data);

    expect(totalCount).toBeGreaterThanOrEqual(24);
    expect(first.data).toHaveLength(10);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(Math.min(30, totalCount));
    expect(first.data[0]).toEqual({
      _id: anId,
      name: someText,
      "Business Name": someText,
      image: null,
      image_alt: null,
      image_stand_in: null,
      description: someText,
      email: expect.stringMatching(/@.*example/),
      "Primary Phone": someText,
      link: expect.stringMatching(/^https:/),
      qualification: someText,
      specialities: expect.any(Array),
    });
  });

  it("answers an empty page past the end", async () => {
    expect((await page({ page: 99 })).data).toEqual([]);
  });

  it("[API-30] are looked up one by one in a list, which is empty for nobody", async () => {
    const query = { page: 1, coach_id: "priya-raman" };
    const found = await app.call(listCoaches, { query }, { token });
    const nobody = await app.call(listCoaches, { query: { page: 1, coach_id: "nobody" } }, { token });
    expect(found.body).toEqual([expect.objectContaining({ _id: "priya-raman", name: "Priya Raman" })]);
    expect(nobody.body).toEqual([]);
  });

  it.each([{ page: 0 }, { page_size: 0 }, { page_size: 10_000 }, { page: 1.5 }])(
    "refuse the page %j",
    async (query) => {
      expect((await app.call(listCoaches, { query }, { token })).status).toBe(422);
    },
  );
});

import { giveFeedback } from "@fernwell/contract/feedback";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { needsEquipment } from "@fernwell/domain/movement/exercise";
import { noMealAnswers } from "@fernwell/domain/recommend/answers";
import { openGate } from "@fernwell/domain/safety/gate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPersonContext, aUserWhoAnswered } from "../../../test/answers.ts";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type MealFilters = Readonly<Record<string, string>>;

const shelves = () => app.composition.deps.catalogue.requireSnapshot().shelves;
const listIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();
const contains = ({ ingredients }: DerivedMeal, id: string) =>
  ingredients.some(({ ingredientId }) => ingredientId === id);

async function listMeals(token: string, filters: MealFilters, paging = { page: 1, page_size: 9999 }) {
  const { status, body } = await app.call(recommendMeals, { query: { ...paging, ...filters } }, { token });
  expect(status).toBe(200);
  return { ...body.metadata, ids: body.data.map(({ _id }) => _id) };
}

/** Cannot have milk or eggs, dislikes mushrooms, eats no meat, and has hidden a meal. */
const answers = { ...noMealAnswers, diets: ["vegetarian" as const] };
const texts = { allergies: "milk and eggs", dislikes: "mushrooms" };

async function aConstrainedPerson() {
  const { token } = await aUserWhoAnswered(app, { meals: { ...answers, ...texts } });
  const { ids } = await listMeals(token, { meal_type: "dinner" });
  const [hidden = ""] = ids;
  const body = { item_name: "personal_meal_plan", item_id: hidden, verdict: "not_for_me" } as const;
  expect((await app.call(giveFeedback, { body }, { token })).status).toBe(200);
  return { token, hidden };
}

describe("[FIND-46] a list without filters to choose from", () => {
  it("has the items, the total and what is hidden, but no filters, whichever was asked for first", async () => {
    const { token } = await aConstrainedPerson();
    const paging = { page: 1, page_size: 20 };
    const brief = await listMeals(token, { filters: "omit" }, paging);
    const whole = await listMeals(token, {}, paging);
    expect(whole.filters.length).toBeGreaterThan(0);
    expect(brief).toEqual({ ...whole, filters: [] });
    expect(await listMeals(token, { filters: "omit" }, paging)).toEqual(brief);
  });

  it("refuses anything else", async () => {
    const { token } = await aQuickUser(app);
    const query = { filters: "some" as "omit" };
    expect((await app.call(recommendMeals, { query }, { token })).status).toBe(422);
  });
});

describe("[FIND-10] a filtered list", () => {
  it("has exactly the meals that fit one choice of every filter", async () => {
    const { token } = await aQuickUser(app);
    const { ids, otherCount, filters, emptied_by } = await listMeals(token, {
      meal_type: "lunch,dinner",
      minutes: "up-to-30",
      cuisine: "new-zealand,italian",
    });
    const expected = shelves().meal.items.filter(
      ({ mealTypes, minutes, cuisine }) =>
        mealTypes.some((type) => type === "lunch" || type === "dinner") &&
        minutes <= 30 &&
        ["New Zealand", "Italian"].includes(cuisine),
    );
    expect(expected.length).toBeGreaterThan(3);
    expect([ids.toSorted(), otherCount, emptied_by]).toEqual([listIds(expected), expected.length, []]);
    const chosen = filters.flatMap(({ filter, options }) =>
      options.filter((option) => option.chosen).map(({ name }) => `${filter}: ${name}`),
    );
    expect(chosen.toSorted()).toEqual([
      "cuisine: Italian",
      "cuisine: New Zealand",
      "meal_type: Dinner",
      "meal_type: Lunch",
      "minutes: Up to 30 minutes",
    ]);
  });

  it("has exactly the exercises and meditations that fit", async () => {
    const { token } = await aUserWhoAnswered(app, { exercise: { hasEquipment: true } });
    const everything = { page: 1, page_size: 9999 };
    const exercises = await app.call(
      recommendExercises,
      { query: { ...everything, equipment: "none", muscle: "glutes", posture: "supine,prone" } },
      { token },
    );
    const fitting = shelves().exercise.items.filter(
      (exercise) =>
        !needsEquipment(exercise) &&
        exercise.muscles.primary.includes("glutes") &&
        exercise.positions.some((position) => position === "supine" || position === "prone"),
    );
    expect(fitting.length).toBeGreaterThan(0);
    expect(exercises.body.data.map(({ _id }) => _id).toSorted()).toEqual(listIds(fitting));

    const meditations = await app.call(
      recommendMeditations,
      { query: { ...everything, minutes: "6-to-10-minutes", posture: "lying" } },
      { token },
    );
    const calm = shelves().meditation.items.filter(
      ({ minutes, postures }) => minutes > 5 && minutes <= 10 && postures.includes("lying"),
    );
    expect(calm.length).toBeGreaterThan(0);
    expect(meditations.body.data.map(({ _id }) => _id).toSorted()).toEqual(listIds(calm));
  });

  it("comes in pages that do not overlap, in the order of the whole list", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { mealTypes: ["breakfast"] } });
    const filters = { cost: "thrifty,everyday", minutes: "up-to-45" };
    const { ids } = await listMeals(token, filters);
    const paged: string[] = [];
    for (let page = 1; paged.length < ids.length; page += 1) {
      const next = await listMeals(token, filters, { page, page_size: 30 });
      expect(next.ids.length).toBeGreaterThan(0);
      paged.push(...next.ids);
    }
    expect(paged).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    const [first = ""] = ids;
    expect(shelves().meal.find(first)?.mealTypes).toContain("breakfast");
  });

  it("leaves the list without filters as it was", async () => {
    const { token } = await aQuickUser(app);
    const before = await listMeals(token, {});
    await listMeals(token, { meal_type: "drink" });
    expect(await listMeals(token, {})).toEqual(before);
    expect(before.emptied_by).toEqual([]);
    expect(before.filters.flatMap(({ options }) => options.filter(({ chosen }) => chosen))).toEqual([]);
  });

  it("counts as hidden only what matches the filters", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    const { otherCount, hidden } = await listMeals(token, { meal_type: "breakfast" });
    const breakfasts = shelves().meal.items.filter(({ mealTypes }) => mealTypes.includes("breakfast"));
    expect(hidden.total).toBeGreaterThan(0);
    expect(otherCount + hidden.total).toBe(breakfasts.length);
  });
});

describe("[FIND-11] the count of an option", () => {
  it.each([{}, { with: "spinach" }, { meal_type: "dinner", minutes: "up-to-45", cost: "thrifty" }])(
    "is how many are left when it is chosen beside %j, all of which the person can have",
    async (chosen: MealFilters) => {
      const { token, hidden } = await aConstrainedPerson();
      const gate = openGate(
        app.composition.deps.catalogue.requireSnapshot(),
        aPersonContext("meal", answers, texts),
      );
      const { filters } = await listMeals(token, chosen);
      for (const { filter, options } of filters) {
        const some = [...options.slice(0, 2), ...options.slice(-1)];
        for (const { id, count } of some) {
          const kept = filter === "with" && chosen["with"] !== undefined ? `${chosen["with"]},` : "";
          const { ids, otherCount } = await listMeals(token, { ...chosen, [filter]: `${kept}${id}` });
          expect([filter, id, otherCount]).toEqual([filter, id, count]);
          expect(ids.length).toBe(count);
          expect(ids).not.toContain(hidden);
          for (const each of ids) {
            const meal = shelves().meal.find(each);
            expect([each, meal !== null && gate.judge(meal).isServable]).toEqual([each, true]);
          }
        }
      }
    },
  );

  it("is none for a food that the person refuses", async () => {
    const { token } = await aConstrainedPerson();
    const { filters } = await listMeals(token, {});
    const offered = filters.flatMap(({ filter, options }) =>
      filter === "with" || filter === "main_ingredient" ? options.map(({ id }) => id) : [],
    );
    expect(offered.length).toBeGreaterThan(40);
    const { ingredients } = app.composition.deps.catalogue.requireSnapshot();
    const refused = [...ingredients.values()].filter(
      ({ name, allergens, animalOrigin }) =>
        [allergens.milk, allergens.egg].includes("contains") ||
        !["none", "honey"].includes(animalOrigin) ||
        /mushroom/i.test(name),
    );
    expect(offered.filter((id) => refused.some((ingredient) => ingredient.id === id))).toEqual([]);
  });
});

describe("[FIND-12] filters that leave nothing", () => {
  it("name the choices without which something is left", async () => {
    const { token } = await aConstrainedPerson();
    const choices = {
      meal_type: "drink",
      cooked_ahead: "yes",
      minutes: "over-45,up-to-15",
      with: "egg,spinach",
    };
    const { otherCount, emptied_by } = await listMeals(token, choices);
    expect([otherCount, emptied_by]).toEqual([0, []]);

    for (const chosen of [
      { with: "egg" },
      { meal_type: "drink", main_ingredient: "potato" },
      { with: "tofu-firm,egg", meal_type: "dinner" },
    ] satisfies MealFilters[]) {
      const emptied = await listMeals(token, chosen);
      expect(emptied.otherCount).toBe(0);
      const single = Object.entries(chosen).flatMap(([filter, ids]) =>
        ids.split(",").map((id) => ({ filter, id })),
      );
      const expected = [];
      for (const { filter, id } of single) {
        const others = single.filter((other) => other.filter === filter && other.id !== id);
        const { [filter]: _, ...rest }: MealFilters = chosen;
        const left = others.length > 0 ? { ...rest, [filter]: others.map((other) => other.id).join() } : rest;
        const count = (await listMeals(token, left)).otherCount;
        if (count > 0) expected.push({ filter, id, count });
      }
      expect(expected.length).toBeGreaterThan(0);
      expect(emptied.emptied_by.map(({ filter, id, count }) => ({ filter, id, count }))).toEqual(expected);
    }
  });

  it("name nothing while a question is open, since filters are not the cause", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "zorblax" } });
    const { otherCount, emptied_by, filters } = await listMeals(token, { meal_type: "dinner" });
    expect([otherCount, emptied_by]).toEqual([0, []]);
    expect(filters.flatMap(({ options }) => options)).toEqual([
      { id: "dinner", name: "Dinner", count: 0, chosen: true },
    ]);
  });
});

it("[FIND-15] ingredients at hand give the meals that contain all of them", async () => {
  const { token } = await aQuickUser(app);
  const { ids } = await listMeals(token, { with: "spinach,egg" });
  const expected = shelves().meal.items.filter((meal) => contains(meal, "spinach") && contains(meal, "egg"));
  expect(expected.length).toBeGreaterThan(1);
  expect(ids.toSorted()).toEqual(listIds(expected));
});

import { findMeal, listCoaches } from "@fernwell/contract/catalogue";
import { errorTable } from "@fernwell/contract/errors";
import {
  type FavouriteKind,
  listFavourites,
  markFavourite,
  removeFavourite,
} from "@fernwell/contract/favourites";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { recommendMeals } from "@fernwell/contract/recommendations";
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

const meal = { item_name: "favorite_meal_plan", item_id: "scrambled-eggs" } as const;

async function mark(token: string, query: { item_name: FavouriteKind; item_id: string }) {
  return app.call(markFavourite, { query }, { token });
}

async function idsOf(token: string, item_name: FavouriteKind): Promise<string[]> {
  const { body } = await app.call(listFavourites, { query: { item_name } }, { token });
  return body.map(({ _id }) => _id);
}

describe("favourites", () => {
  it("[API-31] [API-32] [DATA-26] [FAV-09] are marked, listed and known to the look-up and the recommendations", async () => {
    const { token } = await aUser(app);
    expect((await mark(token, meal)).status).toBe(200);

    expect(await idsOf(token, "favorite_meal_plan")).toEqual(["scrambled-eggs"]);
    const { body } = await app.call(findMeal, { params: { id: "scrambled-eggs" } }, { token });
    expect(body.favorite).toBe(true);
    const page = await app.call(recommendMeals, { query: { page_size: 9999 } }, { token });
    expect(page.body.data.filter(({ favorite }) => favorite).map(({ _id }) => _id)).toEqual([
      "scrambled-eggs",
    ]);
  });

  it("[API-33] [FAV-09] are removed, and removing again is harmless", async () => {
    const { token } = await aUser(app);
    await mark(token, meal);
    for (let time = 0; time < 2; time += 1) {
      const { status } = await app.call(removeFavourite, { query: meal }, { token });
      expect(status).toBe(200);
      expect(await idsOf(token, "favorite_meal_plan")).toEqual([]);
    }
  });

  it("[OPEN-83] [API-31] twenty equal marks at once are one favourite", async () => {
    const { token } = await aUser(app);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await mark(token, meal)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await idsOf(token, "favorite_meal_plan")).toEqual(["scrambled-eggs"]);
  });

  it("[DATA-27] [OPEN-67] may be coaches", async () => {
    const { token } = await aUser(app);
    const { body } = await app.call(listCoaches, { query: {} }, { token });
    const coach = "data" in body ? body.data[0]?._id : undefined;
    await mark(token, { item_name: "favorite_coach", item_id: String(coach) });
    expect(await idsOf(token, "favorite_coach")).toEqual([coach]);
  });

  it("come the newest first, each kind for itself", async () => {
    const { token } = await aUser(app);
    for (const item_id of ["scrambled-eggs", "chickpea-scramble"]) await mark(token, { ...meal, item_id });
    expect(await idsOf(token, "favorite_meal_plan")).toEqual(["chickpea-scramble", "scrambled-eggs"]);
    expect(await idsOf(token, "favorite_exercise_plan")).toEqual([]);
  });

  it("are one's own", async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    await mark(one.token, meal);
    await app.call(removeFavourite, { query: meal }, { token: other.token });
    expect(await idsOf(other.token, "favorite_meal_plan")).toEqual([]);
    expect(await idsOf(one.token, "favorite_meal_plan")).toEqual(["scrambled-eggs"]);
  });

  it("say why they no longer suit, once an answer has changed", async () => {
    const { token } = await aUser(app);
    await mark(token, meal);
    await app.call(saveMealPreferences, { body: { ...answers, food_allergies: ["eggs"] } }, { token });

    const { body } = await app.call(listFavourites, { query: { item_name: meal.item_name } }, { token });
    expect(body).toMatchObject([
      { _id: "scrambled-eggs", conflicts: ["Contains egg, which you cannot have."] },
    ]);
  });

  it("are refused for what the catalogue does not hold", async () => {
    const { token } = await aUser(app);
    const { status, body } = await mark(token, { ...meal, item_id: "no-such-meal" });
    expect([status, body]).toEqual([
      404,
      { detail: errorTable.item_not_found.detail, code: "item_not_found" },
    ]);
  });

  it.each(["a\u0000b", "", " ", "../eggs", "x".repeat(101)])(
    "[TRUST-10] are refused for %j, which no entry is named, also when they are removed",
    async (item_id) => {
      const { token } = await aUser(app);
      const query = { ...meal, item_id };
      const answers = [await mark(token, query), await app.call(removeFavourite, { query }, { token })];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [422, "invalid_fields"],
        [422, "invalid_fields"],
      ]);
    },
  );

  it("are bounded, and one that is there already may be marked again", async () => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    await mark(token, meal);
    await sql`insert into favourites (user_id, kind, item_id)
      select ${userId}, 'meal', 'meal-' || n from generate_series(1, 999) as n`.execute(
      app.composition.deps.db,
    );

    expect((await mark(token, { ...meal, item_id: "chickpea-scramble" })).status).toBe(409);
    expect((await mark(token, meal)).status).toBe(200);
    expect(await idsOf(token, "favorite_meal_plan")).toEqual(["scrambled-eggs"]);
  });

  it("[FAV-11] need a token", async () => {
    const { status } = await app.call(listFavourites, { query: { item_name: meal.item_name } });
    expect(status).toBe(401);
  });
});

const answers = {
  dietary_preferences: ["No Preference"],
  main_goal: ["Eat Healthier" as const],
  health_tags: [],
  has_food_allergies: true,
  has_disliked_ingredients: false,
  disliked_ingredients: [],
  preferred_meal_types: ["Breakfast"],
  meals_per_day: 3,
  main_meal_time: "1pm" as const,
};

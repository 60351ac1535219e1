import { cardSchemas } from "@fernwell/contract/catalogue";
import { listFavourites, markFavourite } from "@fernwell/contract/favourites";
import { selectPlanItems } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import { mealBody } from "@fernwell/contract/test/preferences";
import { sql } from "kysely";
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

describe("recommended meals", () => {
  it("[API-28] [REC-13] [DATA-32] come twenty to a page with the total beside them", async () => {
    const { token } = await aUser(app);
    const first = await app.call(recommendMeals, { query: {} }, { token });
    const second = await app.call(recommendMeals, { query: { page: 2 } }, { token });
    expect([first.status, first.body.data.length, second.body.data.length]).toEqual([200, 20, 20]);
    expect(first.body.metadata.otherCount).toBeGreaterThanOrEqual(260);
    const seen = [...first.body.data, ...second.body.data].map(({ _id }) => _id);
    expect(new Set(seen).size).toBe(40);
  });

  it("hold nothing that the person is allergic to or dislikes, and say how many were hidden and why", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { allergies: "Peanuts and shellfish", dislikes: "mushrooms", diets: ["vegetarian"] },
    });
    const { body } = await app.call(recommendMeals, everything, { token });
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    for (const { _id } of body.data) {
      const { dietary_tags, allergens, ingredients } = getWholeItem(app, "meal", _id);
      expect([_id, dietary_tags.includes("Vegetarian")]).toEqual([_id, true]);
      const named = [...allergens.contains, ...allergens.may_contain, ...allergens.unknown];
      expect([_id, named.filter((name) => /peanut|crustacean|mollusc/i.test(name))]).toEqual([_id, []]);
      expect([_id, ingredients.filter(({ name }) => /mushroom/i.test(name))]).toEqual([_id, []]);
    }
    const { otherCount, hidden } = body.metadata;
    expect(otherCount).toBe(body.data.length);
    expect(hidden.total + otherCount).toBe(shelves.meal.items.length);
    expect(hidden.causes.reduce((sum, { count }) => sum + count, 0)).toBe(hidden.total);
    expect(hidden.causes.map(({ cause }) => cause)).toContain("are not vegetarian");
  });

  it("keep out by name a dislike that was not understood", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { dislikes: "fesenjan" } });
    const { body } = await app.call(recommendMeals, everything, { token });
    expect(body.data.filter(({ meal_name }) => /fesenjan/i.test(meal_name))).toEqual([]);
    expect(body.metadata.hidden.causes).toEqual([{ cause: "contains something you dislike", count: 1 }]);
  });

  it("say the cause of many hidden ones as of many", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { dislikes: "mushrooms" } });
    const { body } = await app.call(recommendMeals, everything, { token });
    expect(body.metadata.hidden.total).toBeGreaterThan(1);
    expect(body.metadata.hidden.causes.map(({ cause }) => cause)).toEqual(["contain something you dislike"]);
  });

  it("follow the answers, and give them as reasons", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { mealTypes: ["breakfast"], mainGoals: ["save-time"] },
    });
    const { body } = await app.call(recommendMeals, { query: {} }, { token });
    for (const { _id, cooking_time, reasons } of body.data) {
      expect(getWholeItem(app, "meal", _id).meal_type).toContain("Breakfast");
      expect(["For breakfast", `Ready in ${cooking_time} minutes, and you wanted to save time`]).toEqual(
        expect.arrayContaining(reasons),
      );
    }
    expect(body.data[0]?.reasons.length).toBeGreaterThan(0);
  });

  it("[FIND-31] have no reason that stands on more than a third of a page", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { mealTypes: ["dinner"], mainGoals: ["eat-healthier"], diets: ["vegetarian"] },
    });
    for (const page of [1, 2]) {
      const { data } = (await app.call(recommendMeals, { query: { page } }, { token })).body;
      const counts = Map.groupBy(
        data.flatMap(({ reasons }) => reasons),
        (reason) => reason,
      );
      expect(counts.size).toBeGreaterThan(2);
      for (const [reason, { length }] of counts) expect([reason, length <= 20 / 3]).toEqual([reason, true]);
    }
  });

  it("[FIND-32] say that they are gluten free to a person with coeliac disease", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "coeliac disease" } });
    const { data } = (await app.call(recommendMeals, { query: {} }, { token })).body;
    expect(data.flatMap(({ reasons }) => reasons)).toContain("Gluten free, like everything shown here");
  });

  it("[FIND-20] [FIND-21] are mixed for those who said nothing, and quick for those who want to save time", async () => {
    const saver = await aUserWhoAnswered(app, { meals: { mainGoals: ["save-time"] } });
    for (const { token } of [await aUserWhoAnswered(app, {}), saver]) {
      const { data } = (await app.call(recommendMeals, { query: {} }, { token })).body;
      const types = data.map(({ _id }) => getWholeItem(app, "meal", _id).meal_type);
      expect(types.filter((each) => each.includes("Drink"))).toHaveLength(2);
      expect(types.filter((each) => each.includes("Breakfast")).length).toBeGreaterThanOrEqual(4);
      if (token === saver.token)
        expect(Math.max(...data.map(({ cooking_time }) => cooking_time))).toBeLessThan(41);
    }
  });

  it("[API-28] know the person's favourites", async () => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    const id = (await app.call(recommendMeals, { query: {} }, { token })).body.data[0]?._id;
    await sql`insert into favourites (user_id, kind, item_id) values (${userId}, 'meal', ${id}), (${userId}, 'exercise', 'push-ups')`.execute(
      app.composition.deps.db,
    );
    const { body } = await app.call(recommendMeals, { query: {} }, { token });
    expect(body.data.filter(({ favorite }) => favorite).map(({ _id }) => _id)).toEqual([id]);
  });

  it("are refused rather than guessed when the stored answers cannot be read", async () => {
    const { token, userId } = await aUserWhoAnswered(app, { meals: {} });
    await sql`update preferences set answers = '{"allergies": 7}' where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    expect((await app.call(recommendMeals, { query: {} }, { token })).status).toBe(500);
  });

  it.each([{ page: 0 }, { page_size: 0 }, { page_size: 10_000 }])(
    "are refused for the page %j",
    async (query) => {
      const { token } = await aUser(app);
      expect((await app.call(recommendMeals, { query }, { token })).status).toBe(422);
    },
  );
});

describe("recommended exercises", () => {
  it("[API-28] [REC-36] hold nothing that a limitation avoids", async () => {
    const { token } = await aUserWhoAnswered(app, {
      exercise: { limitations: "bad knee, lower back pain", hasEquipment: true },
    });
    const { body } = await app.call(recommendExercises, everything, { token });
    const ids = body.data.map(({ _id }) => _id);
    expect(ids).not.toContain("squats");
    expect(ids).not.toContain("burpees");
    expect(ids).not.toContain("barbell-deadlift");
    expect(ids).toContain("seated-march");
    const sentences = body.data.flatMap(({ reasons }) => reasons);
    expect(sentences).toContain("Easy on your knees: done seated");
    expect(sentences).toContain("Easy on your back");
    expect((await app.call(recommendExercises, everything)).status).toBe(401);
  });

  it("are only gentle when the person asks for that", async () => {
    const { token } = await aUserWhoAnswered(app, {
      exercise: { limitations: "only gentle", hasEquipment: true },
    });
    const { body } = await app.call(recommendExercises, everything, { token });
    expect(body.data.length).toBeGreaterThan(20);
    for (const { _id, intensity } of body.data) {
      expect([_id, intensity, getWholeItem(app, "exercise", _id).level]).toEqual([_id, "Light", "Beginner"]);
    }
    expect(body.metadata.hidden.causes.map(({ cause }) => cause)).toEqual([
      "are not gentle, as what you told us requires",
    ]);
  });

  it("need no equipment when the person has none", async () => {
    const { token } = await aUserWhoAnswered(app, { exercise: { hasEquipment: false } });
    const { body } = await app.call(recommendExercises, everything, { token });
    const needed = new Set(body.data.flatMap(({ equipment }) => equipment));
    expect([...needed].filter((thing) => /dumbbell|barbell|band|machine|bike|pool/i.test(thing))).toEqual([]);
  });
});

describe("recommended meditations", () => {
  it("name the time of day that they fit", async () => {
    const { token } = await aUserWhoAnswered(app, { meditation: { timeOfDay: "bedtime" } });
    const { body } = await app.call(recommendMeditations, { query: { page_size: 1 } }, { token });
    expect(body.data[0]?.reasons).toContain("Fits your time: before bed");
  });

  it("[API-28] follow the answers", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meditation: { hasMeditatedBefore: true, practices: ["body-scan"], goals: ["sleep-better"] },
    });
    const { body } = await app.call(recommendMeditations, { query: {} }, { token });
    const first = body.data.slice(0, 2);
    expect(first.map(({ practice }) => practice)).toEqual(["Body Scan", "Body Scan"]);
    const sentences = body.data.flatMap(({ reasons }) => reasons);
    expect(sentences).toEqual(expect.arrayContaining(["Body Scan", "For your goal: sleep better"]));
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    expect(body.metadata).toMatchObject({
      otherCount: shelves.meditation.items.length,
      hidden: { total: 0, causes: [] },
    });
  });
});

describe("a list", () => {
  it("[SPEED-01] carries cards and no more, in recommendations, favourites and the choice for a plan", async () => {
    const { token } = await aUser(app);
    const { data } = (await app.call(recommendMeals, { query: {} }, { token })).body;
    const card = Object.keys(cardSchemas.meal.shape);
    const listed = { item_name: "favorite_meal_plan" } as const;
    await app.call(markFavourite, { query: { ...listed, item_id: data[0]?._id ?? "" } }, { token });
    const favourites = (await app.call(listFavourites, { query: listed }, { token })).body;
    const choice = (await app.call(selectPlanItems, { query: listed }, { token })).body.data;

    expect(data.length).toBe(20);
    for (const item of data) expect(new Set(Object.keys(item))).toEqual(new Set([...card, "reasons"]));
    for (const [item] of [favourites, choice]) {
      expect(new Set(Object.keys(item ?? {}))).toEqual(new Set([...card, "conflicts"]));
    }
  });
});

describe("a signed-in read", () => {
  it("[SAFE-53] asks the database once", async () => {
    const { token } = await aUser(app);
    await app.call(saveMealPreferences, { body: mealBody }, { token });
    const countQueries = async () => {
      let acquired = 0;
      const onAcquire = () => {
        acquired += 1;
      };
      app.composition.pool.on("acquire", onAcquire);
      await app.call(recommendMeals, { query: {} }, { token });
      app.composition.pool.off("acquire", onAcquire);
      return acquired;
    };
    // The worker uses the same pool, now and then.
    const counts = [await countQueries(), await countQueries(), await countQueries()];
    expect(Math.min(...counts)).toBe(1);
  });

  it("is refused past 600 a minute, with the time to wait", async () => {
    const { token } = await aUser(app);
    const callMany = () =>
      Promise.all(
        Array.from({ length: 121 }, () =>
          app.call(recommendMeditations, { query: { page_size: 1 } }, { token }),
        ),
      );
    const answers = [];
    for (let round = 0; round < 10; round += 1) answers.push(...(await callMany()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

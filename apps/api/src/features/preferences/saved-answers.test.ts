import * as contract from "@fernwell/contract/preferences";
import { recommendExercises, recommendMeals } from "@fernwell/contract/recommendations";
import { understandText } from "@fernwell/contract/safety";
import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { getWholeItem } from "../../../test/whole-items.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const everything = { query: { page: 1, page_size: 9999 } };
const allergicTo = (text: string) => ({
  ...mealBody,
  dietary_preferences: ["No Preference"],
  has_food_allergies: text !== "",
  food_allergies: [text],
  has_disliked_ingredients: false,
});

describe("saved answers", () => {
  it("[API-22] [OPEN-55] [OPEN-73] apply to the very next recommendation, and stop once they are changed", async () => {
    const { token } = await aUser(app);
    const withMilk = async () => {
      const { data } = (await app.call(recommendMeals, everything, { token })).body;
      return data.filter(({ _id }) => {
        const { contains, may_contain, unknown } = getWholeItem(app, "meal", _id).allergens;
        return [...contains, ...may_contain, ...unknown].includes("Milk");
      }).length;
    };
    expect(await withMilk()).toBeGreaterThan(0);
    await app.call(contract.saveMealPreferences, { body: allergicTo("dairy") }, { token });
    expect(await withMilk()).toBe(0);
    await app.call(contract.saveMealPreferences, { body: allergicTo("") }, { token });
    expect(await withMilk()).toBeGreaterThan(0);
  });

  it("[API-23] apply to the very next exercises, which avoid the limitation and need no equipment", async () => {
    const { token } = await aUser(app);
    const ids = async () =>
      (await app.call(recommendExercises, everything, { token })).body.data.map(({ _id }) => _id);
    await app.call(
      contract.saveExercisePreferences,
      { body: { ...exerciseBody, has_physical_limitations: false } },
      { token },
    );
    expect(await ids()).toEqual(expect.arrayContaining(["squats", "barbell-deadlift"]));
    await app.call(
      contract.saveExercisePreferences,
      { body: { ...exerciseBody, has_equipment_access: false } },
      { token },
    );
    const after = await ids();
    expect(after.filter((id) => ["squats", "barbell-deadlift"].includes(id))).toEqual([]);
    expect(after.length).toBeGreaterThan(0);
  });

  it("[API-22] replace all earlier answers, but not those about another kind", async () => {
    const { token } = await aUser(app);
    await app.call(contract.saveMealPreferences, { body: mealBody }, { token });
    await app.call(contract.saveMeditationPreferences, { body: meditationBody }, { token });
    await app.call(contract.saveMealPreferences, { body: { ...mealBody, health_tags: [] } }, { token });
    expect((await app.call(contract.getMealPreferences, {}, { token })).body.health_tags).toEqual([]);
    expect((await app.call(contract.getMeditationPreferences, {}, { token })).body).toEqual(meditationBody);
  });

  it("[API-22] [API-23] [API-24] are the same after twenty equal calls at once as after a single call", async () => {
    const { token } = await aUser(app);
    const twenty = async (save: () => Promise<{ status: number }>) =>
      (await Promise.all(Array.from({ length: 20 }, save))).map(({ status }) => status);
    const ok = Array(20).fill(200);
    expect(await twenty(() => app.call(contract.saveMealPreferences, { body: mealBody }, { token }))).toEqual(
      ok,
    );
    expect(
      await twenty(() => app.call(contract.saveExercisePreferences, { body: exerciseBody }, { token })),
    ).toEqual(ok);
    expect(
      await twenty(() => app.call(contract.saveMeditationPreferences, { body: meditationBody }, { token })),
    ).toEqual(ok);
    expect((await app.call(contract.getMealPreferences, {}, { token })).body).toEqual(mealBody);
    expect((await app.call(contract.getExercisePreferences, {}, { token })).body).toEqual(exerciseBody);
    expect((await app.call(contract.getMeditationPreferences, {}, { token })).body).toEqual(meditationBody);
  });

  it("cannot be read or changed by another person", async () => {
    const one = await aUser(app);
    const other = await aUser(app);
    await app.call(contract.saveMealPreferences, { body: mealBody }, { token: one.token });
    const others = await app.call(contract.getMealPreferences, {}, { token: other.token });
    expect(others.body.food_allergies).toEqual([]);
    await app.call(contract.saveMealPreferences, { body: allergicTo("egg") }, { token: other.token });
    const own = await app.call(contract.getMealPreferences, {}, { token: one.token });
    expect(own.body).toEqual(mealBody);
  });

  it("[API-25] [API-26] [API-27] are refused without a token", async () => {
    const statuses = [
      await app.call(contract.saveMealPreferences, { body: mealBody }),
      await app.call(contract.saveExercisePreferences, { body: exerciseBody }),
      await app.call(contract.saveMeditationPreferences, { body: meditationBody }),
      await app.call(contract.getMealPreferences, {}),
      await app.call(contract.getExercisePreferences, {}),
      await app.call(contract.getMeditationPreferences, {}),
      await app.call(understandText, { body: { question: "food_allergies", text: "milk" } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(Array(7).fill(401));
  });

  it("never appear in the log, not even when a call is refused or fails", async () => {
    const { token } = await aUser(app);
    const meals = {
      ...mealBody,
      food_allergies: ["canaryallergy"],
      disliked_ingredients: ["canarydislike"],
    };
    const exercise = { ...exerciseBody, physical_limitations_details: "canarylimit" };
    const saveAll = async () => [
      await app.call(contract.saveMealPreferences, { body: meals }, { token }),
      await app.call(contract.saveExercisePreferences, { body: exercise }, { token }),
      await app.call(
        contract.saveMealPreferences,
        { body: { ...meals, health_tags: ["canarytag"] } },
        { token },
      ),
    ];
    await saveAll();
    await app.call(understandText, { body: { question: "food_allergies", text: "canarytyped" } }, { token });
    await app.call(recommendMeals, { query: {} }, { token });
    const { db } = app.composition.deps;
    await sql`alter table preferences add constraint refuse_all check (false) not valid`.execute(db);
    const broken = (await saveAll()).map(({ status }) => status);
    await sql`alter table preferences drop constraint refuse_all`.execute(db);
    await sql`update preferences set answers = answers || '{"mealTypes": "canarybroken"}'`.execute(db);
    expect(broken).toEqual([500, 500, 422]);
    expect((await app.call(contract.getMealPreferences, {}, { token })).status).toBe(500);
    await expect.poll(() => app.logs.join("").match(/unexpected error/g)?.length).toBe(3);
    expect(app.logs.join("")).not.toMatch(/canary/i);
  });
});

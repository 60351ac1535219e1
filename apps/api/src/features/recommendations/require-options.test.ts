import { editProfile } from "@fernwell/contract/profiles";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const calls = { meal: recommendMeals, exercise: recommendExercises, meditation: recommendMeditations };

describe("[FIND-13] a list is refused", () => {
  it.each([
    ["an unknown id", "meal", "meal_type", "brunch"],
    ["an unknown id beside a known one", "meal", "meal_type", "dinner,brunch"],
    ["an empty id", "meal", "meal_type", "dinner,"],
    ["no id", "meal", "meal_type", ""],
    ["a number", "meal", "minutes", "30"],
    ["an id of another kind", "meal", "minutes", "6-to-10-minutes"],
    ["a cuisine that no meal has", "meal", "cuisine", "atlantis"],
    ["a cuisine by its name", "meal", "cuisine", "New Zealand"],
    ["the name of a property", "meal", "cuisine", "__proto__"],
    ["an unknown main ingredient", "meal", "main_ingredient", "unobtainium"],
    ["an unknown ingredient beside a known one", "meal", "with", "spinach,unobtainium"],
    ["water at hand", "meal", "with", "water"],
    ["salt at hand", "meal", "with", "salt"],
    ["21 ids", "meal", "with", Array.from({ length: 21 }, () => "spinach").join()],
    ["an id without end", "meal", "with", "a".repeat(3_000)],
    ["a no", "meal", "cooked_ahead", "no"],
    ["an unknown piece of equipment", "exercise", "equipment", "trampoline"],
    ["an unknown muscle", "exercise", "muscle", "glutes,gills"],
    ["an unknown practice", "meditation", "practice", "napping"],
  ] as const)("for %s", async (_, kind, filter, value) => {
    const { token } = await aQuickUser(app);
    const { status, body } = await app.call(calls[kind], { query: { [filter]: value } }, { token });
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
    expect(JSON.stringify(body.detail)).toContain(`["query","${filter}"`);
  });

  it("with the names of all filters that have unknown ids", async () => {
    const { token } = await aQuickUser(app);
    const query = { with: "unobtainium,dragon", cuisine: "atlantis", meal_type: "dinner" };
    const { body } = await app.call(recommendMeals, { query }, { token });
    expect(body.detail).toMatchObject([{ loc: ["query", "cuisine"] }, { loc: ["query", "with"] }]);
  });

  it("for a filter that is given twice, but only to a person who is signed in", async () => {
    const { token } = await aQuickUser(app);
    const send = (headers: Record<string, string>) =>
      fetch(`${app.url}/api/recommend-meals?with=egg&with=spinach`, { headers });
    expect((await send({ authorization: `Bearer ${token}` })).status).toBe(422);
    expect((await send({})).status).toBe(401);
  });

  it("for an option that is withheld from people under 18", async () => {
    const { token } = await aQuickUser(app);
    const name = { name: "Ada King", fname: "Ada", lname: "King", gender: "female" };
    const setBirthYear = async (year: number) => {
      const body = { ...name, address: "1 Fern Way", phone: "+64211234567", dob: `${year}-01-31` };
      expect((await app.call(editProfile, { body }, { token })).status).toBe(200);
    };
    const list = () => app.call(recommendMeals, { query: { health_tag: "lighter-meal" } }, { token });
    const thisYear = app.composition.deps.clock.now().getUTCFullYear();
    await setBirthYear(thisYear - 30);
    expect((await list()).status).toBe(200);
    await setBirthYear(thisYear - 15);
    expect((await list()).status).toBe(422);
    const { body } = await app.call(recommendMeals, { query: {} }, { token });
    const offered = body.metadata.filters.flatMap(({ options }) => options.map(({ id }) => id));
    expect(offered).toContain("iron-rich");
    expect(offered).not.toContain("lighter-meal");
  });
});

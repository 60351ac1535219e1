import { listPlans, planSchemas, savePlan } from "@fernwell/contract/plans";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const item_name = "personal_meal_plan" as const;

/** A plan with eggs, and what its list says about them. */
async function aPlanWithEggs() {
  const { token } = await aUser(app);
  const eggs = { item_name, item_id: ["scrambled-eggs"], plan_name: "Eggs" };
  const plan_id = (await app.call(savePlan, { query: eggs }, { token })).body.id;
  type Query = Partial<Parameters<typeof app.call<typeof savePlan>>[1]["query"]>;
  return {
    save: async (query: Query) =>
      (await app.call(savePlan, { query: { ...eggs, plan_id, ...query } }, { token })).body,
    read: async () => {
      const { body } = await app.call(listPlans, { query: { item_name, plan_id } }, { token });
      const plan = planSchemas.meal.parse(body[0]);
      const row = plan.groceries.find(({ name }) => name === "Egg");
      return { ticks: plan.ingredient_names, more: row?.more };
    },
  };
}
const more = ["scrambled-eggs", "avocado-devilled-eggs"];

describe("[WEEK-68] a tick in a plan's list", () => {
  it("is open again while more is needed, and says what is missing", async () => {
    const { save, read } = await aPlanWithEggs();
    expect((await save({ ingredient_names: ["Egg", "Salt"] })).ingredient_names).toEqual(["Egg", "Salt"]);
    expect((await save({ item_id: more })).ingredient_names).toEqual(["Salt"]);
    expect(await read()).toEqual({ ticks: ["Salt"], more: expect.stringMatching(/^\d+ more$/) });

    await save({ item_id: ["scrambled-eggs"], known_item_id: more });
    expect(await read()).toEqual({ ticks: ["Egg", "Salt"], more: null });
  });

  it("is complete once it is ticked again", async () => {
    const { save, read } = await aPlanWithEggs();
    await save({ ingredient_names: ["Egg"] });
    await save({ item_id: more });
    await save({ item_id: more, ingredient_names: ["Egg"], known_ingredient_names: [""] });
    expect(await read()).toEqual({ ticks: ["Egg"], more: null });
  });

  it("is kept when a device that saw it open sends its whole list, to the letter", async () => {
    const { save, read } = await aPlanWithEggs();
    await save({ ingredient_names: ["Egg"] });
    await save({ item_id: more });
    await save({ item_id: more, ingredient_names: ["Salt"] });
    expect(await read()).toEqual({ ticks: ["Salt"], more: expect.stringMatching(/^\d+ more$/) });
    await save({ item_id: ["scrambled-eggs"], known_item_id: more });
    expect((await read()).ticks).toEqual(["Egg", "Salt"]);
  });
});

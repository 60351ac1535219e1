import { markFavourite } from "@fernwell/contract/favourites";
import { giveFeedback } from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import { type FoundGroup, type SearchedKind, search } from "@fernwell/contract/search";
import { noMealAnswers } from "@fernwell/domain/recommend/answers";
import { openGate } from "@fernwell/domain/safety/gate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPersonContext, aUserWhoAnswered } from "../../../test/answers.ts";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { getWholeItem } from "../../../test/whole-items.ts";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await aUserWhoAnswered(app, { exercise: { hasEquipment: true } }));
});
afterAll(() => app.close());

interface Wanted {
  readonly kind?: SearchedKind;
  readonly page?: number;
  readonly page_size?: number;
}

async function find(q: string, wanted: Wanted = {}, as = token): Promise<FoundGroup[]> {
  const { status, body } = await app.call(search, { query: { q, page_size: 20, ...wanted } }, { token: as });
  expect(status).toBe(200);
  return body.groups;
}

async function findIds(q: string, kind: SearchedKind, as = token): Promise<string[]> {
  const group = (await find(q, {}, as)).find((each) => each.kind === kind);
  return group?.data.map(({ _id }) => _id) ?? [];
}

const ingredientsOf = (id: string) => getWholeItem(app, "meal", id).ingredients.map(({ name }) => name);

describe("a search", () => {
  it.each<[string, string, SearchedKind, string]>([
    ["its name", "spinach and feta omelette", "meal", "spinach-and-feta-omelette"],
    ["an ingredient", "okra", "meal", "creole-red-beans-with-okra"],
    ["another name of an ingredient", "zucchini", "meal", "cod-with-courgettes-cumin-and-coriander"],
    ["a name in another language", "Spinat", "meal", "spinach-and-feta-omelette"],
    ["a name in another script", "オクラ", "meal", "creole-red-beans-with-okra"],
    ["its cuisine", "Thai", "meal", "thai-beef-salad-with-lemongrass"],
    ["its kind of dish and meal", "omelette breakfast", "meal", "spinach-and-feta-omelette"],
    ["another name of an exercise", "air squat", "exercise", "squats"],
    ["a muscle", "hamstrings stretch", "exercise", "strap-hamstring-stretch"],
    ["an everyday name of a muscle", "abs", "exercise", "crunch"],
    ["equipment", "kettlebell", "exercise", "goblet-squat"],
    ["a practice", "loving kindness", "meditation", "feel-better-meditation"],
    ["a goal of exercise", "build muscle legs", "exercise", "squats"],
    ["a goal of meditation and a time of day", "sleep before bed", "meditation", "a-cat-on-the-quilt"],
    ["a coach's speciality", "coeliac", "coach", "ingrid-solbakken"],
    ["a coach's business", "slow sandal", "coach", "anh-thu-pham"],
  ])("[FIND-01] finds by %s: %s", async (_, q, kind, id) => {
    expect(await findIds(q, kind)).toContain(id);
  });

  it("[FIND-01] groups what it finds by kind, with four of each unless more are asked for", async () => {
    const { groups } = (await app.call(search, { query: { q: "knees" } }, { token })).body;
    expect(groups.map(({ kind }) => kind)).toEqual(["exercise", "meditation"]);
    expect(groups.map(({ data }) => data.length)).toEqual([4, 1]);
    const [exercises] = groups;
    expect(exercises?.total).toBeGreaterThan(4);
    expect(exercises?.hidden).toEqual({ total: 0, causes: [] });
  });

  it("[FIND-02] finds by the beginning of a word", async () => {
    expect(await findIds("spina", "meal")).toEqual(await findIds("spinach", "meal"));
  });

  it.each([
    ["spinnach", /spinach/i],
    ["quinao", /quinoa/i],
  ])("[FIND-02] finds in spite of the spelling %s", async (q, ingredient) => {
    const ids = await findIds(q, "meal");
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !ingredient.test(ingredientsOf(id).join(", ")))).toEqual([]);
  });

  it.each(["spinahc", "spinac", "brocoli", "chiken", "zuchini", "tomatto", "strech", "meditaton"])(
    "[FIND-41] finds something with every letter of %s",
    async (misspelled) => {
      const typed = Array.from(misspelled, (_, index) => misspelled.slice(0, index + 1));
      const found = await Promise.all(typed.map(async (q) => [q, (await find(q)).length > 0]));
      expect(found).toEqual(typed.map((q) => [q, true]));
    },
  );

  it("[FIND-41] finds what is meant before a misspelled word is complete", async () => {
    const ids = await findIds("avaca", "meal");
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !/avocado/i.test(ingredientsOf(id).join(", ")))).toEqual([]);
  });

  it("[FIND-02] finds what has all the foods of a question", async () => {
    const ids = await findIds("What can I make with spinach and eggs?", "meal");
    expect(ids).toContain("spinach-and-feta-omelette");
    for (const id of ids) {
      const names = ingredientsOf(id).join(", ");
      expect([id, /spinach/i.test(names), /egg/i.test(names)]).toEqual([id, true, true]);
    }
    expect(await findIds("spinach eggs", "meal")).toEqual(ids);
  });

  it("finds nothing for what is in nothing, and for signs", async () => {
    expect([await find("xyzzyq"), await find("?!")]).toEqual([[], []]);
  });

  it("writes no word of it to the log", async () => {
    await find("quillberry");
    expect(app.logs.filter((line) => line.includes("quillberry"))).toEqual([]);
  });
});

describe("a search by a person who cannot eat or do everything", () => {
  it("[FIND-03] shows nothing with an allergen, and says how many contain it", async () => {
    const person = await aUserWhoAnswered(app, { meals: { allergies: "peanuts" } });
    const { shelves, readTold } = app.composition.deps.catalogue.requireSnapshot();
    const gate = openGate(
      { readTold, shelves },
      aPersonContext("meal", noMealAnswers, { allergies: "peanuts" }),
    );
    const [before] = await find("peanut", { kind: "meal" });
    const [group] = await find("peanut", { kind: "meal" }, person.token);
    const shown = group?.data.map(({ _id }) => _id) ?? [];
    for (const id of shown) {
      const meal = shelves.meal.find(id);
      expect([id, meal !== null && gate.judge(meal).isServable]).toEqual([id, true]);
    }
    const { total = 0, hidden } = group ?? {};
    expect(hidden?.total).toBeGreaterThan(2);
    expect(total + (hidden?.total ?? 0)).toBe(before?.total);
    expect(hidden?.causes).toEqual([{ cause: "contain peanut, or may", count: hidden?.total }]);
  });

  it("[FIND-03] shows no exercise that does not suit them, and counts those", async () => {
    const person = await aUserWhoAnswered(app, {
      exercise: { limitations: "bad knee", hasEquipment: false },
    });
    const [before] = await find("squat", { kind: "exercise" });
    const [group] = await find("squat", { kind: "exercise" }, person.token);
    expect(group?.hidden.total).toBeGreaterThan(0);
    expect((group?.total ?? 0) + (group?.hidden.total ?? 0)).toBe(before?.total);
    expect(group?.data.map(({ _id }) => _id)).not.toContain("squats");
    expect(group?.hidden.causes.map(({ cause }) => cause)).toContain(
      "are not advised with what you told us: knee",
    );
  });

  it("[FIND-03] shows no meal while a question about their allergies is open, and says so", async () => {
    const person = await aUserWhoAnswered(app, { meals: { allergies: "zorblax" } });
    const [group, ...others] = await find("spinach", {}, person.token);
    const [before] = await find("spinach");
    expect(others).toEqual([]);
    expect(group).toEqual({
      ...{ kind: "meal", total: 0, data: [] },
      hidden: {
        total: before?.total,
        causes: [{ cause: "wait for your answer about something you wrote", count: before?.total }],
      },
    });
  });

  it("[FIND-03] leaves out what they said is not for them, and counts it", async () => {
    const person = await aQuickUser(app);
    const item_id = "spinach-and-feta-omelette";
    const body = { item_name: wireNames.meal.plan, item_id, verdict: "not_for_me" as const };
    await app.call(giveFeedback, { body }, { token: person.token });
    const [before] = await find("omelette", { kind: "meal" });
    const [group] = await find("omelette", { kind: "meal" }, person.token);
    expect(group?.data).toEqual(before?.data.filter(({ _id }) => _id !== item_id));
    expect(group?.hidden).toEqual({
      total: 1,
      causes: [{ cause: "is not for you, as you said", count: 1 }],
    });
  });
});

describe("a search by a person with favourites", () => {
  it("[FIND-45] says of each item whether it is a favourite", async () => {
    const { token: own } = await aQuickUser(app);
    const query = { item_name: wireNames.meal.favourite, item_id: "spinach-and-feta-omelette" };
    await app.call(markFavourite, { query }, { token: own });
    const [group] = await find("omelette", { kind: "meal" }, own);
    const marked = group?.data.flatMap((card) => ("favorite" in card && card.favorite ? card._id : []));
    expect(marked).toEqual(["spinach-and-feta-omelette"]);
    expect(group?.data.length).toBeGreaterThan(1);

    const [before] = await find("omelette", { kind: "meal" });
    expect(before?.data.filter((card) => "favorite" in card && card.favorite)).toEqual([]);
  });
});

describe("a search for one kind", () => {
  it("[FIND-04] comes in pages that do not overlap and together are everything", async () => {
    const [all] = await find("soup", { kind: "meal" });
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await find("soup", { kind: "meal", page, page_size: 5 }))[0]),
    );
    const ids = pages.flatMap((page) => page?.data.map(({ _id }) => _id) ?? []);
    expect(ids).toEqual(all?.data.slice(0, 15).map(({ _id }) => _id));
    expect(new Set(pages.map((page) => page?.total))).toEqual(new Set([all?.total]));
    const [beyond] = await find("soup", { kind: "meal", page: 1000 });
    expect([beyond?.total, beyond?.data]).toEqual([all?.total, []]);
  });

  it.each(["meal", "exercise", "meditation", "coach"] as const)(
    "[FIND-04] has only that group, with the total that it has among the others: %s",
    async (kind) => {
      const among = await find("balance");
      expect(await find("balance", { kind })).toEqual(among.filter((group) => group.kind === kind));
    },
  );
});

describe("what is too much", () => {
  it.each([
    ["no words", { q: " " }],
    ["a text of 101 characters", { q: "a".repeat(101) }],
    ["a page of 21", { q: "egg", page_size: 21 }],
    ["a page of none", { q: "egg", page_size: 0 }],
    ["the page before the first", { q: "egg", page: 0 }],
  ])("[FIND-04] %s is refused", async (_, query) => {
    const { status, body } = await app.call(search, { query }, { token });
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
  });

  it("[FIND-04] a text of 100 characters is not", async () => {
    expect((await app.call(search, { query: { q: "egg ".repeat(25) } }, { token })).status).toBe(200);
  });
});

import { randomUUID } from "node:crypto";
import { readCalendar, startCalendar } from "@fernwell/contract/calendar";
import { findMeditation } from "@fernwell/contract/catalogue";
import { markFavourite } from "@fernwell/contract/favourites";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { makePlan, searchPlanItems } from "@fernwell/contract/plan-entries";
import { planWeek, saveWeek } from "@fernwell/contract/plan-week";
import { savePlan, selectPlanItems } from "@fernwell/contract/plans";
import { recommendMeditations } from "@fernwell/contract/recommendations";
import { getSafetyQuestions, understandText } from "@fernwell/contract/safety";
import { search } from "@fernwell/contract/search";
import { changeWeek } from "@fernwell/contract/week";
import { listRestFacets, type RestFacet } from "@fernwell/domain/calm/rest-facets";
import { noExerciseAnswers } from "@fernwell/domain/recommend/answers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { goodPassword } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listShelf = () => app.composition.deps.catalogue.requireSnapshot().shelves.meditation.items;

/** The meditations among these ids that have one of the facets. */
function listUnsuitable(ids: readonly string[], facets: readonly RestFacet[]): string[] {
  return listShelf()
    .filter((each) => ids.includes(each.id) && facets.some((facet) => listRestFacets(each).has(facet)))
    .map(({ id }) => id);
}

function findOne(facet: RestFacet): string {
  const found = listShelf().find((each) => listRestFacets(each).has(facet));
  if (found === undefined) throw new Error(`no meditation has ${facet}`);
  return found.id;
}

const people = [
  ["panic attacks when I focus on breathing", ["breath-focus", "paced-breathing", "body-focus"]],
  ["I use a wheelchair", ["standing", "walking", "leg-movement"]],
  ["scared of water, can't close my eyes", ["water-imagery", "ocean-sound", "eyes-closed"]],
] as const;

describe.each(people)("[SAFE-106] a person who wrote %j", (limitations, facets) => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await aUserWhoAnswered(app, { meals: {}, exercise: { limitations }, meditation: {} }));
  });
  const expectSuitable = (ids: readonly string[]) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(listUnsuitable(ids, facets)).toEqual([]);
  };

  it("is recommended no such meditation, and told how many are hidden and why", async () => {
    const { body } = await app.call(recommendMeditations, { query: { page: 1, page_size: 9999 } }, { token });
    expectSuitable(body.data.map(({ _id }) => _id));
    const { total, causes } = body.metadata.hidden;
    expect(body.data.length + total).toBe(listShelf().length);
    expect(causes).toEqual([
      { cause: "ask for something at rest that does not suit what you told us", count: total },
    ]);
  });

  it("finds none by words", async () => {
    const groups = await Promise.all(
      ["breath", "sea", "sleep", "walk", "body", "morning"].map(async (q) => {
        const query = { q, kind: "meditation", page_size: 12 } as const;
        return (await app.call(search, { query }, { token })).body.groups;
      }),
    );
    expectSuitable(groups.flat().flatMap(({ data }) => data.map((each) => String(each._id))));
  });

  it("is proposed none for a week, and cannot save a week with one", async () => {
    const item_name = "personal_meditation_plan" as const;
    const from = "2026-11-18";
    const parts = [{ item_name, prompt: "three meditations about breath, sea or walking" }];
    const { plans } = (await app.call(planWeek, { body: { from, parts } }, { token })).body;
    expectSuitable(plans.flatMap(({ entries }) => entries.map(({ item_id }) => item_id)));
    const saved = plans.map(({ plan_name, cooking_for, reading }) => ({
      ...{ plan_id: randomUUID(), item_name, plan_name, cooking_for, reading },
      entries: [anEntry(findOne(facets[0]), from)],
    }));
    const { body } = await app.call(saveWeek, { body: { plans: saved } }, { token });
    expect(body.code).toBe("not_suitable");
  });

  it("gets none in a plan from a prompt", async () => {
    const query = { plan_type: "meditation", use_llm: "false" } as const;
    const prompts = ["five breathing meditations", "a walk by the sea", "three meditations before sleep"];
    for (const prompt of prompts) {
      const { body } = await app.call(buildPlan, { query, body: { prompt } }, { token });
      expect(listUnsuitable(body.plan_ids, facets)).toEqual([]);
    }
  });

  it("cannot save one by hand, in a plan, an entry or a week", async () => {
    const item_name = "personal_meditation_plan" as const;
    const day = "2026-11-18";
    for (const facet of facets) {
      const item_id = findOne(facet);
      const entry = anEntry(item_id, day);
      const plan = { plan_id: randomUUID(), item_name, plan_name: "Mine" };
      const change = { kind: "add" as const, entry: { ...entry, item_name, plan_id: null } };
      const week = { from: day, to: "2026-11-24", device: randomUUID(), change: 1, changes: [change] };
      const responses = await Promise.all([
        app.call(savePlan, { query: { item_name, item_id, plan_name: "Mine" } }, { token }),
        app.call(makePlan, { body: { ...plan, entries: [entry] } }, { token }),
        app.call(changeWeek, { body: week }, { token }),
      ]);
      expect(responses.map(({ body }) => body.code)).toEqual([
        "not_suitable",
        "not_suitable",
        "not_suitable",
      ]);
    }
  });

  it("is offered none where a plan is filled by hand, and one that is looked up says why not", async () => {
    const item_name = "personal_meditation_plan" as const;
    const suitable = listShelf().find(({ id }) => listUnsuitable([id], facets).length === 0);
    const favourites = [findOne(facets[0]), suitable?.id ?? ""];
    for (const item_id of favourites) {
      await app.call(markFavourite, { query: { item_name: "favorite_meditation_plan", item_id } }, { token });
    }
    const offered = await app.call(selectPlanItems, { query: { item_name } }, { token });
    expectSuitable(offered.body.data.map(({ _id }) => _id));
    const found = await app.call(searchPlanItems, { query: { item_name, text: "breath" } }, { token });
    expect(
      listUnsuitable(
        found.body.data.map(({ _id }) => _id),
        facets,
      ),
    ).toEqual([]);
    const looked = await app.call(findMeditation, { params: { id: findOne(facets[0]) } }, { token });
    expect(looked.body.conflicts.join(" ")).toMatch(/Has .+ in it, which does not suit what you told us\./);
  });
});

function anEntry(item_id: string, day: string) {
  return {
    ...{ entry_id: randomUUID(), item_id, day, slot: "morning" as const },
    ...{ servings: null, note: null, leftover_of: null },
  };
}

it("[SAFE-106] a calendar leaves out a meditation that no longer suits", async () => {
  const item_id = findOne("eyes-closed");
  const person = await aUserWhoAnswered(app, { exercise: {}, meditation: {} });
  const { token, userId } = person;
  const query = { item_name: "personal_meditation_plan", item_id, plan_name: "Mine" } as const;
  expect((await app.call(savePlan, { query }, { token })).status).toBe(200);
  const { url } = (await app.call(startCalendar, { body: { password: goodPassword } }, { token })).body;
  const listTitles = async () => {
    const response = await fetch(`${app.url}${new URL(url).pathname}`);
    expect(readCalendar.file?.type).toContain("text/calendar");
    return (await response.text()).match(/SUMMARY:.*/g) ?? [];
  };
  expect(await listTitles()).toHaveLength(1);
  const answers = { ...noExerciseAnswers, limitations: "I can't close my eyes" };
  await sql`update preferences set answers = ${JSON.stringify(answers)}::jsonb
    where user_id = ${userId} and part = 'exercise'`.execute(app.composition.deps.db);
  expect(await listTitles()).toEqual([]);
});

describe("[SAFE-103] while a word about limitations is open", () => {
  it("meditations of breath, body and inner eye are held back, and the others are served", async () => {
    const { token } = await aUserWhoAnswered(app, { exercise: { limitations: "zorbitis" }, meditation: {} });
    const { body } = await app.call(recommendMeditations, { query: { page: 1, page_size: 9999 } }, { token });
    const ids = body.data.map(({ _id }) => _id);
    expect(ids.length).toBeGreaterThan(0);
    expect(listUnsuitable(ids, ["paced-breathing", "movement", "body-focus", "imagery"])).toEqual([]);
    const { hidden } = body.metadata;
    expect(hidden.causes).toEqual([
      { cause: "wait for your answer about something you wrote", count: listShelf().length - ids.length },
    ]);
    const state = (await app.call(getSafetyQuestions, {}, { token })).body;
    expect(state).toMatchObject({
      questions: [{ kind: "word", question: "physical_limitations_details", phrase: "zorbitis" }],
      holds_back_meditations: true,
    });
    const query = { plan_type: "meditation", use_llm: "false" } as const;
    const plan = await app.call(buildPlan, { query, body: { prompt: "two meditations" } }, { token });
    expect(plan.body.plan_ids.length).toBeGreaterThan(0);
    expect(plan.body.plan_ids.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it("[SAFE-107] a text says what it keeps out at rest, and what follows from movement is not said twice", async () => {
  const { token } = await aUserWhoAnswered(app, { exercise: {} });
  const understand = async (text: string) => {
    const body = { question: "physical_limitations_details" as const, text };
    return (await app.call(understandText, { body }, { token })).body.understood.map(
      (each) => each.keeps_out,
    );
  };
  expect(await understand("body scans")).toEqual(["rest with attention to the body"]);
  expect(await understand("bereaved")).toEqual(["Bereavement: rest with grief, strong feelings"]);
  expect(await understand("bad neck")).toEqual([expect.not.stringContaining("rest with")]);
});

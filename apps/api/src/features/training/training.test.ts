import { randomUUID } from "node:crypto";
import { markFavourite } from "@fernwell/contract/favourites";
import { giveFeedback } from "@fernwell/contract/feedback";
import { saveExercisePreferences } from "@fernwell/contract/preferences";
import { exerciseBody } from "@fernwell/contract/test/preferences";
import { getTraining, type Training } from "@fernwell/contract/training";
import { changeWeek, type WireWeekChange } from "@fernwell/contract/week";
import { noExerciseAnswers } from "@fernwell/domain/recommend/answers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPersonContext, aUserWhoAnswered } from "../../../test/answers.ts";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createItemLookup } from "../items/items.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const monday = "2026-11-16";
const week = { from: monday, to: "2026-11-22" };

const someoneWithEquipment = () => aUserWhoAnswered(app, { exercise: { hasEquipment: true } });

type Added = Extract<WireWeekChange, { kind: "add" }>["entry"];

function anEntry(item_id: string, more: Partial<Added> = {}): Added {
  const empty = { slot: null, servings: null, note: null, leftover_of: null, done: false, plan_id: null };
  const item_name = "personal_exercise_plan";
  return { entry_id: randomUUID(), item_id, item_name, day: monday, ...empty, ...more };
}

function plan(token: string, entries: readonly Added[]) {
  const changes = entries.map((entry): WireWeekChange => ({ kind: "add", entry }));
  return app.call(changeWeek, { body: { ...week, device: randomUUID(), change: 1, changes } }, { token });
}

async function train(token: string, session: string): Promise<Training> {
  const { status, body } = await app.call(getTraining, { params: { session } }, { token });
  expect(status).toBe(200);
  return body;
}

const listIds = (exercises: readonly { readonly _id: string }[]) => exercises.map(({ _id }) => _id);

/** Everything that a session offers. */
function listOffered({ warm_up, exercises, cool_down }: Training): string[] {
  return [...warm_up, ...exercises, ...cool_down].flatMap(({ _id, easier_exercise, harder_exercise }) => [
    _id,
    ...listIds([easier_exercise, harder_exercise].filter((each) => each !== null)),
  ]);
}

describe("a training session", () => {
  it("[DO-11] of a day has what is planned for it and not done, in the order of the day", async () => {
    const { token } = await someoneWithEquipment();
    const evening = anEntry("walking-lunge", { slot: "evening" });
    const morning = anEntry("goblet-squat", { slot: "morning" });
    const repeated = anEntry("goblet-squat", { slot: "midday" });
    await plan(token, [
      ...[evening, morning, repeated, anEntry("push-ups", { done: true })],
      anEntry("mountain-pose", { day: "2026-11-17" }),
      anEntry("scrambled-eggs", { item_name: "personal_meal_plan" }),
    ]);
    const { exercises, left_out } = await train(token, monday);
    expect(exercises.map(({ _id, entry_id }) => [_id, entry_id])).toEqual(
      [morning, repeated, evening].map(({ item_id, entry_id }) => [item_id, entry_id]),
    );
    expect(left_out).toEqual([]);
  });

  it("[DO-11] of one exercise has it alone, with its siblings, a warm-up and a cool-down", async () => {
    const { token } = await someoneWithEquipment();
    const query = { item_name: "favorite_exercise_plan", item_id: "goblet-squat" } as const;
    await app.call(markFavourite, { query }, { token });
    const { exercises, warm_up, cool_down } = await train(token, "goblet-squat");
    const squat = app.composition.deps.catalogue.requireSnapshot().shelves.exercise.find("goblet-squat");
    expect(exercises).toMatchObject([
      {
        ...{ _id: "goblet-squat", entry_id: null, favorite: true },
        easier_exercise: squat?.easier && { _id: squat.easier, favorite: false },
        harder_exercise: squat?.harder && { _id: squat.harder, favorite: false },
      },
    ]);
    expect([exercises[0]?.easier_exercise, exercises[0]?.harder_exercise]).not.toContain(null);
    expect([warm_up.length, cool_down.length]).toEqual([2, 2]);
  });

  it("[DO-11] that is light needs nothing around it", async () => {
    const { token } = await aQuickUser(app);
    const { exercises, warm_up, cool_down } = await train(token, "mountain-pose");
    expect([listIds(exercises), warm_up, cool_down]).toEqual([["mountain-pose"], [], []]);
  });

  it("[DO-11] names what no longer suits the person with its reasons, and leaves it out", async () => {
    const { token } = await someoneWithEquipment();
    await plan(token, [anEntry("goblet-squat"), anEntry("goblet-squat"), anEntry("mountain-pose")]);
    const body = { ...exerciseBody, has_equipment_access: false, has_physical_limitations: false };
    await app.call(saveExercisePreferences, { body }, { token });
    const { exercises, left_out } = await train(token, monday);
    expect(listIds(exercises)).toEqual(["mountain-pose"]);
    expect(left_out).toEqual([
      {
        ...{ _id: "goblet-squat", exercise_name: expect.any(String) },
        conflicts: ["Needs equipment that you do not have."],
      },
    ]);
    const single = await train(token, "goblet-squat");
    expect([single.exercises, single.warm_up, single.cool_down]).toEqual([[], [], []]);
    expect(single.left_out).toEqual(left_out);
  });

  it("[DO-11] offers nothing anywhere that the gate refuses, whichever exercise it is for", async () => {
    const snapshot = app.composition.deps.catalogue.requireSnapshot();
    for (const limitations of ["bad knees", "pregnant", "unsteady balance, osteoporosis"]) {
      const answers = { ...noExerciseAnswers, limitations, hasEquipment: false };
      const { token } = await aUserWhoAnswered(app, { exercise: answers });
      const lookUp = createItemLookup(snapshot, aPersonContext("exercise", answers, { limitations }));
      const [offered, leftOut] = [new Set<string>(), new Set<string>()];
      for (const { id } of snapshot.shelves.exercise.items) {
        const training = await train(token, id);
        for (const each of listOffered(training)) offered.add(each);
        for (const { _id } of training.left_out) leftOut.add(_id);
      }
      expect([...offered].filter((id) => lookUp(id)?.servable == null)).toEqual([]);
      expect([...leftOut].filter((id) => lookUp(id)?.servable != null)).toEqual([]);
      expect(offered.size + leftOut.size).toBe(snapshot.shelves.exercise.items.length);
      expect(Math.min(offered.size, leftOut.size)).toBeGreaterThan(20);
    }
  });

  it("[DO-51] adds nothing that is not for the person, and has what they planned all the same", async () => {
    const { token } = await someoneWithEquipment();
    await plan(token, [anEntry("goblet-squat")]);
    const before = await train(token, monday);
    for (const item_id of listOffered(before)) {
      const body = { item_name: "personal_exercise_plan", item_id, verdict: "not_for_me" } as const;
      expect((await app.call(giveFeedback, { body }, { token })).status).toBe(200);
    }
    const after = listOffered(await train(token, monday));
    expect(after.filter((id) => listOffered(before).includes(id))).toEqual(["goblet-squat"]);
  });

  it("[DO-11] is of one's own plans alone, and only of what there is", async () => {
    const [owner, other] = [await aQuickUser(app), await aQuickUser(app)];
    await plan(owner.token, [anEntry("squats")]);
    expect(listIds((await train(owner.token, monday)).exercises)).toEqual(["squats"]);
    expect(await train(other.token, monday)).toEqual({
      ...{ warm_up: [], exercises: [], cool_down: [], left_out: [] },
    });
    const params = { session: "no-such-exercise" };
    const { status, body } = await app.call(getTraining, { params }, { token: other.token });
    expect([status, body]).toMatchObject([404, { code: "item_not_found" }]);
  });
});

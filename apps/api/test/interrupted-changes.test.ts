import { randomUUID } from "node:crypto";
import { removeActivity, saveActivity, setLookingBack } from "@fernwell/contract/activities";
import type { CallInput, Endpoint } from "@fernwell/contract/endpoint";
import { markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { giveFeedback, takeBackFeedback } from "@fernwell/contract/feedback";
import { changePlanEntries, makePlan } from "@fernwell/contract/plan-entries";
import { saveWeek } from "@fernwell/contract/plan-week";
import { removePlan, saveExtraIngredients, savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { saveCookingFor, saveDaySettings } from "@fernwell/contract/profiles";
import { removeReminderDevice, saveReminder } from "@fernwell/contract/reminders";
import { changeShoppingList, markStaple, saveShoppingList } from "@fernwell/contract/shopping-lists";
import { mealBody } from "@fernwell/contract/test/preferences";
import { changeWeek } from "@fernwell/contract/week";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { interrupt, type Moment } from "./interrupt-statements.ts";
import { aQuickUser } from "./people.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
let tables: string[];
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name <> 'sessions'
    order by 1`.execute(app.composition.deps.db);
  tables = rows.map(({ name }) => name);
});
afterAll(() => app.close());

interface Person {
  readonly token: string;
  readonly userId: string;
  readonly planId: string;
  readonly listId: string;
  readonly entryId: string;
  readonly activityId: string;
}

const item_name = "personal_meal_plan" as const;
const eggs = { item_name: "favorite_meal_plan", item_id: "scrambled-eggs" } as const;
const device = randomUUID();
const bare = { day: null, slot: null, servings: null, leftover_of: null, note: null };
const newPlanId = randomUUID();
const newEntryId = randomUUID();
const newActivityId = randomUUID();
const cooked = { item_name, item_id: "scrambled-eggs", day: "2026-11-16", seconds: 600 };

function define<const E extends Endpoint>(endpoint: E, input: (person: Person) => CallInput<E>) {
  return { name: endpoint.name, run: (person: Person) => app.call(endpoint, input(person), person) };
}

const changes = [
  define(markFavourite, () => ({ query: { ...eggs, item_id: "luxury-muesli" } })),
  define(removeFavourite, () => ({ query: eggs })),
  define(giveFeedback, () => ({
    body: { item_name, item_id: "luxury-muesli", verdict: "not_for_me" as const },
  })),
  define(takeBackFeedback, () => ({ query: { item_name, item_id: eggs.item_id } })),
  define(saveMealPreferences, () => ({ body: mealBody })),
  define(saveCookingFor, () => ({ body: { people_cooked_for: 4 } })),
  define(saveDaySettings, () => ({ body: { time_zone: "Europe/Berlin", shows_energy: true } })),
  define(savePlan, ({ planId: plan_id }) => ({
    query: { item_name, plan_id, plan_name: "Other", item_id: ["luxury-muesli"] },
  })),
  define(saveExtraIngredients, ({ planId: plan_id }) => ({
    query: { item_name, plan_id, extra_ingredients: ["soap"] },
  })),
  define(makePlan, () => ({
    body: {
      plan_id: newPlanId,
      item_name,
      plan_name: "New",
      entries: [{ ...bare, entry_id: newEntryId, item_id: "luxury-muesli" }],
    },
  })),
  define(changePlanEntries, ({ planId: plan_id, entryId: entry_id }) => ({
    body: {
      item_name,
      plan_id,
      device,
      change: 1,
      changes: [{ kind: "set_note" as const, entry_id, note: "Twice" }],
    },
  })),
  define(changeWeek, ({ entryId: entry_id }) => ({
    body: {
      ...{ from: "2026-11-16", to: "2026-11-22", device, change: 1 },
      changes: [
        { kind: "set_day" as const, entry_id, day: "2026-11-17", slot: "dinner" },
        {
          kind: "add" as const,
          entry: {
            ...bare,
            ...{ entry_id: newEntryId, item_id: "mountain-pose", day: "2026-11-18" },
            ...{ item_name: "personal_exercise_plan" as const, plan_id: null },
          },
        },
      ],
    },
  })),
  define(saveWeek, () => ({
    body: {
      plans: [
        {
          plan_id: newPlanId,
          item_name,
          plan_name: "New",
          entries: [{ ...bare, entry_id: newEntryId, item_id: "luxury-muesli", day: "2026-11-17" }],
        },
      ],
    },
  })),
  define(removePlan, ({ planId: item_id }) => ({ query: { item_name, item_id } })),
  define(saveShoppingList, ({ planId, listId: list_id }) => ({
    params: { list_id },
    body: { list_name: "Saturday", plan_ids: [planId] },
  })),
  define(changeShoppingList, ({ listId: list_id }) => ({
    params: { list_id },
    body: { list: "extras" as const, known: [], wanted: ["soap"], device, change: 1 },
  })),
  define(saveActivity, ({ entryId: entry_id }) => ({
    params: { activity_id: newActivityId },
    body: { ...cooked, day: "2026-11-17", entry_id },
  })),
  define(removeActivity, ({ activityId: activity_id }) => ({ params: { activity_id } })),
  define(setLookingBack, () => ({ body: { is_on: false, forgets: true } })),
  define(saveReminder, () => ({
    params: { kind: "rest" as const },
    body: { is_on: false, at: "21:15" },
  })),
  define(removeReminderDevice, () => ({})),
  define(markStaple, () => ({ body: { ingredient_id: "salt", is_at_home: true } })),
];

/** A person with a favourite, feedback, a plan, a shopping list and something done. */
async function aBusyPerson(): Promise<Person> {
  const { token, userId } = await aQuickUser(app);
  const person = { token, userId, planId: randomUUID(), listId: randomUUID() };
  const [entryId, doneId] = [randomUUID(), randomUUID()];
  await app.call(markFavourite, { query: eggs }, { token });
  const feedback = { item_name, item_id: eggs.item_id, verdict: "too_hard" } as const;
  await app.call(giveFeedback, { body: feedback }, { token });
  const entries = [
    { ...bare, entry_id: entryId, item_id: "scrambled-eggs" },
    { ...bare, entry_id: doneId, item_id: "chickpea-scramble" },
  ];
  const plan = { plan_id: person.planId, item_name, plan_name: "Week", entries } as const;
  await app.call(makePlan, { body: plan }, { token });
  const list = { list_name: "Shop", plan_ids: [person.planId] };
  await app.call(saveShoppingList, { params: { list_id: person.listId }, body: list }, { token });
  const params = { activity_id: randomUUID() };
  await app.call(saveActivity, { params, body: { ...cooked, entry_id: doneId } }, { token });
  return { ...person, entryId, activityId: params.activity_id };
}

/** Everything that is stored about the person, without times, and with ids that are the same for everyone. */
async function readState({ userId, planId, listId, entryId }: Person): Promise<string> {
  const ofTables = tables.map(
    (table) =>
      sql`select ${table} as name, to_jsonb(t) as row from ${sql.table(table)} as t where user_id = ${userId}`,
  );
  const { rows } = await sql<{ name: string; row: object }>`${sql.join(ofTables, sql` union all `)}`.execute(
    app.composition.deps.db,
  );
  return JSON.stringify(rows.map(({ name, row }) => `${name} ${JSON.stringify(row)}`).sort())
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, "then")
    .replaceAll(/[\w.+-]+@[\w.-]+/g, "address")
    .replaceAll(/\$argon2[^"\\]+/g, "hash")
    .replaceAll(userId, "person")
    .replaceAll(planId, "plan")
    .replaceAll(listId, "list")
    .replaceAll(entryId, "entry")
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => (id === newPlanId || id === newEntryId ? id : "some id"));
}

it.each(changes)(
  "[SCALE-44] $name is made whole or not at all, wherever its connection breaks",
  async ({ run }) => {
    const example = await aBusyPerson();
    const before = await readState(example);
    expect((await run(example)).status).toBe(200);
    const after = await readState(example);

    for (const moment of ["before", "after"] satisfies Moment[]) {
      let person = await aBusyPerson();
      for (let statement = 1; ; statement += 1) {
        let status = 0;
        const hasSent = await interrupt({ statement, moment }, async () => {
          status = (await run(person)).status;
        });
        const state = await readState(person);
        const place = `${moment} statement ${statement}`;
        expect([200, 503], place).toContain(status);
        expect(status === 200 ? [after] : [before, after], place).toContain(state);
        if (!hasSent) break;
        if (state === before) continue;
        // A client that got no response sends the change again.
        expect((await run(person)).status, `again, ${place}`).toBe(200);
        expect(await readState(person), `again, ${place}`).toBe(after);
        person = await aBusyPerson();
      }
    }
  },
);

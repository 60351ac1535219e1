import type { TestDatabase } from "@fernwell/api/test/databases.ts";
import type { TestApp } from "@fernwell/api/test/test-app.ts";
import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { markFavourite } from "@fernwell/contract/favourites";
import { giveFeedback } from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import { savePlan } from "@fernwell/contract/plans";
import {
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import { editProfile, saveCookingFor, saveDaySettings } from "@fernwell/contract/profiles";
import { markStaple, saveShoppingList } from "@fernwell/contract/shopping-lists";
import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import { changeWeek } from "@fernwell/contract/week";
import { itemKinds } from "@fernwell/domain/item-kind";
import { findMonday, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { aProfile } from "../people.ts";
import { type PlannedEntry, plannedWeek } from "./planned-week.ts";
import { favouriteItems } from "./used-items.ts";

const weekCount = 13;

interface Product {
  readonly app: TestApp;
  /** Of this person alone. */
  readonly database: Pick<TestDatabase, "query">;
}

/** Makes a call as the person, which must succeed. */
type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<OutputOf<E>>;

/** Answers, thirteen weeks of planning and doing up to today, favourites, plans and a shopping list. */
export async function useForThreeMonths(
  { app, database }: Product,
  token: string,
  today: string,
): Promise<void> {
  const call: Call = async (endpoint, input) => {
    const { status, body } = await app.call(endpoint, input, { token });
    if (status >= 400) throw new Error(`${endpoint.name} responded ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  await answer(call);
  const monday = findMonday(today);
  let mealPlanId = "";
  for (let ago = weekCount - 1; ago >= 0; ago -= 1)
    mealPlanId = await planDays(call, shiftDay(monday, -7 * ago));
  await doEverything(database, today);
  await shop(call, mealPlanId, monday);
  await keepItems(call);
}

async function answer(call: Call): Promise<void> {
  await call(editProfile, { body: aProfile });
  // These keep out nothing of what is planned.
  const wishes = { dietary_preferences: ["High Protein"], health_tags: [] };
  await call(saveMealPreferences, { body: { ...mealBody, ...wishes } });
  await call(saveExercisePreferences, { body: exerciseBody });
  await call(saveMeditationPreferences, { body: meditationBody });
  await call(saveCookingFor, { body: { people_cooked_for: 2 } });
  await call(saveDaySettings, { body: { shows_energy: true } });
}

/** Returns the id of the plan with the meals. */
async function planDays(call: Call, monday: string): Promise<string> {
  const entries = plannedWeek(monday);
  const changes = entries.map((entry) => ({ kind: "add" as const, entry: toNewEntry(entry) }));
  const range = { from: monday, to: shiftDay(monday, 6) };
  const device = entries[0]?.id ?? "";
  const { plans } = await call(changeWeek, { body: { ...range, device, change: 1, changes } });
  return plans.find(({ item_name }) => item_name === wireNames.meal.plan)?.plan_id ?? "";
}

/** In the database, since a person may not make as many calls in a minute. */
async function doEverything({ query }: Pick<TestDatabase, "query">, today: string): Promise<void> {
  await query(
    `insert into activities (user_id, activity_id, day, kind, item_id, entry_id, seconds, felt)
      select user_id, entry_id, day, kind, item_id, entry_id, 900, 'right'
      from plan_entries join plans using (user_id, plan_id) where day < $1`,
    [today],
  );
  await query("update plan_entries set done_at = now() where day < $1", [today]);
}

function toNewEntry({ kind, id, item, day, slot }: PlannedEntry) {
  const planned = { entry_id: id, item_id: item, item_name: wireNames[kind].plan, plan_id: null, day, slot };
  return { ...planned, servings: null, note: null, leftover_of: null };
}

async function shop(call: Call, mealPlanId: string, monday: string): Promise<void> {
  const list = { list_name: "This week", plan_ids: [mealPlanId] };
  const range = { from_day: monday, to_day: shiftDay(monday, 6) };
  const params = { list_id: "00000001-0000-4000-8000-000000000000" };
  await call(saveShoppingList, { params, body: { ...list, ...range } });
  for (const ingredient_id of ["capers", "garlic"])
    await call(markStaple, { body: { ingredient_id, is_at_home: true } });
}

/** Favourites, a plan without days of each kind, and what the person thinks of some meals. */
async function keepItems(call: Call): Promise<void> {
  for (const kind of itemKinds) {
    const { plan, favourite } = wireNames[kind];
    const item_id = [...favouriteItems(kind)];
    for (const id of item_id) await call(markFavourite, { query: { item_name: favourite, item_id: id } });
    await call(savePlan, { query: { item_name: plan, item_id, plan_name: "Easy days" } });
  }
  for (const item_id of favouriteItems("meal").slice(0, 3))
    await call(giveFeedback, {
      body: { item_name: wireNames.meal.plan, item_id, verdict: "more_like_this" },
    });
}

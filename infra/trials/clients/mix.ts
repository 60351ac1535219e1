import { randomUUID } from "node:crypto";
import { type BenchPerson, benchWeek } from "@fernwell/api/bench/bench-people.ts";
import type { Random } from "@fernwell/api/test/fuzz/random.ts";
import { login } from "@fernwell/contract/accounts";
import { saveActivity } from "@fernwell/contract/activities";
import { findMeal, listCoaches } from "@fernwell/contract/catalogue";
import type { Endpoint } from "@fernwell/contract/endpoint";
import { listFavourites, markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { itemFavouriteKinds, planKinds } from "@fernwell/contract/item-kinds";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { makePlan } from "@fernwell/contract/plan-entries";
import { listPlans } from "@fernwell/contract/plans";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import { changeShoppingList, findShoppingList, listShoppingLists } from "@fernwell/contract/shopping-lists";
import { getTraining } from "@fernwell/contract/training";
import { getWeek } from "@fernwell/contract/week";
import type { Call, Outcome } from "./caller.ts";
import { absent, type Ledger } from "./ledger.ts";

/** A person and what their device knows. */
export interface Visitor extends BenchPerson {
  readonly from: string;
  readonly device: string;
  changes: number;
  ticked: readonly string[];
}

export interface Visit {
  readonly visitor: Visitor;
  readonly random: Random;
  readonly ledger: Ledger;
  send(call: Omit<Call, "from">): Promise<Outcome>;
}

interface Activity {
  readonly name: string;
  /** Of all visits, in hundredths. */
  readonly share: number;
  /** Two changes of one person at a time would have no certain result. */
  readonly changesData: boolean;
  act(visit: Visit): Promise<Outcome>;
}

/** What people do. A new feature joins with one line. */
export const mix: readonly Activity[] = [
  { name: "browse", share: 60, changesData: false, act: browse },
  { name: "detail", share: 15, changesData: false, act: openMeal },
  { name: "plans and lists", share: 4, changesData: false, act: openPlanOrList },
  { name: "today and the week", share: 4, changesData: false, act: openWeek },
  { name: "ticks", share: 5, changesData: true, act: tick },
  { name: "ticks kept offline", share: 2, changesData: true, act: sendKeptTicks },
  { name: "training", share: 2, changesData: true, act: train },
  { name: "taking along", share: 1, changesData: false, act: takeAlong },
  { name: "favourites", share: 4, changesData: true, act: toggleFavourite },
  { name: "login", share: 2, changesData: false, act: logIn },
  { name: "plan from a prompt", share: 1, changesData: true, act: planFromPrompt },
];

const prompts = [
  "seven quick dinners for two",
  "a week of high-protein lunches, no fish",
  "breakfasts for five days, under 15 minutes",
  "cheap vegetarian dinners for a family of four",
];

function browse({ visitor, random, send }: Visit): Promise<Outcome> {
  const { token } = visitor;
  const page = random.below(3) + 1;
  const choice = random.below(10);
  if (choice < 6) return send({ ...get(recommendMeals, { page, page_size: 20 }), token });
  if (choice < 8) return send({ ...get(recommendExercises, { page, page_size: 20 }), token });
  if (choice < 9) return send({ ...get(recommendMeditations, { page, page_size: 20 }), token });
  return send({ ...get(listCoaches, { page: 1, page_size: 10 }), token });
}

function openMeal({ visitor: { token, mealIds }, random, send }: Visit): Promise<Outcome> {
  return send({ ...get(findMeal, {}, { id: random.pick(mealIds) }), token });
}

function openPlanOrList({ visitor, random, send }: Visit): Promise<Outcome> {
  const { token, planId, listId } = visitor;
  switch (random.below(4)) {
    case 0:
      return send({ ...get(listPlans, { item_name: "personal_meal_plan" }), token });
    case 1:
      return send({ ...get(listPlans, { item_name: "personal_meal_plan", plan_id: planId }), token });
    case 2:
      return send({ ...get(listFavourites, { item_name: "favorite_meal_plan" }), token });
    default:
      return send({ ...get(findShoppingList, {}, { list_id: listId }), token });
  }
}

function openWeek({ visitor: { token }, send }: Visit): Promise<Outcome> {
  return send({ ...get(getWeek, benchWeek), token });
}

async function tick(visit: Visit): Promise<Outcome> {
  const { outcome } = await sendTick(visit);
  return outcome;
}

async function sendTick({ visitor, ledger, send }: Visit) {
  const { token, listId, device, ticked } = visitor;
  const name = `extra ${randomUUID()}`;
  visitor.changes += 1;
  const key = `ticks ${visitor.userId} ${listId}`;
  ledger.intend(key, name);
  const body = { list: "ticks", known: ticked, wanted: [name], device, change: visitor.changes };
  const call = { ...post(changeShoppingList, body, { list_id: listId }), token };
  const outcome = await send(call);
  // Without a response either may be there, and the next change takes off both.
  visitor.ticked = outcome.status === 200 ? [name] : [...ticked, name];
  if (outcome.status === 200) ledger.acknowledge(key, name);
  return { call, outcome };
}

/** A device that was offline sends what it kept, and what it has lost the responses of once more. */
async function sendKeptTicks(visit: Visit): Promise<Outcome> {
  const first = await sendTick(visit);
  if (first.outcome.status !== 200) return first.outcome;
  const second = await sendTick(visit);
  // Too late to change anything: the second has been made.
  if (second.outcome.status === 200) await visit.send(first.call);
  return second.outcome;
}

/** Opens a session, and records it twice, as a device that has lost the response. */
async function train({ visitor, ledger, send }: Visit): Promise<Outcome> {
  const { token, userId } = visitor;
  const opened = await send({ ...get(getTraining, {}, { session: "push-ups" }), token });
  if (opened.status !== 200) return opened;
  const activityId = randomUUID();
  const key = `activity ${userId} ${activityId}`;
  ledger.intend(key, "360");
  const body = {
    day: benchWeek.from,
    item_name: "personal_exercise_plan",
    item_id: "push-ups",
    seconds: 360,
  };
  const call = { ...post(saveActivity, body, { activity_id: activityId }), token };
  const saved = await send(call);
  if (saved.status === 200) ledger.acknowledge(key, "360");
  const again = await send(call);
  return { ...again, ms: opened.ms + saved.ms + again.ms };
}

/** What the app fetches when it is idle, for the time without a connection. */
async function takeAlong({ visitor, send }: Visit): Promise<Outcome> {
  const { token, planId, listId, mealIds } = visitor;
  const calls = [
    get(listShoppingLists, {}),
    get(findShoppingList, {}, { list_id: listId }),
    ...planKinds.map((item_name) => get(listPlans, { item_name })),
    get(listPlans, { item_name: "personal_meal_plan", plan_id: planId }),
    ...itemFavouriteKinds.map((item_name) => get(listFavourites, { item_name })),
    ...mealIds.slice(0, 3).map((id) => get(findMeal, {}, { id })),
  ];
  let outcome = await send({ ...get(getWeek, benchWeek), token });
  for (const call of calls) {
    // The app tries the rest another time.
    if (outcome.status !== 200) return outcome;
    const next = await send({ ...call, token });
    outcome = { ...next, ms: outcome.ms + next.ms };
  }
  return outcome;
}

async function toggleFavourite({ visitor, random, ledger, send }: Visit): Promise<Outcome> {
  const { token, userId, mealIds } = visitor;
  const itemId = random.pick(mealIds);
  const isMarking = random.below(2) === 0;
  const query = { item_name: "favorite_meal_plan", item_id: itemId };
  const key = `favourite ${userId} ${itemId}`;
  const value = isMarking ? "marked" : absent;
  // At first every meal of theirs is a favourite.
  ledger.intend(key, "marked");
  ledger.intend(key, value);
  const outcome = await send({
    ...(isMarking
      ? get(markFavourite, query)
      : { ...get(removeFavourite, query), method: "DELETE" as const }),
    token,
  });
  if (outcome.status === 200) ledger.acknowledge(key, value);
  return outcome;
}

function logIn({ visitor: { email, password }, send }: Visit): Promise<Outcome> {
  return send(post(login, { email, password }));
}

async function planFromPrompt({ visitor, random, ledger, send }: Visit): Promise<Outcome> {
  const { token, userId } = visitor;
  const query = "?use_llm=true&plan_type=meal";
  const built = await send({ ...post(buildPlan, { prompt: random.pick(prompts) }, {}, query), token });
  if (built.status !== 200) return built;
  const { entries } = JSON.parse(built.body) as { entries: { item_id: string }[] };
  // Nothing suits some people and prompts at once.
  if (entries.length === 0) return built;
  const planId = randomUUID();
  const name = `Plan ${planId} of ${userId}`;
  const key = `plan ${userId} ${planId}`;
  ledger.intend(key, name);
  const saved = await send({
    ...post(makePlan, {
      plan_id: planId,
      item_name: "personal_meal_plan",
      plan_name: name,
      entries: entries.slice(0, 7).map(({ item_id }) => ({
        entry_id: randomUUID(),
        item_id,
        day: null,
        slot: null,
        servings: null,
        leftover_of: null,
        note: null,
      })),
    }),
    token,
  });
  if (saved.status === 200) ledger.acknowledge(key, name);
  return { ...saved, ms: built.ms + saved.ms };
}

type Values = Readonly<Record<string, string | number>>;

function get(endpoint: Endpoint, query: Values, params: Values = {}) {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) words.set(name, String(value));
  return { method: "GET" as const, path: `${fill(endpoint, params)}?${words}` };
}

function post(endpoint: Endpoint, body: object, params: Values = {}, query = "") {
  return { method: "POST" as const, path: `${fill(endpoint, params)}${query}`, body };
}

function fill({ path }: Endpoint, params: Values): string {
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? ""))}`;
}

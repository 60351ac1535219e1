import { login } from "@fernwell/contract/accounts";
import { findMeal, listMealOptions } from "@fernwell/contract/catalogue";
import type { Endpoint } from "@fernwell/contract/endpoint";
import { listFavourites } from "@fernwell/contract/favourites";
import { listPlans } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { mealBody } from "@fernwell/contract/test/preferences";
import { getWeek } from "@fernwell/contract/week";
import { type BenchPerson, benchWeek } from "./bench-people.ts";
import type { PreparedRequest } from "./load.ts";

export const routeNames = [
  "recommend",
  "item",
  "favourites",
  "plan",
  "week",
  "options",
  "preference",
  "login",
] as const;
export type RouteName = (typeof routeNames)[number];

type PrepareRequest = (
  person: BenchPerson,
  page: number,
) => Pick<PreparedRequest, "method" | "path" | "body">;

export const routes: Readonly<Record<RouteName, PrepareRequest>> = {
  recommend: (_, page) => get(recommendMeals, `?page=${page}&page_size=20`),
  item: ({ mealIds }) => get(findMeal, "", { id: mealIds[0] ?? "" }),
  favourites: () => get(listFavourites, "?item_name=favorite_meal_plan"),
  plan: ({ planId }) => get(listPlans, `?item_name=personal_meal_plan&plan_id=${planId}`),
  week: () => get(getWeek, `?from=${benchWeek.from}&to=${benchWeek.to}`),
  options: () => get(listMealOptions, "?target_item=meal_type"),
  preference: () => post(saveMealPreferences, mealBody),
  login: ({ email, password }) => post(login, { email, password }),
};

function get(endpoint: Endpoint, query: string, params: Readonly<Record<string, string>> = {}) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => params[name] ?? "");
  return { method: "GET" as const, path: `/api${path}${query}` };
}

function post(endpoint: Endpoint, body: object) {
  return { method: "POST" as const, path: `/api${endpoint.path}`, body: JSON.stringify(body) };
}

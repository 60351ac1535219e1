import { maxExtras } from "@fernwell/contract/plans";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import type { Plan } from "../plan.ts";
import { GroceryList } from "./grocery-list.tsx";

const api = serveApi();

/** Every list is full unless a test says otherwise, which is logged. */
beforeEach(() => {
  startSession("a-token");
  const log = vi.spyOn(console, "error").mockReturnValue();
  api.respondWith({ status: 409, body: { detail: "Full.", code: "list_full" } });
  return () => {
    log.mockRestore();
    forgetSession();
  };
});

const plan: Plan<"meal"> = {
  kind: "meal",
  id: "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11",
  _id: "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11",
  plan_id: "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11",
  plan_name: "Slow mornings",
  created_at: "2026-11-15T09:00:00.000Z",
  items: [],
  entries: [],
  cooking_for: null,
  people_cooked_for: null,
  reading: null,
  groceries: [],
  ingredient_names: [],
  extra_ingredients: ["Soap"],
};

test("[TRUST-07] a list that another device has filled says what did not fit, and is not sent again by itself", async () => {
  renderRoutes([{ path: "/", element: <GroceryList plan={plan} /> }], "/");

  await userEvent.type(screen.getByRole("textbox"), "Candles{Enter}");
  expect(await screen.findByText("Your list is full.")).toBeTruthy();
  expect(within(screen.getAllByRole("status")[1] ?? document.body).getByText("Candles")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete Candles" })).toBeNull();
  expect(screen.queryByText("Not saved yet.")).toBeNull();
  expect(api.requests).toHaveLength(1);

  api.respondWith({ body: { extra_ingredients: [] } });
  await userEvent.click(screen.getByRole("button", { name: "Delete Soap" }));
  await expect.poll(() => api.requests.length).toBe(2);
  api.respondWith({ body: { extra_ingredients: ["Candles"] } });
  await userEvent.click(screen.getByRole("button", { name: "Add again" }));
  await expect.poll(() => api.requests.length).toBe(3);
  expect(new URL(api.requests[2]?.url ?? "", "http://a").searchParams.getAll("extra_ingredients")).toEqual([
    "Candles",
  ]);
  expect(screen.queryByText("Your list is full.")).toBeNull();
  expect(await screen.findByRole("button", { name: "Delete Candles" })).toBeTruthy();
});

test("[TRUST-07] what did not fit can be left out", async () => {
  renderRoutes([{ path: "/", element: <GroceryList plan={plan} /> }], "/");
  await userEvent.type(screen.getByRole("textbox"), "Candles{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Leave out" }));
  expect(screen.queryByText("Your list is full.")).toBeNull();
  expect(screen.queryByText("Candles")).toBeNull();
});

test("[TRUST-07] everything that did not fit is listed, although each was sent on its own", async () => {
  renderRoutes([{ path: "/", element: <GroceryList plan={plan} /> }], "/");
  await userEvent.type(screen.getByRole("textbox"), "Candles{Enter}");
  await userEvent.type(screen.getByRole("textbox"), "Matches{Enter}");

  await expect
    .poll(() => screen.getAllByRole("listitem").map(({ textContent }) => textContent))
    .toEqual(expect.arrayContaining(["Candles", "Matches"]));
});

test("[TRUST-07] an extra that would make the list too long to be sent is sent alone, so that the server says what is too much", async () => {
  const extra_ingredients = Array.from({ length: maxExtras }, (_, index) => `Soap ${index}`);
  renderRoutes([{ path: "/", element: <GroceryList plan={{ ...plan, extra_ingredients }} /> }], "/");
  await userEvent.type(screen.getByRole("textbox"), "Candles{Enter}");
  expect(await screen.findByText("Your list is full.")).toBeTruthy();
  const { searchParams } = new URL(api.requests[0]?.url ?? "", "http://a");
  expect(searchParams.getAll("extra_ingredients")).toEqual(["Candles"]);
});

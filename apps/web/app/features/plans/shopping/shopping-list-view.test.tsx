import type { GroceryRow } from "@fernwell/contract/plans";
import type { ShoppingList } from "@fernwell/contract/shopping-lists";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { emptyList } from "#test/fixtures/shopping-list.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { ShoppingListView } from "./shopping-list-view.tsx";

const api = serveApi();

const row = (name: string, group: GroceryRow["group"], changes: Partial<GroceryRow> = {}): GroceryRow => ({
  name,
  group,
  amounts: [{ quantity: "1 ½", measurement: "cans" }],
  meals: ["Soup", "Stew"],
  shop_amount: "2 cans (400 g each)",
  leftover: "half a can left",
  more: null,
  is_staple: false,
  ingredient_id: name.toLowerCase(),
  ...changes,
});

const list: ShoppingList = {
  ...emptyList,
  groceries: [
    row("Milk", "dairy"),
    row("Tomatoes", "fruits-and-vegetables", { more: "1 more can" }),
    row("Salt", "herbs-and-spices", { is_staple: true }),
  ],
  extra_ingredients: ["brown bread"],
  ingredient_names: ["Milk"],
};

beforeEach(() => startSession("a-token"));

function show(changes: Partial<ShoppingList> = {}) {
  renderRoutes([{ path: "/", element: <ShoppingListView list={{ ...list, ...changes }} /> }], "/");
}

test("[WEEK-73] [WEEK-68] shows what is left by section in shop order, and what is missing of a row", async () => {
  show();
  const labels = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(labels).toEqual(["Fruits And Vegetables", "Bakery", "Dairy"]);
  expect(screen.getByRole("button", { name: "1 more can, more about Tomatoes" })).toBeTruthy();
  expect(screen.getByText("2 left")).toBeTruthy();

  await userEvent.click(screen.getByRole("switch", { name: "Only what is left" }));
  expect(screen.queryByRole("checkbox", { name: "Milk" })).toBeNull();
});

test("[WEEK-76] a row tells its meals, the need and what is left over", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "2 cans (400 g each), more about Milk" }));
  expect(screen.getByText("For Soup · Stew")).toBeTruthy();
  expect(screen.getByText("1 ½ cans needed, half a can left")).toBeTruthy();
});

test("[WEEK-74] what is always at home is folded and not counted", async () => {
  show();
  expect(screen.queryByText("Salt")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Always at home (1)" }));
  expect(within(screen.getByRole("list", { name: "Always at home" })).getByText("Salt")).toBeTruthy();
  api.respondWith({ body: { status_code: 200 } });
  await userEvent.click(screen.getByRole("button", { name: "Put on the list: Salt" }));
  await expect.poll(() => api.requests.at(-1)?.url).toContain("/staples");
});

test("a list without rows, and one that is done, say so", async () => {
  show({ groceries: [], extra_ingredients: [], ingredient_names: [] });
  expect(screen.getByText("Nothing to buy.")).toBeTruthy();
  expect(screen.getByText("0 left")).toBeTruthy();
});

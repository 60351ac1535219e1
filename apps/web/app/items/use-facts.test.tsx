import type { Withholding } from "@fernwell/domain/safety/withheld";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { ItemCard } from "./item-card.tsx";
import { summariseItem } from "./item-summary.ts";

const api = serveApi();
const item = summariseItem("meal", { _id: "stew", meal_name: "Stew", cooking_time: 35, calories: 508.6 });
const { withheld: _, ...state } = nothingAsked;

function show(respond: () => Promise<{ body: object }> | { body: object }) {
  startSession("a-token");
  api.respondWith(respond);
  return renderRoutes([{ path: "/", element: <ItemCard item={item} /> }], "/");
}

test("[DATA-17] a card shows the energy of a meal to a person from whom nothing is withheld", async () => {
  show(() => ({ body: { ...state, withheld: [] } }));
  expect(await screen.findByText("509 kcal")).toBeTruthy();
  expect(screen.getByText("35 min")).toBeTruthy();
});

test.each<[string, object]>([
  ["from whom it is withheld", { ...state, withheld: ["energy"] satisfies Withholding[] }],
  ["whose response a release kept that did not say", state],
])("[SAFE-135] a card shows no energy to a person %s", async (_, body) => {
  // Only development compares responses with the contract.
  vi.stubEnv("DEV", false);
  const { queryClients } = show(() => ({ body }));
  await expect.poll(() => [...queryClients][0]?.getQueryData(["safety", "questions"])).toBeTruthy();
  expect(await screen.findByText("35 min")).toBeTruthy();
  expect(screen.queryByText(/kcal/)).toBeNull();
});

test("[SAFE-135] a card shows no energy before it is known whether it is withheld", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  show(() => promise.then(() => ({ body: { ...state, withheld: [] } })));
  expect(screen.queryByText(/kcal/)).toBeNull();
  resolve();
  expect(await screen.findByText("509 kcal")).toBeTruthy();
});

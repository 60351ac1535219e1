import type { Withholding } from "@fernwell/domain/safety/withheld";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { summariseItem } from "#app/items/item-summary.ts";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { ItemRow } from "./entries/item-row.tsx";
import { PlanReading } from "./entries/plan-reading.tsx";
import { PlanBalance } from "./plan-balance.tsx";
import { SelectionCard } from "./selection-card.tsx";
import { DayEnergyLine } from "./week/day-energy.tsx";

const api = serveApi();
const item = summariseItem("meal", { _id: "stew", meal_name: "Stew", cooking_time: 35, calories: 510 });
const range = { low: 10, high: 20 };
const figures = { Energy: 340, Protein: 10, Carbohydrate: 52, Fat: 10 };
const meal = {
  ...{ _id: "porridge", meal_name: "Porridge" },
  nutrition_information: Object.entries(figures).map(([name, quantity]) => ({ name, quantity, unit: "g" })),
};
const chip = (id: string, text: string) => ({ id, text, value: null, is_need: false });
const reading = {
  prompt: "",
  chips: [chip("maxCalories", "up to 600 kcal"), chip("tag:lighter-meal", "light"), chip("cheap", "cheap")],
  relaxations: [
    { text: "Two are not light; no meal that suits you is light.", item_ids: [] },
    { text: "One is not cheap.", item_ids: [] },
  ],
};

/** Every place of plans that shows energy or a wish about it. */
function Places() {
  return (
    <>
      <ItemRow item={item} action={null} />
      <SelectionCard item={item} isSelected={false} isWithheld={false} onToggle={() => {}} />
      <PlanBalance meals={[meal]} />
      <DayEnergyLine
        energy={{ day: "", kcal: range, protein: range, carbohydrate: range, fat: range, known_share: 1 }}
      />
      <PlanReading reading={reading} />
      <p>All places</p>
    </>
  );
}

let withheld: readonly Withholding[];
beforeEach(() => {
  startSession("a-token");
  api.respondWith(() => ({ body: { ...nothingAsked, withheld } }));
});

async function listTexts(): Promise<string> {
  const { queryClients } = renderRoutes([{ path: "/", element: <Places /> }], "/");
  await screen.findByText("All places");
  await expect.poll(() => [...queryClients][0]?.getQueryData(["safety", "questions"])).toBeTruthy();
  return document.body.textContent;
}

test("a person from whom nothing is withheld sees energy in every place", async () => {
  withheld = [];
  await listTexts();
  await expect.poll(() => document.body.textContent.match(/kcal/g)?.length).toBe(5);
  expect(screen.getByText("light")).toBeTruthy();
});

test("[SAFE-135] [SAFE-140] plans show no energy and no wish about it where they are withheld", async () => {
  withheld = ["energy", "weight-loss"];
  const texts = await listTexts();
  expect(texts).not.toMatch(/kcal|\blight\b|Balance/);
  expect(texts).toContain("cheap");
  expect(screen.getByText("One is not cheap.")).toBeTruthy();
});

import type { Withholding } from "@fernwell/domain/safety/withheld";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { lentilStew } from "#test/fixtures/meal.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { MealPage } from "./meal/meal-page.tsx";
import { NutritionChart } from "./meal/nutrition-chart.tsx";

const api = serveApi();
const meal = {
  ...lentilStew,
  health_tags: ["High Fibre", "Lighter Meal"],
  nutrition_information: [
    { name: "Energy", quantity: 400, unit: "kcal" },
    { name: "Protein", quantity: 20, unit: "g" },
  ],
};

let withheld: readonly Withholding[];
beforeEach(() => {
  // jsdom has no layout and therefore no ResizeObserver.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  startSession("a-token");
  api.respondWith(() => ({ body: { ...nothingAsked, withheld } }));
});

afterEach(() => vi.unstubAllGlobals());

async function show(): Promise<void> {
  const page = (
    <>
      <MealPage meal={meal} plannedServings={null} corner={null} foot={null} />
      <NutritionChart meal={meal} />
    </>
  );
  const { queryClients } = renderRoutes([{ path: "/", element: page }], "/");
  await expect.poll(() => [...queryClients][0]?.getQueryData(["safety", "questions"])).toBeTruthy();
}

test("a meal page shows its energy and all its tags to a person from whom nothing is withheld", async () => {
  withheld = [];
  await show();
  expect(await screen.findByText("Calories per serving")).toBeTruthy();
  expect((await screen.findAllByText(/400 kcal/)).length).toBeGreaterThan(1);
  expect(screen.getAllByText("Lighter Meal").length).toBeGreaterThan(0);
});

test("[SAFE-135] [SAFE-140] a meal page shows no energy and no tag about it where they are withheld", async () => {
  withheld = ["energy", "weight-loss"];
  await show();
  expect((await screen.findAllByText("High Fibre")).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/kcal|kJ|Calories|Lighter/);
});

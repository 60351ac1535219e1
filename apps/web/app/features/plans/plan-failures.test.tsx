import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import type { Plan } from "./plan.ts";
import { useCreatePlan, useRemoveItem, useRemovePlan } from "./plans.api.ts";
import { usePlanLists } from "./use-plan-lists.ts";

const api = serveApi();

beforeEach(() => {
  startSession("a-token");
  return forgetSession;
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
  extra_ingredients: [],
};

const attempts = {
  "creating a plan": () => {
    const { mutate } = useCreatePlan();
    return () => mutate({ type: "meal", name: "Slow mornings", itemIds: ["luxury-muesli"] });
  },
  "removing an item": () => {
    const { mutate } = useRemoveItem(plan);
    return () => mutate("luxury-muesli");
  },
  "removing a plan": () => {
    const { mutate } = useRemovePlan(plan);
    return () => mutate();
  },
  "ticking an ingredient": () => {
    const { change } = usePlanLists(plan);
    return () => change("ticks", ["Oats"]);
  },
  "adding an extra ingredient": () => {
    const { change } = usePlanLists(plan);
    return () => change("extras", ["Candles"]);
  },
} satisfies Record<string, () => () => void>;

test.each([
  ["creating a plan", 500, "unexpected", "Failed to submit personalized plan:"],
  ["removing an item", 500, "unexpected", "Failed to submit personalized plan:"],
  ["removing a plan", 500, "unexpected", "Failed to remove personalized plan:"],
  ["ticking an ingredient", 500, "unexpected", "Failed to submit personalized plan:"],
  ["ticking an ingredient", 404, "plan_not_found", "Failed to submit personalized plan:"],
  ["adding an extra ingredient", 500, "unexpected", "Failed to submit personalized plan:"],
  ["adding an extra ingredient", 404, "plan_not_found", "Failed to submit personalized plan:"],
] as const)("[ERR-27] logs the failure of %s with %i %s", async (attempt, status, code, message) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  api.respondWith({ status, body: { detail: "Broken.", code } });
  renderRoutes([{ path: "/", element: <Attempt useAttempt={attempts[attempt]} /> }], "/");

  await userEvent.click(screen.getByRole("button"));

  await expect.poll(() => log.mock.calls).toContainEqual([message, status]);
});

function Attempt({ useAttempt }: { useAttempt: () => () => void }) {
  const attempt = useAttempt();
  return (
    <button type="button" onClick={attempt}>
      Try
    </button>
  );
}

import type { WireWeek } from "@fernwell/contract/week";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { CookAgainButton } from "./cook-again-button.tsx";

const api = serveApi();
const entryId = "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11";
const activityId = "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2b22";
const entry: WireWeek["entries"][number] = {
  ...{ entry_id: entryId, item_id: "lentil-stew", item_name: "personal_meal_plan", plan_id: entryId },
  ...{ day: "2026-11-19", slot: "dinner", servings: null, note: null, leftover_of: null, done: true },
};
const week: WireWeek = {
  ...{ entries: [entry], plans: [], people_cooked_for: 2, hints: [], ahead: [], energy: null },
  ...{ meals: [], exercises: [], meditations: [] },
};
let changeStatus: number;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T18:00:00Z"), toFake: ["Date"] });
  changeStatus = 200;
  api.respondWith(({ url = "" }) => {
    if (url.startsWith("/api/week-changes")) return { status: changeStatus, body: week };
    if (url.startsWith("/api/week?")) return { body: week };
    return { body: { time_zone: "UTC", shows_energy: null, is_minor: false } };
  });
});
afterEach(() => vi.useRealTimers());

async function planAgain(planned: string | null) {
  const button = (
    <CookAgainButton activityId={activityId} mealId="lentil-stew" entryId={planned} servings={4} />
  );
  renderRoutes([{ path: "/", element: button }], "/");
  await userEvent.click(screen.getByRole("button", { name: "Yes, plan it" }));
}

const sent = () =>
  api.requests.filter(({ url }) => url?.startsWith("/api/week-changes")).map(({ body }) => JSON.parse(body));

test("[DO-24] a planned meal is planned for the same weekday and slot of the next week", async () => {
  await planAgain(entryId);
  expect(await screen.findByText(/It is in your week on Thursday 26 November\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See that week" }).getAttribute("href")).toBe(
    "/week?from=2026-11-26",
  );
  expect(sent()).toMatchObject([
    {
      changes: [
        {
          kind: "add",
          entry: {
            ...{ item_id: "lentil-stew", item_name: "personal_meal_plan", plan_id: null },
            ...{ day: "2026-11-26", slot: "dinner", servings: 4 },
          },
        },
      ],
    },
  ]);
});

test("[DO-24] one that was not planned is planned for a week from today", async () => {
  await planAgain(null);
  expect(await screen.findByText(/It is in your week on Wednesday 25 November\./)).toBeTruthy();
});

test("[DO-24] a failure can be tried again, as the same change", async () => {
  changeStatus = 503;
  await planAgain(null);
  await expect.poll(sent).toHaveLength(1);
  changeStatus = 200;
  await userEvent.click(await screen.findByRole("button", { name: "Yes, plan it" }));
  expect(await screen.findByText(/It is in your week/)).toBeTruthy();
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test("[DO-24] planning it again after a reload is the same change", async () => {
  await planAgain(null);
  expect(await screen.findByText(/It is in your week/)).toBeTruthy();
  cleanup();
  await planAgain(null);
  expect(await screen.findByText(/It is in your week/)).toBeTruthy();
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test("the focus moves from the button that is gone to what was planned", async () => {
  await planAgain(null);
  expect(await screen.findByText(/It is in your week/)).toBe(document.activeElement);
});

import type { FoundItem } from "@fernwell/contract/catalogue";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readServings } from "#app/items/read-servings.ts";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { lentilStew } from "#test/fixtures/meal.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { Cooking } from "./cooking.tsx";

const api = serveApi();
const startedAt = Date.parse("2026-11-18T18:00:00Z");
const entryId = "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11";

let meal: FoundItem<"meal">;
let recordStatus: number;

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt, toFake: ["Date"] });
  startSession("a-token");
  meal = lentilStew;
  recordStatus = 200;
  api.respondWith(({ url = "" }) => {
    if (url.startsWith("/api/meals/")) return { body: meal };
    if (url.startsWith("/api/activities/")) return { status: recordStatus, body: { status_code: 200 } };
    if (url.startsWith("/api/safety-questions")) return { body: nothingAsked };
    return { body: { time_zone: "UTC", shows_energy: null, is_minor: false } };
  });
});
afterEach(() => vi.useRealTimers());

function CookPage() {
  const [query] = useSearchParams();
  return (
    <Cooking
      mealId="lentil-stew"
      entryId={query.get("entry")}
      servings={readServings(query.get("for"))}
      more={({ title, servings }) => <p>{`More about ${title} for ${servings}`}</p>}
    />
  );
}

function open(path = "/cook/lentil-stew") {
  const routes = [
    { path: "/cook/:mealId", element: <CookPage /> },
    { path: "/today", element: <h1>Today</h1> },
  ];
  return renderRoutes(routes, path);
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const chip = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const stepText = () => screen.getByRole("region", { name: /^Step/ }).getAttribute("aria-label");

const throughAllSteps = "{ArrowRight}{ArrowRight}{ArrowRight}";
const failure = "We could not record that you cooked this.";
const activityCalls = () => api.requests.filter(({ url }) => url?.startsWith("/api/activities/"));
const recorded = () => activityCalls().map(({ body }) => JSON.parse(body));

async function startCooking(path?: string) {
  const opened = open(path);
  await userEvent.click(await screen.findByRole("button", { name: "Start cooking" }));
  return opened;
}

async function untilRecorded(times: number) {
  await waitFor(() => expect(recorded()).toHaveLength(times));
  await screen.findByRole("button", { name: "Done" });
}

/** The clock moves and the page is looked at. */
function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
  fireEvent(document, new Event("visibilitychange"));
}

test("[DO-20] begins with the meal's time, servings and cookware, and keeps the servings in the address", async () => {
  const { router } = open(`/cook/lentil-stew?entry=${entryId}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Lentil Stew" })).toBeTruthy();
  expect(screen.getByText("35 min in 3 steps")).toBeTruthy();
  expect(screen.getByText("Large pan")).toBeTruthy();

  await userEvent.click(button("Increase servings"));
  expect(router.state.location.search).toBe(`?entry=${entryId}&for=4`);
  await userEvent.click(button("Start cooking"));
  expect(chip(/300 g lentils/)).toBeTruthy();
});

test("[DO-20] shows one step at a time; its amounts are ticked, its edges and the arrow keys lead on and back", async () => {
  await startCooking();
  expect(stepText()).toBe("Step 1 of 3");
  expect(screen.getByText("Simmer the lentils for twenty minutes.")).toBeTruthy();
  expect(button("Back").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(chip(/150 g lentils/));
  expect(chip(/150 g lentils/).checked).toBe(true);
  expect(chip(/2 g salt in all/).checked).toBe(false);

  await userEvent.click(button("Next"));
  expect(stepText()).toBe("Step 2 of 3");
  expect(screen.queryByText("Simmer the lentils for twenty minutes.")).toBeNull();
  expect(chip(/2 g salt in all/).checked).toBe(false);
  await userEvent.keyboard("{ArrowRight}");
  expect(stepText()).toBe("Step 3 of 3");
  expect(button("Finish")).toBeTruthy();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(stepText()).toBe("Step 1 of 3");
  expect(chip(/150 g lentils/).checked).toBe(true);
});

test("[DO-21] a step that waits offers its timer by name, and says how it stands", async () => {
  await startCooking();
  await userEvent.click(button("Start the timer: Lentils, 20 min"));
  expect(button("The timer runs: Lentils, 20:00").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button("Next"));
  await userEvent.click(button("Start the timer: Rice, 12 min"));
  pass(60);
  expect(button("The timer runs: Rice, 11:00")).toBeTruthy();
  await userEvent.click(button("Back"));
  expect(button("The timer runs: Lentils, 19:00")).toBeTruthy();
  pass(20 * 60);
  expect(button("Start it again: Lentils, 20 min")).toBeTruthy();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.queryByRole("button", { name: /timer/ })).toBeNull();
});

test("[DO-23] goes on at the same step with the same ticks and timers after a reload", async () => {
  const path = `/cook/lentil-stew?entry=${entryId}&for=4`;
  await startCooking(path);
  await userEvent.click(button("Next"));
  await userEvent.click(chip(/400 g rice/));
  await userEvent.click(button("Start the timer: Rice, 12 min"));
  cleanup();
  vi.setSystemTime(Date.now() + 90_000);

  open(path);
  expect(await screen.findByRole("button", { name: "The timer runs: Rice, 10:30" })).toBeTruthy();
  expect(stepText()).toBe("Step 2 of 3");
  expect(chip(/400 g rice/).checked).toBe(true);
});

test("[DO-23] what was begun for another entry goes on, or starts again, as the person says", async () => {
  await startCooking("/cook/lentil-stew?for=4");
  await userEvent.click(button("Next"));
  cleanup();
  open(`/cook/lentil-stew?entry=${entryId}&for=2`);

  expect(await screen.findByText("You have begun to cook this: step 2 of 3.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue cooking" }).getAttribute("href")).toBe(
    "/cook/lentil-stew?for=4",
  );
  await userEvent.click(button("Start again"));
  expect(stepText()).toBe("Step 1 of 3");
  expect(chip(/150 g lentils/)).toBeTruthy();
});

test("a recipe that has other steps by now is not gone on with in the middle", async () => {
  await startCooking();
  await userEvent.click(button("Next"));
  cleanup();
  meal = { ...lentilStew, method: { steps: lentilStew.method.steps.slice(0, 2) } };
  open();

  expect(await screen.findByRole("button", { name: "Start cooking" })).toBeTruthy();
});

test("[DO-24] the end records what was cooked with its entry, how it was in one touch, and then forgets it", async () => {
  const { router } = await startCooking(`/cook/lentil-stew?entry=${entryId}&for=2`);
  pass(600);
  await userEvent.keyboard(throughAllSteps);
  expect(document.activeElement?.textContent).toBe("Enjoy your meal");
  expect(screen.getByText("More about Lentil Stew for 2")).toBeTruthy();
  await userEvent.click(button("Good"));
  expect(button("Good").getAttribute("aria-pressed")).toBe("true");
  expect(await screen.findByText("Thank you, noted.")).toBeTruthy();
  await userEvent.click(button("Done"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/today"));

  expect(new Set(activityCalls().map(({ url }) => url)).size).toBe(1);
  const body = {
    ...{ day: "2026-11-18", item_name: "personal_meal_plan", item_id: "lentil-stew" },
    ...{ entry_id: entryId, seconds: 600 },
  };
  expect(recorded()).toEqual([body, { ...body, felt: "right" }]);
  expect(localStorage.getItem("doing_cook")).toBeNull();
});

test("[DO-24] how it was is still known after a reload, and is sent with every record", async () => {
  recordStatus = 503;
  await startCooking();
  await userEvent.keyboard(throughAllSteps);
  await userEvent.click(button("Good"));
  await waitFor(() => expect(recorded()).toHaveLength(2));
  cleanup();
  recordStatus = 200;
  open("/cook/lentil-stew?for=2");

  expect((await screen.findByRole("button", { name: "Good" })).getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(recorded()).toHaveLength(3));
  expect(recorded().map(({ felt }) => felt)).toEqual([undefined, "right", "right"]);
});

test("[DO-24] what is begun before midnight is recorded for the day on which it was begun", async () => {
  vi.setSystemTime(Date.parse("2026-11-18T23:50:00Z"));
  await startCooking();
  pass(20 * 60);
  await userEvent.keyboard(throughAllSteps);
  await waitFor(() => expect(recorded()).toMatchObject([{ day: "2026-11-18", seconds: 1200 }]));
});

test("[DO-24] a step that waits counts for its wait and half an hour more", async () => {
  const [braise, ...others] = lentilStew.method.steps;
  if (braise) meal = { ...lentilStew, method: { steps: [{ ...braise, minutes: 120 }, ...others] } };
  await startCooking();
  pass(5 * 3600);
  await userEvent.keyboard(throughAllSteps);
  await waitFor(() => expect(recorded()).toMatchObject([{ seconds: 150 * 60 }]));
});

test("[DO-24] what could not be recorded stays on the device, and is recorded when asked again", async () => {
  recordStatus = 503;
  const { router } = await startCooking();
  await userEvent.keyboard(throughAllSteps);
  expect(await screen.findByText(failure)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Leave for now" }));
  expect(router.state.location.pathname).toBe("/today");
  expect(localStorage.getItem("doing_cook")).not.toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByText(failure)).toBeTruthy();
  recordStatus = 200;
  await userEvent.click(button("Try again"));
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});

test("[DO-24] what was finished and not recorded is recorded for its own entry before anything is begun anew", async () => {
  recordStatus = 503;
  await startCooking(`/cook/lentil-stew?entry=${entryId}&for=4`);
  await userEvent.keyboard(throughAllSteps);
  await screen.findByText(failure);
  cleanup();
  recordStatus = 200;
  const { router } = open("/cook/lentil-stew?for=2");

  expect(await screen.findByText("More about Lentil Stew for 4")).toBeTruthy();
  await untilRecorded(2);
  expect(recorded()[1]).toMatchObject({ entry_id: entryId });
  await userEvent.click(button("Done"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/today"));
  await act(() => router.navigate("/cook/lentil-stew?for=2"));
  expect(await screen.findByRole("button", { name: "Start cooking" })).toBeTruthy();
});

test("[DO-24] what was recorded is forgotten however its end is left, but not after going back a step", async () => {
  const { router } = await startCooking();
  await userEvent.keyboard(throughAllSteps);
  await untilRecorded(1);
  await userEvent.click(button("Back to the last step"));
  expect(stepText()).toBe("Step 3 of 3");
  await act(() => router.navigate("/today"));
  expect(localStorage.getItem("doing_cook")).not.toBeNull();

  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole("button", { name: "Finish" }));
  await untilRecorded(2);
  await act(() => router.navigate("/today"));
  expect(localStorage.getItem("doing_cook")).toBeNull();
});

test("[DO-21] a timer that still runs at the end goes on unless the person is done", async () => {
  const { router } = await startCooking();
  await userEvent.click(button("Start the timer: Lentils, 20 min"));
  await userEvent.keyboard(throughAllSteps);
  await untilRecorded(1);
  await act(() => router.navigate("/today"));
  expect(localStorage.getItem("doing_cook")).not.toBeNull();

  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole("button", { name: "Done" }));
  await waitFor(() => expect(localStorage.getItem("doing_cook")).toBeNull());
});

test("[DO-25] what does not suit the person now is not cooked: it says why and leads elsewhere", async () => {
  await startCooking();
  cleanup();
  meal = { ...lentilStew, conflicts: ["Contains lentils, and you told us about lentils."] };
  open();

  expect(await screen.findByText("Contains lentils, and you told us about lentils.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: /^Step/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Start|Next|Continue/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Find another meal" }).getAttribute("href")).toBe(
    "/recommendation/meals",
  );
  expect(screen.getByRole("link", { name: "See the recipe" }).getAttribute("href")).toBe(
    "/meal/lentil-stew?for=2",
  );
});

test("[PHONE-52] the amounts of a step are told in the measures that the meal comes in", async () => {
  const [lentils, ...others] = lentilStew.ingredients;
  if (lentils === undefined) throw new Error("no lentils");
  const cups = { ...lentils, name: "Rice", quantity: 1, measurement: "cup" as const };
  meal = { ...lentilStew, measures: "american", ingredients: [lentils, cups, ...others.slice(1)] };
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Start cooking" }));
  expect(await screen.findByRole("checkbox", { name: "5 ¼ oz lentils" })).toBeTruthy();
  await userEvent.keyboard("{ArrowRight}");
  expect(await screen.findByRole("checkbox", { name: "1 cup rice" })).toBeTruthy();
});

import type { PastActivity } from "@fernwell/contract/activities";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SeenRequest, serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { LookingBackPage } from "./looking-back-page.tsx";

const api = serveApi();

/** A Wednesday. */
const today = "2026-11-18";
const squatsId = "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11";

let isOn: boolean;
let kept: PastActivity[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T10:00:00Z`) });
  // jsdom has no layout: the chart gets a size here, and nothing else changes its size.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches(".recharts-wrapper") ? new DOMRect(0, 0, 600, 200) : new DOMRect();
  });
  isOn = true;
  kept = [];
  api.respondWith(respond);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As much of the server as the page needs: what was kept, and whether it is turned on. */
function respond({ method, url = "", body }: SeenRequest) {
  const id = url.split("/").at(-1);
  if (method === "DELETE") kept = kept.filter(({ activity_id }) => activity_id !== id);
  if (method === "POST" && url === "/api/looking-back") {
    const { is_on, forgets = false } = JSON.parse(body);
    isOn = is_on;
    if (forgets) kept = [];
  }
  if (method === "POST" && url.startsWith("/api/activities/")) {
    const { seconds, entry_id: _, ...saved } = JSON.parse(body);
    const others = kept.filter(({ activity_id }) => activity_id !== id);
    kept = [{ ...squats, ...saved, activity_id: id, minutes: Math.ceil(seconds / 60), seconds }, ...others];
  }
  if (url.startsWith("/api/looking-back?")) return { body: { is_on: isOn, activities: isOn ? kept : [] } };
  return { body: { status_code: 200 } };
}

const soup: PastActivity = {
  ...{
    activity_id: null,
    entry_id: null,
    day: today,
    item_name: "personal_meal_plan",
    item_id: "soup",
    title: "Soup",
  },
  ...{ is_listed: true, image: null, minutes: 40, seconds: null, felt: null, note: null },
};
const squats: PastActivity = {
  ...{
    activity_id: squatsId,
    entry_id: null,
    day: today,
    item_name: "personal_exercise_plan",
    item_id: "squats",
  },
  ...{
    is_listed: true,
    title: "Squats",
    image: null,
    minutes: 20,
    seconds: 1170,
    felt: "right",
    note: "Slower next time",
  },
};
const lastWeek = { ...soup, day: "2026-11-11" };

function show(address = "/") {
  return renderRoutes([{ path: "*", element: <LookingBackPage /> }], address);
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const onDay = (name: string) => within(screen.getByRole("list", { name }));

test("[DO-60] shows the days, the weeks in words, what was cooked most and the notes", async () => {
  kept = [squats, soup, lastWeek];
  show();
  expect(
    await button("Wednesday 18 November, today. Cooked once (40 minutes), moved 20 minutes"),
  ).toBeTruthy();
  expect(await button("Wednesday 11 November. Cooked once (40 minutes)")).toBeTruthy();
  expect(onDay("Wednesday 18 November").getAllByRole("heading").map(textOf)).toEqual(["Squats", "Soup"]);
  expect(onDay("Wednesday 18 November").getByText("20 minutes, felt right")).toBeTruthy();

  const weeks = within(screen.getByRole("region", { name: "Week by week" }));
  expect(weeks.getAllByRole("term").map(textOf)).toEqual(["This week", "9 to 15 November"]);
  expect(weeks.getAllByRole("definition").map(textOf)).toEqual([
    "Cooked once (40 minutes), moved 20 minutes",
    "Cooked once (40 minutes)",
  ]);
  const most = within(screen.getByRole("region", { name: "Cooked most" }));
  expect(most.getByRole("listitem").textContent).toBe("Souptwice");
  expect(screen.queryByRole("region", { name: "Done most" })).toBeNull();
  expect(within(screen.getByRole("region", { name: "Notes" })).getByText("Slower next time")).toBeTruthy();
});

test("[DO-60] has a bar for each kind and week with something, which the arrow keys put into words", async () => {
  kept = [squats, soup, lastWeek];
  show();
  const cooked = await screen.findByRole("application", { name: "Cooked, minutes by week" });
  expect(screen.getByRole("application", { name: "Moved, minutes by week" })).toBeTruthy();
  expect(screen.queryByRole("application", { name: "Rested, minutes by week" })).toBeNull();
  expect(cooked.querySelectorAll(".recharts-bar-rectangle path")).toHaveLength(2);

  await userEvent.click(cooked);
  await userEvent.keyboard("{ArrowRight>11}");
  const words = await screen.findByText("16 to 22 November");
  expect(words.parentElement?.textContent).toBe("16 to 22 November40 minutes");
});

test("[DO-60] another day shows what was done on it", async () => {
  kept = [squats, lastWeek];
  show();
  await userEvent.click(await button(/^Wednesday 11 November/));
  expect(onDay("Wednesday 11 November").getByRole("heading", { name: "Soup" })).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Wednesday 18 November" })).toBeNull();
});

test("[DO-60] asks for twelve weeks, and for those before them", async () => {
  const { router } = show();
  expect(await screen.findByText("Nothing here yet.")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Earlier" }));
  expect(await screen.findByText("Nothing is kept from these weeks.")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Later" }));
  expect(await screen.findByText("Nothing here yet.")).toBeTruthy();
  expect(router.state.location.search).toBe("");
  const asked = api.requests.map(({ url }) => url).filter((url) => url?.startsWith("/api/looking-back?"));
  expect(asked.slice(0, 2)).toEqual([
    "/api/looking-back?from=2026-08-31&to=2026-11-18",
    "/api/looking-back?from=2026-06-08&to=2026-08-30",
  ]);
});

test("[DO-60] a note is changed on its record, which stays as it was", async () => {
  kept = [squats];
  show();
  await userEvent.click(await button("More for Squats"));
  await userEvent.click(screen.getByRole("menuitem", { name: "Change the note" }));
  const field = within(screen.getByRole("dialog", { name: "Note on Squats" })).getByRole("textbox");
  await userEvent.clear(field);
  await userEvent.type(field, "Faster again");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(kept).toEqual([{ ...squats, note: "Faster again" }]);
  expect(screen.getAllByText("Faster again")).toHaveLength(2);
});

test("[DO-60] a record is removed and brought back, and a ticked entry has no menu", async () => {
  kept = [squats, soup];
  show();
  await userEvent.click(await button("More for Squats"));
  await userEvent.click(screen.getByRole("menuitem", { name: "Remove" }));
  const undo = await button("Undo: Squats of 18 November removed");
  expect(kept).toEqual([soup]);
  expect(onDay("Wednesday 18 November").getAllByRole("heading").map(textOf)).toEqual(["Soup"]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByRole("button", { name: /^More for/ })).toBeNull();

  await userEvent.click(undo);
  expect(await button("More for Squats")).toBeTruthy();
  expect(kept).toEqual([squats, soup]);
});

test.each([
  ["Keep what is here", "Turn off", 2],
  ["Forget what was kept", "Turn off and forget", 0],
])('[DO-61] is turned off with the choice "%s", and on again', async (choice, confirm, keptCount) => {
  kept = [squats, soup];
  show();
  await userEvent.click(await button("Turn this off"));
  await userEvent.click(screen.getByRole("radio", { name: new RegExp(`^${choice}`) }));
  await userEvent.click(screen.getByRole("button", { name: confirm }));
  expect(await screen.findByText("Looking back is turned off.")).toBeTruthy();
  expect(screen.queryByText("Squats")).toBeNull();
  expect(screen.queryByRole("button", { name: "Turn this off" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Turn on"));

  await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await button("Turn this off")).toBeTruthy();
  expect(kept).toHaveLength(keptCount);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("[DO-62] has an outline while it loads, says when it cannot be loaded, and loads when asked again", async () => {
  api.respondWith({ status: 500 });
  show();
  expect(screen.getByText("Loading your weeks…")).toBeTruthy();
  expect(await screen.findByText("We could not load your weeks.")).toBeTruthy();
  api.respondWith(respond);
  await userEvent.click(await button("Try again"));
  expect(await screen.findByText("Nothing here yet.")).toBeTruthy();
});

test("[DO-62] a single day has no chart and says what will come", async () => {
  kept = [soup];
  show();
  expect(await screen.findByText("One day so far. As more come, your weeks take shape here.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Week by week" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
});

function textOf({ textContent }: HTMLElement): string | null {
  return textContent;
}

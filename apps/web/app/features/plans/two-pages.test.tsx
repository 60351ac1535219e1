import { wireNames } from "@fernwell/contract/item-kinds";
import type { WireWeek } from "@fernwell/contract/week";
import { mergeChange } from "@fernwell/domain/planning/sync/merge-change";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { serveApi } from "#test/api.ts";
import { emptyList as list } from "#test/fixtures/shopping-list.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { useShoppingList, useShoppingListChanges } from "./shopping/shopping-lists.api.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { useWeek } from "./week/use-week.ts";

const api = serveApi();
let isOnline = false;

/** Each page has its cache and its copies; they share what the device stores. */
function openPage(Page: () => React.ReactNode) {
  const { router } = renderRoutes(
    [
      { path: "/", element: <Page /> },
      { path: "/closed", element: null },
    ],
    "/",
  );
  return { close: () => act(() => router.navigate("/closed")) };
}

function connect(): void {
  isOnline = true;
  act(() => void dispatchEvent(new Event("online")));
}

beforeEach(() => {
  isOnline = false;
  startSession("a-token");
  const log = vi.spyOn(console, "error").mockReturnValue();
  return () => {
    log.mockRestore();
    forgetSession();
  };
});

const dinner = "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a12";
const range = { from: "2026-11-16", to: "2026-11-22" };
const week: WireWeek = {
  entries: [
    {
      entry_id: dinner,
      item_id: "dal",
      item_name: wireNames.meal.plan,
      plan_id: "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a13",
      day: "2026-11-18",
      slot: "dinner",
      servings: null,
      leftover_of: null,
      note: null,
      done: false,
    },
  ],
  plans: [],
  people_cooked_for: null,
  hints: [],
  ahead: [],
  energy: null,
  meals: [],
  exercises: [],
  meditations: [],
};

function MovingPage() {
  const { change } = useWeek(week, range);
  const move = { kind: "setDay", entryId: dinner, day: "2026-11-19", slot: "dinner" } as const;
  return (
    <button type="button" onClick={() => change("Dal moved", [move])}>
      Move
    </button>
  );
}

function DonePage() {
  const { change, entries, saving } = useWeek(week, range);
  return (
    <>
      <button
        type="button"
        onClick={() => change("Dal done", [{ kind: "setDone", entryId: dinner, isDone: true }])}
      >
        Done
      </button>
      <p>{`${entries[0]?.day} ${saving}`}</p>
    </>
  );
}

const changesSchema = z.object({
  device: z.string(),
  change: z.number(),
  changes: z.array(z.object({ kind: z.string() })),
});

test("[PHONE-15] a change of the week made without a connection is sent by another page that has it open and changes it too", async () => {
  const made = new Map<string, readonly string[]>();
  api.respondWith(({ body }) => {
    if (!isOnline) return { status: 503 };
    const { device, change, changes } = changesSchema.parse(JSON.parse(body));
    made.set(
      `${device} ${change}`,
      changes.map(({ kind }) => kind),
    );
    return { body: week };
  });
  openPage(DonePage);
  const moving = openPage(MovingPage);
  await userEvent.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText(/^2026-11-19/)).toBeTruthy();
  await moving.close();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  connect();

  await expect.poll(() => localStorage.getItem("unsaved_week")).toBeNull();
  expect([...made.values()]).toEqual([["set_day"], ["set_done"]]);
  expect(await screen.findByText(/done$/)).toBeTruthy();
});

function ShopPage() {
  const { ticks, change } = useShoppingListChanges(list);
  return ["Egg", "Salt"].map((name) => (
    <button key={name} type="button" onClick={() => change("ticks", [...ticks, name])}>
      {name}
    </button>
  ));
}

const ticksSchema = z.object({
  device: z.string(),
  change: z.number(),
  known: z.array(z.string()),
  wanted: z.array(z.string()),
});

/** Keeps the ticks of the list, and makes each change once. */
function serveList() {
  let ticks: readonly string[] = [];
  const made = new Set<string>();
  api.respondWith(({ method, body }) => {
    if (method === "GET") return { body: { ...list, ingredient_names: ticks } };
    if (!isOnline) return { status: 503 };
    const { device, change, ...lists } = ticksSchema.parse(JSON.parse(body));
    if (!made.has(`${device} ${change}`)) ticks = mergeChange(ticks, lists);
    made.add(`${device} ${change}`);
    return { body: { names: ticks } };
  });
  return { listTicks: () => ticks };
}

test("[PHONE-15] a tick made after another page has taken over the one before it is sent as well", async () => {
  const { listTicks } = serveList();
  const shop = openPage(ShopPage);
  await userEvent.click(screen.getByRole("button", { name: "Egg" }));
  openPage(UnsavedChanges);
  await expect.poll(() => api.requests.filter(({ method }) => method === "POST").length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole("button", { name: "Salt" }));
  await shop.close();
  connect();

  await expect.poll(() => localStorage.getItem("unsaved_lists")).toBeNull();
  expect(listTicks()).toEqual(["Egg", "Salt"]);
});

test("[PHONE-15] a tick that another page has overwritten is kept again", async () => {
  serveList();
  openPage(ShopPage);
  await userEvent.click(screen.getByRole("button", { name: "Egg" }));
  await expect.poll(() => localStorage.getItem("unsaved_lists")).toContain("Egg");

  act(() => {
    localStorage.removeItem("unsaved_lists");
    dispatchEvent(new StorageEvent("storage", { key: "unsaved_lists" }));
  });
  expect(localStorage.getItem("unsaved_lists")).toContain("Egg");
});

test("[PHONE-16] what another device added while a tick was being sent is shown afterwards", async () => {
  const soap = { ...list, extra_ingredients: ["Soap"] };
  function Page() {
    const { data } = useShoppingList(list.list_id);
    const { extras, ticks, change } = useShoppingListChanges(data ?? list);
    return (
      <>
        <button type="button" onClick={() => change("ticks", ["Egg"])}>
          Egg
        </button>
        <p>{[...ticks, ...extras].join()}</p>
      </>
    );
  }
  let isMade = false;
  api.respondWith(({ method }) => {
    if (method === "GET") return { body: isMade ? { ...soap, ingredient_names: ["Egg"] } : list };
    isMade = true;
    return isOnline ? { body: { names: ["Egg"] } } : { status: 503 };
  });
  const { queryClients } = renderRoutes([{ path: "/", element: <Page /> }], "/");
  await expect.poll(() => api.requests.length).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Egg" }));
  await expect.poll(() => isMade).toBe(true);
  await Promise.all([...queryClients].map((client) => client.refetchQueries()));
  expect(screen.getByText("Egg", { selector: "p" })).toBeTruthy();
  connect();
  expect(await screen.findByText("Egg,Soap")).toBeTruthy();
});

test("[PHONE-15] what was changed in a list that is gone is dropped, and the person is told", async () => {
  serveList();
  const shop = openPage(ShopPage);
  await userEvent.click(screen.getByRole("button", { name: "Egg" }));
  await shop.close();
  api.respondWith({ status: 404, body: { detail: "Gone.", code: "list_not_found" } });
  openPage(() => (
    <>
      <UnsavedChanges />
      <Toasts />
    </>
  ));
  expect(await screen.findByText(/^Something you changed has been removed since/)).toBeTruthy();
  expect(localStorage.getItem("unsaved_lists")).toBeNull();
});

test("[PHONE-18] what was changed is neither sent nor kept once another person has taken over the session", async () => {
  serveList();
  openPage(ShopPage);
  await userEvent.click(screen.getByRole("button", { name: "Egg" }));
  await expect.poll(() => api.requests.length).toBeGreaterThan(0);
  // As another tab does, before this one is told.
  localStorage.clear();
  localStorage.setItem("token", "of-grace");
  connect();
  await userEvent.click(screen.getByRole("button", { name: "Salt" }));
  expect(Object.keys(localStorage)).toEqual(["token"]);
  expect(api.requests.map(({ headers }) => headers.authorization)).not.toContain("Bearer of-grace");
});

test("[PHONE-16] a change that this page has sent is not sent again while the page that made it still keeps it", async () => {
  const { listTicks } = serveList();
  isOnline = true;
  /** As the other page does, which has not heard yet that the server has it. */
  function keep() {
    const change = { device: "another", change: 1, list: "ticks", known: [], wanted: ["Egg"] };
    const lists = { [list.list_id]: { isShoppingList: true, changes: [change] } };
    localStorage.setItem("unsaved_lists", JSON.stringify({ lists }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "unsaved_lists" })));
  }
  keep();
  openPage(UnsavedChanges);
  await expect.poll(() => localStorage.getItem("unsaved_lists")).toBeNull();
  const sent = api.requests.length;
  keep();
  openPage(ShopPage);
  await userEvent.click(screen.getByRole("button", { name: "Salt" }));
  await expect.poll(listTicks).toEqual(["Egg", "Salt"]);
  const bodies = api.requests.map(({ body }) => body);
  expect(bodies.slice(0, sent).filter((body) => body.includes("another"))).toHaveLength(1);
  expect(bodies.slice(sent).join()).not.toContain("another");
  expect(localStorage.getItem("unsaved_lists")).toContain("another");
});

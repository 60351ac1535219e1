import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { profileDraft } from "#test/fixtures/profile-draft.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { resizeScreen } from "#test/screen.ts";
import AppShell from "./app-shell.tsx";
import AuthShell from "./auth-shell.tsx";
import DetailShell from "./detail-shell.tsx";

const api = serveApi();

const amira = {
  name: "",
  fname: "Amira",
  lname: "Clarke",
  dob: null,
  gender: null,
  phone: null,
  address: null,
};

beforeEach(() => {
  startSession("a-token");
  api.respondWith({ body: amira });
});

/** A closed sidebar stays closed for the life of the page, which all tests share. */
afterEach(() => {
  const open = screen.queryByRole("button", { name: "Open sidebar" });
  if (open) fireEvent.click(open);
});

test("[APP-04] the main layout is a top bar, the page and a footer", () => {
  renderApp("/settings");

  const parts = document.querySelectorAll("header, main, footer");
  expect([...parts].map((part) => part.tagName)).toEqual(["HEADER", "MAIN", "FOOTER"]);
  expect(within(screen.getByRole("main")).getByText("The page at /settings")).toBeTruthy();
});

test("[APP-05] the menu button shows only while the sidebar is closed", async () => {
  renderApp("/settings");
  expect(screen.queryByRole("button", { name: "Open sidebar" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Close sidebar" }));
  expect(isSidebarOpen()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Open sidebar" }));
  expect(isSidebarOpen()).toBe(true);
  expect(screen.queryByRole("button", { name: "Open sidebar" })).toBeNull();
});

test("focus moves from the menu button to the close button and back", async () => {
  renderApp("/settings");

  await userEvent.click(screen.getByRole("button", { name: "Close sidebar" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open sidebar" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close sidebar" }));
});

test("[APP-07] [APP-14] [APP-16] [DO-60] the sidebar leads home, to looking back, the settings and the legal pages", () => {
  renderApp("/settings");

  expect(findTarget("Home")).toBe("/recomendation");
  expect(findTarget("Looking back")).toBe("/looking-back");
  expect(findTarget("Settings")).toBe("/settings");
  expect(findTarget("Privacy & Policy")).toBe("/privacy");
  expect(findTarget("Terms & Conditions")).toBe("/terms-and-conditions");
  expect(findTarget("Fernwell, home")).toBe("/recomendation");
});

test("[APP-08] [APP-09] three groups are collapsed at first and open and close on their own", async () => {
  renderApp("/settings");
  const groups = ["Explore", "My Favorites", "My Plan"].map((name) => group(name));
  expect(groups.map(isExpanded)).toEqual([false, false, false]);
  expect(within(sidebar()).getAllByRole("button", { expanded: false })).toEqual(groups);

  await userEvent.click(group("Explore"));
  await userEvent.click(group("My Plan"));
  expect(groups.map(isExpanded)).toEqual([true, false, true]);

  await userEvent.click(group("Explore"));
  expect(groups.map(isExpanded)).toEqual([false, false, true]);
});

test.each([
  [
    "[APP-11]",
    "Explore",
    [
      ["Meals", "/recommendation/meals"],
      ["Exercises", "/recommendation/exercises"],
      ["Meditations", "/recommendation/meditations"],
      ["Coaches", "/recommendation/coaches"],
    ],
  ],
  [
    "[APP-12]",
    "My Favorites",
    [
      ["My Meals", "/favorites/meals"],
      ["My Exercises", "/favorites/exercises"],
      ["My Meditations", "/favorites/meditations"],
    ],
  ],
  [
    "[APP-13] [WEEK-79] [DAY-60]",
    "My Plan",
    [
      ["Meals", "/plan-creation/meal"],
      ["Exercises", "/plan-creation/exercise"],
      ["Meditations", "/plan-creation/meditation"],
      ["Week", "/week"],
      ["Shopping list", "/shopping-list"],
    ],
  ],
])("%s the group %s has its links", async (_, name, links) => {
  renderApp("/settings");
  await userEvent.click(group(name));

  const entries = within(findListItem(group(name))).getAllByRole("link");
  expect(entries.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(links);
});

test("the sidebar highlights the current route and no other", async () => {
  const { router } = renderApp("/settings");
  expect(highlighted()).toEqual(["Settings"]);

  await userEvent.click(group("My Plan"));
  await userEvent.click(within(findListItem(group("My Plan"))).getByRole("link", { name: "Meals" }));
  expect(router.state.location.pathname).toBe("/plan-creation/meal");
  expect(highlighted()).toEqual(["Meals"]);
});

test("[APP-17] [API-14] the bottom says Hello User until the profile is loaded, then the two names", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.respondWith(async () => {
    await promise;
    return { body: amira };
  });
  const { queryClients } = renderApp("/settings");
  expect(within(sidebar()).getByText("Hello User")).toBeTruthy();

  resolve();
  expect(await within(sidebar()).findByText("Amira Clarke")).toBeTruthy();
  expect(within(sidebar()).queryByText("Hello User")).toBeNull();
  expect(api.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["GET /api/profile"]);
  expect([...queryClients].at(-1)?.getQueryData(["profile"])).toEqual(amira);
});

test("[APP-10] [AUTH-62] [AUTH-63] [AUTH-64] [AUTH-65] log out clears the session and ends at /login", async () => {
  localStorage.setItem("profile_data", JSON.stringify(profileDraft));
  localStorage.setItem("meal_preferences", '{"meals_per_day":3}');
  localStorage.setItem("meditation_preferences", '{"daily_duration":"5 minutes"}');
  localStorage.setItem("workout_preferences", '{"fitness_level":"beginner"}');
  localStorage.setItem("onboardingComplete", "true");
  localStorage.setItem("onboardingAllComplete", "true");
  const { router, queryClients } = renderApp("/about", "/settings");
  await within(sidebar()).findByText("Amira Clarke");
  expect(localStorage).toHaveLength(7);

  await userEvent.click(within(sidebar()).getByRole("button", { name: "Log out" }));

  expect(await screen.findByText("The login page")).toBeTruthy();
  expect({ ...localStorage }).toEqual({ onboardingComplete: "false", onboardingAllComplete: "true" });
  expect([...queryClients].at(-1)?.getQueryData(["profile"])).toBeUndefined();
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/about");
});

test("[DEP-06] an unguarded page of the main layout redirects too when the server ends the session", async () => {
  api.respondWith({ status: 401, body: { detail: "Your session has ended. Please log in again." } });
  renderApp("/favorites/meals");

  expect(await screen.findByText("The login page")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Your session has ended. Please log in again.");
});

test("[APP-22] the footer leads to the recommendations and the legal pages", () => {
  renderApp("/settings");
  const footer = within(screen.getByRole("contentinfo"));

  expect(footer.getByRole("link", { name: "Fernwell, home" }).getAttribute("href")).toBe("/recomendation");
  expect(footer.getByRole("link", { name: "Privacy & Policy" }).getAttribute("href")).toBe("/privacy");
});

test("the footer has no horizontal padding while the sidebar is open", async () => {
  renderApp("/settings");
  expect(screen.getByRole("contentinfo").className).not.toMatch(/\bpx-/);

  await userEvent.click(screen.getByRole("button", { name: "Close sidebar" }));
  expect(screen.getByRole("contentinfo").className).toMatch(/\bpx-/);
});

test("[APP-19] on a small screen the sidebar covers the page until closed by its button, the backdrop or Escape", async () => {
  resizeScreen(820);
  renderApp("/settings");
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  expect(screen.queryByRole("dialog", { name: "Sidebar" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Open sidebar" }));
  await user.click(await screen.findByRole("button", { name: "Close sidebar" }));
  await waitForClosedSidebar();

  await user.click(screen.getByRole("button", { name: "Open sidebar" }));
  await screen.findByRole("dialog", { name: "Sidebar" });
  await user.click(document.querySelector("[data-sidebar-backdrop]") ?? document.body);
  await waitForClosedSidebar();

  await user.click(screen.getByRole("button", { name: "Open sidebar" }));
  await screen.findByRole("dialog", { name: "Sidebar" });
  await user.keyboard("{Escape}");
  await waitForClosedSidebar();
});

test("on a small screen a chosen link closes the sidebar", async () => {
  resizeScreen(390);
  const { router } = renderApp("/settings");
  await userEvent.click(screen.getByRole("button", { name: "Open sidebar" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Home" }));

  expect(router.state.location.pathname).toBe("/recomendation");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("[PHONE-40] a bar at the bottom of a small screen leads to what is opened most and marks where one is", async () => {
  resizeScreen(390);
  const { router } = renderApp("/recomendation");
  const bar = screen.getByRole("navigation", { name: "Shortcuts" });
  const links = within(bar).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Today", "/today"],
    ["Explore", "/recomendation"],
    ["Week", "/week"],
    ["List", "/shopping-list"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null, null]);

  await act(() => router.navigate("/recommendation/meals"));
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null, null]);
  await act(() => router.navigate("/settings"));
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, null, null]);
});

test("[PHONE-40] More opens the sidebar, and closing it leads the focus back", async () => {
  resizeScreen(390);
  renderApp("/meal/7");
  const more = screen.getByRole("button", { name: "More" });
  await userEvent.click(more);
  await screen.findByRole("dialog", { name: "Sidebar" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(more));
});

test("[PHONE-40] a large screen, a visitor and the auth pages have no bar", () => {
  renderApp("/settings");
  expect(screen.queryByRole("navigation", { name: "Shortcuts" })).toBeNull();
  cleanup();

  resizeScreen(390);
  renderApp("/login");
  expect(screen.queryByRole("navigation", { name: "Shortcuts" })).toBeNull();
  cleanup();

  localStorage.clear();
  renderApp("/favorites/meals");
  expect(screen.queryByRole("navigation", { name: "Shortcuts" })).toBeNull();
});

test("[APP-24] [OPEN-64] a detail page starts with its header and without the sidebar, and swaps the two", async () => {
  renderApp("/meal/7");
  expect(isSidebarOpen()).toBe(false);
  expect(screen.queryByRole("contentinfo")).toBeNull();

  await userEvent.click(within(screen.getByRole("banner")).getByRole("button", { name: "Open sidebar" }));
  expect(isSidebarOpen()).toBe(true);
  expect(screen.queryByRole("banner")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Close sidebar" }));
  expect(isSidebarOpen()).toBe(false);
  expect(screen.getByRole("banner")).toBeTruthy();
});

function renderApp(...history: string[]) {
  const pages = [
    "/settings",
    "/recomendation",
    "/recommendation/:category",
    "/plan-creation/:type",
    "/favorites/:category",
  ];
  return renderRoutes(
    [
      { path: "/about", element: <p>The about page</p> },
      { Component: AuthShell, children: [{ path: "/login", element: <p>The login page</p> }] },
      {
        Component: AppShell,
        children: pages.map((path) => ({ path, element: <p>The page at {path}</p> })),
      },
      { Component: DetailShell, children: [{ path: "/meal/:id", element: <p>The meal</p> }] },
    ],
    ...history,
  );
}

function sidebar(): HTMLElement {
  return screen.getByRole("complementary", { name: "Sidebar" });
}

function isSidebarOpen(): boolean {
  return !sidebar().hasAttribute("inert");
}

function group(name: string): HTMLElement {
  return within(sidebar()).getByRole("button", { name });
}

function findListItem(trigger: HTMLElement): HTMLElement {
  const item = trigger.closest("li");
  if (!item) throw new Error("The group stands in no list");
  return item;
}

function isExpanded(trigger: HTMLElement): boolean {
  return trigger.getAttribute("aria-expanded") === "true";
}

function findTarget(name: string): string | null {
  return within(sidebar()).getByRole("link", { name }).getAttribute("href");
}

function highlighted(): (string | null)[] {
  return within(sidebar())
    .getAllByRole("link", { current: "page" })
    .map((link) => link.textContent);
}

async function waitForClosedSidebar(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open sidebar" })),
  );
}

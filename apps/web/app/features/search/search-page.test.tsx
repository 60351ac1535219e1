import type { FoundGroup } from "@fernwell/contract/search";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "#app/lib/session.ts";
import SearchScreen from "#app/routes/app/search.tsx";
import { serveApi } from "#test/api.ts";
import { coaches, exercises, hidden, meals, readSearch } from "#test/fixtures/found.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";

const api = serveApi();

let groups: readonly FoundGroup[];
let safety: typeof nothingAsked;
const peanut = hidden({ cause: "contain peanut, or may", count: 3 });

beforeEach(() => {
  startSession("a-token");
  groups = [];
  safety = nothingAsked;
  api.respondWith((request) => (readSearch(request) ? { body: { groups } } : { body: safety }));
});
afterEach(() => vi.restoreAllMocks());

test("[FIND-09] without a query the page shows recent searches and examples, and makes no call", async () => {
  localStorage.setItem("recent_searches", JSON.stringify(["kale"]));
  const { router } = renderPage("/search");
  expect(screen.getByRole("heading", { level: 1, name: "Search" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "spinach and eggs" })).toBeTruthy();
  expect(listSearches()).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "kale" }));
  expect(router.state.location.search).toBe("?q=kale");
  await waitFor(() => expect(field().value).toBe("kale"));
});

test("[FIND-09] shows four cards of each kind, and leads to all of them", async () => {
  groups = [
    meals(["One", "Two", "Three", "Four"], { total: 23, hidden: peanut }),
    exercises("Chair Squat"),
    coaches("Anh Thu Pham"),
  ];
  renderPage("/search?q=egg");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Loading");

  const section = within(await screen.findByRole("region", { name: "Meals" }));
  expect(section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "One",
    "Two",
    "Three",
    "Four",
  ]);
  expect(section.getByRole("link", { name: "See all 23 meals" }).getAttribute("href")).toBe(
    "/search?q=egg&kind=meal",
  );
  expect(section.getByRole("button", { name: "3 meals hidden: 3 contain peanut, or may" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Chair Squat" }).getAttribute("href")).toBe(
    "/exercise/chair-squat",
  );
  expect(screen.getByRole("link", { name: "Anh Thu Pham" }).getAttribute("href")).toBe("/coach/anh-thu-pham");
  expect(screen.queryByRole("link", { name: /^See all 1 / })).toBeNull();
  expect(screen.getByText("25 results").role).toBe("status");
  expect(listSearches()).toEqual(["q=egg&page=1&page_size=4"]);
});

test("[FIND-09] typing searches live and keeps the query in the address, in place", async () => {
  groups = [meals(["One"])];
  const { router } = renderPage("/search", "/search?q=egg");
  await screen.findByRole("region", { name: "Meals" });
  await userEvent.type(field(), "s on toast");
  await waitFor(() => expect(router.state.location.search).toBe("?q=eggs%20on%20toast"));
  expect(field().value).toBe("eggs on toast");
  await waitFor(() => expect(listSearches().at(-1)).toBe("q=eggs+on+toast&page=1&page_size=4"));
  expect(localStorage.getItem("recent_searches")).toBeNull();

  await userEvent.type(field(), "{Enter}");
  expect(localStorage.getItem("recent_searches")).toBe('["eggs on toast"]');
});

test("[FIND-44] Back leads through the queries that were submitted, and then to the page before", async () => {
  groups = [meals(["One"])];
  const { router } = renderPage("/other", "/search");
  const goBack = async (to: string) => {
    await router.navigate(-1);
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
  };
  const search = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    await waitFor(() => expect(router.state.location.search).toBe(`?q=${text}`));
  };
  await search("soup");
  await search("stew");
  await userEvent.type(field(), "{Enter}");
  await search("pie");
  await search("cake");
  await userEvent.type(field(), "{Enter}{Enter}");
  await goBack("/search?q=stew");
  await waitFor(() => expect(field().value).toBe("stew"));
  await search("tart");
  await goBack("/search?q=stew");
  await goBack("/other");
});

test.each([250, 260, 280, 300])(
  "[FIND-09] keeps every letter of someone who types one every %i ms",
  async (delay) => {
    groups = [meals(["One"])];
    const { router } = renderPage("/search");
    await userEvent.setup({ delay }).type(field(), "minestrone");
    expect(field().value).toBe("minestrone");
    await waitFor(() => expect(router.state.location.search).toBe("?q=minestrone"));
  },
);

test("[FIND-45] a card's heart makes it a favourite, and shows it at once", async () => {
  api.respondWith((request) =>
    readSearch(request)
      ? { body: { groups: [meals(["One", "Two"])] } }
      : { body: { ...safety, status_code: 200 } },
  );
  renderPage("/search?q=egg");
  const heart = await screen.findByRole("button", { name: "Favourite: Two" });
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Favourite: One" }).getAttribute("aria-pressed")).toBe("false");
  await waitFor(() =>
    expect(api.requests.map(({ url }) => url)).toContain(
      "/api/mark-favorite?item_name=favorite_meal_plan&item_id=two",
    ),
  );
});

test("[FIND-09] all of one kind come in numbered pages", async () => {
  groups = [meals(["Last One"], { total: 41, hidden: peanut })];
  renderPage("/search?q=egg&kind=meal&page=3");
  expect(await screen.findByRole("link", { name: "Last One" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Meals for “egg”" })).toBeTruthy();
  expect(screen.getByText("41 results")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All results" }).getAttribute("href")).toBe("/search?q=egg");
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getByRole("link", { name: "Page 2" }).getAttribute("href")).toBe(
    "/search?q=egg&kind=meal&page=2",
  );
  expect(pages.getByRole("link", { current: "page" }).textContent).toBe("3");
  expect(listSearches()).toEqual(["q=egg&page=3&page_size=20&kind=meal"]);

  await userEvent.type(field(), "s");
  await waitFor(() => expect(listSearches().at(-1)).toBe("q=eggs&page=1&page_size=20&kind=meal"));
});

test("[FIND-09] says kindly that nothing was found, and what else to try", async () => {
  renderPage("/search?q=zzz");
  expect(await screen.findByText("Nothing found for “zzz”.", { selector: "p:not([role])" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "sleep" }).getAttribute("href")).toBe("/search?q=sleep");
});

test("[FIND-09] says what is hidden when nothing that was found suits, and leads to the answers", async () => {
  groups = [meals([], { hidden: peanut })];
  renderPage("/search?q=satay");
  expect(
    await screen.findByText("Nothing found that suits you.", { selector: "p:not([role])" }),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^3 meals hidden/ }));
  expect(screen.getByRole("link", { name: "Change your allergies and dislikes" }).getAttribute("href")).toBe(
    "/edit-allergy-preferences",
  );
});

test("[FIND-09] meals that wait for an answer say so, below the question", async () => {
  const question = {
    kind: "word",
    question: "food_allergies",
    phrase: "zorblax",
    written: "zorblax",
    guesses: [],
  };
  safety = Object.assign({ ...nothingAsked }, { questions: [question], blocks_meals: true });
  groups = [
    meals([], { hidden: hidden({ cause: "wait for your answer about something you wrote", count: 9 }) }),
  ];
  renderPage("/search?q=egg");
  expect(await screen.findByText("Your meals are waiting for your answer.")).toBeTruthy();
  expect(await screen.findByText("One question before we suggest meals")).toBeTruthy();
  expect(screen.queryByText("Nothing found that suits you.", { selector: "p:not([role])" })).toBeNull();
});

test.each(["/search?q=egg", "/search?q=egg&kind=meal"])(
  "[FIND-09] a failure at %s says so and can be tried again, also without a connection",
  async (address) => {
    let isBroken = true;
    api.respondWith((request) => {
      if (!readSearch(request)) return { body: safety };
      return isBroken ? { status: 500 } : { body: { groups: [meals(["One"])] } };
    });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderPage(address);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We could not search just now.");
    expect(alert.textContent).toContain("You are offline. Check your connection, then try again.");

    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "One" })).toBeTruthy();
  },
);

test("[FIND-09] a query that is too long is shortened, and an unknown kind is ignored", async () => {
  renderPage(`/search?q=${"x".repeat(300)}&kind=plant&page=-1`);
  await waitFor(() => expect(listSearches()).toEqual([`q=${"x".repeat(100)}&page=1&page_size=4`]));
});

function renderPage(...history: string[]) {
  const other = { path: "/other", element: <p>The page before</p> };
  return renderRoutes([{ path: "/search", element: <SearchScreen /> }, other], ...history);
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("searchbox", { name: "What are you looking for?" });
}

function listSearches(): string[] {
  return api.requests.flatMap((request) => readSearch(request)?.toString() ?? []);
}

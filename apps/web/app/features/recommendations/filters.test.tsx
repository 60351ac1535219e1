import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pageNumberIn } from "#app/lib/page-number.ts";
import { startSession } from "#app/lib/session.ts";
import { type SeenRequest, serveApi } from "#test/api.ts";
import { isMealsCall, recommendFakeMeals } from "#test/fake-meals.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { resizeScreen } from "#test/screen.ts";
import { readFilters } from "./filters-in-address.ts";
import { ItemPages } from "./item-pages.tsx";

const api = serveApi();

const calls = () =>
  api.requests.filter(isMealsCall).map(({ url }) => decodeURIComponent(url?.split("?")[1] ?? ""));

beforeEach(() => {
  startSession("a-token");
  // jsdom has no layout and therefore no ResizeObserver.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  api.respondWith(respond);
});

function respond(request: SeenRequest) {
  return isMealsCall(request) ? recommendFakeMeals(request) : { body: nothingAsked };
}

describe("the address and the choices", () => {
  test("[FIND-13] a choice goes into the address and the call, and leads to the first page", async () => {
    const { router } = open("/recommendation/meals?page=2");
    await tick("Meal", "Dinner 23");
    await waitFor(() => expect(address(router)).toBe("/recommendation/meals?meal_type=dinner"));
    await waitFor(() =>
      expect(calls()).toEqual(["page=2&page_size=20", "page=1&page_size=20&meal_type=dinner"]),
    );

    await userEvent.click(option("Lunch 8"));
    await waitFor(() => expect(address(router)).toBe("/recommendation/meals?meal_type=dinner,lunch"));
    await waitFor(() => expect(calls().at(-1)).toBe("page=1&page_size=20&meal_type=dinner,lunch"));
  });

  test("[FIND-13] choices in the address are ticked, named and sent", async () => {
    open("/recommendation/meals?meal_type=dinner&minutes=up-to-30");
    expect(await chips()).toEqual(["Meal: Dinner", "Time: Up to 30 minutes"]);
    expect(calls()).toEqual(["page=1&page_size=20&meal_type=dinner&minutes=up-to-30"]);

    await userEvent.click(button("Time 1 chosen"));
    expect(isTicked("Up to 30 minutes 22")).toBe(true);
    expect(isTicked("Over 45 minutes 1")).toBe(false);
  });

  test("[FIND-13] the pages keep the choices", async () => {
    open("/recommendation/meals?meal_type=dinner");
    const second = await screen.findByRole("link", { name: "Page 2" });
    expect(second.getAttribute("href")).toBe("/recommendation/meals?page=2&meal_type=dinner");
  });

  test("[FIND-13] going back and forward takes choices away and makes them again", async () => {
    const { router } = open("/recommendation/meals");
    await tick("Meal", "Lunch 8");
    expect(await chips()).toEqual(["Meal: Lunch"]);

    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole("list", { name: "Chosen" })).toBeNull());
    await router.navigate(1);
    expect(await chips()).toEqual(["Meal: Lunch"]);
  });

  test("[FIND-13] what is no filter or no choice is left out of the call", async () => {
    open(
      "/recommendation/meals?meal_type=dinner,brunch,,dinner&minutes=soon&colour=green&level=beginner&page=x",
    );
    await screen.findByRole("link", { name: "Soup 0" });
    expect(calls()).toEqual(["page=1&page_size=20&meal_type=dinner"]);
  });

  test("[FIND-13] a cuisine that the API does not know is left out of a second call", async () => {
    open("/recommendation/meals?meal_type=lunch&cuisine=martian");
    expect(await chips()).toEqual(["Meal: Lunch"]);
    expect(calls()).toEqual([
      "page=1&page_size=20&meal_type=lunch&cuisine=martian",
      "page=1&page_size=20&meal_type=lunch",
    ]);
  });
});

describe("the options of a filter", () => {
  test("[FIND-14] have counts, and what leaves nothing stays in its place and cannot be ticked", async () => {
    open("/recommendation/meals");
    await userEvent.click(await findButton("At hand"));
    expect(optionNames()).toEqual(["Rice 9", "Basil 23", "Oats 1"]);
    await userEvent.click(option("Oats 1"));
    await waitFor(() => expect(optionNames()).toEqual(["Rice 0", "Basil 0", "Oats 1"]));
    expect(option("Rice 0").disabled).toBe(true);
    expect(option("Oats 1").disabled).toBe(false);
  });

  test("[FIND-14] can be unticked where they leave nothing", async () => {
    open("/recommendation/meals?meal_type=breakfast&with=rice");
    await userEvent.click(await findButton("At hand 1 chosen"));
    expect(option("Rice 0").disabled).toBe(false);
    await userEvent.click(option("Rice 0"));
    expect(await screen.findByRole("link", { name: "Porridge" })).toBeTruthy();
  });

  test("[FIND-14] are found by a part of their name in a long list", async () => {
    open("/recommendation/meals");
    await userEvent.click(await findButton("Cuisine"));
    await userEvent.type(screen.getByRole("searchbox", { name: "Find in Cuisine" }), "ISH");
    expect(optionNames()).toEqual(["Irish 1", "Polish 1", "Scottish 1"]);

    await userEvent.type(screen.getByRole("searchbox"), "x");
    expect(screen.getByText("Nothing here has that name.")).toBeTruthy();
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(optionNames()).toHaveLength(11);
  });

  test("[FIND-14] are ticked by keyboard alone, and the focus returns to the filter's button", async () => {
    open("/recommendation/meals");
    const meal = await findButton("Meal");
    await tabTo(meal);
    await userEvent.keyboard("{Enter}");
    await tabTo(option("Lunch 8"));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(isTicked("Lunch 8")).toBe(true));
    expect(document.activeElement).toBe(option("Lunch 8"));

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(meal));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("what is chosen", () => {
  test("[FIND-14] is removed chip by chip, with the focus on the next one", async () => {
    const { router } = open("/recommendation/meals?meal_type=dinner,lunch&minutes=up-to-30");
    expect(await chips()).toEqual(["Meal: Dinner", "Meal: Lunch", "Time: Up to 30 minutes"]);
    await userEvent.click(button("Remove Meal: Dinner"));
    await waitFor(async () => expect(await chips()).toEqual(["Meal: Lunch", "Time: Up to 30 minutes"]));
    expect(document.activeElement).toBe(button("Remove Meal: Lunch"));
    expect(address(router)).toBe("/recommendation/meals?meal_type=lunch&minutes=up-to-30");

    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await chips()).toEqual(["Time: Up to 30 minutes"]));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("list", { name: "Chosen" })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Filter meals" }));
  });

  test("[FIND-14] is cleared at once, and the number of meals is announced", async () => {
    const { router } = open("/recommendation/meals?meal_type=lunch&cuisine=greek");
    await announced("1 meal");
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    await announced("32 meals");
    expect(address(router)).toBe("/recommendation/meals");
    expect(calls().at(-1)).toBe("page=1&page_size=20");
  });

  test("[FIND-14] stays with the cards in sight, marked as busy, while the next list is loading", async () => {
    const held = Promise.withResolvers<void>();
    open("/recommendation/meals");
    const meal = await findButton("Meal");
    api.respondWith(async (request) => {
      await held.promise;
      return respond(request);
    });
    await userEvent.click(meal);
    await userEvent.click(option("Lunch 8"));
    expect(await chips()).toEqual(["Meal: Lunch"]);
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")?.textContent).toMatch(/Soup 0/));

    held.resolve();
    await screen.findByRole("link", { name: "Plate, greek" });
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    expect(screen.queryByRole("link", { name: "Soup 0" })).toBeNull();
  });

  test("[FIND-14] can be taken back when the list fails to load", async () => {
    open("/recommendation/meals");
    const meal = await findButton("Meal");
    api.respondWith((request) =>
      isMealsCall(request) && request.url?.includes("lunch")
        ? { status: 500, body: { detail: "Broken." } }
        : respond(request),
    );
    await userEvent.click(meal);
    await userEvent.click(option("Lunch 8"));
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByText("Failed to fetch meals")).toBeTruthy();

    await userEvent.click(button("Remove Meal: Lunch"));
    expect(await screen.findByRole("link", { name: "Soup 0" })).toBeTruthy();
  });
});

describe("nothing left", () => {
  test("[FIND-12] names the choice that leaves nothing, and removes it", async () => {
    const { router } = open("/recommendation/meals?meal_type=lunch&cuisine=thai");
    await screen.findByText("Nothing is left with Meal: Lunch and Cuisine: Thai.");
    await userEvent.click(screen.getByRole("button", { name: "Remove Cuisine: Thai (8 meals)" }));
    expect(await screen.findByRole("link", { name: "Plate, greek" })).toBeTruthy();
    expect(address(router)).toBe("/recommendation/meals?meal_type=lunch");
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Filter meals" }));
  });

  test("[FIND-12] says how much there is without the only such choice", async () => {
    open("/recommendation/meals?meal_type=breakfast,lunch&cuisine=thai");
    expect(await screen.findByText("Nothing is left with Cuisine: Thai.")).toBeTruthy();
    expect(screen.getByText("Without it there are 9.")).toBeTruthy();
    expect(inList().getByRole("button", { name: "Remove Cuisine: Thai" })).toBeTruthy();
  });

  test("[FIND-12] clears all choices where no single one is to blame", async () => {
    const { router } = open("/recommendation/meals?meal_type=breakfast,lunch&cuisine=thai,italian");
    await screen.findByText("Nothing is left with all these choices.");
    await userEvent.click(inList().getByRole("button", { name: "Clear all" }));
    expect(await screen.findByRole("link", { name: "Soup 0" })).toBeTruthy();
    expect(address(router)).toBe("/recommendation/meals");
  });
});

test("[FIND-14] on a small screen one button opens all filters, and its sheet says how much is left", async () => {
  resizeScreen(390);
  const { router } = open("/recommendation/meals?meal_type=dinner");
  await userEvent.click(await screen.findByRole("button", { name: "Filter 1 chosen" }));
  const sheet = within(screen.getByRole("dialog", { name: "Filter meals" }));
  expect(sheet.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "MealDinner",
    "TimeAny",
    "CuisineAny",
    "At handAny",
  ]);
  await userEvent.click(option("Lunch 8"));
  expect(address(router)).toBe("/recommendation/meals?meal_type=dinner,lunch");
  await userEvent.click(await sheet.findByRole("button", { name: "Show 31 meals" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await chips()).toEqual(["Meal: Dinner", "Meal: Lunch"]);
});

test("[FIND-14] there are no filters while an open question keeps back all meals", async () => {
  const empty = { otherCount: 0, hidden: { total: 0, causes: [] }, filters: [], emptied_by: [] };
  api.respondWith((request) => ({
    body: isMealsCall(request) ? { data: [], metadata: empty } : { ...nothingAsked, blocks_meals: true },
  }));
  open("/recommendation/meals");
  expect(await screen.findByText("Your meals are waiting for your answer.")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Filter meals" })).toBeNull();
});

function open(at: string) {
  return renderRoutes([{ path: "/recommendation/meals", element: <Page /> }], at);
}

function Page() {
  const [search] = useSearchParams();
  return (
    <ItemPages
      kind="meal"
      page={pageNumberIn(search)}
      filters={readFilters(search)}
      renderHeart={() => null}
    />
  );
}

function address({ state }: ReturnType<typeof open>["router"]): string {
  return state.location.pathname + state.location.search;
}

const button = (name: string) => screen.getByRole("button", { name });
const findButton = (name: string) => screen.findByRole("button", { name });
const option = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const isTicked = (name: string) => option(name).checked;

const inList = () => within(screen.getByRole("region", { name: "meals" }));

async function tick(filter: string, name: string): Promise<void> {
  await userEvent.click(await findButton(filter));
  await userEvent.click(option(name));
}

function optionNames(): (string | undefined)[] {
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  return boxes.map(({ labels }) => labels?.[0]?.textContent);
}

async function chips(): Promise<(string | null)[]> {
  const list = await screen.findByRole("list", { name: "Chosen" });
  return within(list)
    .getAllByRole("button", { name: /^Remove/ })
    .map(({ textContent }) => textContent);
}

async function announced(text: string): Promise<void> {
  await waitFor(() => {
    const regions = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(regions).toContain(text);
  });
}

async function tabTo(target: HTMLElement): Promise<void> {
  for (let step = 0; step < 40 && document.activeElement !== target; step += 1) await userEvent.tab();
  expect(document.activeElement).toBe(target);
}

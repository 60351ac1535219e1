import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aSession, saveFoodAnswers, saveLimitations } from "../people.ts";

const sections = ["Meals", "Exercises", "Meditations", "Coaches"] as const;
type SectionName = (typeof sections)[number];

const calls: Record<SectionName, string> = {
  Meals: "**/api/recommend-meals?*",
  Exercises: "**/api/recommend-exercises?*",
  Meditations: "**/api/recommend-meditations?*",
  Coaches: "**/api/get-coaches?*",
};

const section = (page: Page, name: SectionName) => page.getByRole("region", { name: `Explore ${name}` });
const cards = (page: Page, name: SectionName) => section(page, name).getByRole("heading", { level: 3 });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test.describe("the home screen", () => {
  test.beforeEach(({ page, stack }) => signIn(page, stack));

  test("[REC-01][REC-03][REC-04][REC-05][REC-13][REC-14][REC-36][API-28][API-29][OPEN-71] requests twenty of each kind and ten coaches, and has four sections, each with a link to more", async ({
    page,
  }) => {
    const asked = Promise.all(sections.map((name) => page.waitForRequest(calls[name])));
    await page.goto("/recomendation");
    const requests = await asked;
    expect(
      requests.map((request) => new URL(request.url()).pathname + new URL(request.url()).search),
    ).toEqual([
      "/api/recommend-meals?page=1&page_size=20&filters=omit",
      "/api/recommend-exercises?page=1&page_size=20&filters=omit",
      "/api/recommend-meditations?page=1&page_size=20&filters=omit",
      "/api/get-coaches?page=1&page_size=10",
    ]);
    for (const request of requests) expect(request.headers()["authorization"]).toMatch(/^Bearer [\w-]{64}$/);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recommendations For You!");
    await expect(page.getByRole("heading", { level: 2, name: /^Explore/ })).toHaveText([
      "Explore Meals",
      "Explore Exercises",
      "Explore Meditations",
      "Explore Coaches",
    ]);
    for (const name of sections) {
      await expect(section(page, name).getByRole("link", { name: "See More" })).toHaveAttribute(
        "href",
        `/recommendation/${name.toLowerCase()}`,
      );
      await expect(cards(page, name)).toHaveCount(4);
    }
    await expectAccessible(page);
    await section(page, "Meditations").getByRole("link", { name: "See More" }).click();
    await expect(page).toHaveURL("/recommendation/meditations");
  });

  test("[REC-08] shows 4 items from 1280 px of width upward and 3 below, with their facts and nothing hidden", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/recomendation");
    await expectFilled(page);
    await expect(section(page, "Meals").getByRole("button", { name: /hidden/ })).toHaveCount(0);
    await expect(section(page, "Meditations").getByRole("button", { name: /hidden/ })).toHaveCount(0);

    await test.step("an exercise has minutes, intensity and equipment, a meditation minutes and a practice", async () => {
      const first = (name: SectionName) =>
        section(page, name)
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading") })
          .first();
      await expect(first("Exercises").getByRole("list").last().getByRole("listitem")).toHaveText([
        /^\d+ min$/,
        /^(Light|Moderate|Vigorous)$/,
        /\w/,
      ]);
      await expect(first("Meditations").getByRole("list").last().getByRole("listitem")).toHaveText([
        /^\d+ min$/,
        /^[A-Z]/,
      ]);
    });

    await page.setViewportSize({ width: 1279, height: 900 });
    await expectFilled(page, 3);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFilled(page, 3);
  });

  test("[REC-06] a section with nothing in it says so", async ({ page }) => {
    await fakeEmptyLists(page);
    await page.goto("/recomendation");
    for (const name of sections) await expect(section(page, name).getByText("No Data to show")).toBeVisible();
    await expect(page.getByText("No Data to show")).toHaveCount(4);
    await expectAccessible(page);
  });

  test("[START-14][OPEN-61] is reached by the usual spelling of its address too", async ({ page }) => {
    await page.goto("/about");
    const response = await page.goto("/recommendation");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL("/recomendation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recommendations For You!");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("[REC-07] each section shows a spinner until its response arrives", async ({ page }) => {
    const held = await Promise.all(sections.map((name) => holdCall(page, calls[name])));
    await page.goto("/recomendation");
    for (const name of sections) await expect(section(page, name).getByRole("status")).toBeVisible();
    await expectAccessible(page);
    for (const [at, name] of sections.entries()) {
      await expect(section(page, name).getByRole("status")).toHaveText("Loading");
      await expect(section(page, name).locator(".animate-spin")).toBeVisible();
      held[at]?.release();
      await expect(cards(page, name)).toHaveCount(4);
      await expect(section(page, name).locator(".animate-spin")).toHaveCount(0);
    }
  });

  test("[REC-15] requests meals on every visit and the others again after five minutes", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const name = sections.find((candidate) => request.url().includes(calls[candidate].slice(4, -2)));
      if (name) asked.push(name);
    });
    // A page that has its cards already asks a moment after it shows them.
    const expectAsked = async (...names: readonly string[]) => {
      await expect.poll(() => asked.toSorted()).toEqual(names);
      asked.length = 0;
    };
    const startedAt = Date.now();
    await page.clock.setFixedTime(startedAt);
    await page.goto("/recomendation");
    await expectFilled(page);
    await expectAsked("Coaches", "Exercises", "Meals", "Meditations");

    for (const minutes of [0, 4.99]) {
      await page.clock.setFixedTime(startedAt + minutes * 60_000);
      await leaveAndReturn(page);
      await expectAsked("Meals");
    }
    await page.clock.setFixedTime(startedAt + 5 * 60_000);
    await leaveAndReturn(page);
    await expectAsked("Coaches", "Exercises", "Meals", "Meditations");
  });
});

test.describe("a section that fails to load", () => {
  test.beforeEach(({ page, stack }) => signIn(page, stack));

  const failures = {
    Meals: "Failed to fetch meals",
    Exercises: "Failed to fetch exercises",
    Meditations: "Failed to fetch meditations",
    Coaches: "Failed to fetch coaches",
  } as const;

  for (const failing of [
    ["Meals", "Exercises"],
    ["Meditations", "Coaches"],
  ] as const) {
    test(`[ERR-11][ERR-13][ERR-14][OPEN-80][OPEN-81] says so in its own place and can be retried: ${failing.join(" and ")}`, async ({
      page,
    }) => {
      for (const name of failing) {
        await page.route(calls[name], (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
        await page.goto("/recomendation");
        await expect(section(page, name).getByRole("alert")).toContainText(failures[name]);
        await expect(cards(page, name)).toHaveCount(0);
        for (const other of sections.filter((candidate) => candidate !== name)) {
          await expect(cards(page, other)).toHaveCount(4);
        }

        await page.unroute(calls[name]);
        await section(page, name).getByRole("button", { name: "Try again" }).press("Enter");
        await expect(cards(page, name)).toHaveCount(4);
        await expect(section(page, name)).toBeFocused();
        await expect(page.getByText(failures[name])).toHaveCount(0);
      }
    });
  }

  test("[API-45] is requested once more before it says so, also when all of them fail", async ({ page }) => {
    let count = 0;
    await page.route(calls.Meals, (route) => {
      count += 1;
      return route.fulfill({ status: 503, json: { detail: "Busy." } });
    });
    for (const name of ["Exercises", "Meditations", "Coaches"] as const)
      await page.route(calls[name], (route) => route.fulfill({ status: 500 }));
    await page.goto("/recomendation");
    await expect(section(page, "Meals").getByRole("alert")).toBeVisible();
    expect(count).toBe(2);
    await expect(page.getByRole("alert")).toHaveCount(4);
    await expectAccessible(page);
  });

  test("[ERR-12][ERR-16][OPEN-80] says that it expected a list when the response is not one", async ({
    page,
  }) => {
    await page.route(calls.Meditations, (route) => route.fulfill({ json: { data: {}, metadata: {} } }));
    await page.route(calls.Coaches, (route) => route.fulfill({ json: { data: "none" } }));
    await page.route(calls.Meals, (route) => route.fulfill({ body: "<html>" }));
    await page.goto("/recomendation");
    const failureIn = (name: SectionName) => section(page, name).getByRole("alert");
    await expect(failureIn("Meditations")).toContainText("Expected meditations to be an array");
    await expect(failureIn("Coaches")).toContainText("Expected coaches to be an array");
    await expect(failureIn("Meals")).toContainText("Failed to fetch meals");
  });

  test("says that there is no connection, and works again with one", async ({ page, context }) => {
    await page.goto("/recommendation/coaches");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Meditations" }).click();
    await expect(page.getByRole("alert")).toContainText("You are offline.");

    await context.setOffline(false);
    await expect(page.getByRole("alert")).not.toContainText("You are offline.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(20);
  });
});

test.describe("a recommendation", () => {
  test("[REC-01] says why it is recommended and what it takes, also to a person with an illness", async ({
    page,
    stack,
  }) => {
    const token = await signInAs(page, await aSession(stack));
    const response = await page.request.post("/api/add-meal-preferences", {
      headers: { authorization: `Bearer ${token}` },
      data: {
        dietary_preferences: ["No Preference"],
        main_goal: ["Time Saving"],
        health_tags: ["PCOS Friendly"],
        has_food_allergies: false,
        has_disliked_ingredients: false,
        preferred_meal_types: ["Breakfast"],
      },
    });
    expect(response.status()).toBe(200);
    await page.goto("/recomendation");
    const meal = section(page, "Meals")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .first();
    await expect(meal.getByRole("list", { name: "Why this" })).toContainText(/For breakfast|PCOS Friendly/);
    await expect(meal.getByText(/^\d+ min$/)).toBeVisible();
    await expect(meal.getByText(/^\d+ kcal$/)).toBeVisible();
    await expect(section(page, "Meals").getByText("PCOS Friendly").first()).toBeVisible();
  });

  test("hidden items are counted by cause, with a link to the answers behind them", async ({
    page,
    stack,
  }) => {
    const token = await signInAs(page, await aSession(stack));
    await saveFoodAnswers(stack, token, { allergies: "milk", dislikes: "mushrooms" });
    await saveLimitations(stack, token, "bad knee");
    await page.goto("/recomendation");

    const line = section(page, "Meals").getByRole("button", { name: /hidden/ });
    await expect(line).toHaveText(
      /^\d+ meals hidden: \d+ contain milk, or may; \d+ contain something you dislike$/,
    );
    await line.press("Enter");
    await expect(
      section(page, "Meals")
        .getByRole("listitem")
        .filter({ hasText: /^\d+contain milk, or may$/ }),
    ).toBeVisible();
    await expect(
      section(page, "Meals").getByRole("link", { name: "Change your allergies and dislikes" }),
    ).toHaveAttribute("href", "/edit-allergy-preferences");
    await expect(section(page, "Meals").getByRole("link", { name: "Change your diet" })).toHaveAttribute(
      "href",
      "/edit-meal-preferences",
    );

    await section(page, "Exercises")
      .getByRole("button", { name: /exercises hidden: .* knee/ })
      .click();
    await section(page, "Exercises")
      .getByRole("link", { name: "Change your limitations and equipment" })
      .click();
    await expect(page).toHaveURL("/edit-exercise-preferences");
  });

  test("the whole card links to its item, and its heart is separate, after it", async ({ page, stack }) => {
    await signIn(page, stack);
    await page.goto("/recomendation");
    const link = section(page, "Exercises").getByRole("link").nth(1);
    await link.focus();
    await page.keyboard.press("Tab");
    await expect(
      section(page, "Exercises")
        .getByRole("button", { name: /^Favourite: / })
        .first(),
    ).toBeFocused();
    const picture = await section(page, "Exercises").getByRole("listitem").first().boundingBox();
    await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20);
    await expect(page).toHaveURL(/\/exercise\/[\w-]+$/);
  });
});

test.describe("the home screen keeps its layout", () => {
  test.beforeEach(({ page, stack }) => signIn(page, stack));

  test("with a note on hidden items, very long names and a section of one item, at 320 px", async ({
    page,
  }) => {
    await page.route(calls.Meals, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data[0].meal_name = "Slow-roasted squash ".repeat(12);
      body.data[1].meal_name =
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
      body.data[0].reasons = ["A reason that takes more than a line of a narrow card", "Another"];
      body.metadata.hidden = { total: 1, causes: [{ cause: "contains milk, or may", count: 1 }] };
      await route.fulfill({ response, json: body });
    });
    await page.route(calls.Exercises, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: body.data.slice(0, 1) } });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/recomendation");
    for (const name of ["Meals", "Meditations", "Coaches"] as const)
      await expect(cards(page, name)).toHaveCount(3);
    await expect(cards(page, "Exercises")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "1 meal hidden: 1 contains milk, or may" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

async function signInAs(page: Page, token: string): Promise<string> {
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  return token;
}

async function expectFilled(page: Page, count = 4): Promise<void> {
  for (const name of sections) await expect(cards(page, name)).toHaveCount(count);
}

async function fakeEmptyLists(page: Page): Promise<void> {
  const items = { data: [], metadata: { otherCount: 0, hidden: { total: 0, causes: [] } } };
  await page.route("**/api/recommend-*", (route) => route.fulfill({ json: items }));
  await page.route(calls.Coaches, (route) =>
    route.fulfill({ json: { data: [], metadata: { totalCount: 0 } } }),
  );
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expectFilled(page);
}

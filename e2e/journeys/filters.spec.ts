import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { saveFoodAnswers, saveLimitations } from "../people.ts";

const kinds = {
  meals: {
    call: "**/api/recommend-meals?*",
    filters: {
      Meal: "meal_type",
      Time: "minutes",
      Cuisine: "cuisine",
      Cost: "cost",
      "Main ingredient": "main_ingredient",
      "At hand": "with",
      Health: "health_tag",
      "Make ahead": "cooked_ahead",
    },
  },
  exercises: {
    call: "**/api/recommend-exercises?*",
    filters: {
      Type: "workout_type",
      Time: "minutes",
      Equipment: "equipment",
      Position: "posture",
      Muscles: "muscle",
      Level: "level",
    },
  },
  meditations: {
    call: "**/api/recommend-meditations?*",
    filters: {
      Time: "minutes",
      Practice: "practice",
      Goal: "goal",
      Position: "posture",
      "Time of day": "time_of_day",
    },
  },
} as const;

const bar = (page: Page, category: string) => page.getByRole("group", { name: `Filter ${category}` });
const count = (page: Page, category: string) => bar(page, category).getByRole("status").last();
const chips = (page: Page) =>
  page.getByRole("list", { name: "Chosen" }).getByRole("button", { name: /^Remove/ });
const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

/** Allergic to milk and peanuts, with a bad knee. */
test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await signIn(page, stack);
  await saveFoodAnswers(stack, token, { allergies: "milk and peanuts" });
  await saveLimitations(stack, token, "bad knee");
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [category, { filters }] of Object.entries(kinds)) {
    test(`[FIND-13][FIND-14] every filter is used by keyboard alone: ${category}`, async ({ page }) => {
      await page.goto(`/recommendation/${category}`);
      for (const [label, name] of Object.entries(filters)) {
        const button = bar(page, category).getByRole("button", { name: label, exact: true });
        await tabTo(page, button);
        await page.keyboard.press("Enter");
        const options = page.getByRole("dialog", { name: label, exact: true });
        const option = options.getByRole("checkbox").first();
        await tabTo(page, option);
        const left = await readCount(options.getByRole("listitem").first());
        await page.keyboard.press("Space");

        await expect(option).toBeChecked();
        await expect(option).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`/recommendation/${category}\\?${name}=[\\w-]+$`));
        await expect(count(page, category)).toHaveText(describeCount(category, left));
        await expect(cards(page)).toHaveCount(Math.min(left, 20));
        await page.keyboard.press("Escape");
        await expect(bar(page, category).getByRole("button", { name: `${label} 1 chosen` })).toBeFocused();

        await tabTo(page, page.getByRole("button", { name: `Remove ${label}: ` }));
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(`/recommendation/${category}`);
        await expect(bar(page, category)).toBeFocused();
        await expectSettled(page);
      }
    });

    test(`[FIND-14] an open filter and its chips are accessible: ${category}`, async ({ page }) => {
      await page.goto(`/recommendation/${category}`);
      await bar(page, category).getByRole("button", { name: "Time", exact: true }).click();
      const left = await readCount(page.getByRole("dialog", { name: "Time" }).getByRole("listitem").first());
      await page.getByRole("checkbox").first().check();
      await expect(chips(page)).toHaveCount(1);
      await expect(count(page, category)).toHaveText(describeCount(category, left));
      await expectSettled(page);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expectAccessible(page);
    });
  }

  test("[FIND-13] pages keep the choices, a change leads to the first page, and Back takes it back", async ({
    page,
  }) => {
    await page.goto("/recommendation/meals?meal_type=dinner");
    await expect(chips(page)).toHaveText(["Meal: Dinner"]);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/recommendation/meals?page=2&meal_type=dinner");
    await expect(page.getByRole("region", { name: "meals, page 2" })).toBeFocused();

    await bar(page, "meals").getByRole("button", { name: "Time", exact: true }).click();
    const quick = page.getByRole("checkbox", { name: "Up to 30 minutes" });
    await quick.check();
    await expect(page).toHaveURL("/recommendation/meals?meal_type=dinner&minutes=up-to-30");
    await expect(chips(page)).toHaveText(["Meal: Dinner", "Time: Up to 30 minutes"]);
    await expect(quick).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL("/recommendation/meals?page=2&meal_type=dinner");
    await expect(chips(page)).toHaveText(["Meal: Dinner"]);
    await page.goForward();
    await expect(chips(page)).toHaveText(["Meal: Dinner", "Time: Up to 30 minutes"]);
    await page.reload();
    await expect(chips(page)).toHaveText(["Meal: Dinner", "Time: Up to 30 minutes"]);
  });

  test("[FIND-13] an address with unknown filters and choices still shows a list", async ({ page }) => {
    await page.goto(
      "/recommendation/meals?meal_type=dinner,brunch&cuisine=martian&with=moon-dust&colour=green",
    );
    await expect(chips(page)).toHaveText(["Meal: Dinner"]);
    await expect(cards(page)).toHaveCount(20);
  });

  test("[FIND-12] says which choice leaves nothing, and removes it by keyboard", async ({ page }) => {
    await page.goto("/recommendation/meals?meal_type=breakfast&with=beef-mince-lean");
    const remove = page
      .getByRole("region", { name: "meals" })
      .getByRole("button", { name: /^Remove At hand: Lean beef mince/ });
    await expect(page.getByText(/^Nothing is left with/)).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, remove);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/recommendation/meals?meal_type=breakfast");
    await expect(cards(page)).toHaveCount(20);
    await expect(bar(page, "meals")).toBeFocused();
  });

  test("[FIND-14] the cards stay in their place while the next ones load", async ({ page }) => {
    await page.goto("/recommendation/meals");
    await expect(cards(page)).toHaveCount(20);
    await bar(page, "meals").getByRole("button", { name: "Meal", exact: true }).click();
    const held = await holdCall(page, kinds.meals.call);
    const before = await cards(page).first().boundingBox();
    await page.getByRole("checkbox").first().check();
    await held.request;
    await expect(page.locator("[aria-busy=true]").getByRole("heading", { level: 2 })).toHaveCount(20);
    expect((await cards(page).first().boundingBox())?.x).toBe(before?.x);
    held.release();
    await expectSettled(page);
    await page.unrouteAll({ behavior: "wait" });
  });

  test("[FIND-14] a list that fails to load can be filtered otherwise", async ({ page }) => {
    await page.goto("/recommendation/exercises");
    await bar(page, "exercises").getByRole("button", { name: "Level", exact: true }).click();
    await page.route(kinds.exercises.call, (route) => route.abort());
    await page.getByRole("checkbox").first().check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alert")).toContainText("Failed to fetch exercises");
    await expectAccessible(page);
    await page.unroute(kinds.exercises.call);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(cards(page)).toHaveCount(20);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [category, { filters }] of Object.entries(kinds)) {
    test(`[FIND-14] every filter is used by touch, in one sheet: ${category}`, async ({ page }) => {
      await page.goto(`/recommendation/${category}`);
      await bar(page, category).getByRole("button", { name: "Filter" }).tap();
      const sheet = page.getByRole("dialog", { name: `Filter ${category}` });
      for (const label of Object.keys(filters)) {
        const section = sheet.getByRole("button", { name: label, exact: true });
        if ((await section.getAttribute("aria-expanded")) === "false") await section.tap();
        const options = sheet.getByRole("region", { name: label, exact: true });
        const left = await readCount(options.getByRole("listitem").first());
        await options.getByText(/^\d+$/).first().tap();
        await expect(options.getByRole("checkbox").first()).toBeChecked();
        const show = sheet.getByRole("button", {
          name: `Show ${describeCount(category, left)}`,
          exact: true,
        });
        await expect(show).toBeInViewport();
        await sheet.getByRole("button", { name: "Clear all" }).tap();
        await expect(page).toHaveURL(`/recommendation/${category}`);
        await expectSettled(page);
      }
    });
  }

  test("[FIND-14] the sheet, the chips and the empty state are accessible, and fit 320 px", async ({
    page,
  }) => {
    await page.goto("/recommendation/meals?meal_type=dinner&main_ingredient=kumara&minutes=up-to-45");
    await expect(chips(page)).toHaveCount(3);
    await expectAccessible(page);
    await bar(page, "meals").getByRole("button", { name: "Filter 3 chosen" }).tap();
    const sheet = page.getByRole("dialog", { name: "Filter meals" });
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Main ingredient" }).tap();
    await sheet.getByRole("searchbox", { name: "Find in Main ingredient" }).fill("zzz");
    await expect(sheet.getByText("Nothing here has that name.")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, sheet);
    await sheet.getByRole("button", { name: /^Show \d+ meals?$/ }).tap();
    await expect(bar(page, "meals").getByRole("button", { name: "Filter 3 chosen" })).toBeFocused();
    await expectNoSidewaysScroll(page);

    await page.goto("/recommendation/meals?meal_type=breakfast&with=beef-mince-lean");
    await expect(page.getByText(/^Nothing is left with/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test("[FIND-14] home has no filters, and neither has a list that waits for an answer", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await page.goto("/recomendation");
  await expect(
    page.getByRole("region", { name: "Explore Meals" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(4);
  await expect(page.getByRole("group", { name: /^Filter / })).toHaveCount(0);

  await saveFoodAnswers(stack, token, { allergies: "zorbitis" });
  await page.goto("/recommendation/meals");
  await expect(page.getByText("Your meals are waiting for your answer.")).toBeVisible();
  await expect(page.getByRole("group", { name: /^Filter / })).toHaveCount(0);
});

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** The number behind the name of an option. */
async function readCount(option: Locator): Promise<number> {
  const [left] = /\d+$/.exec((await option.textContent()) ?? "") ?? [];
  expect(Number(left)).toBeGreaterThan(0);
  return Number(left);
}

function describeCount(category: string, left: number): string {
  return left === 1 ? `1 ${category.slice(0, -1)}` : `${left} ${category}`;
}

/** Until then the numbers beside choices are those of before, and a half dimmed text has too little contrast. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

/** Nothing in the box is wider than a 320 px screen. */
async function expectFits(page: Page, box: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await box.evaluate(
    (element) =>
      [element, ...element.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > 321)
        .length,
  );
  expect(wide).toBe(0);
  if (size) await page.setViewportSize(size);
}

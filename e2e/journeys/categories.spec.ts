import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aSession, saveFoodAnswers } from "../people.ts";

const categories = {
  meals: { heading: "Explore Meals", call: "**/api/recommend-meals?*", item: /^\/meal\// },
  exercises: { heading: "Explore Exercises", call: "**/api/recommend-exercises?*", item: /^\/exercise\// },
  meditations: {
    heading: "Explore Meditations",
    call: "**/api/recommend-meditations?*",
    item: /^\/meditation\//,
  },
  coaches: { heading: "Explore Coaches", call: "**/api/get-coaches?*", item: /^\/coach\// },
} as const;

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const cardLinks = (page: Page) => cards(page).getByRole("link");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.beforeEach(async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, stack);
});

for (const [category, { heading, call, item }] of Object.entries(categories)) {
  test(`[REC-09][REC-11][REC-13][REC-14][API-28][API-29] shows a grid of twenty a page, from 320 px of width: ${category}`, async ({
    page,
  }) => {
    const asked = page.waitForRequest(call);
    await page.goto(`/recommendation/${category}`);
    expect(new URL((await asked).url()).search).toBe("?page=1&page_size=20");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Fernwell`);
    await expect(cards(page)).toHaveCount(20);
    const targets = await cardLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    for (const target of targets) expect(target).toMatch(item);
    if (category === "meals" || category === "coaches") {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(cards(page)).toHaveCount(20);
    }

    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(`/recommendation/${category}?page=2`);
    await expect(page).toHaveTitle(`${heading}, page 2 · Fernwell`);
    await expect(pages(page)).toContainText("Page 2 of ");
  });
}

test("[REC-10] any other category is invalid and links to the four valid ones", async ({ page }) => {
  for (const category of ["Meals", "meal", "constructor", "plants"]) {
    await page.goto(`/recommendation/${category}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Category");
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Exercises" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore Exercises");
});

test.describe("numbered pages", () => {
  test("[REC-11][REC-12] start at the top with the focus there, Back returns to the scroll position, and they come in blocks of ten, with arrows", async ({
    page,
  }) => {
    await page.goto("/recommendation/meals");
    await expect(cards(page)).toHaveCount(20);
    await pages(page).scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await pages(page).getByRole("link", { name: "Page 3" }).click();
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole("region", { name: "meals, page 3" })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/recommendation/meals");
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => scrollTop(page)).toBe(left);

    const shown = pages(page).getByRole("listitem");
    await expect(shown).toHaveText(numbers(1, 10));
    await expect(pages(page).getByRole("link", { name: "Previous page" })).toBeDisabled();

    await pages(page).getByRole("link", { name: "Page 10", exact: true }).click();
    await expect(pages(page).locator("[aria-current=page]")).toHaveText("10");
    await pages(page).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/recommendation/meals?page=11");
    await expect(pages(page).locator("[aria-current=page]")).toHaveText("11");
    await expect(shown.first()).toHaveText("11");
    await pages(page).getByRole("link", { name: "Previous page" }).click();
    await expect(shown).toHaveText(numbers(1, 10));
  });

  test("show each item once, and fewer on the last page", async ({ page }) => {
    const total = readdirSync(
      new URL("../../packages/catalogue/entries/meditations", import.meta.url),
    ).length;
    const lastPage = Math.ceil(total / 20);
    const seen: (string | null)[] = [];
    await page.goto("/recommendation/meditations?page=1");
    for (let number = 1; number <= lastPage; number += 1) {
      if (number > 1) {
        const response = page.waitForResponse(new RegExp(`recommend-meditations\\?.*page=${number}&`));
        await pages(page).getByRole("link", { name: "Next page" }).click();
        await response;
      }
      await expect(pages(page).locator("[aria-current=page]")).toHaveText(String(number));
      await expect(cards(page)).toHaveCount(number === lastPage ? total - 20 * (lastPage - 1) : 20);
      seen.push(
        ...(await cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")))),
      );
    }
    expect(new Set(seen).size).toBe(total);
    await expect(pages(page).getByRole("link", { name: "Next page" })).toBeDisabled();
  });

  test("default to the first when the address has no valid page", async ({ page }) => {
    for (const address of ["?page=0", "?page=-1", "?page=two", "?page=1.5", "?page=99999999", "?page="]) {
      await page.goto(`/recommendation/meditations${address}`);
      await expect(pages(page).locator("[aria-current=page]"), address).toHaveText("1");
    }
  });

  test("beyond the last say so and link back to it", async ({ page }) => {
    await page.goto("/recommendation/meditations?page=99");
    await expect(page.getByText("There is no page 99.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await expect(page).toHaveURL("/recommendation/meditations?page=4");
    await expect(cards(page)).toHaveCount(4);
  });

  test("are not shown when there is only one, or nothing at all", async ({ page }) => {
    await alterList(page, categories.meals.call, (body) => ({
      data: body.data.slice(0, 1),
      metadata: { ...body.metadata, otherCount: 1 },
    }));
    await page.goto("/recommendation/meals");
    await expect(cards(page)).toHaveCount(1);
    await expect(pages(page)).toHaveCount(0);

    await alterList(page, categories.exercises.call, (body) => ({
      data: [],
      metadata: { ...body.metadata, otherCount: 0 },
    }));
    await page.getByRole("link", { name: "Exercises", exact: true }).click();
    await expect(page.getByText("No Data to show")).toBeVisible();
    await expect(pages(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe("going back from an item", () => {
  /** Opens a card of the second page by keyboard and goes back, and returns where that card was. */
  async function openAndReturn(page: Page, category: "meals" | "exercises"): Promise<number> {
    await page.goto(`/recommendation/${category}?page=2`);
    const card = cardLinks(page).nth(13);
    await card.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    const target = String(await card.getAttribute("href"));
    await card.press("Enter");
    await expect(page).toHaveURL(target);
    await page.goBack();

    await expect(page).toHaveURL(`/recommendation/${category}?page=2`);
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => scrollTop(page)).toBe(left);
    await expect(page.locator(`main a[href="${target}"]`)).toBeFocused();
    return left;
  }

  test("restores the page, the scroll position and the focused card: exercises", async ({ page }) => {
    await openAndReturn(page, "exercises");
  });

  test("restores the page, the scroll position and the focused card, also when the response is late: meals", async ({
    page,
  }) => {
    const left = await openAndReturn(page, "meals");
    await cardLinks(page).nth(13).click();
    await expect(page).toHaveURL(/\/meal\//);
    const held = await holdCall(page, categories.meals.call);
    await page.goBack();
    await expect(page.getByRole("region", { name: "meals, page 2" }).getByRole("status")).toBeVisible();
    held.release();

    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => scrollTop(page)).toBe(left);
  });
});

test.describe("a category page", () => {
  test("[OPEN-80][ERR-14] shows a failure instead of the grid, and can be retried", async ({ page }) => {
    await page.route(categories.meals.call, (route) =>
      route.fulfill({ status: 500, json: { detail: "Broken." } }),
    );
    await page.goto("/recommendation/meals");
    await expect(page.getByRole("alert")).toContainText("Failed to fetch meals");
    await expect(cards(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(categories.meals.call);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(20);
  });

  test("says what is hidden and why", async ({ page, stack }) => {
    const token = await aSession(stack);
    await page.addInitScript((value) => localStorage.setItem("token", value), token);
    await saveFoodAnswers(stack, token, { allergies: "milk" });
    await page.goto("/recommendation/meals");
    await page.getByRole("button", { name: /^\d+ meals hidden: \d+ contain milk, or may$/ }).click();
    await page.getByRole("link", { name: "Change your allergies and dislikes" }).click();
    await expect(page).toHaveURL("/edit-allergy-preferences");
  });

  test("has no accessibility violation while it loads", async ({ page }) => {
    const held = await holdCall(page, categories.meals.call);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/recommendation/meals");
    await expect(page.getByRole("region", { name: "meals" }).getByRole("status")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    held.release();
    await page.unrouteAll({ behavior: "wait" });
  });
});

test("[FAV-04][FAV-09][REC-05][REC-12] a favourite can be added from home and removed by keyboard alone", async ({
  page,
}) => {
  await page.goto("/recomendation");
  await press(
    page,
    page.getByRole("region", { name: "Explore Meals" }).getByRole("link", { name: "See More" }),
  );
  await expect(page).toHaveURL("/recommendation/meals");
  await expect(page.getByRole("main")).toBeFocused();
  const response = page.waitForResponse(/recommend-meals\?.*page=3/);
  await press(page, pages(page).getByRole("link", { name: "Page 3" }));
  await response;
  await expect(page.getByRole("region", { name: "meals, page 3" })).toBeFocused();

  const card = cardLinks(page).first();
  await expect(card).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(card).toBeFocused();
  const title = String(await card.textContent());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/meal\//);
  await page.goBack();
  await expect(card).toBeFocused();

  await page.keyboard.press("Tab");
  const heart = page.getByRole("button", { name: `Favourite: ${title}` });
  await expect(heart).toBeFocused();
  const marked = page.waitForResponse("**/api/mark-favorite?*");
  await page.keyboard.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await marked;

  await press(page, page.getByRole("button", { name: "My Favorites" }));
  await press(page, page.getByRole("link", { name: "My Meals" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Meals");
  await expect(page.getByRole("main")).toBeFocused();
  const remove = page.getByRole("button", { name: `Remove from favourites: ${title}` });
  await press(page, remove);
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to remove this?" });
  await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No favorites yet.")).toBeVisible();
});

/** Presses Tab until the target has focus, then Enter. */
async function press(page: Page, wanted: ReturnType<Page["locator"]>): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Enter");
}

interface PageBody {
  readonly data: readonly object[];
  readonly metadata: object;
}

async function alterList(page: Page, call: string, change: (body: PageBody) => PageBody): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => String(from + offset));
}

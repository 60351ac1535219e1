import { longestSearch } from "@fernwell/contract/search";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { saveFoodAnswers, saveLimitations } from "../people.ts";
import { questionAbout } from "../safety-questions.ts";

const calling = "**/api/search?*";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search" });
const options = (page: Page) => dialog(page).getByRole("option");
const active = (page: Page) => dialog(page).getByRole("option", { selected: true });
const group = (page: Page, name: string) => dialog(page).getByRole("group", { name });
const message = (page: Page) => dialog(page).getByRole("status");
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const pageField = (page: Page) => page.getByRole("searchbox", { name: "What are you looking for?" });
const cards = (within: Locator) => within.getByRole("heading", { level: 3 });

let token: string;

/** Allergic to peanuts, with a bad knee. */
test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await signIn(page, stack);
  await saveFoodAnswers(stack, token, { allergies: "peanuts" });
  await saveLimitations(stack, token, "bad knee");
});

async function openWith(page: Page, keys: string, address = "/recommendation/meals"): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press(keys);
  await expect(field(page)).toBeFocused();
}

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("[FIND-06][FIND-07] finds a meal from anywhere, opens it, and searches again from there", async ({
    page,
  }) => {
    await openWith(page, "/");
    await page.keyboard.type("spinach and eggs");
    await expect(message(page)).toHaveText(/^\d+ results?$/);
    await expect(group(page, "Meals").getByRole("option").first()).toContainText(/\d+ min$/);
    await expect(options(page).last()).toHaveText("See all results for “spinach and eggs”");

    await page.keyboard.press("ArrowUp");
    await expect(active(page)).toHaveText("See all results for “spinach and eggs”");
    await page.keyboard.press("ArrowDown");
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    const to = String(await active(page).getAttribute("href"));
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(to);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Recommendations For You!");
    await expect(page.getByRole("main")).toBeFocused();

    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(section(page, "Recent searches").getByRole("listitem")).toHaveText(["spinach and eggs"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("spinach and eggs");
    await expect(field(page)).toBeFocused();
    await expect(message(page)).toHaveText(/^\d+ results?$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=spinach%20and%20eggs");
  });

  test("[FIND-07] Escape closes it and the focus returns; a slash in a field stays a slash", async ({
    page,
  }) => {
    await page.goto("/recommendation/meals");
    const button = page.getByRole("banner").getByRole("button", { name: "Search meals, exercises" });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("1/2");
    await expect(field(page)).toHaveValue("1/2");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.goto("/search");
    await pageField(page).pressSequentially("1/2");
    await expect(pageField(page)).toHaveValue("1/2");
    await expect(dialog(page)).toBeHidden();
  });

  test("[FIND-43] the / key can be turned off for the device, and Ctrl+K stays", async ({ page }) => {
    await page.goto("/settings/sign-in");
    const setting = page.getByRole("switch", { name: "Open the search with /" });
    await expect(setting).toBeChecked();
    await setting.press("Space");
    await expect(setting).not.toBeChecked();
    await expectAccessible(page);
    await page.goto("/recommendation/meals");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toHaveValue("");
  });

  test("[FIND-08] what was searched for is gone after log out", async ({ page }) => {
    await openWith(page, "/");
    await page.keyboard.type("sleep");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=sleep");
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("/");
    await expect(section(page, "Recent searches")).toContainText("sleep");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("sleep");
  });
});

test.describe("with an allergy and a bad knee", () => {
  test("[FIND-06] nothing that is kept out is found, and the search says how much that is", async ({
    page,
  }) => {
    await openWith(page, "/");
    await page.keyboard.type("peanut");
    await expect(
      dialog(page)
        .getByText(/\d+ (more )?contain peanut, or may/)
        .first(),
    ).toBeVisible();
    await expect(
      group(page, "Meals")
        .getByRole("option")
        .filter({ hasText: /peanut/i }),
    ).toHaveCount(0);

    await field(page).fill("squat");
    await expect(message(page)).toHaveText(/^\d+ results?$/);
    await expect(group(page, "Exercises").getByRole("option", { name: /^Squats / })).toHaveCount(0);
    await expect(group(page, "Exercises")).toContainText("are not advised with what you told us: knee");
  });

  test("[FIND-09] the page says what is hidden, and leads to the answers", async ({ page }) => {
    await page.goto("/search?q=squat");
    const hidden = section(page, "Exercises").getByRole("button", { name: /^\d+ exercises? hidden/ });
    await hidden.click();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Change your limitations and equipment" }).click();
    await expect(page).toHaveURL("/edit-exercise-preferences");
  });

  test("[FIND-09] meals wait for the answer to a question, and are found once it is given", async ({
    page,
    stack,
  }) => {
    await saveFoodAnswers(stack, token, { allergies: "peanuts and zorblax" });
    await page.goto("/search?q=soup");
    await expect(page.getByText("Your meals are waiting for your answer.")).toBeVisible();
    await expectAccessible(page);
    await questionAbout(page, "zorblax").getByRole("button", { name: "Not a food" }).click();
    await expect(cards(section(page, "Meals"))).toHaveCount(4);
  });
});

test.describe("the page of results", () => {
  test("[FIND-09] leads from four of a kind to all of them, in pages, and back to where one was", async ({
    page,
  }) => {
    await page.goto("/search?q=soup");
    await expect(cards(section(page, "Meals"))).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole("link", { name: /^See all \d+ meals$/ }).click();
    await expect(page).toHaveURL("/search?q=soup&kind=meal");
    await expect(page.getByRole("heading", { name: "Meals for “soup”" })).toBeVisible();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/search?q=soup&kind=meal&page=2");
    const found = page.getByRole("region", { name: "meals, page 2" });
    await expect(found).toBeFocused();
    const last = cards(found).last().getByRole("link");
    const title = String(await last.textContent());
    await expectAccessible(page);
    await last.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(found.getByRole("link", { name: title, exact: true })).toBeFocused();
    await page.getByRole("link", { name: "All results" }).click();
    await expect(page).toHaveURL("/search?q=soup");
  });

  test("[FIND-09] searches while one types, and a result's page leads back to what was typed", async ({
    page,
  }) => {
    await page.goto("/search");
    await expect(page.getByRole("button", { name: "spinach and eggs" })).toBeVisible();
    await expectAccessible(page);
    await pageField(page).pressSequentially("meditation for sleep");
    await expect(page).toHaveURL("/search?q=meditation%20for%20sleep");
    const first = cards(section(page, "Meditations")).first().getByRole("link");
    await expect(first).toBeVisible();
    await pageField(page).press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
    await first.click();
    await expect(page).toHaveURL(/\/meditation\//);
    await page.goBack();
    await expect(pageField(page)).toHaveValue("meditation for sleep");
    await expect(first).toBeVisible();
  });

  test("[FIND-44] Back leads to the query before, and from the first to the page before", async ({
    page,
  }) => {
    await openWith(page, "/");
    await page.keyboard.type("soup");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=soup");
    await pageField(page).fill("salads with lime");
    await expect(page).toHaveURL("/search?q=salads%20with%20lime");
    await pageField(page).fill("salad");
    await expect(page).toHaveURL("/search?q=salad");
    await expect(pageField(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/search?q=soup");
    await expect(pageField(page)).toHaveValue("soup");
    await page.goBack();
    await expect(page).toHaveURL("/recommendation/meals");
  });

  test("[FIND-45] a heart on a result keeps it among the favourites", async ({ page }) => {
    await page.goto("/search?q=soup");
    const heart = section(page, "Meals")
      .getByRole("button", { name: /^Favourite: / })
      .first();
    const title = String(await heart.getAttribute("aria-label")).replace("Favourite: ", "");
    const marked = page.waitForResponse("**/api/mark-favorite?*");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await marked;
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.goto("/favorites/meals");
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  });

  test("[FIND-09] finds nothing kindly, and fails with a way to try again", async ({ page }) => {
    await page.goto(`/search?q=${"xyzzyq".repeat(longestSearch)}`);
    await expect(
      page
        .getByRole("main")
        .getByText(/^Nothing found for “/)
        .last(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.route(calling, (route) => route.abort());
    await page.getByRole("link", { name: "sleep", exact: true }).click();
    await expect(page.getByText("We could not search just now.")).toBeVisible();
    await page.unroute(calling);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(section(page, "Meditations")).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[FIND-06] an icon opens the search, which fills the screen and leads to a result by touch", async ({
    page,
  }) => {
    await page.goto("/recomendation");
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).tap();
    await expect(field(page)).toBeFocused();
    await expect
      .poll(() => dialog(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page);

    await dialog(page).getByRole("button", { name: "seated" }).tap();
    await expect(message(page)).toHaveText(/^\d+ results?$/);
    await expectAccessible(page);
    const first = group(page, "Exercises").getByRole("option").first();
    const to = String(await first.getAttribute("href"));
    await first.tap();
    await expect(page).toHaveURL(to);
    await expect(dialog(page)).toBeHidden();
  });

  test("[FIND-08] a long recent search stays on the screen, and so does the button that removes it", async ({
    page,
  }) => {
    const long = "soups with lentils and everything else that I had forgotten to cook last week";
    await page.goto(`/search?q=${encodeURIComponent(long)}`);
    await pageField(page).press("Enter");
    await page.goto("/search");
    const remove = page.getByRole("button", { name: `Remove “${long}”` });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).tap();
    await expect(dialog(page).getByRole("button", { name: `Remove “${long}”` })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole("button", { name: "Remove all" })).toBeInViewport({ ratio: 1 });
  });

  test("[FIND-06][FIND-09] the search and its page fit 320 px", async ({ page }) => {
    await page.goto("/search?q=spinach%20and%20eggs");
    await expect(cards(section(page, "Meals")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).tap();
    await field(page).fill("w".repeat(longestSearch));
    await expect(
      dialog(page)
        .getByText(/^Nothing found for “w+”\.$/)
        .last(),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await field(page).fill("soup");
    await expect(options(page).last()).toHaveText("See all results for “soup”");
    await expectNoSidewaysScroll(page);
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { alterResponse, expect, holdCall, signIn } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";
import { saveFoodAnswers } from "../people.ts";

const muesli = "**/api/meals/luxury-muesli";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const ingredients = (page: Page) => page.getByRole("table", { name: /^Ingredients/ });
const quantityCell = (page: Page, name: string) =>
  ingredients(page).getByRole("row").filter({ hasText: name }).getByRole("cell");
const servings = (page: Page) => page.getByRole("group", { name: "Servings" });
const more = (page: Page) => page.getByRole("button", { name: "Increase servings" });
const less = (page: Page) => page.getByRole("button", { name: "Decrease servings" });
const fact = (page: Page, name: string) =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");

async function openMeal(page: Page, id = "luxury-muesli"): Promise<void> {
  await page.goto(`/meal/${id}`);
  await expect(heading(page)).toBeVisible();
}

test("[APP-03] a visitor is redirected to the login screen", async ({ page }) => {
  await page.goto("/meal/luxury-muesli");
  await expect(page).toHaveURL("/login");
});

test.describe("a signed-in person", () => {
  let token: string;

  test.beforeEach(async ({ page, stack }) => {
    token = await signIn(page, stack);
  });

  test("[API-42][DEP-07][REC-22][REC-36][DATA-17][DATA-18][DATA-19][DATA-22] loads the meal with one call and reads its facts, ingredients and allergens", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/(meals|recommend)/.test(request.url())) calls.push(request.url());
    });
    const request = page.waitForRequest(muesli);
    await openMeal(page);

    expect((await request).headers()["authorization"]).toBe(`Bearer ${token}`);
    expect(calls.map((url) => new URL(url).pathname)).toEqual(["/api/meals/luxury-muesli"]);
    await expect(heading(page)).toHaveText("Luxury Muesli");
    await expect(page).toHaveTitle("Luxury Muesli · Fernwell");

    await expect(page.getByText("Oats, hazelnuts and almonds toasted until")).toBeVisible();
    await expect(fact(page, "Time")).toHaveText("45 min");
    await expect(fact(page, "Calories per serving")).toHaveText("509 kcal");
    await expect(fact(page, "Servings")).toHaveText("6");
    await expect(fact(page, "Cost")).toHaveText("Festive");
    await expect(fact(page, "Cuisine")).toHaveText("Swiss");
    await expect(page.getByText("Meal · Breakfast")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Dairy Free" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Muesli in a deep bowl." })).toBeVisible();

    await test.step("the ingredients are in a table", async () => {
      await expect(ingredients(page).getByRole("columnheader")).toHaveText(["Ingredient", "Quantity"]);
      await expect(ingredients(page).getByRole("rowheader")).toHaveCount(14);
      await expect(ingredients(page).getByRole("rowheader").nth(1)).toHaveText("Hazelnutsroughly chopped");
    });

    await test.step("the allergens that it contains, may contain, and that are unknown", async () => {
      const allergens = page.getByRole("region", { name: "Allergens" });
      const list = (name: string) =>
        allergens.getByRole("term").filter({ hasText: name }).locator("xpath=..");
      await expect(list("Contains").getByRole("listitem")).toHaveText([
        "Gluten",
        "Soy",
        "Sulphites",
        "Almond",
        "Hazelnut",
      ]);
      await expect(list("May contain").getByRole("listitem").first()).toHaveText("Wheat");
      await expect(list("Not known").getByRole("listitem")).toHaveText(["Cashew", "Macadamia"]);
    });
  });

  test("[REC-16][REC-17][REC-18][REC-19][REC-20][OPEN-78] changes the servings by two, never to fewer than the meal's own, sees everything scaled and prints it", async ({
    page,
  }) => {
    await openMeal(page);
    await expect(servings(page)).toContainText("6 servings");
    await expect(less(page)).toHaveAttribute("aria-disabled", "true");
    await less(page).press("Enter");
    await expect(servings(page)).toContainText("6 servings");

    await expect(quantityCell(page, "Rolled oats")).toHaveText("2 ½ cups202 g");
    await more(page).click();
    await expect(servings(page)).toContainText("8 servings");
    await test.step("the ingredients, their weights and the steps are scaled, the time is not", async () => {
      await expect(ingredients(page)).toHaveAccessibleName("Ingredients for 8 servings");
      await expect(quantityCell(page, "Rolled oats")).toHaveText("3 ⅓ cups269 g");
      await expect(quantityCell(page, "Almonds")).toHaveText("67 g");
      await expect(page.getByRole("tabpanel").getByText("3 ⅓ cups rolled oats")).toBeVisible();
      await expect(fact(page, "Time")).toHaveText("45 min");
    });

    await more(page).press("Enter");
    await expect(servings(page)).toContainText("10 servings");
    await less(page).press("Space");
    await expect(servings(page)).toContainText("8 servings");
    await expect(fact(page, "Servings")).toHaveText("8");

    await test.step("the print is black on white, in any tab and scheme", async () => {
      await page.getByRole("tab", { name: "Nutritional" }).click();
      await page.emulateMedia({ media: "print", colorScheme: "dark" });

      await expect(heading(page)).toBeVisible();
      await expect(quantityCell(page, "Rolled oats")).toHaveText("3 ⅓ cups269 g");
      await expect(
        page.getByRole("region", { name: "Method" }).getByText("Heat the oven to 160 °C."),
      ).toBeVisible();
      await expect(page.getByText("Hazelnut", { exact: true }).first()).toBeVisible();
      for (const gone of [
        page.getByRole("banner"),
        page.getByRole("tab"),
        page.getByRole("button"),
        page.getByRole("img"),
      ]) {
        await expect(gone.filter({ visible: true })).toHaveCount(0);
      }
      const colours = await heading(page).evaluate((title) => [
        getComputedStyle(title).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    });
  });

  test("[REC-19][REC-20] has the ingredients beside the method, sees a line that does not scale unchanged, and the time scaled where it may change", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await openMeal(page, "chicken-tagine-with-green-olives-and-lemon");
    await page.getByRole("tab", { name: "Nutritional" }).click();
    await page
      .getByText("These figures are not medical advice.")
      .evaluate((last) => last.scrollIntoView({ block: "end" }));
    await expect(more(page)).toBeInViewport();
    await expect(ingredients(page)).toBeInViewport();

    const before = await quantityCell(page, "Cinnamon").textContent();
    await more(page).click();

    await expect(ingredients(page)).toHaveAccessibleName("Ingredients for 6 servings");
    await expect(quantityCell(page, "Cinnamon")).toHaveText(String(before));

    await openMeal(page, "banana-and-almond-pancakes");
    await expect(fact(page, "Time")).toHaveText("25 min");
    await more(page).click();
    await expect(fact(page, "Time")).toHaveText("50 min");
  });

  test("[OPEN-77] cannot change the servings of a meal that comes in one size", async ({ page }) => {
    await alterResponse(page, muesli, { is_servings_changeable: false });
    await openMeal(page);
    await expect(more(page)).toBeDisabled();
    await expect(less(page)).toBeDisabled();
    await expect(servings(page)).toHaveAccessibleDescription("This meal is made in one size only.");
    await expectAccessible(page);
  });

  test("[REC-21][DATA-20][DATA-21] walks through the tabs by keyboard, without an accessibility violation in any", async ({
    page,
  }) => {
    await openMeal(page);
    await expect(page.getByRole("tab")).toHaveText(["Cookware", "Method", "Nutritional"]);
    await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toContainText(
      "Heat the oven to 160 °C.",
    );
    await expectAccessible(page);

    await page.getByRole("tab", { name: "Method" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tabpanel")).toContainText("Baking trayto toast the muesli");
    await expectAccessible(page);
    await page.keyboard.press("End");
    await expect(page.getByRole("tab", { name: "Nutritional" })).toBeFocused();
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows.filter({ hasText: "Energy" })).toHaveText(
      "Energy509 kcal (2130 kJ)25% of the reference intake",
    );
    await expect(rows.filter({ hasText: "Fibre" })).toContainText("12.2 g49%");
    await expect(page.getByRole("tabpanel")).toContainText("the reference intake of an average adult");
    await expectAccessible(page);
  });

  test("[OPEN-74] is warned about an allergen by name, before anything else", async ({ page, stack }) => {
    await saveFoodAnswers(stack, token, { allergies: "hazelnuts", dislikes: "raspberries" });
    await openMeal(page);
    const warning = page.getByRole("alert").filter({ hasText: "This meal does not fit what you told us" });
    await expect(warning).toContainText("Contains hazelnut, which you cannot have.");
    await expect(warning).toContainText("Contains raspberries, which you dislike.");
    const [box, title] = [await warning.boundingBox(), await heading(page).boundingBox()];
    expect(box && title && box.y < title.y).toBe(true);
    await expectAccessible(page);

    await warning.getByRole("link", { name: "Look at your answers" }).press("Enter");
    await expect(page).toHaveURL("/edit-meal-preferences");
  });

  test("keeps the screen on until they switch that off, and reads when the device does not allow it", async ({
    page,
  }) => {
    await page.addInitScript(fakeWakeLock);
    await openMeal(page);
    const locks = () => page.evaluate(() => Reflect.get(window, "locks"));
    const toggle = page.getByRole("switch", { name: "Keep screen on" });

    await toggle.press("Space");
    await expect(toggle).toBeChecked();
    await expect.poll(locks).toBe(1);
    await toggle.press("Space");
    await expect.poll(locks).toBe(0);

    await page.evaluate(() => {
      const request = () => Promise.reject(new DOMException("low battery", "NotAllowedError"));
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    });
    await toggle.click();
    await expect(page.getByText("Your device did not allow this.")).toBeVisible();
    await expect(toggle).not.toBeChecked();
  });

  test("sees a skeleton while the page loads, and no switch where the browser cannot keep the screen on", async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    const held = await holdCall(page, muesli);
    await page.goto("/meal/luxury-muesli");
    await expect(page.getByText("Loading the meal")).toBeAttached();
    await expectAccessible(page);
    held.release();
    await expect(heading(page)).toHaveText("Luxury Muesli");
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(page.getByRole("switch")).toHaveCount(0);
  });

  test("[REC-34] reads Activity not found for an unknown meal, with a link to others", async ({ page }) => {
    for (const id of ["no-such-meal", "x".repeat(300)]) {
      await page.goto(`/meal/${id}`);
      await expect(heading(page)).toHaveText("Activity not found");
    }
    await expectAccessible(page);
    await page.getByRole("link", { name: "See all meals" }).press("Enter");
    await expect(page).toHaveURL("/recommendation/meals");
  });

  test("sees an error when the meal does not load, retries and keeps the focus", async ({ page }) => {
    await page.route(muesli, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/meal/luxury-muesli");
    await expect(heading(page)).toHaveText("This meal did not load");
    await expect(page.getByRole("alert")).toHaveText(
      "Something went wrong on the way. Please try again in a moment.",
    );
    await expectAccessible(page);

    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByRole("button", { name: "Trying again..." })).toBeFocused();
    await page.unroute(muesli);
    await expect(heading(page)).toHaveText("Luxury Muesli");
  });

  test("sees that they are offline, and continues once they are online", async ({ page, context }) => {
    await openMeal(page, "0");
    await context.setOffline(true);
    await page.getByRole("link", { name: "See the full meal" }).click();
    await expect(heading(page)).toHaveText("You are offline");
    await expect(page.getByRole("alert")).toContainText("Check your connection, then try again.");

    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Luxury Muesli");
    await expect(page.getByRole("tab", { name: "Method" })).toBeVisible();
  });

  test("reads a very long name and a meal without a picture on the smallest screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await alterResponse(page, muesli, {
      meal_name:
        "Slow-roasted Donaudampfschifffahrtsgesellschaftskapitänsmütze with twelve kinds of very small beans",
      meal_image: null,
    });
    await openMeal(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("tab", { name: "Nutritional" }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test("sees a placeholder while the picture loads, and its description when it fails", async ({ page }) => {
    const picture = await holdCall(page, "**/media/meals/luxury-muesli-a1/*");
    await alterResponse(page, muesli, {
      image_stand_in: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    });
    await openMeal(page);
    await expect(page.locator("main img[aria-hidden]")).toBeVisible();
    await page.route("**/media/meals/luxury-muesli-a1/*", (route) => route.abort());
    picture.release();
    await page.reload();
    await expect(page.getByRole("img", { name: "Muesli in a deep bowl." })).toContainText(
      "Muesli in a deep bowl.",
    );
  });

  test("[OPEN-08][DATA-34][DATA-35] sees a sample's own details and a note that it is the same for everyone", async ({
    page,
  }) => {
    const names = ["Luxury Muesli", "Porridge With Date Puree", "Scrambled Eggs", "Chickpea Scramble"];
    for (const [id, name] of names.entries()) {
      await openMeal(page, String(id));
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText("This is a sample")).toBeVisible();
      await expect(page.getByText("has not been checked against your answers.")).toBeVisible();
      await expect(page.getByRole("table", { name: "Ingredients" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Cookware" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (id === 0) await expectAccessible(page);

      await page.getByRole("link", { name: "See the full meal" }).click();
      await expect(page.getByRole("tab", { name: "Nutritional" })).toBeVisible();
      await expect(heading(page)).toHaveText(name);
    }
  });

  test("goes back to where they came from", async ({ page }) => {
    await page.goto("/recomendation");
    await openMeal(page);
    await page.getByRole("button", { name: "Back" }).press("Enter");
    await expect(page).toHaveURL("/recomendation");
  });
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>`;

/** Counts how often the page keeps the screen on. */
function fakeWakeLock(): void {
  Object.assign(window, { locks: 0 });
  const count = (by: number) => Reflect.set(window, "locks", Reflect.get(window, "locks") + by);
  const request = async () => {
    count(1);
    return { release: async () => count(-1) };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}

import { paths, publicPaths } from "@fernwell/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test("[AUTH-68] a visitor stays on every public, legal and subscription page", async ({ page }) => {
  for (const address of [...publicPaths, paths.subscription]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test.describe("the public shell", () => {
  const bar = (page: Page) => page.getByRole("banner");

  test("[NAV-18][OPEN-20] below 1024 px a toggle menu replaces the bar and contains every item, Login and Sign Up included", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto("/about");
    await expect(bar(page).getByRole("link", { name: "Plans" })).toBeHidden();
    await page.getByRole("button", { name: /menu/i }).click();
    const items = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(items).toHaveText(["Home", "Explore", "About Us", "Plans", "Login", "Sign Up"]);

    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto("/about");
    await expect(page.getByRole("button", { name: /menu/i })).toBeHidden();
    await expect(bar(page).getByRole("link", { name: "Plans" })).toBeVisible();
  });

  test("[NAV-19][OPEN-20] below 768 px the bar's own Login and Sign Up are hidden", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto("/");
    await expect(bar(page).getByRole("link", { name: "Login" })).toBeVisible();
    await expect(bar(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(bar(page).getByRole("link", { name: "Login" })).toBeHidden();
    await expect(bar(page).getByRole("link", { name: "Sign Up" })).toBeHidden();
  });

  async function followFromFooter(page: Page, name: string, address: string): Promise<void> {
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto("/contact");
    await page.goto("/about");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name }).click();

    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
  }

  test("[NAV-21] the footer's privacy link replaces the history entry and opens at the top", ({ page }) =>
    followFromFooter(page, "Privacy & Policy", "/privacy"));

  test("[NAV-22] the footer's terms link replaces the history entry and opens at the top", ({ page }) =>
    followFromFooter(page, "Terms & Conditions", "/terms-and-conditions"));

  test("[NAV-23] the footer's logo replaces the history entry and opens at the top", ({ page }) =>
    followFromFooter(page, "Fernwell, home", "/"));
});

test.describe("the app shell", () => {
  const sidebar = (page: Page) => page.getByLabel("Sidebar", { exact: true });

  async function open(page: Page, size: { width: number; height: number }): Promise<void> {
    await page.setViewportSize(size);
    await page.goto("/recomendation");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[APP-18][APP-21] on a phone the sidebar slides in from the right in 300 ms, 70% wide, over a dimmed page", async ({
    page,
  }) => {
    await open(page, phone);
    await page.getByRole("button", { name: "Open sidebar" }).click();
    const motion = await sidebar(page).evaluate((element) => getComputedStyle(element).animationDuration);
    expect(motion).toBe("0.3s");
    await expect
      .poll(() => sidebar(page).boundingBox())
      .toMatchObject({ x: phone.width * 0.3, width: phone.width * 0.7 });
    const backdrop = page.locator("[data-sidebar-backdrop]");
    await expect(backdrop).toBeVisible();
    await expect(backdrop).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("[APP-19] on a phone the backdrop, the close button and Escape close it, and focus returns", async ({
    page,
  }) => {
    await open(page, phone);
    const menu = page.getByRole("button", { name: "Open sidebar" });
    const closings = [
      () => page.mouse.click(20, 400),
      () => page.getByRole("button", { name: "Close sidebar" }).click(),
      () => page.keyboard.press("Escape"),
    ];
    for (const close of closings) {
      await menu.click();
      await expect(sidebar(page)).toBeVisible();
      await close();
      await expect(sidebar(page)).toBeHidden();
      await expect(menu).toBeFocused();
    }
  });

  test("[APP-06][APP-20] on a desktop it slides in from the left, 18rem wide, and the page moves over", async ({
    page,
  }) => {
    await open(page, desktop);
    const left = async (element: Locator) => (await element.boundingBox())?.x;
    const content = page.getByRole("main");
    await expect.poll(() => sidebar(page).boundingBox()).toMatchObject({ x: 0, width: 288 });
    await expect.poll(() => left(content)).toBeGreaterThanOrEqual(288);

    await page.getByRole("button", { name: "Close sidebar" }).click();
    await expect.poll(() => left(sidebar(page))).toBe(-288);
    await expect.poll(() => left(content)).toBeLessThan(288);
    const motion = await sidebar(page).evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(motion).toBe("0.3s");
  });

  test("on a desktop a closed sidebar stays closed after returning from an item", async ({ page }) => {
    await open(page, desktop);
    await page.getByRole("button", { name: "Close sidebar" }).click();
    await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/meal\//);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Recommendations For You!" })).toBeVisible();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.x).toBe(-288);
  });

  test("[NAV-24] the footer has no side padding while the sidebar is open", async ({ page }) => {
    await open(page, desktop);
    const padding = () =>
      page.getByRole("contentinfo").evaluate((footer) => {
        const { paddingLeft, paddingRight } = getComputedStyle(footer);
        return [paddingLeft, paddingRight];
      });
    await expect.poll(padding).toEqual(["0px", "0px"]);

    await page.getByRole("button", { name: "Close sidebar" }).click();
    await expect.poll(padding).toEqual(["16px", "16px"]);
  });

  test("[APP-11][APP-12][APP-13][WEEK-79] each group of the sidebar leads to its addresses", async ({
    page,
  }) => {
    await open(page, desktop);
    const groups = {
      Explore: {
        Meals: "/recommendation/meals",
        Exercises: "/recommendation/exercises",
        Meditations: "/recommendation/meditations",
        Coaches: "/recommendation/coaches",
      },
      "My Favorites": {
        "My Meals": "/favorites/meals",
        "My Exercises": "/favorites/exercises",
        "My Meditations": "/favorites/meditations",
      },
      "My Plan": {
        Meals: "/plan-creation/meal",
        Exercises: "/plan-creation/exercise",
        Meditations: "/plan-creation/meditation",
        Week: "/week",
        "Shopping list": "/shopping-list",
      },
    };
    for (const [group, targets] of Object.entries(groups)) {
      const button = page.getByRole("button", { name: group });
      await button.click();
      const links = sidebar(page).getByRole("listitem").filter({ has: button }).getByRole("link");
      await expect(links).toHaveText(Object.keys(targets));
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(found).toEqual(Object.values(targets));
      await button.click();
    }
  });

  test("[APP-15] the current route is marked, also with a page in its address, and so is its group", async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    const marked = sidebar(page).locator("[aria-current=page]");
    for (const [address, group, entry] of [
      ["/recomendation", null, "Home"],
      ["/recommendation/exercises?page=2", "Explore", "Exercises"],
      ["/favorites/meditations", "My Favorites", "My Meditations"],
      ["/plan-creation/meal", "My Plan", "Meals"],
      ["/shopping-list/a-list", "My Plan", "Shopping list"],
      ["/looking-back", null, "Looking back"],
      ["/settings", null, "Settings"],
    ] as const) {
      await page.goto(address);
      if (group !== null) {
        const holder = page.getByRole("button", { name: `${group} (holds the current page)` });
        await expect(holder.locator("span").first()).toBeVisible();
        await holder.click();
      }
      await expect(marked).toHaveText([entry]);
      await expect(marked).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
  });

  test("[OPEN-65] on a phone opening the sidebar does not move the page", async ({ page }) => {
    await open(page, phone);
    // Content that is still loading makes the page longer but does not scroll it.
    const place = async () => {
      const box = await page.getByRole("main", { includeHidden: true }).boundingBox();
      return box && { x: box.x, y: box.y, width: box.width };
    };
    const before = await place();
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await expect(sidebar(page)).toBeVisible();
    await expect.poll(place).toEqual(before);
  });

  test("[APP-23] the footer's legal links open at the top of their page", async ({ page }) => {
    for (const name of ["Privacy & Policy", "Terms & Conditions"]) {
      await open(page, { width: 390, height: 400 });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page).not.toHaveURL("/recomendation");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

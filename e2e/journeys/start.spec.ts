import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const pages = [
  "/",
  "/about",
  "/co-founder",
  "/contact",
  "/plans",
  "/explore-us",
  "/terms-and-conditions",
  "/privacy",
];

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) scripts.push(request.url());
  });
  return scripts;
};

/** Keeps the app from running until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/start-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const path of pages) {
  test(`${path} fetches no script until somebody turns to it`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);

    await page.mouse.move(200, 200);
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
  });
}

test("a press that comes before the page runs is made again", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/");
  const meals = page.locator("#explore-section").getByRole("button", { name: "Meals", exact: true });
  await meals.click();
  await expect(meals).toHaveAttribute("aria-pressed", "false");

  letGo();

  await expect(meals).toHaveAttribute("aria-pressed", "true");
});

test("[NAV-16] Explore that is chosen before the page runs leads to the section, not to another page", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("navigation").first().getByRole("link", { name: "Explore" }).click();

  letGo();

  await expect(page.locator("#explore-section")).toBeInViewport();
  await expect(page).toHaveURL("/");
});

test("a link still leads on when the scripts cannot be had", async ({ page }) => {
  await page.route("**/assets/start-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Sign Up Today" }).first().click();

  await expect(page).toHaveURL("/signup");
});

test("what moves by itself starts when it is seen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.goto("/");

  await expect(page.locator("#explore-section")).toContainText("of 12", { timeout: 15_000 });
});

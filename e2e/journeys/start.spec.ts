import type { Page } from "@playwright/test";
import { expect, movePointer, test } from "../fixtures.ts";

const pages = [
  "/about",
  "/co-founder",
  "/contact",
  "/plans",
  "/explore-us",
  "/terms-and-conditions",
  "/privacy",
];

/** The addresses of the scripts that the page requests, filled as it requests them. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) scripts.push(request.url());
  });
  return scripts;
}

/** Holds back the script that starts the app until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/start-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const path of pages) {
  test(`${path} fetches no script until the visitor moves the pointer`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);

    await movePointer(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
  });
}

test("/ fetches no script until the visitor moves the pointer, and repeats a click that came before the scripts ran", async ({
  page,
}) => {
  const scripts = recordScripts(page);
  const releaseScripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);

  await movePointer(page);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const meals = page.locator("#explore-section").getByRole("button", { name: "Meals", exact: true });
  await meals.click();
  await expect(meals).toHaveAttribute("aria-pressed", "false");

  releaseScripts();

  await expect(meals).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
});

test("[NAV-16] Explore, clicked before the scripts run, scrolls to the section and stays on the page", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("navigation").first().getByRole("link", { name: "Explore" }).click();

  releaseScripts();

  await expect(page.locator("#explore-section")).toBeInViewport();
  await expect(page).toHaveURL("/");
});

test("a link still works when the scripts fail to load", async ({ page }) => {
  await page.route("**/assets/start-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Sign Up Today" }).first().click();

  await expect(page).toHaveURL("/signup");
});

test("the carousel starts when it scrolls into view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.goto("/");

  await expect(page.locator("#explore-section")).toContainText("of 12", { timeout: 15_000 });
});

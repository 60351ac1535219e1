import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { startCompressingProxy } from "../compressing-proxy.ts";
import { expect, signIn } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";
import { aSession } from "../people.ts";
import { measureOnPhone } from "../phone-figures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The outline of a page, and how many calls it makes before its scripts and in all. */
const startingPages = [
  { path: "/recomendation", text: "Recommendations For You!", outline: "home", early: 5, all: 9 },
  { path: "/recommendation/meals", text: "Fernwell", outline: "cards", early: 3, all: 4 },
  { path: "/meal/luxury-muesli", text: "Fernwell", outline: "meal", early: 3, all: 4 },
  { path: "/exercise/push-ups", text: "Fernwell", outline: "exercise", early: 3, all: 4 },
] as const;

for (const { path, text, outline, early, all } of startingPages) {
  test(`[SPEED-10][SPEED-11] ${path} shows its outline and begins its calls before any script has loaded, and makes none twice`, async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    const calls = noteCalls(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expectOutline(page, outline, text);
    await expect.poll(() => calls.length).toBe(early);

    release();
    await expectStarted(page);
    await expectEachCallOnce(page, calls, all);
  });
}

for (const [path, outline] of [
  ["/login", "form"],
  ["/settings", "app"],
] as const) {
  test(`[SPEED-10] ${path} shows its outline before any script has loaded`, async ({ page, stack }) => {
    await signIn(page, stack);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expectOutline(page, outline, "Fernwell");

    release();
    await expectStarted(page);
  });
}

async function expectOutline(page: Page, outline: string, text: string): Promise<void> {
  const shown = page.locator(`.outline-page-${outline}`);
  await expect(shown).toBeVisible();
  await expect(shown).toContainText(text);
  await expect(page.locator(".outline-page:visible")).toHaveCount(1);
  await expect(shown.locator("[data-bottom-bar]")).toHaveCount(outline === "form" ? 0 : 1);
  await expect(page.getByRole("status")).toHaveText("Loading");
  await expectAccessible(page, { isStarting: true });
}

async function expectEachCallOnce(page: Page, calls: readonly string[], count: number): Promise<void> {
  await expect.poll(() => calls.length).toBe(count);
  await page.waitForLoadState("networkidle");
  expect(calls.toSorted()).toEqual([...new Set(calls)].sort());
  expect(calls).toHaveLength(count);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "earlyCalls").running.size)).toBe(0);
}

test("[SPEED-10] an address without an outline shows the logo meanwhile", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/createNewPass", { waitUntil: "commit" });
  await expect(page.locator(".outline-unknown").getByText("Fernwell")).toBeVisible();
  await expect(page.locator(".outline-page:visible")).toHaveCount(0);
});

for (const path of [
  "/recommendation/exercises",
  "/recommendation/meditations",
  "/meditation/a-square-of-chalk",
]) {
  test(`[SPEED-11] ${path} begins its calls before its scripts and makes none twice`, async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    const calls = noteCalls(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => calls.length).toBe(3);

    release();
    await expectStarted(page);
    await expectEachCallOnce(page, calls, 4);
  });
}

test("[SPEED-11] a sample, a visitor and a later page of a list begin no calls early", async ({
  page,
  stack,
}) => {
  const calls = noteCalls(page);
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(calls).toEqual([]);

  await signIn(page, stack);
  const release = await holdScripts(page);
  for (const path of ["/meal/1", "/recommendation/meals?page=2"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator(".outline-page:visible")).toHaveCount(1);
  }
  expect(calls).toEqual([]);
  release();
});

test("[SPEED-12] a session that has ended leads to the login, although the calls began early", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("visited") === null) localStorage.setItem("token", "a".repeat(64));
    sessionStorage.setItem("visited", "true");
  });
  await page.goto("/recomendation");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("[SPEED-12] a person who logs in meanwhile gets their own data, not that of the early calls", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  const other = await aSession(stack);
  const tokens: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/recommend-meals"))
      tokens.push(request.headers()["authorization"]?.slice("Bearer ".length) ?? "");
  });
  const release = await holdScripts(page);
  await page.goto("/recomendation", { waitUntil: "commit" });
  await expect.poll(() => tokens.length).toBe(1);
  await page.evaluate((token) => localStorage.setItem("token", token), other);
  release();
  await expect(
    page.getByRole("region", { name: "Explore Meals" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(3);
  expect(tokens.at(-1)).toBe(other);
});

test("[SPEED-12] a call that fails early is tried once more", async ({ page, stack }) => {
  await signIn(page, stack);
  let tries = 0;
  await page.route("**/api/recommend-meals?*", (route) => {
    tries += 1;
    return tries === 1 ? route.fulfill({ status: 500, json: { detail: "Broken." } }) : route.continue();
  });
  await page.goto("/recomendation");
  await expect(
    page.getByRole("region", { name: "Explore Meals" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(3);
  expect(tries).toBe(2);
});

for (const path of ["/login", "/recomendation", "/recommendation/meals", "/meal/luxury-muesli"]) {
  test(`[SPEED-13] nothing moves while ${path} loads`, async ({ page, stack }) => {
    await signIn(page, stack);
    await page.addInitScript(() => {
      window.watched = { largestPaintMs: 0, blockedMs: 0, shift: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.watched.shift += Number(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await expectStarted(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.watched.shift)).toBeLessThan(0.02);
  });
}

test("[SPEED-14] a card keeps its size when its picture fails", async ({ page, stack }) => {
  await signIn(page, stack);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Luxury Muesli" }) });
  await onlyLuxuryMuesli(page);
  await page.goto("/recommendation/meals");
  await expect(card.locator("picture img")).toHaveJSProperty("complete", true);
  const before = await card.boundingBox();

  await page.route("**/media/**", (route) => route.abort());
  await page.reload();
  await expect(
    card
      .getByRole("img", { name: /Muesli/ })
      .locator("svg")
      .first(),
  ).toBeVisible();
  await expect.poll(() => card.boundingBox()).toEqual(before);
});

test("[SPEED-16] home gets at most 25 kB of data", async ({ stack, browser }) => {
  const proxy = await startCompressingProxy(stack.url);
  try {
    const token = await aSession(stack);
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await context.addInitScript((value) => localStorage.setItem("token", value), token);
    await page.goto(`${proxy.url}/recomendation`);
    await expect(
      page.getByRole("region", { name: "Explore Coaches" }).getByRole("heading", { level: 3 }),
    ).toHaveCount(3);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.startsWith("/api/"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(25_000);
    await context.close();
  } finally {
    await proxy.stop();
  }
});

test("[SPEED-18] a menu whose code could not be fetched opens at the next press", async ({ page, stack }) => {
  await signIn(page, stack);
  let isBlocked = true;
  await page.route("**/assets/sidebar-over-*.js", (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto("/recomendation");
  const menu = page.getByRole("button", { name: "Open sidebar" });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("sidebar-over"));
  await menu.click();
  await failed;
  await expect(page.getByText("The menu did not load.")).toBeVisible();
  isBlocked = false;
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close sidebar" })).toBeFocused();
});

test("[SPEED-19] the figures of a page on a slow phone can be measured", async ({ browser, stack }) => {
  const figures = await measureOnPhone(browser, {
    url: `${stack.url}/login`,
    token: null,
    shown: "form button[type=submit]",
  });
  expect(figures.firstPaintMs).toBeGreaterThan(0);
  expect(figures.largestPaintMs).toBeGreaterThanOrEqual(figures.firstPaintMs);
  expect(figures.scriptBytes).toBeGreaterThan(100_000);
  expect(figures.shift).toBeLessThan(0.02);
});

async function onlyLuxuryMuesli(page: Page): Promise<void> {
  await page.route("**/api/recommend-meals?*", async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace("page_size=20", "page_size=9999"),
    });
    const { data, metadata } = await response.json();
    const found = data.filter(({ _id }: { _id: string }) => _id === "luxury-muesli");
    await route.fulfill({ response, json: { data: found, metadata: { ...metadata, otherCount: 1 } } });
  });
}

/** The outline has given way to the page. */
async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator(".outline-page")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Holds back every script of the app until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname + search);
  });
  return calls;
}

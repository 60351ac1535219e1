import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const carousel = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`);
const button = (part: Locator, name: string) => part.getByRole("button", { name, exact: true });

async function titlesInView(part: Locator): Promise<string[]> {
  const frame = await part.boundingBox();
  const shown: string[] = [];
  for (const slide of await part
    .getByRole("listitem")
    .filter({ has: part.page().getByRole("heading") })
    .all()) {
    const box = await slide.getByRole("heading").boundingBox();
    const isInside = frame && box && box.x >= frame.x && box.x + box.width <= frame.x + frame.width;
    if (isInside) shown.push((await slide.getByRole("heading").textContent()) ?? "");
  }
  return shown;
}

test.describe("a carousel at rest", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/__ui");
    await carousel(page, "Dinners").waitFor();
  });

  test("fits 4 above 1440 px of viewport, 3 up to 1440, 2 up to 1024 and 1 up to 768", async ({ page }) => {
    const dinners = carousel(page, "Dinners");
    const fitting = { 1600: 4, 1441: 4, 1440: 3, 1025: 3, 1024: 2, 769: 2, 768: 1, 390: 1 };

    for (const [width, count] of Object.entries(fitting)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect.poll(() => titlesInView(dinners), `at ${width} px`).toHaveLength(count);
      await expect(dinners).toContainText(count === 1 ? "1 of 7" : `1–${count} of 7`);
    }
  });

  test("moves by its buttons and stops at both ends", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dinners = carousel(page, "Dinners");
    const previous = button(dinners, "Previous");
    const next = button(dinners, "Next");

    await expect(previous).toBeDisabled();
    await next.focus();
    for (const counter of ["2–4 of 7", "3–5 of 7", "4–6 of 7", "5–7 of 7", "5–7 of 7"]) {
      await page.keyboard.press("Enter");
      await expect(dinners).toContainText(counter);
    }
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    expect(await titlesInView(dinners)).toEqual(["Tomato rice", "Herb omelette", "White bean stew"]);

    await previous.press("Space");
    await expect(dinners).toContainText("4–6 of 7");
    await expect(next).toBeEnabled();
  });

  test("brings a card into view when the keyboard reaches it", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dinners = carousel(page, "Dinners");

    await dinners.getByRole("link", { name: /^Roast squash/ }).focus();
    await page.keyboard.press("Tab");

    await expect(dinners.getByRole("link", { name: "Green beans, almonds" })).toBeFocused();
    await expect(dinners).toContainText("2–4 of 7");
    await expect.poll(() => titlesInView(dinners)).toContain("Green beans, almonds");
  });

  test("has no buttons when everything fits", async ({ page }) => {
    await expect(carousel(page, "Supper").getByRole("button")).toHaveCount(0);
  });

  test("does not start by itself for someone who prefers reduced motion", async ({ page }) => {
    await expect(carousel(page, "Lunches")).toHaveAttribute("data-autoplay", "paused");
    await expect(button(carousel(page, "Lunches"), "Play")).toBeVisible();
  });
});

test.describe("a carousel that moves on by itself", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/__ui");
    await expect(carousel(page, "Lunches")).toHaveAttribute("data-autoplay", "paused");

    // Time stands still before the carousel starts, so that it never moves on while the test is slow.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(carousel(page, "Lunches")).toHaveAttribute("data-autoplay", "playing");
  });

  test("advances slowly, stops at the last slide and starts over on demand", async ({ page }) => {
    const lunches = carousel(page, "Lunches");

    for (const slide of ["2", "3", "4"]) {
      await page.clock.runFor(5000);
      await expect(lunches).toHaveAttribute("data-slide", slide);
    }
    await expect(lunches).toHaveAttribute("data-autoplay", "paused");
    await page.clock.runFor(20_000);
    await expect(lunches).toHaveAttribute("data-slide", "4");

    await button(lunches, "Play").press("Enter");
    await expect(lunches).toHaveAttribute("data-autoplay", "playing");
    await expect(lunches).toHaveAttribute("data-slide", "1");
  });

  test("holds while the pointer is on its slides", async ({ page }) => {
    const lunches = carousel(page, "Lunches");

    await lunches.getByRole("link", { name: "Lemon lentils" }).hover();
    await expect(lunches).toHaveAttribute("data-autoplay", "hovered");
    await page.clock.runFor(20_000);
    await expect(lunches).toHaveAttribute("data-slide", "1");

    await page.mouse.move(0, 0);
    await expect(lunches).toHaveAttribute("data-autoplay", "playing");
  });

  test("holds while the keyboard is on its slides", async ({ page }) => {
    const lunches = carousel(page, "Lunches");

    await lunches.getByRole("link", { name: "Lemon lentils" }).focus();
    await expect(lunches).toHaveAttribute("data-autoplay", "focused");
    await page.clock.runFor(20_000);
    await expect(lunches).toHaveAttribute("data-slide", "1");

    await button(lunches, "Pause").focus();
    await expect(lunches).toHaveAttribute("data-autoplay", "playing");
  });

  test("pauses and plays by its button", async ({ page }) => {
    const lunches = carousel(page, "Lunches");

    await button(lunches, "Pause").press("Enter");
    await expect(lunches).toHaveAttribute("data-autoplay", "paused");
    await page.clock.runFor(20_000);
    await expect(lunches).toHaveAttribute("data-slide", "1");

    await button(lunches, "Play").press("Enter");
    await page.clock.runFor(5000);
    await expect(lunches).toHaveAttribute("data-slide", "2");
  });
});

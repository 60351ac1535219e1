import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const toast = (page: Page) => page.getByRole("status").filter({ hasText: "Saved to your favourites." });

const widestScrollbar = 16;

/** A toast lasts as long as its hidden timer's animation; page.clock does not control CSS, so tests set the animation's time. */
const life = (part: Locator) =>
  part.locator('[role="progressbar"]').evaluate((timer) => {
    const [animation] = timer.getAnimations();
    return { durationMs: animation?.effect?.getTiming().duration, state: animation?.playState };
  });

const setAgeMs = (part: Locator, ageMs: number) =>
  part.locator('[role="progressbar"]').evaluate((timer, age) => {
    for (const animation of timer.getAnimations()) animation.currentTime = age;
  }, ageMs);

async function show(page: Page) {
  await page.getByRole("button", { name: "Show a success" }).click();
  await expect(toast(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto("/__ui");
});

for (const width of [1440, 390]) {
  test(`[APP-27] a toast appears at the top right of a ${width} px screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await show(page);
    await toast(page).hover();

    await expect.poll(async () => (await toast(page).boundingBox())?.y).toBe(16);
    const gapRight = async () => {
      const box = await toast(page).boundingBox();
      return box && width - box.x - box.width;
    };
    await expect.poll(gapRight).toBeGreaterThanOrEqual(16);
    await expect.poll(gapRight).toBeLessThanOrEqual(16 + widestScrollbar);
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`[APP-27] a toast closes by itself after 3000 ms (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await show(page);
    await expect.poll(() => life(toast(page))).toEqual({ durationMs: 3000, state: "running" });

    await toast(page).hover();
    await setAgeMs(toast(page), 2999);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(0, 0);

    await expect(toast(page)).toHaveCount(0);
  });
}

test("[APP-28] a toast pauses while the pointer is on it", async ({ page }) => {
  await show(page);

  await toast(page).hover();
  await expect.poll(() => life(toast(page))).toEqual({ durationMs: 3000, state: "paused" });

  await page.mouse.move(0, 0);
  await expect.poll(() => life(toast(page))).toEqual({ durationMs: 3000, state: "running" });
});

test("[APP-28] a toast follows a drag, returns after a short one and closes after a long one", async ({
  page,
}) => {
  await show(page);
  const text = toast(page).getByText("Saved to your favourites.");
  await text.hover();
  await expect.poll(() => life(toast(page))).toMatchObject({ state: "paused" });
  const rest = await toast(page).boundingBox();
  if (!rest) throw new Error("the toast has no box");
  const start = { x: rest.x + 60, y: rest.y + rest.height / 2 };

  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y, { steps: 4 });
  await expect.poll(async () => (await toast(page).boundingBox())?.x).toBe(rest.x + 40);
  await page.mouse.up();
  await expect.poll(async () => (await toast(page).boundingBox())?.x).toBe(rest.x);

  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - rest.width * 0.9, start.y, { steps: 6 });
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

test("[APP-28] a toast closes when it is clicked", async ({ page }) => {
  await show(page);
  await toast(page).hover();
  await expect.poll(() => life(toast(page))).toMatchObject({ state: "paused" });

  await toast(page).click();

  await expect(toast(page)).toHaveCount(0);
});

test("the keyboard reaches a toast and dismisses it", async ({ page }) => {
  await page.getByRole("button", { name: "Show a success" }).press("Enter");
  await expect(toast(page)).toBeVisible();

  await expect.poll(() => life(toast(page))).toMatchObject({ state: "running" });
  await page.keyboard.press("Alt+t");
  await expect(toast(page)).toBeFocused();
  await expect.poll(() => life(toast(page))).toMatchObject({ state: "paused" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(toast(page)).toHaveCount(0);
});

test("the newest toast is on top", async ({ page }) => {
  await page.getByRole("button", { name: "Show a success" }).click();
  await page.getByRole("button", { name: "Show an error" }).click();

  await expect(page.locator(".Toastify").getByRole("status")).toHaveText([
    "That did not work. Please try again.",
    "Saved to your favourites.",
  ]);
});

test("a click on a toast leaves the dialog behind it open", async ({ page }) => {
  await show(page);
  await toast(page).hover();
  await page.getByRole("button", { name: "Open a dialog" }).press("Enter");

  await toast(page).click();

  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Save this plan" })).toBeVisible();
});

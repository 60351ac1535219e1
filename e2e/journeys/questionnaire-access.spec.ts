import type { Page } from "@playwright/test";
import { findViolations } from "../accessibility.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { group, nextButton, onboardingSteps } from "../questionnaires.ts";

const everyStep = onboardingSteps.map(({ address }) => address);
const editSteps = [
  "/edit-meal-preferences",
  "/edit-allergy-preferences",
  "/edit-meal-timing-preferences",
  "/edit-exercise-preferences",
  "/edit-fitness-preferences",
  "/edit-meditation-preferances",
  "/edit-meditation-setup",
];

test.beforeEach(async ({ page, stack }) => {
  await signIn(page, stack);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading the choices")).toHaveCount(0);
}

for (const colorScheme of ["light", "dark"] as const) {
  const violations = (page: Page) => findViolations(page, { colorScheme });

  test(`every step passes axe in the ${colorScheme} scheme, empty and with errors`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await open(page, "/preferences");
    expect(await violations(page)).toEqual([]);
    for (const address of [...everyStep, "/edit-allergy-preferences"]) {
      await open(page, address);
      expect(await violations(page), address).toEqual([]);
      await nextButton(page).click();
      expect(await violations(page), `${address} with errors`).toEqual([]);
    }
  });

  test(`answers, sentences, loading, failures and Skip pass axe in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    await open(page, "/allergy-preferences");
    await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
    await page.getByLabel("Which ones?").fill("peanuts, prawnz, zorblax");
    await expect(page.getByRole("list", { name: "What we understood" })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await open(page, "/fitness-preferences");
    await group(page, "Fitness level").getByRole("radio", { name: "Beginner" }).check();
    await group(page, "Exercise days per week").getByRole("radio", { name: "4" }).check();
    await group(page, "Primary fitness goal").getByRole("radio", { name: "Stay Active" }).check();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.route("**/api/get-meditation-items?target_item=mindfulness_goal", () => {});
    await page.goto("/meditation-preferances");
    await expect(page.getByText("Loading the choices")).toBeAttached();
    expect(await violations(page)).toEqual([]);

    await page.route("**/api/get-meal-items?target_item=meal_type", (route) => route.abort());
    await page.goto("/meal-timing-preferences");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("nothing is cut off or overflows at 320 px, in steps of either flow", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/preferences", ...everyStep, ...editSteps]) {
    await open(page, address);
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(hidden, address).toBeLessThanOrEqual(0);
    if (address !== "/preferences") await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
  }
});

test("the focused control is never hidden under the bar at the bottom", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "/meal-timing-preferences");
  const bar = await page.locator(".form-foot").boundingBox();
  for (const name of ["Meal types", "Meals per day", "Main meal time"]) {
    const focused = group(page, name).locator(":focus");
    while ((await focused.count()) === 0) await page.keyboard.press("Tab");
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("every step can be answered with the keyboard alone", async ({ page }) => {
  test.setTimeout(60_000);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab until something in the group has focus. */
  const reach = async (name: string) => {
    const focused = group(page, name).locator(":focus");
    for (let tabs = 0; tabs < 30 && (await focused.count()) === 0; tabs += 1)
      await page.keyboard.press("Tab");
    await expect(focused).toHaveCount(1);
  };
  const arrives = async (address: string) => {
    await expect(page).toHaveURL(address);
    await expect(page.getByText("Loading the choices")).toHaveCount(0);
  };

  await open(page, "/preferences");
  while ((await page.getByRole("link", { name: "Next" }).and(page.locator(":focus")).count()) === 0)
    await press("Tab");
  await press("Enter");

  await arrives("/meal-preferences");
  await reach("Dietary preferences");
  await press("ArrowRight", "ArrowRight", "Space");
  await reach("Main goal");
  await press("Space");
  while ((await nextButton(page).and(page.locator(":focus")).count()) === 0) await press("Tab");
  await press("Enter");

  await arrives("/allergy-preferences");
  await reach("food allergies");
  await press("Space", "Tab");
  await expect(page.getByLabel("Which ones?")).toBeFocused();
  await page.keyboard.type("peanuts");
  await reach("ingredients you dislike");
  await press("ArrowRight");
  await press("Enter");

  await arrives("/meal-timing-preferences");
  await reach("Meal types");
  await press("Space");
  await reach("Meals per day");
  await press("ArrowRight", "ArrowRight");
  await reach("Main meal time");
  await press("Space", "Enter");

  await arrives("/exercise-preferences");
  await reach("Workout types");
  await press("Space");
  await reach("equipment");
  await press("ArrowRight");
  await reach("physical limitations");
  await press("Space", "Tab");
  await page.keyboard.type("bad knee");
  await press("Enter");

  await arrives("/fitness-preferences");
  await reach("Fitness level");
  await press("Space");
  await reach("Exercise days per week");
  await press("Space");
  await reach("Primary fitness goal");
  await press("Space", "Enter");

  await arrives("/meditation-preferances");
  await reach("meditation before");
  await press("ArrowRight");
  await reach("Mindfulness goals");
  await press("Space");
  while ((await nextButton(page).and(page.locator(":focus")).count()) === 0) await press("Tab");
  await press("Space");

  await arrives("/meditation-setup");
  await reach("Mindfulness practices");
  await press("Space");
  await reach("Daily duration");
  await press("Space");
  await reach("Preferred time of day");
  await press("Space", "Enter");
  await expect(page).toHaveURL("/recomendation");
});

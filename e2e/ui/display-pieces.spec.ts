import type { Page } from "@playwright/test";
import { findViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const displayPieces = [
  "dialog",
  "confirm-dialog",
  "toast",
  "tabs",
  "toggle-tabs",
  "link-tabs",
  "accordion",
  "pagination",
  "card",
  "media-card",
  "skeleton",
  "picture",
  "avatar",
  "table",
  "banner",
  "empty-state",
];

const piece = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/__ui");
  await piece(page, "empty-state").waitFor();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`no display piece has an accessibility violation in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

    expect(
      await findViolations(page, { within: displayPieces.map((name) => `[data-piece="${name}"]`) }),
    ).toEqual([]);
  });

  test(`no open overlay has an accessibility violation in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

    for (const opener of ["Open a dialog", "Open a long dialog", "Open a large dialog"]) {
      await page.getByRole("button", { name: opener }).click();
      expect.soft(await findViolations(page, { within: ['[role="dialog"]'] }), opener).toEqual([]);
      await page.keyboard.press("Escape");
    }

    await page.getByRole("button", { name: "Remove the plan" }).click();
    expect
      .soft(await findViolations(page, { within: ['[role="alertdialog"]'] }), "confirm dialog")
      .toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Show an error" }).click();
    await page.getByRole("status").filter({ hasText: "That did not work" }).hover();
    expect.soft(await findViolations(page, { within: [".Toastify"] }), "toast").toEqual([]);
  });
}

test("a dialog keeps the keyboard inside, closes on Escape and returns the focus", async ({ page }) => {
  const opener = page.getByRole("button", { name: "Open a dialog" });
  const dialog = page.getByRole("dialog", { name: "Save this plan" });

  await opener.press("Enter");
  await expect(dialog).toHaveAccessibleDescription("You can change it at any time.");
  for (const name of ["Not now", "Save plan", "Close", "Not now"]) {
    await expect(dialog.getByRole("button", { name })).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");

  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a dialog closes by its close button and by a click outside", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "Save this plan" });

  await page.getByRole("button", { name: "Open a dialog" }).click();
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Open a dialog" }).click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test("a guarded dialog stays when the click is outside", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "Your answers are not saved yet" });

  await page.getByRole("button", { name: "Open a guarded dialog" }).click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a question stays until it is answered", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "One thing before you go on" });

  await page.getByRole("button", { name: "Open a question" }).click();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);

  await dialog.getByRole("button", { name: "Answer it" }).click();
  await expect(dialog).toBeHidden();
});

test("a long dialog scrolls inside itself by keyboard while the page behind does not", async ({ page }) => {
  await page.getByRole("button", { name: "Open a long dialog" }).press("Enter");
  const body = page.getByRole("dialog").getByRole("region", { name: "Contents" });
  const pageOffset = await page.evaluate(() => window.scrollY);

  await expect(body.getByText("Step 24")).not.toBeInViewport();
  await body.focus();
  await page.keyboard.press("End");

  await expect(body.getByText("Step 24")).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(pageOffset);
});

test("a dialog takes the full width at the bottom of a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open a dialog" }).click();
  const dialog = page.getByRole("dialog");

  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 390 });
  const findEnd = async () => {
    const box = await dialog.boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect.poll(findEnd).toBe(844);
});

test("a confirmation focuses cancel first, shows progress and returns the focus", async ({ page }) => {
  const opener = page.getByRole("button", { name: "Remove the plan" });
  const dialog = page.getByRole("alertdialog", { name: "Remove this plan?" });

  await opener.press("Enter");
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Removing…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();

  await expect(dialog).toBeHidden();
  await expect(piece(page, "confirm-dialog").getByText("Removed")).toBeVisible();
  await expect(opener).toBeFocused();
});

test("a cancelled confirmation changes nothing", async ({ page }) => {
  await page.getByRole("button", { name: "Leave the page" }).press("Enter");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(piece(page, "confirm-dialog").getByText("Nothing decided")).toBeVisible();
});

test("tabs follow the arrow keys and skip a disabled one", async ({ page }) => {
  const tabs = page.getByRole("tablist", { name: "Parts of the plan" });

  await tabs.getByRole("tab", { name: "Meals" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Three gentle sessions.")).toBeVisible();
  await page.keyboard.press("ArrowRight");

  await expect(tabs.getByRole("tab", { name: "Meditations" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Ten quiet minutes.")).toBeVisible();
});

test("many tabs scroll on a phone to the one the keyboard reaches", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const days = page.getByRole("tablist", { name: "Days" });

  await expect(days.getByRole("tab", { name: "Sunday" })).not.toBeInViewport();
  await days.getByRole("tab", { name: "Monday" }).focus();
  await page.keyboard.press("End");

  await expect(days.getByRole("tab", { name: "Every other day" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Every other day is still free.")).toBeVisible();
});

test("a toggle tab switches on, moves and switches off by keyboard", async ({ page }) => {
  const group = page.getByRole("group", { name: "Show only" });
  const status = piece(page, "toggle-tabs").getByRole("status");

  await group.getByRole("button", { name: "Meals" }).press("Space");
  await expect(status).toHaveText("Showing: meal");
  await page.keyboard.press("Tab");
  await expect(group.getByRole("button", { name: "Exercises" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Showing: exercise");
  await expect(group.getByRole("button", { pressed: true })).toHaveText("Exercises");
  await page.keyboard.press("Enter");

  await expect(status).toHaveText("Showing: everything");
  await expect(group.getByRole("button", { pressed: true })).toHaveCount(0);
});

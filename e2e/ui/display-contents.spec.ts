import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const piece = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/late-*", () => {});
  await page.goto("/__ui");
  await piece(page, "empty-state").waitFor();
});

test("an accordion opens one entry at a time and the open one can be closed", async ({ page }) => {
  const accordion = page.locator('[data-sample="collapsible"]');
  const walk = accordion.getByRole("button", { name: "Does a walk count?" });
  const expanded = accordion.getByRole("button", { expanded: true });

  await expect(expanded).toHaveText("How long does a soup keep?");
  await accordion.getByRole("button", { name: "How long does a soup keep?" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(expanded).toHaveText("Does a walk count?");
  await expect(accordion.getByText("Every walk counts.")).toBeVisible();
  await walk.press("Space");

  await expect(expanded).toHaveCount(0);
});

test("an accordion that keeps one entry open cannot close it", async ({ page }) => {
  const accordion = page.locator('[data-sample="always-open"]');

  await accordion.getByRole("button", { name: "Does a walk count?" }).press("Enter");

  await expect(accordion.getByRole("button", { expanded: true })).toHaveText("Does a walk count?");
  await expect(accordion.getByRole("heading", { level: 4 })).toHaveCount(3);
});

test("pagination shows blocks of ten pages and its arrows move by one page across them", async ({ page }) => {
  const pages = page.getByRole("navigation", { name: "Many pages" });
  const shown = pages.getByRole("listitem");
  const current = pages.locator('[aria-current="page"]');
  const previous = pages.getByRole("link", { name: "Previous page" });
  const next = pages.getByRole("link", { name: "Next page" });

  await expect(shown).toHaveText(numbers(1, 10));
  await expect(previous).toBeDisabled();

  await pages.getByRole("link", { name: "Page 10", exact: true }).press("Enter");
  await expect(current).toHaveText("10");
  await expect(shown).toHaveText(numbers(1, 10));

  await next.press("Enter");
  await expect(page).toHaveURL(/\?page=11$/);
  await expect(shown).toHaveText(numbers(11, 20));
  await expect(next).toBeFocused();

  await previous.press("Enter");
  await expect(current).toHaveText("10");

  await page.goto("/__ui?page=36");
  await expect(shown).toHaveText(numbers(31, 37));
  await next.press("Enter");
  await expect(current).toHaveText("37");
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test("pagination keeps ten pages and both arrows in reach at every width", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Many pages" }).getByRole("link");
  await expect(links).toHaveCount(12);

  for (const width of [1600, 1440, 1024, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect(box && box.x >= 0 && box.x + box.width <= width, `at ${width} px`).toBe(true);
    }
  }
});

test("a media card opens through one link from anywhere on it, and its heart stays apart", async ({
  page,
}) => {
  const cards = piece(page, "media-card");
  const heart = cards.getByRole("button", { name: "Favourite: Barley and mushroom bowl" });

  await heart.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/__ui$/);

  // The link covers the text, which Playwright would report as an obstacle to a plain click.
  await cards.getByText("480 kcal").click({ force: true });
  await expect(page).toHaveURL(/\?card=barley$/);

  await cards.getByRole("link", { name: /^Roast squash/ }).press("Enter");
  await expect(page).toHaveURL(/\?card=squash$/);
});

test("[START-15] a button in a media card's corner is no part of its link, and Tab reaches it next", async ({
  page,
}) => {
  const cards = piece(page, "media-card");
  const button = cards.getByRole("button", { name: "Delete plan: Easy weeknights" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await cards.getByRole("link", { name: "Easy weeknights" }).focus();
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await button.click();
    await expect(page).toHaveURL(/\/__ui$/);
  }
});

test("a media card cuts a long title after three lines", async ({ page }) => {
  const title = piece(page, "media-card").getByRole("heading", { name: /^Roast squash/ });

  const lines = await title.evaluate(
    (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
  );

  expect(Math.round(lines)).toBe(3);
});

test("skeletons are not read out", async ({ page }) => {
  await expect(piece(page, "skeleton").locator("span:not([aria-hidden] *):not([aria-hidden])")).toHaveCount(
    0,
  );
});

test("a table that is wider than the screen scrolls by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = page.getByRole("region", { name: "Nutrition of one serving" });

  await expect(box.getByRole("columnheader", { name: "Where it comes from" })).not.toBeInViewport();
  await box.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");

  await expect.poll(() => box.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  await expect(
    page.getByRole("table", { name: "Nutrition of one serving" }).getByRole("row", { name: /^Energy/ }),
  ).toBeVisible();
});

test("a table that fits is no tab stop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });

  await expect(page.getByRole("table", { name: "Nutrition of one serving" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Nutrition of one serving" })).toHaveCount(0);
});

test("a dismissed banner disappears", async ({ page }) => {
  const banner = page.getByRole("alert").filter({ hasText: "The list did not arrive" });

  await banner.getByRole("button", { name: "Dismiss: The list did not arrive" }).press("Enter");

  await expect(banner).toHaveCount(0);
});

test("an avatar shows the first letters of the first and the last name", async ({ page }) => {
  await expect(page.getByRole("img", { name: "Tomás de la Cruz" })).toHaveText("TC");
  await expect(page.getByRole("img", { name: "Ines" })).toHaveText("I");
});

test("a picture offers AVIF and WebP in several widths and reserves its space", async ({ page }) => {
  const late = piece(page, "picture").getByRole("img", { name: "A plate that is late" });

  await expect(piece(page, "picture").locator('source[srcset*="/late-"]')).toHaveCount(2);
  await expect(piece(page, "picture").locator('source[type="image/avif"][srcset*="/late-"]')).toHaveAttribute(
    "srcset",
    "/late-400.avif 400w, /late-800.avif 800w, /late-1200.avif 1200w",
  );
  await expect(late).toHaveAttribute("width", "800");
  await expect(late).toHaveAttribute("height", "600");
  await expect(late).toHaveAttribute("loading", "lazy");
});

test("a loading picture shows its blurred placeholder", async ({ page }) => {
  const late = piece(page, "picture").getByRole("img", { name: "A plate that is late" });

  await expect(late).toHaveCSS("opacity", "0");
  await expect(piece(page, "picture").locator('img[src^="data:"][alt=""]')).toBeVisible();
});

test("a picture that fails to load shows its description", async ({ page }) => {
  const lost = piece(page, "picture").getByRole("img", { name: /^Roast squash with thyme/ });

  await lost.scrollIntoViewIfNeeded();

  await expect(lost.getByText("Roast squash with thyme on a linen cloth, seen from above")).toBeVisible();
});

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => String(from + offset));
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing that axe objects to, in the light scheme and in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
  }
}

/** On the narrowest phone nothing lies to the right of the screen, but for what a box of its own scrolls or cuts. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBe(0);
  const outside = await page.locator("main").evaluate((main) => {
    const isOutside = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    const isCut = (element: Element): boolean =>
      element !== main &&
      (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement ?? main));
    return [...main.querySelectorAll("*")]
      .filter((element) => isOutside(element) && !isCut(element.parentElement ?? main))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(outside).toEqual([]);
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no axe violations in the light or the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
  }
}

/** Expects nothing to overflow a 320 px screen, except inside a container that scrolls or clips. */
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

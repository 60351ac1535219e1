import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Examined {
  readonly colorScheme?: "light" | "dark";
  /** Only what these selectors find. */
  readonly within?: readonly string[];
  readonly withoutRules?: readonly string[];
}

/** Only these depend on colours, so the dark scheme needs no others. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Waits for what fades or slides in: half faded, a text has too little contrast. What never ends is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect, playState }) =>
          timeline === document.timeline &&
          playState === "running" &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds wrong with a page. The page is in the colour scheme already, and has no frames. */
export async function findViolations(
  page: Page,
  { colorScheme = "light", within, withoutRules = [] }: Examined = {},
): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selectors, only, without }) => {
      const found = await window.axe?.run(selectors ? { include: selectors } : document, {
        ...(only && { runOnly: { type: "rule", values: only } }),
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // Naming every element that is right, and every selector, takes most of the time.
        resultTypes: ["violations"],
        selectors: false,
        iframes: false,
        preload: false,
      });
      if (found === undefined) throw new Error("axe is not in the page");
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    {
      selectors: within?.map((selector) => [selector]),
      only: colorScheme === "dark" ? colourRules : undefined,
      without: [...withoutRules],
    },
  );
}

/** Expects no axe violations in the light or the dark scheme. */
export async function expectAccessible(page: Page, { isStarting = false } = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A page whose scripts have not come yet has no heading of its own, and must not claim another.
    const withoutRules = isStarting ? ["page-has-heading-one"] : [];
    const found = await findViolations(page, { colorScheme, withoutRules });
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

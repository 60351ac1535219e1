import type { Locator, Page } from "@playwright/test";

/** The card that asks about a word. */
export function questionAbout(page: Page | Locator, written: string): Locator {
  return page.getByRole("group", { name: `${written}?` });
}

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const policy = { title: "Privacy policy", updated: "2022-2-23", pages: ["/privacy", "/auth/privacy-policy"] };
const terms = {
  title: "Terms and conditions",
  updated: "2021-10-07",
  pages: ["/terms-and-conditions", "/auth/terms-and-conditions"],
};
const reach = "by email at hello@fernwell.example and by phone on +64 9 555 0142";

const back = (page: Page) => page.getByRole("button", { name: "Back" }).click();

async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByRole("main")).toContainText(text);
}

test("[INFO-12][INFO-14][INFO-16][INFO-17][INFO-18][INFO-30][NAV-10][OPEN-16][OPEN-18] /privacy names the company, the date, the prices and the trial, and has a Back button", async ({
  page,
}) => {
  await page.goto("/privacy");
  await expectTexts(page, [
    "based in New Zealand",
    "2022-2-23",
    "85.00 USD ($85)",
    "10.00 USD ($10)",
    "after 4 days a notice goes out",
    reach,
  ]);

  await test.step("Back leads to the landing page when there is no history", async () => {
    await back(page);
    await expect(page).toHaveURL("/");
  });
});

test("[INFO-19][INFO-20][INFO-21][INFO-22][OPEN-16] /privacy says how long data is kept, the minimum age and when requests are answered, and its contents lead to the sections", async ({
  page,
}) => {
  await page.goto("/privacy");
  await expectTexts(page, [
    "up to 6 years",
    "no longer than 60 days",
    "The minimum age is 13.",
    "within one month",
  ]);

  await test.step("the table of contents leads to each section, not covered by the header", async () => {
    const contents = page.getByRole("navigation", { name: "Contents" });
    await contents.getByRole("link", { name: "Minimum age" }).click();
    await expect(page).toHaveURL("/privacy#age");
    const heading = page.getByRole("heading", { name: "Minimum age" });
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(heading).toBeInViewport();
  });
});

test("[INFO-13][INFO-15][INFO-23][INFO-24][INFO-30][NAV-11][OPEN-16][OPEN-18] /terms-and-conditions names the company, the date, the notice of changes and the negotiation, and has a Back button", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  await expectTexts(page, [
    "operated from New Zealand",
    "2021-10-07",
    "30 days' notice",
    "informal negotiation for 60 days",
    reach,
  ]);

  await test.step("Back leads to the landing page when there is no history", async () => {
    await back(page);
    await expect(page).toHaveURL("/");
  });
});

test("[INFO-25][INFO-26][INFO-27][INFO-28][INFO-29][OPEN-16][START-92] /terms-and-conditions settles arbitration, late claims, liability, submissions and refunds, and leads to the licences", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  await expectTexts(page, [
    "commercial rules of a national arbitration association",
    "After one year it is barred",
    "ends at what you paid for the app",
    "Submissions become the property of",
    "a full refund of what you paid",
  ]);

  await test.step("the licences name the software, data and fonts that the site uses", async () => {
    await page.getByRole("link", { name: "Licences of the software, data and fonts we use" }).click();
    await expect(page).toHaveURL("/licences.txt");
    const text = page.locator("body");
    await expect(text).toContainText("information from Open Food Facts");
    await expect(text).toContainText("SIL OPEN FONT LICENSE");
    await expect(text).toContainText(/## react-dom - \d/);
  });
});

for (const { title, updated, pages } of [policy, terms]) {
  test(`[NAV-10][NAV-11][NAV-28][NAV-29][OPEN-18] ${title}: both addresses show the same text, and Back leads to where the reader came from`, async ({
    page,
  }) => {
    const visited = ["/contact"];
    const texts: string[] = [];
    await page.goto("/contact");
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(`Last updated: ${updated}`)).toBeVisible();
      await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
      texts.push((await page.getByRole("main").textContent()) ?? "");
      visited.unshift(address);
    }
    expect(texts[1]).toBe(texts[0]);

    for (const address of visited.slice(1)) {
      await back(page);
      await expect(page).toHaveURL(address);
    }
  });
}

test("[NAV-10][NAV-27][NAV-30][OPEN-18] the legal shell has a logo and a Back button that lead to the landing page, and a footer", async ({
  page,
}) => {
  await page.goto("/auth/privacy-policy");
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Fernwell, home" }).click();
  await expect(page).toHaveURL("/");

  await test.step("Back leads there when there is no history before the page", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/auth/privacy-policy");
    await back(page);
    await expect(page).toHaveURL("/");
  });
});

test("[NAV-11][NAV-31][OPEN-17][OPEN-18] the legal shell's toggle opens an empty panel that can be closed, and Back leads to the landing page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/auth/terms-and-conditions");
  const toggle = page.getByRole("button", { name: /menu/i });
  const panel = page.getByRole("group", { name: "Menu" });
  const closings = [() => toggle.click(), () => page.keyboard.press("Escape")];
  for (const close of closings) {
    await toggle.click();
    await expect(panel).toBeVisible();
    await expect(panel).toBeEmpty();
    await close();
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
  }

  await test.step("Back leads to the landing page when there is no history", async () => {
    await back(page);
    await expect(page).toHaveURL("/");
  });
});

test("[OPEN-18] Back leads to the landing page when a footer link replaced the only entry", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy & Policy" }).click();
  await expect(page).toHaveURL("/privacy");
  await back(page);
  await expect(page).toHaveURL("/");
});

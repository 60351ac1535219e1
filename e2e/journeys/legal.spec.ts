import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const policy = { title: "Privacy policy", updated: "2022-2-23", pages: ["/privacy", "/auth/privacy-policy"] };
const terms = {
  title: "Terms and conditions",
  updated: "2021-10-07",
  pages: ["/terms-and-conditions", "/auth/terms-and-conditions"],
};

async function says(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("main")).toContainText(text);
}

test("[INFO-12] [OPEN-16] /privacy says where the company is based", ({ page }) =>
  says(page, "/privacy", "based in New Zealand"));

test("[INFO-13] [OPEN-16] /terms-and-conditions says where the company is operated from", ({ page }) =>
  says(page, "/terms-and-conditions", "operated from New Zealand"));

test("[INFO-14] [OPEN-16] /privacy shows when the policy was last updated", ({ page }) =>
  says(page, "/privacy", "2022-2-23"));

test("[INFO-15] [OPEN-16] /terms-and-conditions shows when the terms were last updated", ({ page }) =>
  says(page, "/terms-and-conditions", "2021-10-07"));

test("[INFO-16] [OPEN-16] /privacy states the annual price", ({ page }) =>
  says(page, "/privacy", "85.00 USD ($85)"));

test("[INFO-17] [OPEN-16] /privacy states the monthly price", ({ page }) =>
  says(page, "/privacy", "10.00 USD ($10)"));

test("[INFO-18] [OPEN-16] /privacy gives the trial and its notice", ({ page }) =>
  says(page, "/privacy", "after 4 days a notice goes out"));

test("[INFO-19] [OPEN-16] /privacy says how long data is kept", ({ page }) =>
  says(page, "/privacy", "up to 6 years"));

test("[INFO-20] [OPEN-16] /privacy says how long data outlives an account", ({ page }) =>
  says(page, "/privacy", "no longer than 60 days"));

test("[INFO-21] [OPEN-16] /privacy sets the minimum age", ({ page }) =>
  says(page, "/privacy", "The minimum age is 13."));

test("[INFO-22] [OPEN-16] /privacy says when requests are answered", ({ page }) =>
  says(page, "/privacy", "within one month"));

test("[INFO-23] [OPEN-16] /terms-and-conditions gives notice of material changes", ({ page }) =>
  says(page, "/terms-and-conditions", "30 days' notice"));

test("[INFO-24] [OPEN-16] /terms-and-conditions asks for a negotiation first", ({ page }) =>
  says(page, "/terms-and-conditions", "informal negotiation for 60 days"));

test("[INFO-25] [OPEN-16] /terms-and-conditions names the rules of arbitration", ({ page }) =>
  says(page, "/terms-and-conditions", "commercial rules of a national arbitration association"));

test("[INFO-26] [OPEN-16] /terms-and-conditions bars late claims", ({ page }) =>
  says(page, "/terms-and-conditions", "After one year it is barred"));

test("[INFO-27] [OPEN-16] /terms-and-conditions limits liability", ({ page }) =>
  says(page, "/terms-and-conditions", "ends at what you paid for the app"));

test("[INFO-28] [OPEN-16] /terms-and-conditions says who owns submissions", ({ page }) =>
  says(page, "/terms-and-conditions", "Submissions become the property of"));

test("[INFO-29] [OPEN-16] /terms-and-conditions promises a refund after a pricing typo", ({ page }) =>
  says(page, "/terms-and-conditions", "a full refund of what you paid"));

test("[INFO-30] [OPEN-16] /privacy says how to reach the company", ({ page }) =>
  says(page, "/privacy", "by email at hello@fernwell.example and by phone on +64 9 555 0142"));

test("[INFO-30] [OPEN-16] /terms-and-conditions says how to reach the company", ({ page }) =>
  says(page, "/terms-and-conditions", "by email at hello@fernwell.example and by phone on +64 9 555 0142"));

for (const { title, updated, pages } of [policy, terms]) {
  test(`[NAV-10][NAV-11][NAV-28][NAV-29] ${title}: both addresses show the same text`, async ({ page }) => {
    const texts: string[] = [];
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(`Last updated: ${updated}`)).toBeVisible();
      await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
      texts.push((await page.getByRole("main").textContent()) ?? "");
    }
    expect(texts[1]).toBe(texts[0]);
  });
}

test("[NAV-27][NAV-30] the legal shell has a logo that links to the landing page, and a footer", async ({
  page,
}) => {
  await page.goto("/auth/privacy-policy");
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Fernwell, home" }).click();
  await expect(page).toHaveURL("/");
});

test("[NAV-31][OPEN-17] the legal shell's toggle opens an empty panel that can be closed", async ({
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
});

test.describe("the back button", () => {
  const back = (page: Page) => page.getByRole("button", { name: "Back" }).click();

  for (const address of [...policy.pages, ...terms.pages]) {
    test(`[NAV-10][NAV-11][OPEN-18] of ${address} leads back to where the reader came from`, async ({
      page,
    }) => {
      await page.goto("/contact");
      await page.goto(address);
      await back(page);
      await expect(page).toHaveURL("/contact");
    });

    test(`[NAV-10][NAV-11][OPEN-18] of ${address} leads to the landing page when there is no history`, async ({
      page,
    }) => {
      await page.goto(address);
      await back(page);
      await expect(page).toHaveURL("/");
    });
  }

  test("[OPEN-18] leads to the landing page when a footer link replaced the only entry", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy & Policy" }).click();
    await expect(page).toHaveURL("/privacy");
    await back(page);
    await expect(page).toHaveURL("/");
  });
});

test("the table of contents leads to each section, not covered by the header", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Minimum age" }).click();
  await expect(page).toHaveURL("/privacy#age");
  const heading = page.getByRole("heading", { name: "Minimum age" });
  const header = await page.getByRole("banner").boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(heading).toBeInViewport();
});

test("[START-92] the terms lead to the licences of the software, data and fonts that the site uses", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  await page.getByRole("link", { name: "Licences of the software, data and fonts we use" }).click();
  await expect(page).toHaveURL("/licences.txt");
  const text = page.locator("body");
  await expect(text).toContainText("information from Open Food Facts");
  await expect(text).toContainText("SIL OPEN FONT LICENSE");
  await expect(text).toContainText(/## react-dom - \d/);
});

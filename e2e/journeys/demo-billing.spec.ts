import { testCards } from "@fernwell/fake-stripe/cards";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, signIn, test } from "../fixtures.ts";

test.use({ billing: "demo" });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Demo payment" });

const typed = {
  "Card number": testCards.pays,
  "Holder name": "Canary Holder",
  "Expiry date": "12 / 39",
  CVC: "987",
};

async function chooseAnnual(page: Page): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("listitem", { name: "Annual" }).getByRole("button").click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(async ({ page, stack }) => {
  await signIn(page, stack);
});

test("[OPEN-36][SUB-13][SUB-14][DEP-03] choosing a plan opens the card-entry dialog, which charges nothing and continues", async ({
  page,
}) => {
  await chooseAnnual(page);
  await expect(page).toHaveURL("/subscription?demo=Annual");
  await expect(dialog(page)).toContainText("No payment is taken here.");
  await expect(dialog(page)).toContainText("Please do not type a real card.");

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  for (const [label, value] of Object.entries(typed)) {
    const field = dialog(page).getByLabel(label);
    await expect(field).toHaveAttribute("autocomplete", "off");
    await expect(field).not.toHaveAttribute("name");
    await field.fill(value);
  }
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(page).toHaveURL("/preferences");

  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  for (const value of Object.values(typed)) {
    expect(kept).not.toContain(value);
    expect(sent.join("\n")).not.toContain(value);
    expect(sent.join("\n")).not.toContain(encodeURIComponent(value));
  }
  expect(sent.filter((call) => call.includes("/api/") && call.includes("checkout"))).toEqual([]);
});

test("[SUB-14] Pay Now continues even when nothing is typed", async ({ page }) => {
  await chooseAnnual(page);
  await dialog(page).getByRole("button", { name: "Pay Now" }).press("Enter");
  await expect(page).toHaveURL("/preferences");
});

test("says from the start that it is a demo, and afterwards that nothing is charged", async ({ page }) => {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("This is a demo.")).toBeVisible();
  await expect(page.getByRole("listitem", { name: "Monthly" })).toContainText("A demo: nothing is charged.");
  await expect(page.getByText(/First charge/)).toBeHidden();

  await page.getByRole("listitem", { name: "Monthly" }).getByRole("button").click();
  await dialog(page).press("Escape");
  await expect(page).toHaveURL("/subscription");
  await expect(page.getByRole("dialog", { name: "Your subscription is active" })).toHaveAccessibleDescription(
    /^This is a demo of the Monthly plan\. .* nothing is charged\.$/,
  );
});

test("shows the demo in the settings, where it is changed and ended without a payment", async ({ page }) => {
  await chooseAnnual(page);
  await page.goto("/settings/subscription");
  const section = page.getByRole("region", { name: "Your subscription" });
  await expect(section).toContainText(/This is a demo of the Annual plan\. .* nothing is charged\./);
  await expect(section.getByRole("button", { name: "Receipts and card" })).toBeHidden();
  await section.getByRole("button", { name: "Change to Monthly" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Change to Monthly" }).click();
  await expect(section).toContainText("This is a demo of the Monthly plan.");

  await section.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleDescription(/^The demo ends at once\./);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(section).toContainText("This is a demo, and no payment is taken.");
});

test("has no accessibility violation and fits the narrowest phone", async ({ page }) => {
  test.slow();
  await chooseAnnual(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

import { randomUUID } from "node:crypto";
import { paths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, makePlan } from "../people.ts";
import type { Stack } from "../stack.ts";

const stew = "karelian-hot-pot";

const choice = (page: Page, name: string) => page.getByRole("radio", { name });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Saved." });
const line = (page: Page, name: string) =>
  page
    .getByRole("table", { name: /^Ingredients for/ })
    .getByRole("row")
    .filter({ hasText: name });
const listed = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name, exact: true }) });

async function makeList(stack: Stack, token: string): Promise<string> {
  const planId = await makePlan(stack, token, "meal", "Sunday", [stew]);
  const listId = randomUUID();
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ list_name: "Sunday", plan_ids: [planId], from_day: null, to_day: null });
  const response = await fetch(`${stack.url}/api/shopping-lists/${listId}`, {
    method: "POST",
    headers,
    body,
  });
  expect(response.status).toBe(200);
  return listId;
}

test.use({ viewport: { width: 1440, height: 900 } });

test("[PHONE-51][PHONE-52] a person chooses American measures, and every page follows on both devices", async ({
  page,
  browser,
  stack,
}) => {
  const token = await aSession(stack);
  const listId = await makeList(stack, token);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((value) => localStorage.setItem("token", value), token);

  await page.goto(paths.shoppingList(listId));
  await expect(listed(page, "Lamb shoulder")).toContainText("400 g");
  const ticked = page.waitForResponse("**/api/shopping-lists/*/changes");
  await page.getByText("Lamb shoulder", { exact: true }).click();
  await ticked;

  await page.getByRole("link", { name: "Settings" }).click();
  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: /^Cooking/ })
    .click();
  await expect(choice(page, "Metric")).toBeChecked();
  await choice(page, "American").check();
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(listed(page, "Lamb shoulder")).toContainText("14 oz");
  await expect(page.getByRole("checkbox", { name: "Lamb shoulder" })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.meal(stew));
  await expect(line(page, "Lamb shoulder")).toContainText("12 ½ oz");
  await expect(line(page, "Lamb shoulder")).toContainText("in 1 ½-inch cubes");
  await expect(line(page, "Water")).toContainText("2 ½ cups");
  await expect(page.getByRole("tabpanel", { name: "Method" })).toContainText("Heat the oven to 450 °F.");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Cook", exact: true }).click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  await expect(page.getByText(/^Heat the oven to 450 °F\./)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "12 ½ oz lamb shoulder" })).toBeVisible();

  const other = await browser.newPage({ baseURL: stack.url });
  await other.addInitScript((value) => localStorage.setItem("token", value), token);
  await other.goto(paths.myCooking);
  await expect(choice(other, "American")).toBeChecked();
  await choice(other, "Metric").check();
  await expect(saved(other)).toBeVisible();
  await other.close();

  await page.goto(paths.shoppingList(listId));
  await expect(listed(page, "Lamb shoulder")).toContainText("400 g");
  await expect(page.getByRole("checkbox", { name: "Lamb shoulder" })).toBeChecked();
});

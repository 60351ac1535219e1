import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, makePlan, saveFoodAnswers } from "../people.ts";

const changes = "**/api/shopping-lists/*/changes";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ has: box(page, name) });
const left = (page: Page) => page.getByRole("status").filter({ hasText: /left$|All done/ });
const field = (page: Page) => page.getByRole("textbox", { name: "Add something else" });
const fold = (page: Page) => page.getByRole("button", { name: /^Always at home/ });

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

/** Chooses both plans for one list, from the sidebar on. */
async function makeList(page: Page): Promise<void> {
  await page.goto("/shopping-list");
  await page.getByRole("button", { name: "Choose plans" }).click();
  const dialog = page.getByRole("dialog", { name: "New shopping list" });
  await dialog.getByRole("checkbox", { name: "Breakfasts" }).check();
  await dialog.getByRole("checkbox", { name: "Lunches" }).check();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Saturday market");
  await dialog.getByRole("button", { name: "Make the list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saturday market" })).toBeVisible();
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 844 });
      await makePlan(stack, token, "meal", "breakfasts", ["scrambled-eggs", "luxury-muesli"]);
      await makePlan(stack, token, "meal", "lunches", ["chickpea-scramble"]);
    });

    test("[WEEK-79][WEEK-69] the sidebar leads to the list, which is made of several plans", async ({
      page,
    }) => {
      await page.goto("/recomendation");
      if (width === 390) await page.getByRole("button", { name: "Open sidebar" }).click();
      await page.getByRole("button", { name: "My Plan" }).click();
      await page.getByRole("link", { name: "Shopping list" }).click();
      await expect(page.getByText("No shopping list yet.")).toBeVisible();
      await expectAccessible(page);

      await makeList(page);
      await expect(page).toHaveURL(/\/shopping-list\/[0-9a-f-]+$/);
      await row(page, "Egg")
        .getByRole("button", { name: /more about Egg/ })
        .click();
      await expect(row(page, "Egg")).toContainText("For Scrambled Eggs");
      await page.goto("/shopping-list");
      await expect(page.getByRole("heading", { level: 1, name: "Saturday market" })).toBeVisible();
    });

    test("[WEEK-73][WEEK-76] has sections in shop order, ticks that sink, and tells more on touch", async ({
      page,
    }) => {
      await makeList(page);
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings.first()).toHaveText("Fruits And Vegetables");
      const sections = await headings.allTextContents();
      expect(sections.indexOf("Protein")).toBeLessThan(sections.indexOf("Dairy"));
      expect(await page.getByRole("main").textContent()).not.toContain("Water");

      const total = Number((await left(page).textContent())?.split(" ")[0]);
      const protein = page.getByRole("region", { name: "Protein" });
      const eggsBefore = await row(page, "Egg").boundingBox();
      const saved = page.waitForResponse(changes);
      await page.getByText("Egg", { exact: true }).click();
      await saved;
      await expect(box(page, "Egg")).toBeChecked();
      await expect(box(page, "Egg")).toBeFocused();
      await expect(left(page)).toHaveText(`${total - 1} left`);
      await expect(async () => {
        const rows = await protein.getByRole("listitem").count();
        const eggsAfter = await row(page, "Egg").boundingBox();
        const section = await protein.boundingBox();
        if (!eggsAfter || !eggsBefore || !section) throw new Error("the rows are not shown");
        expect(eggsBefore.height).toBeGreaterThanOrEqual(48);
        if (rows > 1) expect(eggsAfter.y + eggsAfter.height).toBeGreaterThan(section.y + section.height - 8);
      }).toPass();

      await page.getByRole("switch", { name: "Only what is left" }).click();
      await expect(box(page, "Egg")).toHaveCount(0);
      await page.getByRole("switch", { name: "Only what is left" }).click();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(left(page)).toBeInViewport();
      await page.reload();
      await expect(box(page, "Egg")).toBeChecked();
    });

    test("[WEEK-74] what is always at home is folded, and one touch puts it on the list and back", async ({
      page,
    }) => {
      await makeList(page);
      await expect(box(page, "Salt")).toHaveCount(0);
      await fold(page).click();
      await page.getByRole("button", { name: "Put on the list: Salt" }).click();
      await expect(box(page, "Salt")).toBeVisible();
      await row(page, "Salt")
        .getByRole("button", { name: /more about Salt/ })
        .click();
      await row(page, "Salt").getByRole("button", { name: "Always at home" }).click();
      await expect(box(page, "Salt")).toHaveCount(0);
      await page.reload();
      await expect(box(page, "Egg")).toBeVisible();
      await expect(box(page, "Salt")).toHaveCount(0);
    });

    test("[WEEK-75] the field guesses the section of what is added, which can be ticked and deleted", async ({
      page,
    }) => {
      await makeList(page);
      await field(page).fill("oat milk");
      await expect(page.getByText("Goes under Dairy")).toBeVisible();
      let saved = page.waitForResponse(changes);
      await field(page).press("Enter");
      await saved;
      await expect(page.getByRole("region", { name: "Dairy" }).getByText("oat milk")).toBeVisible();
      saved = page.waitForResponse(changes);
      await box(page, "oat milk").check();
      await saved;
      await page.reload();
      await expect(box(page, "oat milk")).toBeChecked();
      await row(page, "oat milk").getByRole("button", { name: "More about oat milk" }).click();
      saved = page.waitForResponse(changes);
      await page.getByRole("button", { name: "Delete oat milk" }).click();
      await saved;
      await expect(box(page, "oat milk")).toHaveCount(0);
      await expect(field(page)).toBeFocused();
    });

    test("[WEEK-77] works without a connection and saves later", async ({ page, context }) => {
      await makeList(page);
      await context.setOffline(true);
      await expect(page.getByText("You are offline. Changes will be sent later.")).toBeVisible();
      await box(page, "Egg").check();
      await expect(page.getByText("Not saved yet.")).toBeVisible();
      const saved = page.waitForResponse(changes);
      await context.setOffline(false);
      await saved;
      await expect(page.getByText("Not saved yet.")).toHaveCount(0);
      await page.reload();
      await expect(box(page, "Egg")).toBeChecked();
    });

    test("[WEEK-78] copies what is left, in the amounts of the shop", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await makeList(page);
      await box(page, "Egg").check();
      await page.getByRole("button", { name: "Copy what is left" }).click();
      await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^Fruits And Vegetables\n- .+, .+/);
      expect(text).not.toMatch(/^- (Egg|Salt|Water)\b/m);
    });

    test("[WEEK-79] has no accessibility violation, folded or not, and no overflow", async ({ page }) => {
      await makeList(page);
      await box(page, "Egg").check();
      await fold(page).click();
      await row(page, "Egg")
        .getByRole("button", { name: /more about Egg/ })
        .click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test("[WEEK-79] works by keyboard alone", async ({ page, stack }) => {
  await makePlan(stack, token, "meal", "breakfasts", ["scrambled-eggs", "luxury-muesli"]);
  await page.goto("/shopping-list");
  await page.getByRole("button", { name: "Choose plans" }).press("Enter");
  await expect(page.getByRole("checkbox", { name: "Breakfasts" })).toBeChecked();
  await page.getByRole("button", { name: "Make the list" }).press("Enter");
  await page.getByRole("switch", { name: "Only what is left" }).press("Space");
  const boxes = page.getByRole("main").getByRole("checkbox");
  const count = await boxes.count();
  await boxes.first().focus();
  await page.keyboard.press("Space");
  await expect(boxes).toHaveCount(count - 1);
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(/^For /)).toBeVisible();
});

test("[WEEK-71] names a meal that no longer suits the person, and lists nothing for it", async ({
  page,
  stack,
}) => {
  await makePlan(stack, token, "meal", "breakfasts", ["scrambled-eggs", "luxury-muesli"]);
  await makePlan(stack, token, "meal", "lunches", ["chickpea-scramble"]);
  await makeList(page);
  await saveFoodAnswers(stack, token, { allergies: "eggs" });
  await page.reload();
  await expect(page.getByText(/Scrambled Eggs.*no longer suits/)).toBeVisible();
  await expect(box(page, "Egg")).toHaveCount(0);
});

test("an address of no list, and a failing server, say so and lead on", async ({ page }) => {
  await page.goto("/shopping-list/0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11");
  await expect(page.getByText("We could not find that list.")).toBeVisible();
  await page.route("**/api/shopping-lists", (route) => route.fulfill({ status: 500 }));
  await page.goto("/shopping-list");
  await expect(page.getByText("We could not load your shopping list")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/shopping-lists");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No meals planned yet.")).toBeVisible();
});

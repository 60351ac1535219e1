import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, makePlan, saveFoodAnswers } from "../people.ts";
import type { Stack } from "../stack.ts";

const changing = "**/api/plan-changes";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const list = (page: Page) => page.getByRole("list", { name: "In this plan" });
const cards = (page: Page) => list(page).getByRole("heading", { level: 2 });
const dialog = (page: Page) => page.getByRole("dialog");
const menuButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `More for ${title}` }).first();
const groceries = (page: Page) => page.getByRole("region", { name: "Grocery List" });
const lastChange = (page: Page) => page.getByRole("status", { name: "Last change" });

const meals = ["scrambled-eggs", "chickpea-scramble", "luxury-muesli"];
const names = ["Scrambled Eggs", "Chickpea Scramble", "Luxury Muesli"] as const;

let token: string;
let planId: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  planId = await makePlan(stack, token, "meal", "my week", meals);
});

async function openPlan(page: Page): Promise<void> {
  await page.goto(`/detail-plan?planType=personal_meal_plan&id=${planId}`);
  await expect(heading(page)).toHaveText("My Week");
}

async function post({ url }: Stack, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

/** Tab until an element has focus, as a person without a pointer does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole("button", { name }).first();
  for (let step = 0; step < 120; step += 1) {
    if (await target.evaluate((button) => button === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function chooseByArrows(page: Page, name: string): Promise<void> {
  const item = page.getByRole("menuitem", { name });
  await item.waitFor();
  for (let step = 0; step < 12; step += 1) {
    if (await item.evaluate((entry) => entry === document.activeElement)) return page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`the arrows do not reach ${name}`);
}

test.describe("by keyboard alone, on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("[WEEK-43][WEEK-48][WEEK-49] a plan is adjusted from the first entry to the last, and every step undone", async ({
    page,
  }) => {
    test.slow();
    await openPlan(page);
    await tabTo(page, "2");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Amounts are for 2 people.")).toBeFocused();
    await expectAccessible(page);

    await tabTo(page, `More for ${names[0]}`);
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Move down" }).waitFor();
    await expectAccessible(page);
    await chooseByArrows(page, "Move down");
    await expect(cards(page)).toHaveText([names[1], names[0], names[2]]);
    await expect(menuButton(page, names[0])).toBeFocused();

    await page.keyboard.press("Enter");
    await chooseByArrows(page, "Repeat");
    await expect(cards(page)).toHaveText([names[1], names[0], names[0], names[2]]);
    await expect(lastChange(page)).toContainText("Scrambled Eggs repeated");

    await tabTo(page, `Swap ${names[2]}`);
    await page.keyboard.press("Enter");
    const options = dialog(page).getByRole("list", { name: "Alternatives" });
    await expect(options.getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    const taken = await options.getByRole("heading").first().textContent();
    await tabTo(page, `Choose ${taken}`);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(cards(page)).toHaveText([names[1], names[0], names[0], taken ?? ""]);

    await tabTo(page, "Add meal");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("luxury");
    await expect(dialog(page).getByRole("heading", { name: names[2] })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, `Add ${names[2]}`);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(cards(page)).toHaveText([names[1], names[0], names[0], taken ?? "", names[2]]);

    const changed = page.waitForResponse(changing);
    await tabTo(page, "Undo");
    for (const expected of [
      [names[1], names[0], names[0], taken ?? ""],
      [names[1], names[0], names[0], names[2]],
      [names[1], names[0], names[2]],
      [...names],
    ]) {
      await page.keyboard.press("Enter");
      await expect(cards(page)).toHaveText(expected);
    }
    await changed;
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved_entries"))).toBeNull();
    await page.reload();
    await expect(cards(page)).toHaveText([...names]);
  });
});

test.describe("by touch, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[WEEK-45][WEEK-47][WEEK-48][WEEK-49] servings and notes are set, and the groceries and the opened meal follow", async ({
    page,
    stack,
  }) => {
    await post(stack, "/cooking-for", { people_cooked_for: 2 });
    await openPlan(page);
    const amounts = () =>
      groceries(page).getByRole("row").filter({ hasText: "For Scrambled Eggs" }).first().textContent();
    const before = await amounts();

    await page.getByRole("button", { name: "For 2 servings of Scrambled Eggs" }).tap();
    await dialog(page).getByRole("button", { name: "Increase servings" }).tap();
    await dialog(page).getByRole("button", { name: "Increase servings" }).tap();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Done" }).tap();
    await expect(page.getByRole("button", { name: "For 4 servings of Scrambled Eggs" })).toBeVisible();
    await expect.poll(amounts).not.toBe(before);

    await menuButton(page, names[1]).tap();
    await page.getByRole("menuitem", { name: "Add a note" }).tap();
    await dialog(page).getByRole("textbox", { name: "Your note" }).fill("double the dill");
    await dialog(page).getByRole("button", { name: "Save" }).tap();
    await expect(list(page).getByText("double the dill")).toBeVisible();
    await lastChange(page).getByRole("button", { name: /^Undo/ }).tap();
    await expect(list(page).getByText("double the dill")).toHaveCount(0);

    const saved = page.waitForResponse(changing);
    await page.getByRole("button", { name: "Increase people to cook for" }).tap();
    await saved;
    await expect(page.getByRole("button", { name: "For 3 servings of Luxury Muesli" })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole("link", { name: names[0] }).tap();
    await expect(page).toHaveURL("/meal/scrambled-eggs?for=4");
    await expect(page.getByRole("table", { name: "Ingredients for 4 servings" })).toBeVisible();
    await page.goto("/meal/scrambled-eggs");
    await expect(page.getByRole("table", { name: "Ingredients for 2 servings" })).toBeVisible();
  });

  test("[WEEK-56] an entry is given a day and a meal, and loses its day again", async ({ page }) => {
    await openPlan(page);
    await menuButton(page, names[0]).tap();
    await page.getByRole("menuitem", { name: "Day and time" }).tap();
    await dialog(page).getByLabel("Day").fill("2026-12-02");
    await dialog(page).getByRole("combobox", { name: "Meal" }).tap();
    await page.getByRole("option", { name: "Dinner" }).tap();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Save" }).tap();
    const place = page.getByRole("button", { name: "Wed 2 Dec · Dinner for Scrambled Eggs" });
    await expect(place).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved_entries"))).toBeNull();

    await page.reload();
    await place.tap();
    await expect(dialog(page).getByLabel("Day")).toHaveValue("2026-12-02");
    await dialog(page).getByRole("button", { name: "No day" }).tap();
    await dialog(page).getByRole("button", { name: "Save" }).tap();
    await expect(page.getByRole("button", { name: "Dinner for Scrambled Eggs", exact: true })).toBeVisible();
    await expect(lastChange(page)).toContainText("Day of Scrambled Eggs changed");
    await lastChange(page).getByRole("button", { name: /^Undo/ }).tap();
    await expect(place).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test("[WEEK-51] changes made offline are kept over a reload and saved once online; a refused one is taken back", async ({
    page,
    stack,
  }) => {
    await openPlan(page);
    await page.route(changing, (route) => route.abort());
    await menuButton(page, names[0]).tap();
    await page.getByRole("menuitem", { name: "Repeat" }).tap();
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await page.reload();
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await page.unroute(changing);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Not saved yet.")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved_entries"))).toBeNull();
    await page.reload();
    await expect(cards(page)).toHaveText([names[0], names[0], names[1], names[2]]);

    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await menuButton(page, names[0]).tap();
    await page.getByRole("menuitem", { name: "Repeat" }).tap();
    await expect(page.getByRole("status").filter({ hasText: "Scrambled Eggs: Contains egg" })).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
  });

  test("[WEEK-50] an entry that no longer suits the person is marked and swapped for one that does", async ({
    page,
    stack,
  }) => {
    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await openPlan(page);
    await expect(list(page).getByText("No longer suits you")).toBeVisible();
    await page.getByRole("button", { name: `Swap ${names[0]}` }).tap();
    await dialog(page)
      .getByRole("button", { name: /^Choose / })
      .first()
      .tap();
    await expect(list(page).getByText("No longer suits you")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
  });
});

test("[WEEK-49] a deleted entry comes back to its place with its note, and to the list", async ({ page }) => {
  await openPlan(page);
  await menuButton(page, names[1]).click();
  await page.getByRole("menuitem", { name: "Add a note" }).click();
  await dialog(page).getByRole("textbox", { name: "Your note" }).fill("double the dill");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: `Delete ${names[1]}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(cards(page)).toHaveText([names[0], names[2]]);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await lastChange(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(cards(page)).toHaveText([...names]);
  await expect(list(page).getByText("double the dill")).toBeVisible();
  await expect(
    groceries(page)
      .getByText(/For .*Chickpea Scramble/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("[WEEK-52] how the prompt was understood and what was relaxed are shown whenever the plan is opened", async ({
  page,
  stack,
}) => {
  const entry = { day: null, slot: "dinner", servings: null, note: null, leftover_of: null };
  await post(stack, "/plans", {
    plan_id: planId,
    item_name: "personal_meal_plan",
    plan_name: "my week",
    entries: [{ ...entry, entry_id: randomUUID(), item_id: "scrambled-eggs" }],
    cooking_for: 2,
    reading: {
      prompt: "quick dinners for two",
      chips: [{ id: "maxMinutes", text: "up to 40 min", value: 40 }],
      relaxations: [
        { text: "One takes 45 minutes; nothing quicker suited you.", item_ids: ["scrambled-eggs"] },
      ],
    },
  });
  for (const _ of ["opened", "opened again"]) {
    await openPlan(page);
    await expect(page.getByRole("list", { name: "Your wishes" })).toHaveText("up to 40 min");
    await expect(page.getByRole("list", { name: "What we relaxed" })).toContainText("One takes 45 minutes");
  }
  await expectAccessible(page);
});

test("[WEEK-43][WEEK-44] how many a person cooks for is asked with the first meal plan, and changed in the settings", async ({
  page,
}) => {
  await page.goto("/plan-creation/meal");
  await page.getByRole("button", { name: "Create Plan +" }).click();
  await dialog(page)
    .getByRole("group", { name: "How many do you cook for?" })
    .getByRole("button", { name: "3" })
    .click();
  await expect(dialog(page).getByText("Amounts are for 3 people.")).toBeVisible();
  await page.goto("/settings/cooking");
  const saved = page.waitForResponse("**/api/cooking-for");
  await page.getByRole("button", { name: "Increase people to cook for" }).click();
  await saved;
  await page.reload();
  await expect(page.getByRole("group", { name: "People to cook for" })).toContainText("4 people");
  await expectAccessible(page);
  await openPlan(page);
  await expect(page.getByRole("button", { name: "For 4 servings of Luxury Muesli" })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, test } from "../fixtures.ts";
import { aSession, makePlan, saveFoodAnswers } from "../people.ts";

const fetching = "**/api/get-personalize-plan?*";
const saving = "**/api/add-personalize-plan?*";
const savingExtras = "**/api/add-extra-ingredients?*";
const removing = "**/api/remove-personalize-plan?*";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("list", { name: "In this plan" }).getByRole("heading");
const groceries = (page: Page) => page.getByRole("region", { name: "Grocery List" });
const box = (page: Page, name: string) => groceries(page).getByRole("checkbox", { name, exact: true });
const deleteButton = (page: Page, title: string) => page.getByRole("button", { name: `Delete ${title}` });
const extraField = (page: Page) => groceries(page).getByRole("textbox", { name: "Add something else" });
const saveStatus = (page: Page) => groceries(page).getByRole("status").first();
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

const meals = ["scrambled-eggs", "luxury-muesli"];
/** Both need salt. */
const saltyMeals = ["scrambled-eggs", "chickpea-scramble"];

let token: string;
let planId: string;

test.beforeEach(async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

async function openMeals(page: Page): Promise<void> {
  await page.goto(`/detail-plan?planType=personal_meal_plan&id=${planId}`);
  await expect(heading(page)).toHaveText("My First Week");
}

test.describe("a meal plan", () => {
  test.beforeEach(async ({ stack }) => {
    planId = await makePlan(stack, token, "meal", "my first week", meals);
  });

  test("[PLAN-20][PLAN-21][PLAN-24][PLAN-41][PLAN-42][PLAN-43][PLAN-44][PLAN-59][PLAN-62][API-37][DATA-29][DATA-30][WEEK-74] is fetched by its id and shown with cards, each with delete, and one table of all ingredients by group", async ({
    page,
    stack,
  }) => {
    const held = await holdCall(page, fetching);
    await page.goto(`/detail-plan?planType=personal_meal_plan&id=${planId}`);
    await expect(page.getByText("Loading plan...")).toBeVisible();
    expect(new URL((await held.request).url()).search).toBe(
      `?item_name=personal_meal_plan&plan_id=${planId}`,
    );
    held.release();
    await expect(heading(page)).toHaveText("My First Week");
    await expect(cards(page)).toHaveText(["Scrambled Eggs", "Luxury Muesli"]);
    for (const name of ["Scrambled Eggs", "Luxury Muesli"])
      await expect(deleteButton(page, name)).toBeVisible();
    await expect(groceries(page).getByRole("table").first()).toContainText(/Scrambled Eggs|Luxury Muesli/);
    await expect(page).toHaveTitle("My First Week · Fernwell");
    await expectAccessible(page);

    await test.step("each ingredient has a checkbox, an amount and its meals", async () => {
      const groups = await groceries(page).locator("caption").allTextContents();
      const others = groups.filter((name) => name === "Other");
      expect(groups).toEqual([...groups.filter((name) => name !== "Other").sort(), ...others]);
      expect(groups).toContain("Dairy");
      const names = await groceries(page).getByRole("checkbox").count();
      expect(names).toBeGreaterThan(4);
      expect(names).toBe(new Set(await allNames(page)).size);
      const eggs = groceries(page).getByRole("row").filter({ hasText: "For Scrambled Eggs" }).first();
      await expect(eggs.getByRole("cell").last()).toHaveText(/^[\d¼½¾⅓⅔ .]+ ?\w+/);
    });

    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await test.step("an ingredient of two meals has one line", async () => {
      planId = await makePlan(stack, token, "meal", "my first week", saltyMeals);
      await openMeals(page);
      await groceries(page)
        .getByRole("button", { name: /^Always at home/ })
        .click();
      const salt = groceries(page)
        .getByRole("row")
        .filter({ has: page.getByRole("checkbox", { name: "Salt", exact: true }) });
      await expect(salt).toHaveCount(1);
      await expect(salt).toContainText("For Chickpea Scramble · Scrambled Eggs");
    });
  });

  test("[PLAN-57][API-35][API-43] a tick is saved at once with the whole list, and survives a reload", async ({
    page,
  }) => {
    await openMeals(page);
    const [first, second] = await readTwoNames(page);
    const asked = page.waitForRequest(saving);
    await box(page, first).check();
    const query = new URL((await asked).url()).searchParams;
    expect(query.getAll("ingredient_names")).toEqual([first]);
    expect(query.getAll("item_id")).toEqual(meals);
    expect([query.get("item_name"), query.get("plan_id"), query.get("plan_name")]).toEqual([
      "personal_meal_plan",
      planId,
      "my first week",
    ]);
    const response = page.waitForResponse(saving);
    await box(page, second).check();
    await response;
    await page.reload();
    await expect(box(page, first)).toBeChecked();
    await expect(box(page, second)).toBeChecked();
    await expect(groceries(page)).toContainText("2 of ");
  });

  test("[PLAN-58][DEP-09][OPEN-100] unticking the last ingredient is saved too, as one empty name", async ({
    page,
  }) => {
    await openMeals(page);
    const [first] = await readTwoNames(page);
    let response = page.waitForResponse(saving);
    await box(page, first).check();
    await response;
    response = page.waitForResponse(saving);
    await box(page, first).uncheck();
    expect(new URL((await response).url()).searchParams.getAll("ingredient_names")).toEqual([""]);
    await page.reload();
    await expect(box(page, first)).not.toBeChecked();
  });

  test("an offline tick shows that it is not saved, survives a reload and is saved once online", async ({
    page,
  }) => {
    await openMeals(page);
    const [first] = await readTwoNames(page);
    await page.route(saving, (route) => route.abort());
    await box(page, first).check();
    await expect(saveStatus(page)).toContainText("Not saved yet.");
    await expect(box(page, first)).toBeChecked();

    await page.reload();
    await expect(box(page, first)).toBeChecked();
    await expect(saveStatus(page)).toContainText("Not saved yet.");

    await page.unroute(saving);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(saveStatus(page)).toBeEmpty();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved_lists"))).toBeNull();
    await page.reload();
    await expect(box(page, first)).toBeChecked();
  });

  test("ticks from another device are kept, and a deleted plan reverts the tick with a message", async ({
    page,
    stack,
  }) => {
    await openMeals(page);
    const [first, second] = await readTwoNames(page);
    const query = new URLSearchParams({
      item_name: "personal_meal_plan",
      plan_id: planId,
      plan_name: "my first week",
      ingredient_names: second,
    });
    for (const id of meals) query.append("item_id", id);
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${stack.url}/api/add-personalize-plan?${query}`, { headers });
    await box(page, first).check();
    await expect(box(page, second)).toBeChecked();
    await expect(box(page, first)).toBeChecked();

    await fetch(`${stack.url}/api/remove-personalize-plan?item_name=personal_meal_plan&item_id=${planId}`, {
      method: "DELETE",
      headers,
    });
    // Not `uncheck`, which expects the box to stay as it was set.
    await box(page, first).click();
    await expect(toast(page, "Failed to submit personalized plan")).toBeVisible();
  });

  test("[PLAN-45][PLAN-46][PLAN-55][PLAN-56][API-39][OPEN-101] extras are trimmed, saved at once as a whole list, and can all be deleted", async ({
    page,
  }) => {
    await openMeals(page);
    const sent: string[][] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith("/add-extra-ingredients"))
        sent.push(url.searchParams.getAll("extra_ingredients"));
    });
    await extraField(page).fill("   ");
    await extraField(page).press("Enter");
    let response = page.waitForResponse(savingExtras);
    await extraField(page).fill("  Candles ");
    await groceries(page).getByRole("button", { name: "Add in List" }).click();
    await response;
    response = page.waitForResponse(savingExtras);
    await extraField(page).fill("<b>Foil</b>");
    await extraField(page).press("Enter");
    await response;
    expect(sent).toEqual([["Candles"], ["Candles", "<b>Foil</b>"]]);

    await page.reload();
    await expect(groceries(page).getByRole("heading", { name: "Extra Ingredients" })).toBeVisible();
    await expect(groceries(page).getByText("<b>Foil</b>", { exact: true })).toBeVisible();
    for (const name of ["Candles", "<b>Foil</b>"]) {
      response = page.waitForResponse(savingExtras);
      await groceries(page)
        .getByRole("button", { name: `Delete ${name}` })
        .click();
      await response;
    }
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(groceries(page).getByText("Candles")).toHaveCount(0);
  });

  test("[TRUST-07] an extra that another device left no room for is named, and added again once there is room", async ({
    page,
    stack,
  }) => {
    await openMeals(page);
    const query = new URLSearchParams({ item_name: "personal_meal_plan", plan_id: planId });
    for (let at = 0; at < 100; at += 1) query.append("extra_ingredients", `Candle ${at}`);
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${stack.url}/api/add-extra-ingredients?${query}`, { headers });

    await extraField(page).fill("Matches");
    await extraField(page).press("Enter");
    const note = groceries(page).getByRole("status").filter({ hasText: "Your list is full." });
    await expect(note.getByRole("listitem")).toHaveText(["Matches"]);
    await expect(toast(page, "A plan can have 100 extra ingredients, and now has 100.")).toBeVisible();
    await expectAccessible(page);

    const saved = page.waitForResponse(savingExtras);
    await groceries(page).getByRole("button", { name: "Delete Candle 99" }).click();
    await saved;
    await note.getByRole("button", { name: "Add again" }).click();
    await expect(groceries(page).getByRole("button", { name: "Delete Matches" })).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(groceries(page).getByRole("button", { name: "Delete Matches" })).toBeVisible();
  });

  test("[PLAN-60][PLAN-62] extras are grouped by keyword on the screen and in the copied list", async ({
    page,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openMeals(page);
    for (const extra of ["Candles", "peanut butter", "Oat milk"]) {
      const saved = page.waitForResponse(savingExtras);
      await extraField(page).fill(extra);
      await extraField(page).press("Enter");
      await saved;
    }
    const extraGroups = groceries(page).getByRole("heading", { level: 4 });
    await expect(extraGroups).toHaveText(["Dairy", "Nuts And Seeds", "Other"]);

    await page.reload();
    await expect(extraGroups).toHaveText(["Dairy", "Nuts And Seeds", "Other"]);
    for (const [group, extra] of [
      ["Dairy", "Oat milk"],
      ["Nuts And Seeds", "peanut butter"],
      ["Other", "Candles"],
    ] as const) {
      await expect(groceries(page).getByRole("list", { name: group }).getByRole("listitem")).toContainText([
        extra,
      ]);
    }

    await groceries(page).getByRole("button", { name: "Copy what is left" }).click();
    await expect(groceries(page).getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const dairy = text.split("\n\n").find((group) => group.startsWith("Dairy\n"));
    expect(dairy).toMatch(/^- .+, .+\n- Oat milk$/m);
  });

  test("[PLAN-51][PLAN-52][PLAN-53][PLAN-54][API-38][API-43][OPEN-105][OPEN-106] items are removed after a confirmation, and the plan with the last one", async ({
    page,
  }) => {
    await page.goto("/favorites/meals");
    await openMeals(page);
    await deleteButton(page, "Scrambled Eggs").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to remove this?" });
    await question.getByRole("button", { name: "No" }).click();
    await expect(cards(page)).toHaveCount(2);

    await deleteButton(page, "Scrambled Eggs").click();
    const asked = page.waitForRequest(saving);
    await question.getByRole("button", { name: "Yes" }).click();
    expect(new URL((await asked).url()).searchParams.getAll("item_id")).toEqual(["luxury-muesli"]);
    await expect(cards(page)).toHaveText(["Luxury Muesli"]);
    await expect(groceries(page)).not.toContainText("For Scrambled Eggs");

    await deleteButton(page, "Luxury Muesli").click();
    const gone = page.waitForRequest(removing);
    await page
      .getByRole("alertdialog", {
        name: "This is your last item in the Plan. Are you sure you want to delete?",
      })
      .getByRole("button", { name: "Yes" })
      .click();
    expect(new URL((await gone).url()).search).toBe(`?item_name=personal_meal_plan&item_id=${planId}`);
    await expect(page).toHaveURL("/favorites/meals");
    await page.goto(`/detail-plan?planType=personal_meal_plan&id=${planId}`);
    await expect(page.getByText("No plan data available. Try regenerating or go back.")).toBeVisible();
  });

  test("[ERR-21][ERR-23][ERR-27][DEP-05] a failed removal changes nothing and says so", async ({
    page,
    stack,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await openMeals(page);
    await page.route(saving, (route) => route.fulfill({ status: 500, json: { detail: "no" } }));
    await deleteButton(page, "Scrambled Eggs").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Failed to submit personalized plan")).toBeVisible();
    await expect.poll(() => logged).toContain("Failed to submit personalized plan: 500");
    await expect(cards(page)).toHaveCount(2);

    planId = await makePlan(stack, token, "meal", "one meal", ["luxury-muesli"]);
    await page.route(removing, (route) => route.fulfill({ status: 500, json: { detail: "no" } }));
    await page.goto(`/detail-plan?planType=meal&id=${planId}`);
    await deleteButton(page, "Luxury Muesli").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Failed to remove personalized plan")).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  test("[ERR-22][OPEN-74] says when it does not load, can be retried, and warns about a meal that no longer suits the person", async ({
    page,
    stack,
  }) => {
    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await page.route(fetching, (route) => route.fulfill({ status: 500, json: { detail: "no" } }));
    await page.goto(`/detail-plan?planType=meal&id=${planId}`);
    await expect(page.getByRole("alert")).toContainText("Failed to fetch personalized plan");
    await page.unroute(fetching);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText("No longer suits you")).toBeVisible();
  });

  test("copies the remaining ingredients, shows where the energy comes from, and works by keyboard", async ({
    page,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openMeals(page);
    const [first] = await readTwoNames(page);
    await box(page, first).focus();
    await page.keyboard.press("Space");
    await expect(box(page, first)).toBeChecked();
    await groceries(page).getByRole("button", { name: "Copy what is left" }).press("Enter");
    await expect(groceries(page).getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).not.toContain(`- ${first},`);
    expect(text).toMatch(/^- .+, .+/m);
    await expect(page.getByRole("region", { name: "Balance" })).toContainText(/Scrambled Eggs\s*\d+ kcal/);
  });
});

test("[PLAN-22][PLAN-47][PLAN-48][PLAN-49][DATA-31][OPEN-85][OPEN-104] an exercise plan shows duration, trainer, intensity and equipment, and what is missing", async ({
  page,
  stack,
}) => {
  planId = await makePlan(stack, token, "exercise", "legs", ["lunges", "push-ups"]);
  await page.route(fetching, async (route) => {
    const response = await route.fetch();
    const [plan] = await response.json();
    plan.items[0] = {
      ...plan.items[0],
      description: "",
      equipment: ["Dumbbells", "Mat"],
      image_url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>",
      image_alt: "A lunge forward",
    };
    await route.fulfill({ response, json: [plan] });
  });
  await page.goto(`/detail-plan?planType=exercise&id=${planId}`);
  await expect(heading(page)).toHaveText("legs");
  const items = page.getByRole("list", { name: "In this plan" }).getByRole("listitem");
  const card = items.first();
  await expect(card.getByRole("heading")).toHaveText("Lunges");
  await expect(card.getByRole("img", { name: "A lunge forward" })).toBeVisible();
  await expect(card.getByRole("term")).toHaveText(["Duration", "Trainer", "Intensity", "Equipment"]);
  await expect(card.getByRole("definition")).toHaveText([
    "7 min",
    "James Whitfield",
    "Moderate",
    "Dumbbells, Mat",
  ]);
  await expect(items.last()).toContainText("No gym, no gear, just you and the floor.");
  await expect(card).toContainText("Video placeholder");
  await expect(card).toContainText("No description available.");
  await expectAccessible(page);
});

test("[PLAN-23][PLAN-50][OPEN-86][PLAN-25][OPEN-107] any other type is a meditation plan, here and at its new address; without a type there is a link back", async ({
  page,
  stack,
}) => {
  planId = await makePlan(stack, token, "meditation", "evenings", ["starfish-meditation"]);
  for (const address of [
    "/detail-plan?planType=anything",
    "/ai-plan-creation?planType=personal_meditation_plan",
  ]) {
    await page.goto(`${address}&id=${planId}`);
    await expect(cards(page)).toHaveText(["Starfish Meditation"]);
  }
  await page.goto("/ai-plan-creation");
  await expect(page.getByText("No plan data available. Try regenerating or go back.")).toBeVisible();
  await page.getByRole("link", { name: "My meditation plans" }).click();
  await expect(page).toHaveURL("/plan-creation/meditation");
});

async function allNames(page: Page): Promise<string[]> {
  return groceries(page)
    .getByRole("checkbox")
    .evaluateAll((boxes) =>
      boxes.flatMap((one) => (one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? []) : [])),
    );
}

async function readTwoNames(page: Page): Promise<[string, string]> {
  const [first, second] = await allNames(page);
  if (first === undefined || second === undefined) throw new Error("there are no groceries");
  return [first, second];
}

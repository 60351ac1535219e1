import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { saveFoodAnswers } from "../people.ts";

const types = {
  meal: {
    heading: "Build Your Meal Plan",
    ids: ["scrambled-eggs", "chickpea-scramble", "luxury-muesli"],
    titles: ["Luxury Muesli", "Chickpea Scramble", "Scrambled Eggs"],
    detail: "/meal/luxury-muesli",
  },
  exercise: {
    heading: "Build Your Exercise Plan",
    ids: ["push-ups", "lunges"],
    titles: ["Lunges", "Push-ups"],
    detail: "/exercise/lunges",
  },
  meditation: {
    heading: "Build Your Meditation Plan",
    ids: ["starfish-meditation"],
    titles: ["Starfish Meditation"],
    detail: "/meditation/starfish-meditation",
  },
} as const satisfies Record<ItemKind, object>;

const list = "**/api/select-plan-items?*";
const saving = "**/api/add-personalize-plan?*";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const selectToggle = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^Select(ed)? ${title}$`) });
const count = (page: Page) => page.getByRole("main").getByRole("status");
const createButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Create Plan", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const nameField = (page: Page) => dialog(page).getByLabel("Plan name");
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const readHistoryState = (page: Page) => page.evaluate(() => history.state.usr);

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await signIn(page, stack);
});

test.describe("the builder", () => {
  test("[PLAN-26][PLAN-27][PLAN-28][PLAN-29][PLAN-31][API-40][OPEN-87][OPEN-90][OPEN-92] lists favourites, and keeps the selection while one is viewed", async ({
    page,
  }) => {
    for (const type of itemKinds) {
      const { heading, titles, detail } = types[type];
      await markAll(page, type, types[type].ids);
      const asked = page.waitForRequest(list);
      await page.goto(`/plan-builder?category=${type}`);
      const request = await asked;
      expect(new URL(request.url()).search).toBe(`?item_name=favorite_${type}_plan&page=1&page_size=20`);
      expect(request.headers()["authorization"]).toBe(`Bearer ${token}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Fernwell`);
      await expect(cards(page)).toHaveText([...titles]);

      await selectToggle(page, titles[0]).click();
      const seeMore = page.getByRole("link", { name: `See More about ${titles[0]}` });
      await seeMore.click();
      await expect(page).toHaveURL(detail);
      expect((await readHistoryState(page)).item._id).toBe(detail.split("/").at(-1));
      await page.goBack();
      await expect(selectToggle(page, titles[0])).toHaveText(/^Selected/);
      await expect(seeMore).toBeFocused();
      await expect(count(page)).toHaveText(`1 ${type} selected`);
    }
  });

  test("[PLAN-31] keeps the selection after a reload, but not after logging out", async ({ page }) => {
    await markAll(page, "meal", types.meal.ids);
    await page.goto("/plan-builder?category=meal");
    await selectToggle(page, "Luxury Muesli").click();
    await selectToggle(page, "Scrambled Eggs").click();
    await page.reload();
    await expect(selectToggle(page, "Luxury Muesli")).toHaveText(/^Selected/);
    await expect(count(page)).toHaveText("2 meals selected");
    await createButton(page).click();
    await expect(dialog(page)).toContainText("It begins with 2 meals.");
    await page.keyboard.press("Escape");
    await page.goto("/plan-builder?category=exercise");
    await expect(page.getByText("No favorites yet.", { exact: true })).toBeVisible();

    await page.goto("/settings");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("plan_selections"))).toBeNull();
  });

  test("[API-41][PLAN-26] requests nothing for an invalid category", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ["/plan-builder", "/plan-builder?category=coach"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Category");
    }
    await expectAccessible(page);
    expect(asked).not.toContain("/api/select-plan-items");
    await page.getByRole("link", { name: "Meal plan" }).click();
    await expect(page).toHaveURL("/plan-builder?category=meal");
  });

  test("[PLAN-27][PLAN-28][PLAN-30][PLAN-31] shows twenty a page, and keeps the selection across pages", async ({
    page,
  }) => {
    await markAll(page, "meal", await someMealIds(page, 21));
    await page.goto("/plan-builder?category=meal");
    await expect(cards(page)).toHaveCount(20);
    await expect(createButton(page)).toBeDisabled();
    const first = String(await cards(page).first().textContent());
    await expect(selectToggle(page, first)).toHaveText(/^Select /);
    await selectToggle(page, first).click();
    await expect(selectToggle(page, first)).toHaveText(/^Selected /);

    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/plan-builder?category=meal&page=2");
    await expect(cards(page)).toHaveCount(1);
    const last = String(await cards(page).textContent());
    await selectToggle(page, last).click();
    await expect(count(page)).toHaveText("2 meals selected");
    await selectToggle(page, last).click();
    await expect(count(page)).toHaveText("1 meal selected");

    await page.getByRole("link", { name: "Page 1" }).click();
    await expect(selectToggle(page, first)).toHaveText(/^Selected /);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(selectToggle(page, first)).toHaveText(/^Select /);
    await expect(createButton(page)).toBeDisabled();
  });

  test("[APP-01][PLAN-32][PLAN-33][PLAN-34][PLAN-35][PLAN-40][OPEN-89][OPEN-109] names the list, creates it and shows the plan", async ({
    page,
  }) => {
    await markAll(page, "meal", types.meal.ids);
    await page.goto("/plan-builder?category=meal");
    await selectToggle(page, "Scrambled Eggs").click();
    await selectToggle(page, "Luxury Muesli").click();
    await createButton(page).click();
    await expect(dialog(page).getByRole("heading")).toHaveText("Create Your Meal Plan");
    await expect(dialog(page).getByText("not medical advice")).toBeVisible();
    await expectAccessible(page);

    let saves = 0;
    page.on("request", (request) => {
      if (request.url().includes("add-personalize-plan")) saves += 1;
    });
    await nameField(page).fill("   ");
    await nameField(page).press("Enter");
    await expect(nameField(page)).toBeFocused();

    const held = await holdCall(page, saving);
    const response = page.waitForResponse(saving);
    await nameField(page).fill("  Slow mornings ");
    await dialog(page).getByRole("button", { name: "Create" }).click();
    await expect(dialog(page).getByRole("button", { name: "Creating..." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
    const sent = new URL((await held.request).url()).searchParams;
    expect([sent.get("item_name"), sent.getAll("item_id"), sent.get("plan_name")]).toEqual([
      "personal_meal_plan",
      ["scrambled-eggs", "luxury-muesli"],
      "Slow mornings",
    ]);
    expect(saves).toBe(1);
    held.release();

    const { id } = await (await response).json();
    await expect(page).toHaveURL("/create-own-plan");
    expect(await readHistoryState(page)).toMatchObject({
      selectedItems: [{ _id: "scrambled-eggs" }, { _id: "luxury-muesli" }],
      planId: id,
      category: "meal",
      mealInput: "Slow mornings",
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Mornings");
    await expect(page.getByRole("button", { name: "Delete Luxury Muesli" })).toBeVisible();
    await page.goBack();
    await expect(selectToggle(page, "Scrambled Eggs")).toBeVisible();
    await expect(count(page)).toHaveText("No meals selected yet");
  });

  test("[ERR-21][DEP-05] a failed save says so and keeps name and selection", async ({ page }) => {
    await markAll(page, "exercise", types.exercise.ids);
    await page.route(saving, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
    await page.goto("/plan-builder?category=exercise");
    await selectToggle(page, "Lunges").click();
    await createButton(page).click();
    await nameField(page).fill("Legs");
    await nameField(page).press("Enter");
    await expect(toast(page, "Failed to submit personalized plan")).toBeVisible();
    await expect(nameField(page)).toHaveValue("Legs");
    await page.keyboard.press("Escape");
    await expect(createButton(page)).toBeFocused();
    await expect(count(page)).toHaveText("1 exercise selected");
  });

  test("[OPEN-91] without favourites it links to the recommendations", async ({ page }) => {
    await page.goto("/plan-builder?category=meditation");
    await expect(page.getByText("No favorites yet.", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Explore meditations" }).click();
    await expect(page).toHaveURL("/recommendation/meditations");
  });

  test("counts favourites that conflict with the answers and does not offer them", async ({
    page,
    stack,
  }) => {
    await markAll(page, "meal", types.meal.ids);
    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await page.goto("/plan-builder?category=meal");
    await expect(page.getByText("1 meal you marked is left out")).toBeVisible();
    await expect(cards(page)).toHaveText(["Luxury Muesli", "Chickpea Scramble"]);
    await page.getByRole("link", { name: "See why" }).click();
    await expect(page).toHaveURL("/favorites/meals");
  });

  test("[ERR-24] a list that fails to load says so and can be retried", async ({ page }) => {
    await markAll(page, "meal", types.meal.ids);
    await page.route(list, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
    await page.goto("/plan-builder?category=meal");
    await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch plan items" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(list);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test("works by keyboard alone, also on a narrow phone", async ({ page }) => {
    await markAll(page, "meal", types.meal.ids);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/plan-builder?category=meal");
    await selectToggle(page, "Luxury Muesli").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "See More about Luxury Muesli" })).toBeFocused();
    await expect(count(page)).toHaveText("1 meal selected");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.type("By hand");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/create-own-plan");
  });
});

test.describe("choosing on /create-own-plan", () => {
  test("[PLAN-36][PLAN-37][PLAN-38][PLAN-39][OPEN-89][OPEN-93] asks for a name and goes on to the plan", async ({
    page,
  }) => {
    await openWith(page, {
      category: "exercise",
      selectedItems: [
        { _id: "push-ups", exercise_name: "Push-Ups" },
        { _id: "lunges", exercise_name: "Lunges" },
      ],
    });
    await expect(cards(page)).toHaveText(["Push-Ups", "Lunges"]);
    await expect(createButton(page)).toBeDisabled();
    await expectAccessible(page);
    await selectToggle(page, "Lunges").click();
    await page.reload();
    await expect(selectToggle(page, "Lunges")).toHaveText(/^Selected/);
    await createButton(page).click();
    await expect(dialog(page).getByRole("heading")).toHaveText("Name Your Exercise Plan");
    await expect(dialog(page).getByText("not medical advice")).toBeVisible();
    await expectAccessible(page);

    const entries = await page.evaluate(() => history.length);
    const response = page.waitForResponse(saving);
    await nameField(page).fill("Legs");
    await dialog(page).getByRole("button", { name: "Next" }).click();
    const { id } = await (await response).json();
    await expect.poll(() => readHistoryState(page)).toMatchObject({ planId: id });
    expect(await readHistoryState(page)).toEqual({
      selectedItems: [{ _id: "lunges", exercise_name: "Lunges" }],
      planId: id,
      category: "exercise",
      mealInput: "Legs",
    });
    await expect(page).toHaveURL("/create-own-plan");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(createButton(page)).toHaveCount(0);
  });

  test("has a heading for each category, and a message when it received no items", async ({ page }) => {
    for (const [category, name] of [
      ["meal", "Meal"],
      ["meditation", "Meditation"],
    ]) {
      await openWith(page, { category, selectedItems: [{ _id: "one", title: "One" }] });
      await selectToggle(page, "One").click();
      await createButton(page).click();
      await expect(dialog(page).getByRole("heading")).toHaveText(`Name Your ${name} Plan`);
    }
    await openWith(page, null);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No plan data available.");
    await expectAccessible(page);
  });
});

async function markAll(page: Page, type: ItemKind, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const address = `/api/mark-favorite?item_name=favorite_${type}_plan&item_id=${id}`;
    const response = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status()).toBe(200);
  }
}

async function someMealIds(page: Page, size: number): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get(`/api/recommend-meals?page=1&page_size=${size}`, { headers });
  const { data }: { data: { _id: string }[] } = await response.json();
  return data.map(({ _id }) => _id);
}

/** Sets the history state that a navigation in the app would have set. */
async function openWith(page: Page, state: unknown): Promise<void> {
  await page.goto("/create-own-plan");
  await page.evaluate((usr) => history.replaceState({ usr, key: "handed", idx: 0 }, ""), state);
  await page.reload();
}

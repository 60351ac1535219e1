import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";

const types = {
  meal: { heading: "My Meal Plans", kind: "personal_meal_plan", ids: ["luxury-muesli", "scrambled-eggs"] },
  exercise: { heading: "My Exercise Plans", kind: "personal_exercise_plan", ids: ["push-ups", "lunges"] },
  meditation: {
    heading: "My Meditation Plans",
    kind: "personal_meditation_plan",
    ids: ["starfish-meditation"],
  },
} as const satisfies Record<ItemKind, object>;

const list = "**/api/get-personalize-plan?*";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await signIn(page, stack);
});

test("[PLAN-13][PLAN-14][PLAN-15][PLAN-16][OPEN-84][OPEN-85][OPEN-88][OPEN-93] lists the plans of each type, newest first", async ({
  page,
}) => {
  for (const type of itemKinds) {
    const { heading, kind, ids } = types[type];
    await makePlan(page, type, "The first one", ids);
    const id = await makePlan(page, type, "The second one", ids.slice(0, 1));
    const asked = page.waitForRequest(list);
    await page.goto(`/plan-creation/${type}`);
    expect(new URL((await asked).url()).search).toBe(`?item_name=${kind}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Fernwell`);
    await expect(page.getByRole("heading", { level: 1 }).locator("+ p")).not.toBeEmpty();
    await expect(page.getByRole("button", { name: "Create Plan +", exact: true })).toBeVisible();
    await expect(cards(page)).toHaveText(["The second one", "The first one"]);
    await expect(page.getByText(`1 ${type}`, { exact: true }).first()).toBeVisible();

    const target = `/detail-plan?planType=${kind}&id=${id}`;
    await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", target);
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^the second one$/i);
  }
});

test("[PLAN-15][OPEN-108] a card has the picture of the first item, or a neutral one of the category", async ({
  page,
}) => {
  await makePlan(page, "meal", "Pictured", ["luxury-muesli", "scrambled-eggs"]);
  await makePlan(page, "meal", "Not pictured", ["scrambled-eggs", "luxury-muesli"]);
  await page.goto("/plan-creation/meal");
  const card = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(card("Pictured").getByRole("img", { name: "Muesli in a deep bowl." })).toBeVisible();
  await expect(card("Not pictured").getByRole("img")).toHaveCount(0);
  await expect(card("Not pictured").locator("[data-neutral-picture=meal]")).toBeVisible();
});

test("[PLAN-02][OPEN-84] refuses any other type and a missing one", async ({ page }) => {
  for (const address of ["/plan-creation/plants", "/plan-creation/meals", "/plan-creation"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid or missing plan type");
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Exercises" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Exercise Plans");
});

test("[PLAN-17][PLAN-18] a spinner fills the screen, then an empty list says what to do", async ({
  page,
}) => {
  const held = await holdCall(page, list);
  await page.goto("/plan-creation/meal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Meal Plans");
  const spinner = page.getByRole("main").getByRole("status");
  await expect(spinner).toHaveText("Loading");
  const room = await spinner.locator("..").boundingBox();
  expect(room?.height).toBeGreaterThan(800);
  await expectAccessible(page);
  held.release();
  await expect(page.getByText("No saved items, create a new one.", { exact: true })).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await expectAccessible(page);
});

test("[ERR-22] a list that fails to load says so and can be retried", async ({ page, context }) => {
  await makePlan(page, "meal", "Mornings", ["luxury-muesli"]);
  await page.route(list, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
  await page.goto("/plan-creation/meal");
  const failed = page.getByRole("alert").filter({ hasText: "Failed to fetch personalized plan" });
  await expect(failed).toContainText("Please try again in a moment.");
  await context.setOffline(true);
  await expect(failed).toContainText("You are offline.");
  await context.setOffline(false);
  await expectAccessible(page);
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveText(["Mornings"]);
});

test.describe("deleting a plan", () => {
  const removal = "**/api/remove-personalize-plan?*";
  const deleteButton = (page: Page, name: string) =>
    page.getByRole("button", { name: `Delete plan: ${name}` });
  const question = (page: Page) => page.getByRole("alertdialog", { name: "Delete this plan?" });
  const confirm = (page: Page) => question(page).getByRole("button", { name: "Delete plan" });
  const toast = (page: Page, text: string) => page.locator(".Toastify").getByText(text);

  test("[START-15] asks first, with the plan's name and what is lost; Keep it and Escape change nothing", async ({
    page,
  }) => {
    await makePlan(page, "meal", "Mornings", ["luxury-muesli"]);
    await page.goto("/plan-creation/meal");
    const link = page.getByRole("link", { name: "Mornings" });
    await expect(link.getByRole("button")).toHaveCount(0);
    await link.focus();
    await page.keyboard.press("Tab");
    for (const leave of [
      () => question(page).getByRole("button", { name: "Keep it" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await expect(deleteButton(page, "Mornings")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question(page)).toHaveAccessibleDescription(
        "“Mornings” and its grocery list will be gone for good. Your favourites stay.",
      );
      await expectAccessible(page);
      await leave();
      await expect(question(page)).toBeHidden();
    }
    await expect(deleteButton(page, "Mornings")).toBeFocused();
    await expect(page).toHaveURL("/plan-creation/meal");
    await page.reload();
    await expect(cards(page)).toHaveText(["Mornings"]);
  });

  for (const type of itemKinds) {
    test(`[START-16][API-38][OPEN-106] removes it at once and for good, says so, and moves the focus on: ${type}`, async ({
      page,
    }) => {
      const { kind, ids } = types[type];
      const made: string[] = [];
      for (const name of ["First", "Second", "Third"]) made.push(await makePlan(page, type, name, ids));
      await page.goto(`/plan-creation/${type}`);
      await expect(cards(page)).toHaveText(["Third", "Second", "First"]);

      const held = await holdCall(page, removal);
      await deleteButton(page, "Second").click();
      await confirm(page).click();
      const request = await held.request;
      expect([request.method(), new URL(request.url()).search]).toEqual([
        "DELETE",
        `?item_name=${kind}&item_id=${made[1]}`,
      ]);
      await expect(question(page).getByRole("button", { name: "Deleting..." })).toBeDisabled();
      held.release();
      await expect(cards(page)).toHaveText(["Third", "First"]);
      await expect(toast(page, "“Second” is deleted.")).toBeVisible();
      await expect(page.getByRole("link", { name: "First" })).toBeFocused();

      await deleteButton(page, "First").click();
      await confirm(page).click();
      await expect(page.getByRole("link", { name: "Third" })).toBeFocused();
      await page.reload();
      await expect(cards(page)).toHaveText(["Third"]);

      await deleteButton(page, "Third").click();
      await confirm(page).click();
      await expect(page.getByText("No saved items, create a new one.")).toBeVisible();
      await expect(question(page)).toBeHidden();
      expect(
        await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
      ).toBe(true);
      await expectAccessible(page);
      await page.goto(`/detail-plan?planType=${kind}&id=${made[1]}`);
      await expect(page.getByText("No plan data available. Try regenerating or go back.")).toBeVisible();
    });
  }

  test("[START-17][ERR-23][DEP-05] that fails leaves it in its place, says so and logs it", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await makePlan(page, "meal", "Mornings", ["luxury-muesli"]);
    await page.goto("/plan-creation/meal");
    for (const fail of [
      () => page.route(removal, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } })),
      () => page.route(removal, (route) => route.abort()),
    ]) {
      await fail();
      await deleteButton(page, "Mornings").click();
      await confirm(page).click();
      await expect(toast(page, "Failed to remove personalized plan").first()).toBeVisible();
      await expect(question(page)).toBeHidden();
      await expect(deleteButton(page, "Mornings")).toBeFocused();
      await expect(cards(page)).toHaveText(["Mornings"]);
      await page.unroute(removal);
    }
    await expect.poll(() => logged).toContain("Failed to remove personalized plan: 500");
    await page.reload();
    await expect(cards(page)).toHaveText(["Mornings"]);
  });

  test("shows a name as text, never as markup", async ({ page }) => {
    const name = "<img src=x onerror=alert(1)>";
    await makePlan(page, "exercise", name, ["push-ups"]);
    await page.goto("/plan-creation/exercise");
    await deleteButton(page, name).click();
    await expect(question(page)).toContainText(`“${name}” will be gone for good.`);
    await confirm(page).click();
    await expect(toast(page, `“${name}” is deleted.`)).toBeVisible();
  });
});

test("long names and many plans fit a narrow phone", async ({ page }) => {
  const long = `${"Donaudampfschifffahrt".repeat(5)} at home`;
  for (const name of [long, ...Array.from({ length: 12 }, (_, place) => `Plan ${place}`)]) {
    await makePlan(page, "meal", name, ["luxury-muesli"]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/plan-creation/meal");
  await expect(cards(page)).toHaveCount(13);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

async function makePlan(page: Page, type: ItemKind, name: string, ids: readonly string[]): Promise<string> {
  const query = new URLSearchParams([
    ["item_name", types[type].kind],
    ["plan_name", name],
    ...ids.map((id) => ["item_id", id]),
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get(`/api/add-personalize-plan?${query}`, { headers });
  expect(response.status()).toBe(200);
  return (await response.json()).id;
}

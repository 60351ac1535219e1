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

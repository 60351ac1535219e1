import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";

const building = "**/api/create-plan-llm?*";
const saving = "**/api/add-personalize-plan?*";

const built = {
  plan_ids: ["luxury-muesli", "scrambled-eggs"],
  plan_name: "Two Quick Breakfasts",
  built_by: "rules",
  note: "Chosen by rules, as no model is set up.",
  entries: ["luxury-muesli", "scrambled-eggs"].map((item_id) => ({
    item_id,
    day: null,
    slot: "breakfast",
    servings: null,
    leftover_of: null,
  })),
  starts_on: null,
  cooking_for: null,
  reading: { prompt: "Two quick breakfasts", chips: [], relaxations: [] },
};

const wish = "Two quick breakfasts, nothing with kiwi";

const opener = (page: Page) => page.getByRole("button", { name: "Create Plan +", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const steps = (page: Page) => dialog(page).getByRole("list", { name: "Steps" }).getByRole("listitem");
const currentStep = (page: Page) => dialog(page).locator("[aria-current=step]");
const field = (page: Page) => dialog(page).getByLabel("What you would like");
const submitButton = (page: Page) => dialog(page).getByRole("button", { name: "Create My Plan" });
const progress = (page: Page) => dialog(page).getByRole("status").filter({ hasText: "…" });
const overloaded = (page: Page) => page.getByRole("alertdialog", { name: "AI Model Overloaded" });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test.beforeEach(async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, stack);
});

test("[PLAN-01][PLAN-03][PLAN-04][PLAN-05][PLAN-19][OPEN-84][OPEN-93] offers both ways for each type, in three steps", async ({
  page,
}) => {
  const names = { meal: "Meal", exercise: "Exercise", meditation: "Meditation" } satisfies Record<
    ItemKind,
    string
  >;
  for (const type of itemKinds) {
    const name = names[type];
    await page.goto(`/plan-creation/${type}`);
    await opener(page).click();
    await expect(steps(page)).toHaveText([/^1/, /^2/, /^3/]);
    await expect(currentStep(page)).toHaveText(/^1/);
    await page.getByRole("button", { name: `Let AI Create ${name} Plan For You`, exact: true }).click();
    await expect(currentStep(page)).toHaveText(/^2/);
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole("button", { name: "Back" }).click();
    await page.getByRole("link", { name: "Manually Create My Plan", exact: true }).click();
    await expect(page).toHaveURL(`/plan-builder?category=${type}`);
    await expect(dialog(page)).toHaveCount(0);
  }
});

test("[PLAN-06][API-34] sends a prompt that is not blank, up to the maximum length", async ({ page }) => {
  await fakeBuild(page);
  await openPrompt(page);
  await expect(submitButton(page)).toBeDisabled();
  await field(page).fill(" \n ");
  await expect(submitButton(page)).toBeDisabled();
  await field(page).fill("a".repeat(1990));
  await expect(dialog(page).getByText("10 characters left")).toBeVisible();
  await field(page).press("End");
  await page.keyboard.type("b".repeat(20));
  await expect(field(page)).toHaveValue("a".repeat(1990) + "b".repeat(10));

  await dialog(page).getByRole("button", { name: "Five quick vegetarian dinners" }).click();
  await expect(field(page)).toBeFocused();
  const asked = page.waitForRequest(building);
  await submitButton(page).click();
  const request = await asked;
  expect([request.method(), new URL(request.url()).search, request.postDataJSON()]).toEqual([
    "POST",
    "?use_llm=true&plan_type=meal",
    expect.objectContaining({ prompt: "Five quick vegetarian dinners" }),
  ]);
});

test("[APP-01][PLAN-07][PLAN-08][PLAN-09][PLAN-12][PLAN-19][OPEN-93][OPEN-94] shows its progress, saves, and confirms", async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route(building, async (route) => {
    await released.promise;
    await route.fulfill({ json: built });
  });
  const held = await holdCall(page, saving);
  await openPrompt(page);
  await field(page).fill(wish);
  await submitButton(page).click();
  await expect(progress(page)).toHaveText("Choosing meals that fit your words and your answers…");
  await expect(dialog(page).locator(".animate-spin")).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await expect(dialog(page).getByText("not medical advice")).toBeVisible();
  await expectAccessible(page);

  released.resolve();
  await expect(progress(page)).toHaveText("Saving your plan…");
  const saved = new URL((await held.request).url()).searchParams;
  expect([saved.get("item_name"), saved.getAll("item_id"), saved.get("plan_name")]).toEqual([
    "personal_meal_plan",
    built.plan_ids,
    built.plan_name,
  ]);
  held.release();

  await expect(dialog(page).getByRole("heading", { name: "Your Meal Plan Is Added!" })).toBeVisible();
  await expect(currentStep(page)).toHaveText(/^3/);
  await expect(dialog(page).getByRole("region", { name: "Your Meal Plan Is Added!" })).toBeFocused();
  await expect(dialog(page).getByText(built.note)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([built.plan_name]);

  await opener(page).click();
  await page.getByRole("button", { name: /^Let AI Create/ }).click();
  await expect(field(page)).toHaveValue("");
});

test("[PLAN-08][PLAN-10][OPEN-85] View leads to the plan by its kind and id", async ({ page }) => {
  await fakeBuild(page);
  const saved = page.waitForResponse(saving);
  await makePlan(page);
  const { id } = await (await saved).json();
  await dialog(page).getByRole("link", { name: "View" }).click();
  await expect(page).toHaveURL(`/ai-plan-creation?planType=personal_meal_plan&id=${id}`);
});

test("[PLAN-11] View leads to the bare address where the plan has no id", async ({ page }) => {
  await fakeBuild(page);
  await page.route(saving, (route) => route.fulfill({ json: {} }));
  await makePlan(page);
  await dialog(page).getByRole("link", { name: "View" }).click();
  await expect(page).toHaveURL("/ai-plan-creation");
});

test("[ERR-25][OPEN-97] a failed build opens its own dialog and keeps the prompt", async ({
  page,
  context,
}) => {
  await page.route(building, (route) => route.fulfill({ status: 503, json: { detail: "Busy." } }));
  await makePlan(page);
  await expect(overloaded(page).getByRole("heading")).toHaveText("AI Model Overloaded");
  await expect(
    overloaded(page).getByText("Our AI model is overloaded. Please try again later.", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await overloaded(page).getByRole("button", { name: "Close" }).click();
  await expect(overloaded(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await expect(field(page)).toHaveValue(wish);

  await context.setOffline(true);
  await submitButton(page).click();
  await expect(overloaded(page)).toContainText("You are offline");
  await context.setOffline(false);
  await page.unroute(building);
  await fakeBuild(page);
  await overloaded(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Your Meal Plan Is Added!" })).toBeVisible();
});

test("a prompt sent while another plan is being made is refused, and can be sent again", async ({ page }) => {
  const detail = "One plan is still on its way.";
  await page.route(building, (route) =>
    route.fulfill({ status: 409, json: { detail, code: "plan_in_progress" } }),
  );
  await makePlan(page);
  const early = page.getByRole("alertdialog", { name: "One Plan At A Time" });
  await expect(early.getByText(detail, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(building);
  await fakeBuild(page);
  await early.getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Your Meal Plan Is Added!" })).toBeVisible();
});

test("[OPEN-95][ERR-21][DEP-05] a failed save stays on step 2 with the prompt, says so and logs it", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await fakeBuild(page);
  await page.route(saving, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
  await makePlan(page);
  await expect(toast(page, "Failed to submit personalized plan")).toBeVisible();
  await expect(currentStep(page)).toHaveText(/^2/);
  await expect(field(page)).toHaveValue(wish);
  await expect(submitButton(page)).toBeEnabled();
  await expect.poll(() => logged).toContain("Failed to submit personalized plan: 500");
});

test("leaving while it builds saves nothing and keeps the prompt", async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(building, async (route) => {
    await released.promise;
    await route.fulfill({ json: built });
  });
  let saves = 0;
  page.on("request", (request) => {
    if (request.url().includes("add-personalize-plan")) saves += 1;
  });
  await makePlan(page);
  await expect(progress(page)).toContainText("Choosing");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const received = page.waitForResponse(building);
  released.resolve();
  await (await received).finished();
  await opener(page).click();
  await page.getByRole("button", { name: /^Let AI Create/ }).click();
  await expect(field(page)).toHaveValue(wish);
  expect(saves).toBe(0);
});

test("goes from the list to the new plan by keyboard alone", async ({ page }) => {
  await fakeBuild(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plan-creation/meal");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Let AI Create Meal Plan For You" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Manually Create My Plan" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(wish);
  for (const _ of ["Five quick", "A week", "Three lunches", "Back", "Create"])
    await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("region", { name: "Your Meal Plan Is Added!" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("link", { name: "View" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
});

/** Fakes the builder's responses: the model cannot run here. */
async function fakeBuild(page: Page): Promise<void> {
  await page.route(building, (route) => route.fulfill({ json: built }));
}

async function openPrompt(page: Page): Promise<void> {
  await page.goto("/plan-creation/meal");
  await opener(page).click();
  await page.getByRole("button", { name: /^Let AI Create/ }).click();
}

async function makePlan(page: Page): Promise<void> {
  await openPrompt(page);
  await field(page).fill(wish);
  await submitButton(page).click();
}

for (const { type, prompt, count } of [
  { type: "Meal", prompt: "3 quick vegan dinners", count: 3 },
  { type: "Exercise", prompt: "4 gentle exercises for my back", count: 4 },
  { type: "Meditation", prompt: "two body scans for bedtime", count: 2 },
]) {
  test(`[APP-01][PLAN-08][API-34][OPEN-96] makes a ${type.toLowerCase()} plan from a prompt with the real server, and says how`, async ({
    page,
  }) => {
    await page.goto(`/plan-creation/${type.toLowerCase()}`);
    await opener(page).click();
    await page.getByRole("button", { name: `Let AI Create ${type} Plan For You` }).click();
    await field(page).fill(prompt);
    await submitButton(page).click();
    await expect(dialog(page).getByRole("heading", { name: `Your ${type} Plan Is Added!` })).toBeVisible();
    await expect(dialog(page)).toContainText("Our own rules made this plan, without an AI model.");
    await dialog(page).getByRole("link", { name: "View" }).click();
    await expect(page.getByRole("list", { name: "In this plan" }).getByRole("heading")).toHaveCount(count);
  });
}

test("[PLAN-08] says which wish was relaxed, with the real server", async ({ page }) => {
  await page.goto("/plan-creation/meditation");
  await opener(page).click();
  await page.getByRole("button", { name: "Let AI Create Meditation Plan For You" }).click();
  await field(page).fill("two short meditations before sleep");
  await submitButton(page).click();
  await expect(dialog(page)).toContainText(/Two take \d+ and \d+ minutes; no meditation/);
  await expect(dialog(page)).toContainText("2 meditations");
});

test("says why nothing could be chosen, saves nothing and keeps the prompt", async ({ page }) => {
  const note = "We found nothing that fits both your words and your answers.";
  await page.route(building, (route) => route.fulfill({ json: { ...built, plan_ids: [], note } }));
  await openPrompt(page);
  await field(page).fill(wish);
  await submitButton(page).click();
  await expect(dialog(page).getByText(note)).toBeVisible();
  await expect(currentStep(page)).toHaveText(/^2/);
  await expect(field(page)).toHaveValue(wish);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`[WEEK-11][WEEK-12] at ${viewport.width} px what was understood is changed after making, and the plan is made again in place of the first`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/plan-creation/meal");
    await opener(page).click();
    await page.getByRole("button", { name: "Let AI Create Meal Plan For You" }).click();
    await field(page).fill("3 dinners for two, no tofu");
    const chips = dialog(page).getByRole("region", { name: "What we understood" });
    await expect(chips.getByRole("listitem")).toHaveText(["3 dinners", "for 2", "no tofu"]);
    await expect(chips.getByRole("button", { name: "Remove: no tofu" })).toHaveCount(0);
    await expectAccessible(page);
    await submitButton(page).click();

    await expect(dialog(page).getByRole("list", { name: "What we understood" })).toContainText("3 dinners");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Change it and make it again" }).click();
    await chips.getByRole("button", { name: "Less: 3 dinners" }).click();
    await expect(chips.getByRole("listitem").first()).toHaveText("2 dinners");
    await submitButton(page).click();
    await expect(dialog(page).getByRole("list", { name: "What we understood" })).toContainText("2 dinners");
    await expect(dialog(page)).toContainText("2 meals");
    await dialog(page).getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([/^Two Dinners/]);
  });
}

import { randomUUID } from "node:crypto";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, saveFoodAnswers } from "../people.ts";
import { type Planned, planDays } from "../planning.ts";
import type { Stack } from "../stack.ts";

/** A Wednesday, in the morning. */
const now = new Date("2026-11-18T10:00:00");
const [yesterday, today, tomorrow] = ["2026-11-17", "2026-11-18", "2026-11-19"];
const changing = "**/api/week-changes";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page) => page.getByRole("dialog");
const ofDay = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const column = (page: Page, name: string) => page.getByRole("region", { name });
const menuButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `More for ${title}`, exact: true });
const lastChange = (page: Page) => page.getByRole("status", { name: "Last change" });

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: now });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

function plan(stack: Stack, planned: readonly Planned[]): Promise<void> {
  return planDays(stack, token, planned);
}

/** Saves another plan that has something on days. */
async function addMealPlan({ url }: Stack, name: string, planned: readonly Planned[]): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const entries = planned.map(({ item, day, slot = null }) => ({
    ...{ entry_id: randomUUID(), item_id: item, day, slot },
    ...{ servings: null, note: null, leftover_of: null },
  }));
  const plans = [{ plan_id: randomUUID(), item_name: wireNames.meal.plan, plan_name: name, entries }];
  const response = await fetch(`${url}/api/weeks`, {
    method: "POST",
    headers,
    body: JSON.stringify({ plans }),
  });
  expect(response.status).toBe(200);
}

/** Touches an element and moves the finger so many pixels to the right. */
async function swipe(element: Locator, by: number): Promise<void> {
  const at = (x: number) => ({ identifier: 0, clientX: x, clientY: 300 });
  await element.dispatchEvent("touchstart", { touches: [at(200)], changedTouches: [at(200)] });
  await element.dispatchEvent("touchend", { touches: [], changedTouches: [at(200 + by)] });
}

const breakfast = { item: "luxury-muesli", day: today, slot: "breakfast" };
const dinner = { item: "chickpea-scramble", day: today, slot: "dinner" };

test.describe("a first week", () => {
  test("[DAY-50][DAY-70] is one step away: seen before it is saved, then lived from Today", async ({
    page,
    stack,
  }) => {
    test.slow();
    await saveFoodAnswers(stack, token, { allergies: "eggs, milk and nuts" });
    await page.goto("/today");
    await expect(page.getByText("Nothing is planned yet.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Plan my week" }).click();
    await expect(heading(page)).toHaveText("Plan my week");
    const wednesday = column(page, "Wednesday 18 November");
    await expect(wednesday.getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);

    await column(page, "Meals").getByRole("textbox", { name: "Anything in particular?" }).fill("7 dinners");
    await expect(column(page, "Meals").getByText("7 dinners")).toBeVisible();
    await expect(wednesday.getByText(/^Dinner/)).toBeVisible();
    const swap = wednesday.getByRole("button", { name: /^Swap / }).last();
    const before = await swap.getAttribute("aria-label");
    await swap.click();
    await expect(wednesday.getByRole("button", { name: before ?? "", exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Save the week" }).click();

    await expect(heading(page)).toHaveText("This week");
    await page.goto("/today");
    await expect(page.getByText(/^Wednesday 18 November\. .*one to cook/i)).toBeVisible();
    await expect(ofDay(page, "Today").getByRole("article")).not.toHaveCount(0);
    await expect(page.getByText("No longer suits you")).toHaveCount(0);
    await page.goto("/recomendation");
    await expect(page.getByRole("list", { name: "Planned for today" })).toBeVisible();
  });

  test("[DAY-70] a kind can be left out, and a week that cannot be made says so", async ({ page }) => {
    await page.goto("/plan-week");
    const rest = column(page, "Rest");
    await expect(rest.getByText("7 meditations")).toBeVisible();
    await rest.getByRole("switch", { name: "Plan it" }).click();
    await expect(page.getByRole("button", { name: "Save the week" })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(page.getByText(/^Evening/)).toHaveCount(0);

    await page.route("**/api/plan-week", (route) => route.abort());
    await page.goto("/plan-week");
    await expect(page.getByText("We could not make a week right now.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/plan-week");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(column(page, "Wednesday 18 November")).toBeVisible();
  });
});

test.describe("today", () => {
  test("[DAY-51] shows the day in its order, the next thing first in line, and marks what is done", async ({
    page,
    stack,
  }) => {
    await plan(stack, [
      dinner,
      { item: "mountain-pose", kind: "exercise", day: today },
      breakfast,
      { item: "chickpea-scramble", day: tomorrow, slot: "dinner" },
    ]);
    await page.goto("/today");
    const cards = ofDay(page, "Today").getByRole("heading");
    await expect(cards).toHaveText(["Luxury Muesli", "Mountain pose", "Chickpea Scramble"]);
    await expect(page.getByText("Wednesday 18 November. Two to cook, one to move.")).toBeVisible();
    const done = page.getByRole("button", { name: "Done: Luxury Muesli" });
    await done.click();
    await expect(done).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Wednesday 18 November. One to cook, one to move.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(done).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: /^Tomorrow/ }).click();
    await expect(ofDay(page, "Tomorrow").getByRole("heading")).toHaveText(["Chickpea Scramble"]);
  });

  test("[DAY-52] what was missed moves to today or is skipped, with one touch and without blame", async ({
    page,
    stack,
  }) => {
    await plan(stack, [{ ...dinner, day: yesterday }, breakfast]);
    await page.goto("/today");
    const missed = page.getByRole("region", { name: "From yesterday" });
    await expect(missed).toContainText("Still open from Tuesday: Chickpea Scramble.");
    await missed.getByRole("button", { name: "Skip it" }).click();
    await expect(missed).toHaveCount(0);
    await lastChange(page).getByRole("button", { name: /^Undo/ }).click();
    await missed.getByRole("button", { name: "Move to today" }).click();
    await expect(missed).toHaveCount(0);
    await expect(ofDay(page, "Today").getByRole("heading")).toHaveText([
      "Luxury Muesli",
      "Chickpea Scramble",
    ]);
  });

  test("[DAY-53][FIND-47] what no longer suits after a changed answer is marked, and replaced from its card", async ({
    page,
    stack,
  }) => {
    await plan(stack, [{ item: "scrambled-eggs", day: today, slot: "breakfast" }]);
    await page.goto("/today");
    await expect(ofDay(page, "Today").getByText("Scrambled Eggs")).toBeVisible();
    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await page.reload();
    await expect(ofDay(page, "Today").getByText("No longer suits you")).toBeVisible();
    await page.getByRole("button", { name: "Swap Scrambled Eggs" }).click();
    await expect(dialog(page).getByRole("link", { name: "More meals that suit you" })).toHaveAttribute(
      "href",
      "/recommendation/meals?meal_type=breakfast&minutes=up-to-15",
    );
    await dialog(page)
      .getByRole("button", { name: /^Choose / })
      .first()
      .click();
    await expect(page.getByText("No longer suits you")).toHaveCount(0);
    await expect(ofDay(page, "Today").getByRole("article")).toHaveCount(1);
  });

  test("[DAY-54] speaks of tomorrow in the evening, and begins a new day at midnight", async ({
    page,
    stack,
  }) => {
    await plan(stack, [breakfast, { ...dinner, day: tomorrow }]);
    await page.clock.setSystemTime(new Date("2026-11-18T23:58:30"));
    await page.goto("/today");
    await expect(ofDay(page, "Tomorrow").getByRole("heading")).toHaveText(["Chickpea Scramble"]);
    await page.clock.fastForward("02:00");
    await expect(page.getByText("Thursday 19 November. One to cook.")).toBeVisible();
    await expect(ofDay(page, "Today").getByRole("heading")).toHaveText(["Chickpea Scramble"]);
  });

  test("[DAY-55] has an outline while slow, says when it cannot be loaded, and loads when asked again", async ({
    page,
  }) => {
    const slow = Promise.withResolvers<void>();
    await page.route("**/api/week?*", async (route) => {
      await slow.promise;
      await route.abort();
    });
    await page.goto("/today");
    await expect(page.getByRole("status").filter({ hasText: "Loading your day…" })).toBeAttached();
    slow.resolve();
    await expect(page.getByText("We could not load your day.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/week?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Nothing is planned yet.")).toBeVisible();
  });
});

test.describe("around today", () => {
  test("[DAY-56] says in time what tomorrow's meals ask for tonight", async ({ page, stack }) => {
    await plan(stack, [breakfast, { item: "baked-herb-falafel", day: tomorrow, slot: "dinner" }]);
    await page.goto("/today");
    const tonight = page.getByRole("region", { name: "Before you go to bed" });
    await expect(tonight).toContainText("For Baked herb falafel");
    await expect(tonight).toContainText("soak overnight");
    await expectAccessible(page);
  });

  test("[DAY-57][DAY-69] counts what is still to buy, from one list for the week that knows its new plans", async ({
    page,
    stack,
  }) => {
    await plan(stack, [breakfast]);
    await page.goto("/today");
    const shopping = page.getByRole("region", { name: "Shopping" });
    await expect(shopping).toContainText("There is no shopping list for this week yet.");
    await shopping.getByRole("button", { name: "Make the list" }).click();
    await expect(heading(page)).toHaveText("Week of 16 November");
    const left = page.getByText(/^\d+ left$/);
    const before = Number((await left.textContent())?.split(" ")[0]);
    await page.getByRole("checkbox").first().check();
    await expect(left).toHaveText(`${before - 1} left`);
    await page.goto("/today");
    await expect(shopping).toContainText(`${before - 1} things still to buy for this week`);

    await addMealPlan(stack, "Another plan", [{ ...dinner, day: "2026-11-21" }]);
    await page.goto("/week");
    await menuButton(page, "this week").click();
    await page.getByRole("menuitem", { name: "Shopping list" }).click();
    await expect(heading(page)).toHaveText("Week of 16 November");
    await expect(page.getByRole("checkbox", { name: /chickpeas/ })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Other lists" })).toHaveCount(0);
  });
});

test.describe("the week on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("[DAY-61][DAY-63] by keyboard alone an entry is moved, and the move undone", async ({
    page,
    stack,
  }) => {
    await plan(stack, [breakfast, dinner]);
    await page.goto("/week");
    await expect(heading(page)).toHaveText("This week");
    await expectAccessible(page);
    await tabTo(page, menuButton(page, "Chickpea Scramble"));
    await page.keyboard.press("Enter");
    await pressUntilFocused(page, "ArrowDown", page.getByRole("menuitem", { name: "Move to…" }));
    await page.keyboard.press("Enter");
    const friday = dialog(page).getByRole("button", { name: /^Friday/ });
    await expect(friday).toContainText("Free");
    await expectAccessible(page);
    await tabTo(page, friday);
    await page.keyboard.press("Enter");
    await expect(column(page, "Friday 20 November").getByRole("article")).toHaveCount(1);
    await expect(lastChange(page)).toContainText("Chickpea Scramble moved to Friday");
    await tabTo(page, lastChange(page).getByRole("button", { name: /^Undo/ }));
    await page.keyboard.press("Enter");
    await expect(column(page, "Friday 20 November").getByRole("article")).toHaveCount(0);
    await expect(column(page, "Wednesday 18 November, today").getByRole("article")).toHaveCount(2);
  });

  test("[DAY-64] an entry is dragged to another day", async ({ page, stack }) => {
    await plan(stack, [dinner]);
    await page.goto("/week");
    const card = page.getByRole("article", { name: "Chickpea Scramble" });
    await card.dragTo(page.getByRole("button", { name: "Add a meal on Saturday" }));
    await expect(column(page, "Saturday 21 November").getByRole("article")).toHaveCount(1);
    await page.reload();
    await expect(column(page, "Saturday 21 November").getByRole("article")).toHaveCount(1);
  });

  test("[DAY-65] a day is copied and cleared, a week copied to the next, and each undone", async ({
    page,
    stack,
  }) => {
    await plan(stack, [breakfast, dinner]);
    await page.goto("/week");
    const thursday = column(page, "Thursday 19 November");
    await menuButton(page, "Wednesday").click();
    await page.getByRole("menuitem", { name: "Copy to Thursday" }).click();
    await expect(thursday.getByRole("article")).toHaveCount(2);
    await menuButton(page, "Thursday").click();
    await page.getByRole("menuitem", { name: "Clear Thursday" }).click();
    await expect(thursday.getByRole("article")).toHaveCount(0);
    await lastChange(page).getByRole("button", { name: /^Undo/ }).click();
    await expect(thursday.getByRole("article")).toHaveCount(2);
    await menuButton(page, "this week").click();
    const saved = page.waitForResponse(changing);
    await page.getByRole("menuitem", { name: "Copy to next week" }).click();
    await saved;
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(column(page, "Wednesday 25 November").getByRole("article")).toHaveCount(2);
    await expect(column(page, "Thursday 26 November").getByRole("article")).toHaveCount(2);
  });

  test("[DAY-65] a week with more than fits into one change is copied whole, and undone whole", async ({
    page,
    stack,
  }) => {
    const days = ["2026-11-16", yesterday, today, tomorrow, "2026-11-20"];
    const on = (count: number, planned: Omit<Planned, "day">) =>
      days.flatMap((day) => Array.from({ length: count }, () => ({ ...planned, day })));
    await plan(stack, on(6, { item: "luxury-muesli" }));
    await plan(stack, on(6, { item: "mountain-pose", kind: "exercise" }));
    await page.goto("/week");
    await expect(page.getByRole("article")).toHaveCount(60);
    await menuButton(page, "this week").click();
    await page.getByRole("menuitem", { name: "Copy to next week" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved_week"))).toBeNull();
    const undo = lastChange(page).getByRole("button", { name: /^Undo/ });
    const countNext = async () => {
      const response = await fetch(`${stack.url}/api/week?from=2026-11-23&to=2026-11-29`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await response.json()) as { entries: unknown[] }).entries.length;
    };
    await expect.poll(countNext).toBe(60);
    await undo.click();
    await expect.poll(countNext).toBe(0);
  });

  test("[DAY-66] something is added to a day, and a hint says what would be more sensible", async ({
    page,
    stack,
  }) => {
    const hard = { item: "burpees", kind: "exercise" } as const;
    await plan(stack, [{ ...hard, day: today }]);
    await page.goto("/week");
    await page.getByRole("button", { name: "Add an exercise on Thursday" }).click();
    await dialog(page).getByRole("searchbox").fill("burpees");
    await dialog(page).getByRole("button", { name: "Add Burpees", exact: true }).click();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    const thursday = column(page, "Thursday 19 November");
    await expect(thursday.getByRole("article")).toHaveCount(1);
    await expect(thursday.getByText(/Wednesday/)).toBeVisible();
  });
});

/** As a person without a mouse would get there. */
const tabTo = (page: Page, target: Locator) => pressUntilFocused(page, "Tab", target);

async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

test.describe("the week on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[DAY-62] is a day at a time under a strip of days", async ({ page, stack }) => {
    await plan(stack, [breakfast, { ...dinner, day: tomorrow }]);
    await page.goto("/week");
    await expect(page.getByRole("heading", { level: 2, name: "Wednesday 18 November" })).toBeVisible();
    await page.getByRole("button", { name: /^Thu 19 November\. One to cook/ }).tap();
    await expect(page.getByRole("heading", { level: 2, name: "Thursday 19 November" })).toBeVisible();
    const card = page.getByRole("article", { name: "Chickpea Scramble" });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await swipe(card, 200);
    await expect(page.getByRole("heading", { level: 2, name: "Wednesday 18 November" })).toBeVisible();
    await swipe(page.getByRole("article", { name: "Luxury Muesli" }), -200);
    await expect(card).toBeVisible();
  });

  test("[DAY-67] changes made without a connection are kept over a reload and saved once", async ({
    page,
    stack,
  }) => {
    await plan(stack, [breakfast]);
    await page.goto("/today");
    await page.route(changing, (route) => route.abort());
    await page.getByRole("button", { name: "Done: Luxury Muesli" }).tap();
    await page.clock.runFor(3000);
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Done: Luxury Muesli" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.unroute(changing);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => page.evaluate(() => localStorage.getItem("unsaved_week"))).toBeNull();
    await page.reload();
    await expect(page.getByRole("button", { name: "Done: Luxury Muesli" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test("[DAY-68] two devices see each other's changes and lose none", async ({ page, stack, context }) => {
    await plan(stack, [breakfast, dinner]);
    const other = await context.newPage();
    await other.clock.install({ time: now });
    await page.goto("/today");
    await other.goto("/today");
    const saved = [page, other].map((device) => device.waitForResponse(changing));
    await page.getByRole("button", { name: "Done: Luxury Muesli" }).tap();
    await other.getByRole("button", { name: "Done: Chickpea Scramble" }).tap();
    await Promise.all(saved);
    for (const device of [page, other]) {
      await device.clock.runFor(21_000);
      await expect(device.getByText("Wednesday 18 November. All done.")).toBeVisible();
    }
  });
});

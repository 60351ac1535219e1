import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession } from "../people.ts";
import type { Stack } from "../stack.ts";

const calling = "**/api/feedback";

const group = (page: Page, title: string) =>
  page.getByRole("group", { name: `What you think of ${title}`, exact: true });
const choice = (page: Page, title: string, name: string) =>
  group(page, title).getByRole("button", { name, exact: true });
const notice = (page: Page) => page.getByRole("status", { name: "Last change" });
const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const menuButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Feedback on ${title}`, exact: true });

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

/** Says something, as another device of the person would. */
async function say({ url }: Stack, item_name: string, item_id: string, verdict: string): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ item_name, item_id, verdict });
  const response = await fetch(`${url}/api/feedback`, { method: "POST", headers, body });
  expect(response.status).toBe(200);
}

async function openFirstMeal(page: Page): Promise<string> {
  await page.goto("/recommendation/meals");
  const title = String(await cards(page).first().textContent());
  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return title;
}

test.describe("on an item's page", () => {
  test("[DO-54][DO-56] what is not for the person is gone from the next page of suggestions, until they undo it", async ({
    page,
  }) => {
    const title = await openFirstMeal(page);
    await choice(page, title, "Not for me").click();
    await expect(notice(page)).toContainText("Hidden from your suggestions.");
    await expect(choice(page, title, "Not for me")).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);

    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).filter({ hasText: title })).toHaveCount(0);
    await expect(page.getByText("1 is not for you, as you said")).toBeVisible();

    await page.goForward();
    await expect(choice(page, title, "Not for me")).toHaveAttribute("aria-pressed", "true");
    await choice(page, title, "Not for me").click();
    await expect(choice(page, title, "Not for me")).toHaveAttribute("aria-pressed", "false");
    await page.goBack();
    await expect(cards(page).first()).toHaveText(title);
  });

  test("[DO-54] a message undoes it, with the keyboard too", async ({ page }) => {
    await page.goto("/exercise/squats");
    const tooHard = choice(page, "Squats", "Too hard");
    await tooHard.focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toContainText("You will see gentler ones.");
    await expect(tooHard).toHaveAttribute("aria-pressed", "true");
    await expect(tooHard).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(notice(page).getByRole("button", { name: /^Undo/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tooHard).toHaveAttribute("aria-pressed", "false");
    await expect(notice(page)).toBeEmpty();
  });

  test("[DO-56] what was too hard brings gentler ones first, and their reasons name it", async ({ page }) => {
    await page.goto("/exercise/squats");
    await choice(page, "Squats", "Too hard").click();
    await expect(notice(page)).toContainText("You will see gentler ones.");
    await page.goto("/recommendation/exercises");
    await expect(cards(page).first()).toHaveText("Chair squat");
    await expect(page.getByRole("main").getByText("Gentler than Squats").first()).toBeVisible();
  });

  for (const [address, title, names] of [
    ["/meal/scrambled-eggs", "Scrambled Eggs", ["More like this", "Not for me", "Too hard"]],
    ["/exercise/squats", "Squats", ["More like this", "Too easy", "Too hard", "Not for me"]],
    ["/meditation/a-square-of-chalk", "A square of chalk", ["More like this", "Not for me"]],
  ] as const) {
    test(`[DO-54] ${address} offers what one says about it, on a phone too`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await expect(group(page, title).getByRole("button")).toHaveText([...names]);
      await expectNoSidewaysScroll(page);
    });
  }

  test("[DO-54] a failure says so and leaves it unsaid", async ({ page }) => {
    await page.goto("/exercise/squats");
    const tooHard = choice(page, "Squats", "Too hard");
    await expect(tooHard).toBeVisible();
    await page.route(calling, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await tooHard.click();
    await expect(page.getByText("We could not keep that. Please try again.")).toBeVisible();
    await expect(tooHard).toHaveAttribute("aria-pressed", "false");
    await page.unroute(calling);
    await tooHard.click();
    await expect(tooHard).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("on a card", () => {
  test("[DO-54][DO-56] the menu hides a suggestion at once, moves on to the next one and brings it back", async ({
    page,
  }) => {
    await page.goto("/recommendation/meditations");
    await expect(cards(page)).toHaveCount(20);
    const [title = "", next = ""] = await cards(page).allTextContents();
    await menuButton(page, title).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Not for me" }).click();
    await expect(notice(page)).toContainText("Hidden from your suggestions.");
    await expect(cards(page).first()).toHaveText(next);
    await expect(cards(page).first().getByRole("link")).toBeFocused();

    await notice(page).getByRole("button", { name: /^Undo/ }).click();
    await expect(cards(page).first()).toHaveText(title);
  });

  test("[DO-54] the menu is on the cards of the home screen, beside the heart", async ({ page }) => {
    await page.goto("/recomendation");
    const section = page.getByRole("region", { name: "Explore Exercises" });
    const title = String(await section.getByRole("heading", { level: 3 }).first().textContent());
    await menuButton(page, title).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "More like this",
      "Too easy",
      "Too hard",
      "Not for me",
    ]);
    await page.getByRole("menuitem", { name: "More like this" }).click();
    await expect(notice(page)).toContainText("You will see more like it.");
    await expect(section.getByRole("heading", { level: 3 }).first()).toHaveText(title);
  });
});

test.describe("in the settings", () => {
  test("[DO-55] everything that was said is listed, and each can be taken back", async ({ page, stack }) => {
    await say(stack, "personal_meal_plan", "scrambled-eggs", "not_for_me");
    await say(stack, "personal_exercise_plan", "squats", "too_easy");
    await page.goto("/settings");
    await page.getByRole("link", { name: "Feedback" }).first().click();
    await expect(page).toHaveURL("/settings/feedback");
    const list = page.getByRole("region", { name: "What you told us" });
    await expect(list.getByRole("listitem")).toHaveText([
      /Squats.*“Too easy”\. You will see more demanding ones\./,
      /Scrambled Eggs.*“Not for me”\. Hidden from your suggestions\./,
    ]);
    await expectAccessible(page);

    await list.getByRole("button", { name: "Take back: Squats" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list.getByRole("heading")).toBeFocused();
    await list.getByRole("button", { name: "Take back: Scrambled Eggs" }).click();
    await expect(list.getByText("You have not told us anything yet.")).toBeVisible();
    await page.reload();
    await expect(list.getByText("You have not told us anything yet.")).toBeVisible();
    await expectAccessible(page);
  });

  test("[DO-55] fit on a phone, and can be loaded again after a failure", async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await say(stack, "personal_meal_plan", "alicante-baked-rice-with-chickpeas-and-whole-garlic", "too_hard");
    await page.route(calling, (route) => route.abort());
    await page.goto("/settings/feedback");
    await expect(page.getByText("We could not load your feedback.")).toBeVisible();
    await page.unroute(calling);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("You will see simpler ones.")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

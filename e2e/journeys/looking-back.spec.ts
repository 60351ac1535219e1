import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession } from "../people.ts";
import type { Stack } from "../stack.ts";

/** A Wednesday, in the morning. */
const now = new Date("2026-11-18T10:00:00");
const [lastWednesday, yesterday, today] = ["2026-11-11", "2026-11-17", "2026-11-18"];
const looking = "**/api/looking-back?*";
const chartCode = "**/assets/week-chart-*.js";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const onDay = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const chart = (page: Page, kind: string) =>
  page.getByRole("application", { name: `${kind}, minutes by week` });
const bars = (page: Page, kind: string) => chart(page, kind).locator(".recharts-bar-rectangle path");
const lastChange = (page: Page) => page.getByRole("status", { name: "Last change" });

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: now });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

const kinds = {
  meal: "personal_meal_plan",
  exercise: "personal_exercise_plan",
  meditation: "personal_meditation_plan",
} as const;

interface Doing {
  readonly item: string | null;
  readonly day: string;
  readonly minutes: number;
  readonly kind?: keyof typeof kinds;
  readonly note?: string;
}

/** Records something, as a player does at its end. */
async function record({ url }: Stack, { item, day, minutes, kind = "meal", note }: Doing): Promise<void> {
  const response = await fetch(`${url}/api/activities/${randomUUID()}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...{ day, item_name: kinds[kind], item_id: item, seconds: minutes * 60, note: note ?? null },
    }),
  });
  expect(response.status).toBe(200);
}

const muesli = { item: "luxury-muesli", minutes: 10 };
const pose = { item: "mountain-pose", kind: "exercise", minutes: 20 } as const;
const timer = { item: null, kind: "meditation", minutes: 15 } as const;

async function recordTwoWeeks(stack: Stack): Promise<void> {
  await record(stack, { ...muesli, day: lastWednesday });
  await record(stack, { ...pose, day: lastWednesday });
  await record(stack, { ...muesli, day: yesterday, note: "With pears" });
  await record(stack, { ...pose, day: today });
  await record(stack, { ...timer, day: today });
}

test.describe("looking back", () => {
  test("[DO-60] is above Settings, and shows days, weeks, what was done most and notes", async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await recordTwoWeeks(stack);
    await page.goto("/today");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links.filter({ hasText: "Looking back" })).toBeVisible();
    const names = await links.allTextContents();
    expect(names.indexOf("Looking back")).toBe(names.indexOf("Settings") - 1);
    await links.filter({ hasText: "Looking back" }).click();

    await expect(heading(page)).toHaveText("Looking back");
    await expect(
      page.getByText("Cooked twice (20 minutes), moved 40 minutes, rested 15 minutes."),
    ).toBeVisible();
    await expect(onDay(page, "Wednesday 18 November").getByRole("heading")).toHaveText([
      "Free timer",
      "Mountain pose",
    ]);
    await page.getByRole("button", { name: /^Wednesday 11 November\. Cooked once/ }).click();
    await expect(onDay(page, "Wednesday 11 November").getByRole("listitem")).toHaveCount(2);

    await expect(bars(page, "Cooked")).toHaveCount(2);
    await expect(bars(page, "Moved")).toHaveCount(2);
    await expect(bars(page, "Rested")).toHaveCount(1);
    const weeks = region(page, "Week by week");
    await expect(weeks.getByRole("term")).toHaveText(["This week", "9 to 15 November"]);
    await expect(weeks.getByRole("definition")).toHaveText([
      "Cooked once (10 minutes), moved 20 minutes, rested 15 minutes",
      "Cooked once (10 minutes), moved 20 minutes",
    ]);
    await expect(region(page, "Cooked most").getByRole("listitem")).toContainText(["Luxury Muesli"]);
    await expect(region(page, "Done most").getByRole("listitem")).toContainText(["Mountain pose"]);
    await expect(region(page, "Notes").getByText("With pears")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/streak|score|weight|missed/i);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("[DO-60] the chart says its figures to the keyboard", async ({ page, stack }) => {
    await recordTwoWeeks(stack);
    await page.goto("/looking-back");
    await chart(page, "Moved").focus();
    for (let week = 1; week < 12; week += 1) await page.keyboard.press("ArrowRight");
    const words = page.getByRole("status").filter({ hasText: "16 to 22 November" });
    await expect(words).toContainText("20 minutes");
  });

  test("[DO-60] a note is written, and a record removed and brought back", async ({ page, stack }) => {
    await recordTwoWeeks(stack);
    await page.goto("/looking-back");
    await page.getByRole("button", { name: "More for Mountain pose" }).click();
    await page.getByRole("menuitem", { name: "Add a note" }).click();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Your note" }).fill("<b>Steady</b>");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(region(page, "Notes").getByText("<b>Steady</b>")).toBeVisible();

    await page.getByRole("button", { name: "More for Mountain pose" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect(lastChange(page)).toContainText("Mountain pose of 18 November removed");
    await expect(onDay(page, "Wednesday 18 November").getByRole("heading")).toHaveText(["Free timer"]);
    await page.reload();
    await expect(onDay(page, "Wednesday 18 November").getByRole("heading")).toHaveText(["Free timer"]);

    await page.getByRole("button", { name: "More for Free timer" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await lastChange(page).getByRole("button", { name: /^Undo/ }).click();
    await expect(onDay(page, "Wednesday 18 November").getByRole("heading")).toHaveText(["Free timer"]);
    await page.reload();
    await expect(onDay(page, "Wednesday 18 November").getByRole("heading")).toHaveText(["Free timer"]);
  });

  test("[DO-60] goes back to earlier weeks, and on again", async ({ page, stack }) => {
    await record(stack, { ...muesli, day: "2026-08-26" });
    await record(stack, { ...pose, day: today });
    await page.goto("/looking-back");
    await expect(page.getByText("31 August to 18 November 2026")).toBeVisible();
    await page.getByRole("link", { name: "Earlier" }).click();
    await expect(page.getByText("8 June to 30 August 2026")).toBeVisible();
    await expect(onDay(page, "Wednesday 26 August").getByRole("heading")).toHaveText(["Luxury Muesli"]);
    await expect(page.getByText("One day is kept from these weeks.")).toBeVisible();
    await page.getByRole("link", { name: "Later" }).click();
    await expect(onDay(page, "Wednesday 18 November").getByRole("heading")).toHaveText(["Mountain pose"]);
  });

  test("[DO-61] is turned off and on, with and without forgetting", async ({ page, stack }) => {
    await recordTwoWeeks(stack);
    await page.goto("/looking-back");
    await page.getByRole("button", { name: "Turn this off" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Turn off", exact: true }).click();
    await expect(page.getByText("Looking back is turned off.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn on" })).toBeFocused();
    await expectAccessible(page);

    await record(stack, { ...pose, day: yesterday });
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByText("Cooked twice (20 minutes), moved 40 minutes")).toBeVisible();

    await page.getByRole("button", { name: "Turn this off" }).click();
    await page.getByRole("radio", { name: /^Forget what was kept/ }).check();
    await page.getByRole("button", { name: "Turn off and forget" }).click();
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByText("Nothing here yet.")).toBeVisible();
  });

  test("[DO-62] has an outline while slow, says when it cannot be loaded, and is kind while empty", async ({
    page,
  }) => {
    const slow = Promise.withResolvers<void>();
    await page.route(looking, async (route) => {
      await slow.promise;
      await route.abort();
    });
    await page.goto("/looking-back");
    await expect(page.getByRole("status").filter({ hasText: "Loading your weeks…" })).toBeAttached();
    slow.resolve();
    await expect(page.getByText("We could not load your weeks.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(looking);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Nothing here yet.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to Today" }).click();
    await expect(heading(page)).toHaveText("Today");
  });

  test("[DO-62] loads the chart's code only here, and does without it", async ({ page, stack }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const countCharts = () => fetched.filter((url) => url.includes("/assets/week-chart-")).length;

    await record(stack, { ...muesli, day: today });
    for (const address of ["/recomendation", "/today", "/week", "/settings"]) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
    }
    await page.goto("/looking-back");
    await expect(page.getByText("One day so far.")).toBeVisible();
    expect(countCharts()).toBe(0);
    await expectAccessible(page);

    await record(stack, { ...pose, day: lastWednesday });
    await page.route(chartCode, (route) => route.abort());
    await page.reload();
    await expect(region(page, "Week by week").getByRole("term")).toHaveCount(2);
    await expect.poll(countCharts).toBeGreaterThan(0);
    await expect(region(page, "Week by week").getByRole("figure")).toHaveCount(0);
    await page.unroute(chartCode);
    await page.reload();
    await expect(bars(page, "Cooked")).toHaveCount(1);
  });
});

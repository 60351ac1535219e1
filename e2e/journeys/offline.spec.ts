import { randomUUID } from "node:crypto";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";
import { aSession, makePlan } from "../people.ts";
import { waitForPicturesInView } from "../pictures-in-view.ts";
import { changeDays, planDays } from "../planning.ts";
import { group, nextButton, saveElsewhere } from "../questionnaires.ts";
import type { Stack } from "../stack.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** A Wednesday, in the evening. */
const now = new Date("2026-11-18T18:00:00");
const [today, tomorrow] = ["2026-11-18", "2026-11-19"];
const curry = { id: "aloo-matar-in-a-hurry", title: "Aloo matar in a hurry" };
const muesli = "luxury-muesli";
const chalk = { id: "a-square-of-chalk", title: "A square of chalk" };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const day = (page: Page) => page.getByRole("list", { name: "Today", exact: true });
const note = (page: Page) => page.getByText("You are offline. Changes will be sent later.");
const player = (page: Page) => page.getByRole("region", { name: `Player: ${chalk.title}` });

let token: string;

test.beforeEach(async ({ context, stack }) => {
  await context.clock.install({ time: now });
  token = await aSession(stack);
  await context.addInitScript((value) => {
    // Not again after a log out.
    if (sessionStorage.getItem("visited") === null) localStorage.setItem("token", value);
    sessionStorage.setItem("visited", "yes");
  }, token);
});

async function send({ url }: Stack, path: string, body?: object): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api${path}`, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return response.json();
}

/** Opens the app until its service worker has taken along these responses. */
async function visit(page: Page, path: string, ...kept: readonly string[]): Promise<void> {
  await page.goto(path);
  // Nothing better to do than what waits for an idle moment.
  await page.mouse.click(4, 4);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await page.mouse.click(4, 4);
  await page.clock.runFor(15_000);
  for (const address of kept) {
    const isKept = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);
    await expect.poll(isKept, { message: address, timeout: 60_000 }).toBe(true);
  }
}

/** With the network off; whatever the browser has in memory is gone. */
async function reopen(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(path);
  return reopened;
}

async function cookToTheEnd(page: Page): Promise<void> {
  await button(page, "Start cooking").click();
  for (const step of [1, 2, 3]) {
    await expect(page.getByRole("region", { name: `Step ${step} of 4` })).toBeVisible();
    await button(page, /^Next/).click();
  }
  await button(page, /^(Finish|Done)/).click();
}

test("[PHONE-10][PHONE-11][PHONE-12][PHONE-13][PHONE-14][PHONE-15][PHONE-16][PHONE-17] one visit lets a person tick, add, cook, train and rest without server and network, and merges with a second device", async ({
  page: first,
  context,
  stack,
}) => {
  let page = first;
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [entryId, listId] = [randomUUID(), randomUUID()];
  await planDays(stack, token, [
    { item: curry.id, day: today, slot: "dinner", entryId },
    { item: "push-ups", day: today, kind: "exercise" },
  ]);
  const planId = await makePlan(stack, token, "meal", "breakfasts", ["scrambled-eggs", muesli]);
  await send(stack, `/shopping-lists/${listId}`, { list_name: "Market", plan_ids: [planId] });

  await visit(page, `/meditation/${chalk.id}`, `/api/meals/${curry.id}`, `/api/shopping-lists/${listId}`);
  await button(page, /^Keep on this device \(\d+ kB\)/).click();
  await expect(page.getByText(/^Kept on this device, \d+ kB$/)).toBeVisible();
  const files = ["/media/exercises/push-ups-a1/800.avif", "/media/clips/push-ups-a1/clip.webm"];
  await visit(page, "/today", `/api/training/${today}`, ...files);

  await context.setOffline(true);
  await stack.stopServer();
  try {
    page = await reopen(context, page, "/today");
    await expect(day(page)).toContainText(curry.title);
    // At once, although nothing was touched and no time has passed.
    await expect(note(page)).toBeVisible();
    await waitForPicturesInView(page);
    await expectAccessible(page);

    await page.goto(`/cook/${curry.id}?entry=${entryId}`);
    await cookToTheEnd(page);
    await expect(page.getByRole("heading", { name: "How was it?" })).toBeVisible();
    await button(page, "Good").click();
    await button(page, "More like this").click();
    await expect(button(page, "More like this")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Done").click();

    await page.goto(`/train/${today}`);
    await button(page, "Start").click();
    await expect(page.getByRole("timer").first()).toBeVisible();
    await page.goto("/exercise/push-ups");
    await button(page, "Play: Push-ups").click();
    await expect
      .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0);

    await page.goto(`/meditation/${chalk.id}`);
    const heart = button(page, "Favourite: A square of chalk");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await player(page).getByRole("button", { name: "Play" }).click();
    const position = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await expect.poll(position).toBeGreaterThan(0);
    await page.locator("audio").evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = 8;
    });
    await expect.poll(position).toBeGreaterThan(8);

    await page.goto("/settings/cooking");
    await expect(page.getByText("You can carry on once you are back online.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button").first()).toBeDisabled();

    await page.goto("/about");
    await expect(
      page.getByText("You are offline. Pictures may be missing until you are back."),
    ).toBeVisible();

    await page.goto("/shopping-list");
    await box(page, "Egg").check();
    await page.getByRole("textbox", { name: "Add something else" }).fill("Candles");
    await page.keyboard.press("Enter");
    await expect(box(page, "Candles")).toBeVisible();

    page = await reopen(context, page, "/shopping-list");
    await expect(box(page, "Egg")).toBeChecked();
    await expect(box(page, "Candles")).toBeVisible();
    await page.goto("/today");
    await expect(button(page, `Done: ${curry.title}`)).toHaveAttribute("aria-pressed", "true");
    await page.goto(`/meditation/${chalk.id}`);
    await expect(button(page, "Favourite: A square of chalk")).toHaveAttribute("aria-pressed", "true");
    await page.goto("/favorites/meditations");
    await expect(page.getByRole("heading", { name: chalk.title })).toBeVisible();
  } finally {
    await stack.startServer();
  }

  // The second device changes the same things, while the first is still without a network.
  const change = { device: randomUUID(), change: 1 };
  const list = { ...change, list: "ticks", known: [], wanted: ["Salt"] };
  await send(stack, `/shopping-lists/${listId}/changes`, list);
  const extras = { ...change, change: 2, list: "extras", known: [], wanted: ["Matches"] };
  await send(stack, `/shopping-lists/${listId}/changes`, extras);
  await changeDays(stack, token, [{ kind: "set_day", entry_id: entryId, day: tomorrow, slot: "dinner" }]);

  await context.setOffline(false);
  await page.clock.runFor(60_000);
  await expect(note(page)).toBeHidden();
  await expect
    .poll(() => send(stack, `/shopping-lists/${listId}`))
    .toMatchObject({
      ingredient_names: expect.arrayContaining(["Egg", "Salt"]),
      extra_ingredients: expect.arrayContaining(["Candles", "Matches"]),
    });
  const week = await send(stack, `/week?from=${today}&to=${tomorrow}`);
  expect(week).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ entry_id: entryId, day: tomorrow, done: true }),
    ]),
  });
  await expect
    .poll(() => send(stack, `/looking-back?from=${today}&to=${today}`))
    .toMatchObject({ activities: [{ item_id: curry.id, felt: "right" }] });
  await expect
    .poll(() => send(stack, "/feedback"))
    .toMatchObject([{ item_id: curry.id, verdict: "more_like_this" }]);
  await expect
    .poll(() => send(stack, `/get-favorites?item_name=${wireNames.meditation.favourite}`))
    .toMatchObject([{ _id: chalk.id }]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^un(saved|sent)/.test(key))))
    .toEqual([]);
});

/** Everything that the browser has stored, but for the files of the app itself. */
function listStored(page: Page): Promise<string[]> {
  // The test's own note, and how far pages of this tab were scrolled, by random keys.
  const known = ["visited", "react-router-scroll-positions"];
  return page.evaluate(async (notPersonal) => {
    const names = await caches.keys();
    const databases = await indexedDB.databases();
    return [
      ...names.filter((name) => !name.startsWith("workbox-precache")),
      ...databases.map(({ name = "" }) => name),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((name) => !notPersonal.includes(name)),
      ...document.cookie.split("; ").filter((cookie) => cookie !== ""),
    ];
  }, known);
}

test("[PHONE-18][PHONE-19] changed answers and the end of a session remove what was kept; the next person finds nothing, online or not", async ({
  page,
  context,
  stack,
}) => {
  const [other, entryId] = [await aSession(stack), randomUUID()];
  await planDays(stack, token, [{ item: curry.id, day: today, slot: "dinner", entryId }]);
  await saveElsewhere(stack, token);
  await visit(page, "/today", `/api/meals/${curry.id}`);
  const isKept = () =>
    page.evaluate((url) => caches.match(url).then((it) => it !== undefined), `/api/meals/${curry.id}`);

  await page.goto("/edit-meal-timing-preferences");
  await group(page, "Meals per day").getByRole("radio", { name: "4", exact: true }).check();
  await nextButton(page).click();
  await expect.poll(isKept).toBe(false);

  await visit(page, "/today", `/api/meals/${curry.id}`);
  // The same browser with the session of another person, while things are kept.
  await context.setOffline(true);
  await page.evaluate((value) => localStorage.setItem("token", value), other);
  await page.goto("/today");
  await expect(page.getByText("We could not load your day.")).toBeVisible();
  await expect(page.getByText(curry.title)).toHaveCount(0);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/today");
  await expect(day(page)).toContainText(curry.title);

  // What another device has changed is shown as soon as the server is reached.
  await changeDays(stack, token, [{ kind: "set_day", entry_id: entryId, day: tomorrow, slot: "dinner" }]);
  await context.setOffline(false);
  await page.goto("/today");
  await expect(day(page)).toHaveCount(0);

  // Another device ends every session.
  await send(stack, "/logout-everywhere", {});
  await page.goto("/week");
  await expect(page).toHaveURL("/login");
  await expect.poll(() => listStored(page)).toEqual(["onboardingComplete"]);

  await page.evaluate((value) => localStorage.setItem("token", value), other);
  await context.setOffline(true);
  await page.goto("/today");
  await expect(page.getByText("We could not load your day.")).toBeVisible();
  await expect(page.getByText(curry.title)).toHaveCount(0);
  await context.setOffline(false);
});

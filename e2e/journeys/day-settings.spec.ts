import { goodPassword } from "@fernwell/api/test/people.ts";
import { paths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { makePlan, saveProfile } from "../people.ts";

const call = "**/api/day-settings";

const device = (page: Page) => page.getByRole("radio", { name: "Follow this device" });
const place = (page: Page) => page.getByRole("radio", { name: "Stay with one place" });
const search = (page: Page) => page.getByRole("combobox");
const energy = (page: Page) => page.getByRole("switch", { name: "Show the energy of each day" });
const reminders = (page: Page) => page.getByRole("switch", { name: "Remind me of what I planned" });

test.use({ timezoneId: "Europe/Berlin" });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test.describe("by keyboard alone, on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("[DAY-08][DAY-78] a person stays with one place, shows the energy of their days, and changes both back", async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    await page.goto(paths.myWeek);
    await expect(device(page)).toBeChecked();
    await expect(page.getByText("Berlin, Europe now")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("navigation", { name: "Settings" }).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(device(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(place(page)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(search(page)).toBeFocused();
    await page.keyboard.type("new zealand");
    await expect(page.getByRole("option", { name: "Auckland, Pacific" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    await expect(search(page)).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(energy(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(energy(page)).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toHaveCount(2);
    await expectAccessible(page);

    await page.reload();
    await expect(place(page)).toBeChecked();
    await expect(page.getByText(/^Auckland, Pacific · GMT\+1[23]$/)).toBeVisible();
    await expect(energy(page)).toBeChecked();

    await place(page).focus();
    await page.keyboard.press("ArrowUp");
    await expect(device(page)).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    await page.reload();
    await expect(device(page)).toBeChecked();
  });
});

test.describe("by touch, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[DAY-08] a place is found and chosen, and everything fits", async ({ page, stack }) => {
    await signIn(page, stack);
    await page.goto(paths.settings);
    await page.getByRole("link", { name: /^Your week/ }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your week");
    await place(page).tap();
    await search(page).fill("new york");
    await page.getByRole("option", { name: "New York, America" }).tap();
    await expect(page.getByText(/^New York, America · GMT-[45]$/)).toBeVisible();
    await search(page).fill("Argentina");
    await expect(page.getByRole("option", { name: "Buenos Aires, Argentina, America" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test("[DAY-79] a person under 18 chooses a time zone, and sees nothing about energy", async ({
    page,
    stack,
  }) => {
    const token = await signIn(page, stack);
    await saveProfile(stack, token, { dob: `${new Date().getFullYear() - 15}-01-01` });
    await page.goto(paths.myWeek);
    await expect(device(page)).toBeChecked();
    await expect(page.getByRole("switch")).toHaveCount(0);
    await expect(page.getByRole("main").getByText(/energy|kilocalories/i)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test("[DAY-08] a failure to load can be retried, and what could not be saved goes back", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.route(call, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(paths.myWeek);
  const failure = page.getByRole("alert").filter({ hasText: "We could not load your time zone." });
  await expect(failure).toBeVisible();
  await expect(energy(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(device(page)).toBeChecked();

  await page.route(call, (route) => route.fulfill({ status: 503, body: "" }));
  await energy(page).click();
  await expect(page.getByText("We could not save that. Please try again.")).toBeVisible();
  await expect(energy(page)).not.toBeChecked();
  await page.unroute(call);

  const held = await holdCall(page, call);
  await energy(page).click();
  await held.request;
  await expect(energy(page)).toBeChecked();
  await expect(page.getByText("Saving…")).toBeVisible();
  held.release();
  await expect(page.getByText("Saved.")).toBeVisible();
});

test("[DAY-80][DAY-84] reminders are turned on with the calendar, by keyboard, and its feed has them", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await makePlan(stack, token, "meal", "my week", ["scrambled-eggs"]);
  await page.goto(paths.myCalendar);
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
  await expect(reminders(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Make an address" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(goodPassword);
  await page.getByRole("button", { name: "Make the address" }).click();
  const url = (await page.getByText(/\.ics$/).textContent()) ?? "";
  const feed = async () => (await fetch(`${stack.url}${new URL(url).pathname}`)).text();
  expect(await feed()).not.toContain("VALARM");

  await page.getByRole("button", { name: "Turn it off" }).focus();
  await page.keyboard.press("Tab");
  await expect(reminders(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(reminders(page)).toBeChecked();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await feed()).toContain("BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER;RELATED=START:PT7H\r\n");
  await page.reload();
  await expect(reminders(page)).toBeChecked();
});

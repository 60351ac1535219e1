import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { alterResponse, expect, fillLogin, holdCall, signIn, test } from "../fixtures.ts";
import { aVerifiedPerson, logIn, saveProfile } from "../people.ts";

const address = "/settings/sign-in";
const call = "**/api/security-events*";
const newPassword = "Fresh-Meadow";

const card = (page: Page) => page.getByRole("region", { name: "Recent security activity" });
const lines = (page: Page) => card(page).getByRole("listitem");
const showMore = (page: Page) => card(page).getByRole("button", { name: "Show more" });

test("[TRUST-93] a person finds a failed login, their login and the new password in their settings", async ({
  page,
  stack,
}) => {
  const person = await aVerifiedPerson(stack);
  await saveProfile(stack, await logIn(stack, person));
  await page.goto("/login");
  await fillLogin(page, { ...person, password: "Wrong-Garden" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL("/login");

  const device = String.raw`Chrome on Linux, from the network \d+\.\d+\.\d+\.x`;
  const loggedIn = new RegExp(`^Logged in on ${device}`);
  const failed = new RegExp(`^Failed to log in with a wrong password on ${device}`);
  // The worker adds the failed login.
  await expect(async () => {
    await page.goto(address);
    await expect(lines(page).nth(1)).toHaveText(failed, { timeout: 2_000 });
  }).toPass();
  await expect(lines(page).first()).toHaveText(loggedIn);
  await expect(lines(page).first().getByRole("time")).toHaveText(/\d/);
  await expectAccessible(page);

  await card(page).getByRole("link", { name: "Change your password" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByLabel("New password").fill(newPassword);
  await dialog.getByLabel("Confirm password").fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(lines(page).first()).toHaveText(new RegExp(`^Changed the password using ${device}`));
  await expect(lines(page).nth(1)).toHaveText(loggedIn);
});

test("[TRUST-93] shows ten lines at a time, by keyboard too, and fits the narrowest phone", async ({
  page,
  stack,
}) => {
  const person = await aVerifiedPerson(stack);
  let token = "";
  for (let logins = 0; logins < 13; logins += 1) token = await logIn(stack, person);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await expect(lines(page)).toHaveCount(10);
  await expectNoSidewaysScroll(page);

  await page.route(call, (route) => route.abort());
  await showMore(page).press("Enter");
  await expect(card(page).getByRole("alert")).toHaveText("We could not load more. Please try again.");
  await expectAccessible(page);
  await page.unroute(call);
  await showMore(page).press("Enter");
  await expect(lines(page)).toHaveCount(13);
  await expect(lines(page).nth(10)).toBeFocused();
  await expect(showMore(page)).toBeHidden();
  await expect(card(page).getByRole("alert")).toBeHidden();
});

test.describe("without lines", () => {
  test.use({ isWatched: false });
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[TRUST-93] says that it is loading, or failed, and tries again", async ({ page }) => {
    const held = await holdCall(page, call);
    await page.goto(address);
    await expect(card(page)).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    held.release();
    await expect(lines(page)).toHaveCount(1);
    await page.unroute(call);

    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(card(page).getByText("We could not load your security activity.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(call);
    await card(page).getByRole("button", { name: "Try again" }).click();
    await expect(lines(page)).toHaveCount(1);
  });

  test("[TRUST-93] says that there is nothing yet", async ({ page }) => {
    await alterResponse(page, call, { events: [], has_more: false });
    await page.goto(address);
    await expect(card(page)).toContainText("Nothing yet. Your next login will be the first line.");
    await expectAccessible(page);
  });
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, fillLogin, test } from "../fixtures.ts";
import { aVerifiedPerson, logIn, makePlan, type Person, saveProfile } from "../people.ts";

let person: Person;
let token: string;
test.beforeEach(async ({ page, stack }) => {
  person = await aVerifiedPerson(stack);
  await stack.mail.take(person.email);
  token = await logIn(stack, person);
  await saveProfile(stack, token);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem("started")) localStorage.setItem("token", value);
    sessionStorage.setItem("started", "yes");
  }, token);
});

async function openFromProfile(page: Page, link: string): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Profile Settings", exact: true }).click();
  await page.getByRole("link", { name: link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data");
}

/** Enters a wrong password first. */
async function givePassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const password of ["Wrong-Garden", person.password]) {
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: button }).click();
    if (password !== person.password)
      await expect(dialog.getByText("That password is not right.")).toBeVisible();
  }
  await expect(dialog).toBeHidden();
}

test("[OPEN-48] [TRUST-41] a copy of a person's data is made, announced by mail and downloaded", async ({
  page,
  stack,
}) => {
  await openFromProfile(page, "get a copy of your data");
  await page.getByRole("button", { name: "Get a copy of my data" }).click();
  await givePassword(page, "Make the copy");
  await expect(page.getByText("We are putting it together.")).toBeVisible();
  const mail = await stack.mail.take(person.email);
  expect(mail.subject).toBe("Your Fernwell data is ready to download");
  await expect(page.getByText(/^Ready until /)).toBeVisible();

  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await givePassword(page, "Download it");
  const download = await arrived;
  expect(download.suggestedFilename()).toBe("fernwell-data.zip");
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("fernwell.json")).toBe(true);
  await expectAccessible(page);
});

test("the mail's link opens the settings where the copy is", async ({ page }) => {
  await page.goto("/settings/your-data");
  await expect(page.getByRole("heading", { name: "A copy of your data" })).toBeInViewport();
});

test("a failed request for a copy says so and can be retried", async ({ page }) => {
  await page.route("**/api/export", (route) => route.fulfill({ status: 503, json: { detail: "busy" } }));
  await page.goto("/settings/your-data");
  await expect(page.getByText("We could not load your copy.")).toBeVisible();
  await page.unroute("**/api/export");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Get a copy of my data" })).toBeVisible();
});

test("[TRUST-30] a calendar reads the plans from an address that needs the password, is shown once and can be turned off", async ({
  page,
  stack,
  request,
}) => {
  await makePlan(stack, token, "meal", "Eggs", ["scrambled-eggs"]);
  await page.goto("/settings/calendar");
  await page.getByRole("button", { name: "Make an address" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a secret address" });
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill("Wrong-Garden");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  const shown = page.getByText(/\.ics$/);
  await expect(shown).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await stack.mail.take(person.email)).subject).toBe("Your plans can be read in a calendar");
  const url = `${stack.url}${new URL((await shown.textContent()) ?? "").pathname}`;
  expect(await (await request.get(url)).text()).toContain("Scrambled Eggs");
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/It has been on since/)).toBeVisible();
  await expect(shown).toBeHidden();
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your plans in your calendar" })).toBeFocused();
  expect((await request.get(url)).status()).toBe(404);
});

test("[TRUST-30] the mail's link opens the settings where the address is", async ({ page }) => {
  await page.goto("/settings/calendar");
  await expect(page.getByRole("heading", { name: "Your plans in your calendar" })).toBeInViewport();
});

test("[OPEN-48] [INFO-20] an account is deleted with the password, by keyboard, and a receipt is mailed", async ({
  page,
  stack,
}) => {
  await openFromProfile(page, "delete your account");
  await expect(page.getByRole("heading", { name: "Delete your account" })).toBeFocused();
  const open = page.getByRole("button", { name: "Delete my account" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText("Every device is logged out at once.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dialog.getByLabel("Your password").fill("Wrong-Garden");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your account has been deleted. A receipt is on its way")).toBeVisible();
  expect((await stack.mail.take(person.email)).subject).toBe("Your Fernwell account has been deleted");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("The email or password is not right.")).toBeVisible();
});

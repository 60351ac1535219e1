import { tokenIn } from "@fernwell/api/test/mail-sink.ts";
import { someEmail, takeMail } from "@fernwell/api/test/people.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, fillLogin, fillSignUp, test } from "../fixtures.ts";
import { aPerson, aVerifiedPerson, logIn, type Person, saveProfile } from "../people.ts";

const newPassword = "Fresh-Meadow";

let person: Person;
let token: string;
test.beforeEach(async ({ page, stack }) => {
  person = await aVerifiedPerson(stack);
  token = await logIn(stack, person);
  await saveProfile(stack, token);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem("started")) localStorage.setItem("token", value);
    sessionStorage.setItem("started", "yes");
  }, token);
});

async function openDialog(page: Page, button: string) {
  await page.goto("/settings/sign-in");
  await page.getByRole("button", { name: button }).click();
  return page.getByRole("dialog");
}

async function followLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
}

async function isOpen(request: APIRequestContext, session: string): Promise<boolean> {
  return (await request.get("/api/profile", { headers: { authorization: `Bearer ${session}` } })).ok();
}

async function canLogIn(request: APIRequestContext, email: string, password: string): Promise<boolean> {
  return (await request.post("/api/login", { data: { email, password } })).ok();
}

test("[TRUST-35] [TRUST-36] the password is changed in the settings, and other devices are logged out", async ({
  page,
  stack,
  request,
}) => {
  const other = await logIn(stack, person);
  const dialog = await openDialog(page, "Change my password");
  await dialog.getByLabel("Current password").fill("Wrong-Garden");
  await dialog.getByLabel("New password").fill("Password1!");
  await dialog.getByLabel("Confirm password").fill("Password2!");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Passwords do not match")).toBeVisible();
  await dialog.getByLabel("Confirm password").fill("Password1!");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That password is not right.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That password is one of the first that attackers try.")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel("New password").fill(newPassword);
  await dialog.getByLabel("Confirm password").fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password is changed. Every other device is logged out.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Change my password" })).toBeFocused();
  expect([await isOpen(request, token), await isOpen(request, other)]).toEqual([true, false]);
  expect(await canLogIn(request, person.email, person.password)).toBe(false);
  expect(await canLogIn(request, person.email, newPassword)).toBe(true);
  await takeMail(stack, person.email, "Your Fernwell password was changed");
});

test("[TRUST-38] [TRUST-39] the address is changed by a link to the new one, and undone by a link to the old one", async ({
  page,
  stack,
  request,
}) => {
  const email = someEmail();
  const dialog = await openDialog(page, "Change my email");
  await dialog.getByLabel("New email address").fill(person.email);
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That is already your address.")).toBeVisible();
  await dialog.getByLabel("New email address").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`To change it to ${email}, open the link`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  const proof = tokenIn(await takeMail(stack, email, "Confirm your new address for Fernwell"));
  await followLink(page, `/confirm-email/${proof}`);
  expect(await canLogIn(request, email, person.password)).toBe(false);
  await page.getByRole("button", { name: "Confirm my new address" }).click();
  await expect(page.getByText("Your address is changed.")).toBeVisible();
  await expect(page).toHaveURL("/settings/sign-in#email");
  await expect(page.getByRole("heading", { name: "Your email" })).toBeFocused();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const undo = tokenIn(
    await takeMail(stack, person.email, "The address of your Fernwell account was changed"),
  );
  await followLink(page, `/undo-email-change/${undo}`);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("New password").fill(newPassword);
  await page.getByLabel("Confirm password").fill(newPassword);
  await page.getByRole("button", { name: "Restore my address" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your address is back.")).toBeVisible();
  expect(await isOpen(request, token)).toBe(false);
  expect(await canLogIn(request, email, newPassword)).toBe(false);
  await fillLogin(page, { ...person, password: newPassword });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL("/login");
});

test("[TRUST-40] the mail about a new device leads to a page that logs it out with one press", async ({
  page,
  stack,
  request,
}) => {
  const stolen = await logIn(stack, { email: person.email, password: person.password });
  const link = tokenIn(await takeMail(stack, person.email, "New login to your Fernwell account"));
  await followLink(page, `/end-session/${link}`);
  expect(await isOpen(request, stolen)).toBe(true);
  await page.getByRole("button", { name: "Log that device out" }).click();
  await expect(page.getByText("That device is logged out.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your password" })).toBeFocused();
  expect([await isOpen(request, token), await isOpen(request, stolen)]).toEqual([true, false]);
});

test("[TRUST-26] the link in the verification mail confirms the address when its button is pressed", async ({
  page,
  stack,
}) => {
  const newcomer = aPerson();
  await page.goto("/signup");
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Register" }).click();
  const link = tokenIn(await takeMail(stack, newcomer.email, "Your Fernwell verification code"));
  await followLink(page, `/verify-email/${link}`);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your email is verified. You can log in now.")).toBeVisible();
  await fillLogin(page, newcomer);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/edit-profile");
});

test("[TRUST-27] a person who has to wait logs in with the mailed link", async ({ page, stack, request }) => {
  for (let i = 0; i < 6; i += 1) await canLogIn(request, person.email, "Wrong-Garden");
  await page.goto("/login");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("we have emailed it a link that lets you log in now")).toBeVisible();

  const link = tokenIn(await takeMail(stack, person.email, "Log in to Fernwell on a new device"));
  await followLink(page, `/allow-device/${link}`);
  await page.getByRole("button", { name: "Let me log in on this device" }).click();
  await expect(page.getByText("You can log in on this device now.")).toBeVisible();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL("/login");
});

test("[TRUST-26] [TRUST-27] [TRUST-38] [TRUST-39] [TRUST-40] a link that no longer works says so and what to do", async ({
  page,
}) => {
  const pages = [
    ["/verify-email/x", "Confirm my address", "sign up again"],
    ["/allow-device/x", "Let me log in on this device", "Try to log in again"],
    ["/confirm-email/x", "Confirm my new address", "ask for a new link in your settings"],
    ["/end-session/x", "Log that device out", "Your settings list every device"],
  ] as const;
  for (const [address, button, advice] of pages) {
    await page.goto(address);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("This link has expired or has been used.")).toBeVisible();
    await expect(page.getByText(advice)).toBeVisible();
  }
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, fillLogin, test } from "../fixtures.ts";
import { aVerifiedPerson, logIn } from "../people.ts";
import type { Stack } from "../stack.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Our terms have changed" });
const acceptCall = "**/api/accepted-documents";

/** Logs in as a person who accepted earlier terms. */
async function arrive(page: Page, stack: Stack, address = "/recomendation") {
  const person = await aVerifiedPerson(stack);
  await stack.acceptEarlierTerms(person.email);
  const token = await logIn(stack, person);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto(address);
  return person;
}

test("[TRUST-97] asks after the login what has changed, once", async ({ page, stack }) => {
  const person = await aVerifiedPerson(stack);
  await stack.acceptEarlierTerms(person.email);
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(question(page)).toHaveAccessibleDescription(/Please read what is new/);
  await expect(question(page)).toContainText(
    "They now say that we keep a record of the version that you accept, and when.",
  );
  await question(page).getByRole("button", { name: "Accept and continue" }).click();
  await expect(question(page)).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test("[TRUST-97] cannot be closed, and is answered with the keyboard", async ({ page, stack }) => {
  await arrive(page, stack);
  await expect(question(page)).toBeFocused();
  for (const name of ["Terms & Conditions", "Privacy Policy", "download or delete your data"]) {
    await page.keyboard.press("Tab");
    await expect(question(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("button", { name: "Log out" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("button", { name: "Accept and continue" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("link", { name: "Terms & Conditions" })).toBeFocused();

  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole("button", { name: "Close" })).toHaveCount(0);
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Accept and continue" }).press("Enter");
  await expect(question(page)).toBeHidden();
});

test("[TRUST-97] leads to both documents, which stay readable", async ({ page, stack }) => {
  await arrive(page, stack);
  for (const [name, heading] of [
    ["Terms & Conditions", "Terms and conditions"],
    ["Privacy Policy", "Privacy policy"],
  ] as const) {
    const opened = page.waitForEvent("popup");
    await question(page).getByRole("link", { name }).click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await tab.close();
  }
});

test("[TRUST-97] leaves the person their data: it is downloaded and deleted without accepting", async ({
  page,
  stack,
}) => {
  const person = await arrive(page, stack, "/settings");
  await question(page).getByRole("link", { name: "download or delete your data" }).click();
  await expect(page).toHaveURL("/settings/your-data");
  await expect(question(page)).toBeHidden();

  await page.getByRole("button", { name: "Get a copy of my data" }).click();
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Make the copy" }).click();
  await expect(page.getByRole("button", { name: "Download" })).toBeVisible();

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/login");
});

test("[TRUST-97] lets the person log out", async ({ page, stack }) => {
  await arrive(page, stack);
  await question(page).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
});

test("[TRUST-97] says when it could not be recorded, and fits a small screen", async ({ page, stack }) => {
  await arrive(page, stack);
  await page.route(acceptCall, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await question(page).getByRole("button", { name: "Accept and continue" }).click();
  await expect(question(page).getByRole("alert")).toContainText(
    "We could not record that. Please try again.",
  );
  await expectNoSidewaysScroll(page);
  await page.unroute(acceptCall);
  await question(page).getByRole("button", { name: "Accept and continue" }).click();
  await expect(question(page)).toBeHidden();
});

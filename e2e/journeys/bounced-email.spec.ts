import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aVerifiedPerson, logIn } from "../people.ts";
import type { Stack } from "../stack.ts";

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "We could not deliver email to" });

/** Signs in as a person whose address has just refused a mail for good. */
async function arrive(page: Page, stack: Stack): Promise<string> {
  const person = await aVerifiedPerson(stack);
  await stack.mail.take(person.email);
  const token = await logIn(stack, person);
  stack.mail.refuseAddress(person.email);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: person.email });
  await fetch(`${stack.url}/api/forget-password`, { method: "POST", headers, body });
  const isMarked = async () => {
    const response = await fetch(`${stack.url}/api/email`, { headers: { authorization: `Bearer ${token}` } });
    return (await response.json()).bounced_at !== null;
  };
  await expect.poll(isMarked).toBe(true);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto("/dashboard");
  return person.email;
}

test("[TRUST-99] a bounce is told, and ends once a mail is accepted", async ({ page, stack }) => {
  const email = await arrive(page, stack);
  await expect(notice(page)).toContainText("We could not deliver email to p…\u2060@people.example");
  await expectAccessible(page);

  const retry = notice(page).getByRole("button", { name: "Try again" });
  await retry.focus();
  await page.keyboard.press("Enter");
  await expect(notice(page).getByRole("button", { name: "Trying..." })).toBeVisible();
  await expect(notice(page)).toContainText("It came back again.", { timeout: 20_000 });

  stack.mail.acceptAddress(email);
  await retry.click();
  const success = page.getByRole("status").filter({ hasText: "Your email works again." });
  await expect(success).toBeVisible({ timeout: 20_000 });
  await expect(notice(page)).toBeHidden();
  expect((await stack.mail.take(email)).subject).toBe("Your email works with Fernwell again");
  await expectAccessible(page);
  await success.getByRole("button", { name: "Dismiss: Your email works again." }).click();
  await expect(success).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test("[TRUST-99] the notice leads to the email in the settings, and fits a small screen", async ({
  page,
  stack,
}) => {
  await arrive(page, stack);
  await expect(notice(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await notice(page).getByRole("link", { name: "Change my email" }).click();
  await expect(page).toHaveURL("/settings/sign-in#email");
  await expect(page.getByRole("heading", { name: "Your email", exact: true })).toBeFocused();
  await expect(notice(page)).toBeVisible();
});

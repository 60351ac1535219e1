import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { expect, fillSignUp, test } from "../fixtures.ts";
import { aPerson } from "../people.ts";

test("[NAV-01][AUTH-12][AUTH-34][AUTH-38][AUTH-66] a newcomer signs up, reads the code in a real mail, verifies, logs in and reaches a guarded page", async ({
  page,
  stack,
}) => {
  const person = aPerson();

  await page.goto("/edit-profile");
  await expect(page).toHaveURL("/login");

  await page.getByRole("link", { name: "Register" }).click();
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Register" }).click();

  const dialog = page.getByRole("dialog", { name: "Verify your email" });
  await expect(dialog).toBeVisible();
  const mail = await stack.mail.take(person.email);
  await dialog.getByLabel("Verification code").fill(codeIn(mail));
  await dialog.getByRole("button", { name: "Verify" }).click();

  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).not.toHaveURL("/signup");
  await page.goForward();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page).toHaveURL("/edit-profile");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{64}$/);

  await page.goto("/recomendation");
  await expect(page.getByText("Ada Lovelace")).toBeAttached();
});

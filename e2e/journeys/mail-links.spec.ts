import { testCards } from "@fernwell/fake-stripe/cards";
import type { Page } from "@playwright/test";
import { expect, fillLogin, fillSignUp, test } from "../fixtures.ts";
import { aPerson, aVerifiedPerson, logIn, makePlan, type Person, saveProfile, subscribe } from "../people.ts";
import type { Stack } from "../stack.ts";

let person: Person;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  person = await aVerifiedPerson(stack);
});

test("[START-10][TRUST-74] the link in a mail about the subscription is followed after the login", async ({
  page,
  stack,
  request,
}) => {
  const headers = { authorization: `Bearer ${await logIn(stack, person)}` };
  await subscribe(stack, await logIn(stack, person), testCards.pays);
  await expect
    .poll(async () => (await request.post("/api/subscription/cancel", { headers })).status())
    .toBe(200);
  const link = await takeFromMail(stack, /\/settings\/subscription/);

  await page.goto(link);
  await expect(page).toHaveURL("/login");
  await submitLogin(page, person);
  await expect(page).toHaveURL("/settings/subscription");
  const heading = page.getByRole("region", { name: "Your subscription" }).getByRole("heading");
  await expect(heading).toBeInViewport();
});

test("[START-10][TRUST-74] the link in a mail about a copy of the data is followed, also after a reload and a wrong password", async ({
  page,
  stack,
  request,
}) => {
  const headers = { authorization: `Bearer ${await logIn(stack, person)}` };
  expect((await request.post("/api/export", { headers, data: { password: person.password } })).status()).toBe(
    200,
  );
  const link = await takeFromMail(stack, /\/settings\/your-data/);

  await page.goto(link);
  await expect(page).toHaveURL("/login");
  await page.reload();
  await submitLogin(page, { ...person, password: "Wrong-Garden" });
  await expect(page.getByText("The email or password is not right.")).toBeVisible();
  await submitLogin(page, person);
  await expect(page).toHaveURL("/settings/your-data");
  await expect(page.getByRole("heading", { name: "A copy of your data" })).toBeInViewport();
});

test("[START-10] the address of a plan, as a calendar has it, keeps its query", async ({ page, stack }) => {
  const id = await makePlan(stack, await logIn(stack, person), "meal", "Mornings", ["luxury-muesli"]);
  await page.goto("/about");
  await page.goto(`/detail-plan?planType=personal_meal_plan&id=${id}`);
  await submitLogin(page, person);
  await expect(page).toHaveURL(`/detail-plan?planType=personal_meal_plan&id=${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mornings");
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("[START-11][DEP-06] a stored session that has ended leads to the login and back to the link", async ({
  page,
  stack,
  request,
}) => {
  const token = await logIn(stack, person);
  await request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });
  await page.goto("/about");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/plan-creation/exercise");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await submitLogin(page, person);
  await expect(page).toHaveURL("/plan-creation/exercise");
});

test("[START-11] a visitor of the plans who chooses one, or logs in there, returns to them", async ({
  page,
  stack,
}) => {
  await saveProfile(stack, await logIn(stack, person));
  await choosePlan(page);
  await submitLogin(page, person);
  await expect(page).toHaveURL("/subscription");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/subscription");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await submitLogin(page, person);
  await expect(page).toHaveURL("/subscription");
});

test("[START-13] a person without a profile sets it up before the subscription", async ({ page }) => {
  await choosePlan(page);
  await submitLogin(page, person);
  await expect(page).toHaveURL("/edit-profile");
});

test("[START-11] a forgotten password does not lose the link", async ({ page, stack }) => {
  await page.goto("/settings/your-data");
  await page.getByText("Forgot?", { exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByRole("button", { name: "Send Code" }).click();
  await expect(page).toHaveURL("/createNewPass");
  const found = await takeFromMail(stack, /code: \d{6}$/m);
  await page.getByLabel("Verification code").fill(found.replace("code: ", ""));
  await page.getByLabel("New password").fill("Brave-Meadow");
  await page.getByLabel("Confirm password").fill("Brave-Meadow");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await submitLogin(page, { ...person, password: "Brave-Meadow" });
  await expect(page).toHaveURL("/settings/your-data");
});

test("[START-13] the home page and the steps of onboarding are left to the server's redirect", async ({
  page,
}) => {
  for (const address of ["/recomendation", "/recommendation", "/meal-preferences", "/preferences"]) {
    await page.goto(address);
    await submitLogin(page, person);
    await expect(page).toHaveURL("/edit-profile");
    await page.evaluate(() => localStorage.clear());
  }
});

test("[START-13] a log out leaves nothing to return to", async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await page.evaluate((value) => localStorage.setItem("token", value), await logIn(stack, person));
  await page.goto("/settings");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page).toHaveURL("/login");
  await submitLogin(page, person);
  await expect(page).toHaveURL("/edit-profile");
});

test("[START-12] an address outside the product is not followed after the login", async ({ page }) => {
  await page.goto("/login");
  for (const returnTo of ["https://evil.example/", "//evil.example/", "/\\evil.example"]) {
    await page.evaluate((target) => {
      history.replaceState({ ...history.state, usr: { returnTo: target } }, "");
    }, returnTo);
    await page.reload();
    await submitLogin(page, person);
    await expect(page).toHaveURL("/edit-profile");
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
  }
});

test("a newcomer who registers instead starts with the profile", async ({ page }) => {
  await page.goto("/settings/subscription");
  await page.getByRole("link", { name: "Register" }).click();
  await fillSignUp(page, aPerson());
  await page.getByRole("link", { name: "Login" }).click();
  await submitLogin(page, person);
  await expect(page).toHaveURL("/edit-profile");
});

async function submitLogin(page: Page, credentials: Person): Promise<void> {
  await expect(page).toHaveURL("/login");
  await fillLogin(page, credentials);
  await page.getByRole("button", { name: "Login" }).click();
}

async function choosePlan(page: Page): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("listitem", { name: "Annual" }).getByRole("button").click();
}

/** What matches in the person's mails; others, such as a welcome, may arrive first. */
async function takeFromMail(stack: Stack, pattern: RegExp): Promise<string> {
  const { text } = await stack.mail.take(person.email);
  return pattern.exec(text)?.[0] ?? takeFromMail(stack, pattern);
}

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

test("[START-10][TRUST-74] the links in mails about the subscription and a copy of the data are followed after the login, also after a reload and a wrong password", async ({
  page,
  stack,
  request,
}) => {
  const token = await logIn(stack, person);
  const headers = { authorization: `Bearer ${token}` };

  await test.step("the mail about the subscription", async () => {
    await subscribe(stack, token, testCards.pays);
    await expect
      .poll(async () => (await request.post("/api/subscription/cancel", { headers })).status())
      .toBe(200);
    await page.goto(await takeFromMail(stack, /\/settings\/subscription/));
    await expect(page).toHaveURL("/login");
    await submitLogin(page, person);
    await expect(page).toHaveURL("/settings/subscription");
    const heading = page.getByRole("region", { name: "Your subscription" }).getByRole("heading");
    await expect(heading).toBeInViewport();
  });

  await test.step("the mail about a copy of the data", async () => {
    const asked = await request.post("/api/export", { headers, data: { password: person.password } });
    expect(asked.status()).toBe(200);
    const link = await takeFromMail(stack, /\/settings\/your-data/);
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page).toHaveURL("/login");
    await page.reload();
    await submitLogin(page, { ...person, password: "Wrong-Garden" });
    await expect(page.getByText("The email or password is not right.")).toBeVisible();
    await submitLogin(page, person);
    await expect(page).toHaveURL("/settings/your-data");
    await expect(page.getByRole("heading", { name: "A copy of your data" })).toBeInViewport();
  });
});

test("[START-10][START-11][DEP-06] the address of a plan, as a calendar has it, keeps its query, and a stored session that has ended leads to the login and back to the link", async ({
  page,
  stack,
  request,
}) => {
  const token = await logIn(stack, person);
  const id = await makePlan(stack, token, "meal", "Mornings", ["luxury-muesli"]);

  await test.step("the address of a plan keeps its query, and Back leads to where the reader came from", async () => {
    // Any address of the site serves as the one before; this is the quickest to open.
    await page.goto("/robots.txt");
    await page.goto(`/detail-plan?planType=personal_meal_plan&id=${id}`);
    await submitLogin(page, person);
    await expect(page).toHaveURL(`/detail-plan?planType=personal_meal_plan&id=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mornings");
    await page.goBack();
    await expect(page).toHaveURL("/login");
    await page.goBack();
    await expect(page).toHaveURL("/robots.txt");
  });

  await test.step("a stored session that has ended leads to the login and back", async () => {
    await request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });
    await page.evaluate((value) => localStorage.setItem("token", value), token);
    await page.goto("/plan-creation/exercise");
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await submitLogin(page, person);
    await expect(page).toHaveURL("/plan-creation/exercise");
  });
});

test("[START-11][START-13] a visitor of the plans who chooses one, or logs in there, returns to them, after setting up a missing profile", async ({
  page,
  stack,
}) => {
  await test.step("a person without a profile sets it up first", async () => {
    await choosePlan(page);
    await submitLogin(page, person);
    await expect(page).toHaveURL("/edit-profile");
  });

  await saveProfile(stack, await logIn(stack, person));
  await test.step("a person who chooses a plan returns to the plans", async () => {
    await page.evaluate(() => localStorage.clear());
    await choosePlan(page);
    await submitLogin(page, person);
    await expect(page).toHaveURL("/subscription");
  });

  await test.step("a person who logs in there returns to the plans", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/subscription");
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await submitLogin(page, person);
    await expect(page).toHaveURL("/subscription");
  });
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

test("[START-12][START-13] the home page, the steps of onboarding and an address outside the product are left to the server's redirect", async ({
  page,
}) => {
  for (const address of ["/recomendation", "/recommendation", "/meal-preferences", "/preferences"]) {
    await test.step(`${address} is not returned to`, async () => {
      await page.goto(address);
      await submitLogin(page, person);
      await expect(page).toHaveURL("/edit-profile");
      await page.evaluate(() => localStorage.clear());
    });
  }

  for (const returnTo of ["https://evil.example/", "//evil.example/", "/\\evil.example"]) {
    await test.step(`${returnTo} is not followed`, async () => {
      await page.evaluate((target) => {
        history.replaceState({ ...history.state, usr: { returnTo: target } }, "", "/login");
      }, returnTo);
      await page.reload();
      await submitLogin(page, person);
      await expect(page).toHaveURL("/edit-profile");
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("[START-13] a newcomer who registers instead starts with the profile, and a log out leaves nothing to return to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("a newcomer who registers instead starts with the profile", async () => {
    await page.goto("/settings/subscription");
    await page.getByRole("link", { name: "Register" }).click();
    await fillSignUp(page, aPerson());
    await page.getByRole("link", { name: "Login" }).click();
    await submitLogin(page, person);
    await expect(page).toHaveURL("/edit-profile");
  });

  await test.step("a log out leaves nothing to return to", async () => {
    await page.goto("/settings");
    await page.getByRole("button", { name: "Log out" }).first().click();
    await expect(page).toHaveURL("/login");
    await submitLogin(page, person);
    await expect(page).toHaveURL("/edit-profile");
  });
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

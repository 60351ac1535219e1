import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { findViolations } from "../accessibility.ts";
import { expect, fillLogin, holdCall, signIn, test } from "../fixtures.ts";
import { aPerson, aSession, aVerifiedPerson, signUp } from "../people.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[AUTH-02][AUTH-03][AUTH-05][AUTH-06][AUTH-07][AUTH-08][AUTH-09][AUTH-10] has two fields and links, shows the password when asked, and what is missing or wrong until it is corrected", async ({
  page,
}) => {
  const email = page.getByLabel("Email", { exact: true });
  const password = page.getByLabel("Password", { exact: true });
  await expect(email).toBeVisible();
  await expect(password).toHaveAttribute("type", "password");
  await expect(page.getByRole("link", { name: /opens in a new tab/ })).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Login" }).click();
  await expect(email).toHaveAccessibleDescription("Email is required");
  await expect(password).toHaveAccessibleDescription("Password is required");

  await password.pressSequentially("1234567");
  await expect(password).toHaveAccessibleDescription("Password is required");
  await password.press("8");
  await expect(password).toHaveAccessibleDescription("");

  await email.fill("ada at people.example");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(email).toHaveAccessibleDescription("Enter a valid email address");
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/signup");
});

test("[AUTH-11][AUTH-61] works by keyboard alone, reads Logging in... while pending, then the visitor is signed in", async ({
  page,
  stack,
}) => {
  const person = await aVerifiedPerson(stack);
  const held = await holdCall(page, "**/api/login");
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeVisible();
  held.release();
  await expect(page).toHaveURL("/edit-profile");
});

test("[AUTH-13][AUTH-14][AUTH-15][AUTH-16][AUTH-17][AUTH-18][AUTH-19][AUTH-20] goes where the server redirects", async ({
  page,
  stack,
}) => {
  const token = await aSession(stack);
  const targets = {
    "/": "/recomendation",
    "/subscription": "/subscription",
    "/add-meal-preferences": "/meal-preferences",
    "/add-exercise-preferences": "/exercise-preferences",
    "/add-meditation-preferences": "/meditation-preferances",
    "/edit-profile": "/edit-profile",
    "/favorites/meals": "/favorites/meals",
  };
  for (const [redirect_url, address] of Object.entries(targets)) {
    await page.route("**/api/login", (route) =>
      route.fulfill({ json: { access_token: token, redirect_url } }),
    );
    await page.goto("/login");
    await fillLogin(page, aPerson());
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(address);
    await page.unroute("**/api/login");
  }
});

test("logging in over another person's session shows none of their data", async ({ page, stack }) => {
  await page.evaluate(
    ([token]) => {
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("onboardingComplete", "true");
      localStorage.setItem("meal_preferences", "{}");
    },
    [await aSession(stack)],
  );
  await fillLogin(page, await aVerifiedPerson(stack));
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/edit-profile");
  const left = await page.evaluate(() => ({ ...localStorage }));
  expect(left).toMatchObject({ onboardingComplete: "false" });
  expect(left).not.toHaveProperty("meal_preferences");
});

test("[ERR-01] a failed login shows the server's detail, or our default", async ({ page, stack }) => {
  const person = await aVerifiedPerson(stack);
  await fillLogin(page, { ...person, password: "Wrong-Garden" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "The email or password is not right." }),
  ).toBeVisible();

  await page.route("**/api/login", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login failed. Please try again." })).toBeVisible();
});

test.describe("a person who has not verified yet", () => {
  let code: string;

  test.beforeEach(async ({ page, stack }) => {
    const person = aPerson();
    await signUp(stack, person);
    code = codeIn(await stack.mail.take(person.email));

    await fillLogin(page, person);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("dialog", { name: "Verify your email" })).toBeVisible();
  });

  test("[OPEN-26] verifies on the login screen and is logged in at once", async ({ page }) => {
    await page.getByLabel("Verification code").fill(code);
    await page.getByRole("button", { name: "Verify", exact: true }).click();
    await expect(page).toHaveURL("/edit-profile");
    await expect(page.getByText("Your email is verified.")).toBeVisible();
  });

  test("[OPEN-26][ERR-01] can close the dialog and read the reason in the form, sees there that the login failed, and keeps what was typed", async ({
    page,
  }) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Login" })).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Your email is not verified yet.");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("dialog", { name: "Verify your email" })).toBeVisible();

    await page.route("**/api/login", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("Verification code").fill(code);
    await page.getByRole("button", { name: "Verify", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText("Login failed. Please try again.")).toBeVisible();

    await page.unroute("**/api/login");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/edit-profile");
  });
});

test("[DEP-06] a session that the server has ended leads back to the login screen, which says so", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.route("**/api/profile", (route) => route.fulfill({ status: 401, json: { detail: "ended" } }));
  await page.goto("/recomendation");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

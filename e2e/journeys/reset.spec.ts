import { codeIn, type ReceivedMail } from "@fernwell/api/test/mail-sink.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { findViolations } from "../accessibility.ts";
import { expect, fillLogin, holdCall, test } from "../fixtures.ts";
import { aPerson, aVerifiedPerson, logIn, type Person } from "../people.ts";
import type { Stack } from "../stack.ts";

const newPassword = "Brave-Meadow";
const goneLink = "This link has expired or has been used. Please ask for a new one.";
const weakPassword =
  "Password must be at least 8 characters and include uppercase, lowercase, and special character";

/** Of the same origin as the pages, and quick to open. */
const smallestAddress = "/robots.txt";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Send Reset Code" });
const done = (page: Page) => page.getByRole("dialog", { name: "Password Reset Successful!" });
const resetButton = (page: Page) => page.getByRole("button", { name: "Reset Password" });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test.describe("the forgot-password dialog", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/login");
  });

  test("[AUTH-04][AUTH-41][AUTH-42][AUTH-43] opens from Forgot?, shows what is wrong until it is corrected, and starts with a valid address from the login form", async ({
    page,
  }) => {
    const forgot = page.getByText("Forgot?", { exact: true });
    const email = dialog(page).getByLabel("Email");

    await test.step("it shows what is wrong until it is corrected", async () => {
      await forgot.click();
      await expect(email).toBeFocused();
      await expectAccessible(page);
      await dialog(page).getByRole("button", { name: "Send Code" }).click();
      await expect(email).toHaveAccessibleDescription("Email is required");
      await expectAccessible(page);
      await email.fill("ada at people.example");
      await expect(email).toHaveAccessibleDescription("");
      await email.press("Enter");
      await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });

    await test.step("it starts with the address from the login form, if it is valid", async () => {
      for (const [typed, taken] of [
        ["ada@people.example", "ada@people.example"],
        ["ada at people", ""],
      ] as const) {
        await page.getByLabel("Email", { exact: true }).fill(typed);
        await forgot.click();
        await expect(email).toHaveValue(taken);
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toBeHidden();
        await expect(forgot).toBeFocused();
      }
    });
  });

  test("[AUTH-44][AUTH-45][AUTH-46][API-10][ERR-05] shows why a call failed, sends the trimmed address, reads Sending... meanwhile, and passes it on", async ({
    page,
  }) => {
    const { email } = aPerson();
    await page.getByText("Forgot?", { exact: true }).click();
    await dialog(page).getByLabel("Email").fill(`  ${email} `);

    await test.step("a failure shows the server's detail, or our default", async () => {
      const failures = [
        [{ detail: "Please wait a little." }, "Please wait a little."],
        ["", "Failed to send reset email. Please try again."],
      ] as const;
      for (const [json, message] of failures) {
        await page.route("**/api/forget-password", (route) => route.fulfill({ status: 429, json }));
        await dialog(page).getByRole("button", { name: "Send Code" }).click();
        await expect(dialog(page).getByRole("alert")).toHaveText(message);
        await page.unroute("**/api/forget-password");
      }
      await expect(page).toHaveURL("/login");
    });

    await test.step("a call that succeeds leads to the code", async () => {
      const held = await holdCall(page, "**/api/forget-password");
      await dialog(page).getByRole("button", { name: "Send Code" }).click();
      await expect(dialog(page).getByRole("button", { name: "Sending..." })).toBeVisible();
      expect((await held.request).postDataJSON()).toEqual({ email });
      held.release();

      await expect(page).toHaveURL("/createNewPass");
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL("/login");
    });
  });
});

test.describe("with a code", () => {
  test("[AUTH-46][AUTH-49][AUTH-51][OPEN-29][START-02] a forgotten password is replaced, by keyboard alone, by one that works, while the old one no longer does", async ({
    page,
    stack,
  }) => {
    const person = await aVerifiedPerson(stack);
    await page.goto("/login");

    await test.step("the keyboard leads from Forgot? to the code", async () => {
      await page.getByLabel("Password", { exact: true }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Forgot?" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog(page).getByLabel("Email")).toBeFocused();
      await page.keyboard.type(person.email);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/createNewPass");
      await expect(page.getByRole("main")).toBeFocused();
    });

    await test.step("the keyboard leads from the code to the next login", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByLabel("Verification code")).toBeFocused();
      await page.keyboard.type(codeIn(await takeResetMail(stack, person)));
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Send another code" })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expect(page.getByLabel("New password")).toHaveAttribute("type", "text");
      await page.keyboard.press("Tab");
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("main")).toBeFocused();
    });

    await expect(page.getByText("Your password is reset. You can log in now.")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/login");
    await page.goForward();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);

    await test.step("only the new password works", async () => {
      await fillLogin(page, person);
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText("The email or password is not right.")).toBeVisible();
      await fillLogin(page, { ...person, password: newPassword });
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL("/edit-profile");
    });
  });

  test("[API-11][AUTH-56][AUTH-57][AUTH-59][OPEN-28] asks for everything that is missing, takes digits only, at most 8, and sends the address, the code and the password twice", async ({
    page,
  }) => {
    const { email } = aPerson();
    await mockForgot(page);
    await page.goto("/login");
    await openCodeReset(page, email);
    await expectAccessible(page);
    const code = page.getByLabel("Verification code");

    await test.step("it asks for everything that is missing", async () => {
      await resetButton(page).click();
      await expect(code).toHaveAccessibleDescription("Verification code is required");
      await expect(code).toBeFocused();
      await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/^New password is required/);
      await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
        "Please confirm your password",
      );
      await expectAccessible(page);
      await code.pressSequentially("12ab34-567890");
      await expect(code).toHaveValue("12345678");
      await expect(code).toHaveAccessibleDescription("");
    });

    await test.step("it reads Resetting... while it sends everything", async () => {
      const held = await holdCall(page, "**/api/reset-password");
      await code.fill("123456");
      await fillNewPassword(page);
      await resetButton(page).click();
      await expect(page.getByRole("button", { name: "Resetting..." })).toBeVisible();
      expect((await held.request).postDataJSON()).toEqual({
        email,
        reset_code: "123456",
        new_password: newPassword,
        confirm_password: newPassword,
      });
      held.release();
      await expect(page.getByRole("alert")).toHaveText("That code is not right or has expired.");
    });
  });

  test("[AUTH-49][START-07][START-08][START-09] another code can be requested after a minute, also across a reload, and one for another address at once", async ({
    page,
  }) => {
    await mockForgot(page);
    await page.clock.install();
    await page.goto("/login");
    await openCodeReset(page, "ada@people.example");
    const again = page.getByRole("button", { name: "Send another code", exact: true });
    const secondsLeft = async () => Number(/in (\d+) s$/.exec((await again.textContent()) ?? "")?.[1] ?? 0);

    await test.step("another code has to wait", async () => {
      await expect.poll(secondsLeft).toBeGreaterThan(30);
      await expect(again).toBeDisabled();
      await again.press("Enter");
      await expect(dialog(page)).toBeHidden();
      await page.clock.runFor(30_000);
      await expect.poll(secondsLeft).toBeLessThanOrEqual(30);
    });

    await test.step("the wait and the address survive a reload, and the address stays out of the title and of storage", async () => {
      await page.reload();
      await expect(again).toBeDisabled();
      await expect.poll(secondsLeft).toBeLessThanOrEqual(30);
      await expect(page.getByText("ada@people.example")).toBeVisible();
      await expectKept(page, "ada@people.example");
    });

    await test.step("after a minute another code can be sent, and the next one has to wait", async () => {
      await page.clock.runFor(31_000);
      await expect(again).toHaveText("Send another code");
      await expect(
        page.getByRole("status").filter({ hasText: "You can send another code now." }),
      ).toBeAttached();
      await again.click();
      await expect(dialog(page).getByLabel("Email")).toHaveValue("ada@people.example");
      await page.keyboard.press("Enter");
      await expect(again).toBeDisabled();
      await expect.poll(secondsLeft).toBeGreaterThan(30);
    });

    await test.step("a code for another address can be requested at once", async () => {
      await page.getByLabel("New password").fill(newPassword);
      await page.getByRole("button", { name: "Use another address" }).click();
      await expect(dialog(page).getByLabel("Email")).toHaveValue("ada@people.example");
      await dialog(page).getByLabel("Email").fill("ada@home.example");
      await page.keyboard.press("Enter");
      await expect(page.locator(".Toastify").getByText(/account for ada@home.example/)).toBeVisible();
      await expect(page.getByRole("main").getByText("ada@home.example")).toBeVisible();
      await expect(page.getByLabel("New password")).toHaveValue(newPassword);
      await page.goBack();
      await expect(page).toHaveURL("/login");
    });
  });
});

test.describe("with a link", () => {
  test("[AUTH-50][AUTH-52][AUTH-53][OPEN-29] a forgotten password is replaced once and not a second time, and every session ends", async ({
    page,
    stack,
    request,
  }) => {
    const person = await aVerifiedPerson(stack);
    const link = await aResetLink(request, stack, person);
    const token = await logIn(stack, person);
    await storeToken(page, token);
    await page.goto(link);
    await expect(page.getByLabel("New password")).toBeVisible();
    await expect(page.getByLabel("Verification code")).toHaveCount(0);
    await fillNewPassword(page);
    await resetButton(page).click();

    await test.step("the stored session is cleared, since the server has ended all of them", async () => {
      await expect(done(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
      const profile = await request.get("/api/profile", { headers: { authorization: `Bearer ${token}` } });
      expect(profile.status()).toBe(401);
    });

    await test.step("the new password works", async () => {
      await done(page).getByRole("button", { name: "Go to login" }).click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByText("Your session has ended.")).toHaveCount(0);
      await fillLogin(page, { ...person, password: newPassword });
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL("/edit-profile");
    });

    await test.step("the link does not work again", async () => {
      await page.goto(link);
      await fillNewPassword(page);
      await resetButton(page).click();
      await expect(page.getByRole("alert")).toContainText(goneLink);
    });
  });

  test("[ERR-06] a link that has expired says so, and the password and the stored session stay", async ({
    page,
    stack,
    request,
  }) => {
    const person = await aVerifiedPerson(stack);
    const link = await aResetLink(request, stack, person);
    await stack.ageCodes(person.email, 24 * 60 * 60 + 1);
    const token = await logIn(stack, person);
    await storeToken(page, token);
    await page.goto(link);
    await fillNewPassword(page);
    await resetButton(page).click();
    await expect(page.getByRole("alert")).toContainText(goneLink);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(token);

    await page.evaluate(() => localStorage.removeItem("token"));
    await page.getByRole("link", { name: "Back to Login" }).click();
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/edit-profile");
  });

  test("[AUTH-48][API-13] an invalid link offers a new code", async ({ page }) => {
    await mockForgot(page);
    await page.goto("/createNewPass/nonsense");
    const sent = page.waitForRequest("**/api/reset-password/nonsense");
    await fillNewPassword(page);
    await resetButton(page).click();
    expect((await sent).postDataJSON()).toEqual({
      new_password: newPassword,
      confirm_password: newPassword,
    });
    await expect(page.getByRole("alert")).toContainText(goneLink);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Send a new link" }).click();
    await dialog(page).getByLabel("Email").fill("ada@people.example");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/createNewPass");
    await expect(page.getByLabel("Verification code")).toBeVisible();
    await expect(page.getByLabel("New password")).toHaveValue("");
  });

  test("[AUTH-47][AUTH-53] the screen opens for any token, and every way to close the modal goes to /login", async ({
    page,
  }) => {
    await page.route("**/api/reset-password/**", (route) => route.fulfill({ json: { status_code: 200 } }));
    for (const [address, close] of [
      ["/createNewPass/a-token", () => done(page).getByRole("button", { name: "Close" }).click()],
      ["/createNewPass/a/b", () => page.keyboard.press("Escape")],
      ["/createNewPass/a%2Fb%3Fc", () => page.mouse.click(5, 5)],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "Create a new password" })).toBeVisible();
      await expect(page).toHaveTitle("Create a new password · Fernwell");
      await fillNewPassword(page);
      await resetButton(page).click();
      await expect(done(page)).toBeVisible();
      // Only then does it listen to keys and to clicks beside it.
      await expect(done(page).locator(":focus")).toHaveCount(1);
      if (address === "/createNewPass/a-token") await expectAccessible(page);
      await close();
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("main")).toBeFocused();
    }
  });

  test("[AUTH-54][AUTH-55][AUTH-58][AUTH-60][ERR-06][OPEN-30] the screen keeps the token secret, shows what is wrong, shows both passwords on request, and leads back to Login", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      const isOurs = message.type() === "error" && !message.text().startsWith("Failed to load resource");
      if (isOurs) logged.push(message.text());
    });
    await page.goto("/createNewPass/a-secret-token");

    await test.step("the token stays out of the title and of storage", async () => {
      await expect(page.getByLabel("New password")).toBeVisible();
      await expectKept(page, "a-secret-token");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    });

    await test.step("a weak password and a differing confirmation are refused with the messages of signup", async () => {
      for (const weak of ["aB!aB!a", "quiet-garden", "QUIET-GARDEN", "QuietGarden1"]) {
        await page.getByLabel("New password").fill(weak);
        await page.getByLabel("Confirm password").fill("Another-One");
        await resetButton(page).click();
        await expect(page.getByLabel("New password")).toHaveAccessibleDescription(weakPassword);
        await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
          "Passwords do not match",
        );
      }
    });

    await test.step("a failure shows the server's detail when it is a sentence, or our default, and is logged without a secret", async () => {
      await fillNewPassword(page);
      const failures = [
        [{ detail: "Not today." }, "Not today."],
        [
          { detail: [{ loc: ["body"], msg: "no", type: "x" }] },
          "Failed to reset password. Please try again.",
        ],
      ] as const;
      for (const [json, message] of failures) {
        await page.route("**/api/reset-password/*", (route) => route.fulfill({ status: 400, json }));
        await resetButton(page).click();
        await expect(page.getByRole("alert")).toContainText(message);
        await page.unroute("**/api/reset-password/*");
      }
      await expect
        .poll(() => logged)
        .toEqual(["The password reset failed: 400", "The password reset failed: 400"]);
    });

    await test.step("both passwords can be shown, and a link leads back to Login", async () => {
      for (const [index, label] of ["New password", "Confirm password"].entries()) {
        const field = page.getByLabel(label);
        await expect(field).toHaveAttribute("type", "password");
        await page
          .getByRole("button", { name: /^(Show|Hide) password$/ })
          .nth(index)
          .click();
        await expect(field).toHaveAttribute("type", "text");
      }
      await expect(page.getByRole("link", { name: /opens in a new tab/ })).toHaveCount(3);
      await page.getByRole("link", { name: "Back to Login" }).click();
      await expect(page).toHaveURL("/login");
    });
  });
});

test("[AUTH-48] the reset screen redirects to /login without an address or a token", async ({ page }) => {
  await page.goto(smallestAddress);
  for (const address of ["/createNewPass", "/createNewPass/"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/login");
    await page.goBack();
    await expect(page).toHaveURL(smallestAddress);
  }
});

/** Stores a session as if the browser had logged in before the page is opened. */
async function storeToken(page: Page, token: string): Promise<void> {
  await page.goto(smallestAddress);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

async function mockForgot(page: Page): Promise<void> {
  await page.route("**/api/forget-password", (route) =>
    route.fulfill({ json: { status_code: 200, message: "" } }),
  );
}

async function openCodeReset(page: Page, email: string): Promise<void> {
  await page.getByText("Forgot?", { exact: true }).click();
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByRole("button", { name: "Send Code" }).click();
  await expect(page).toHaveURL("/createNewPass");
}

async function fillNewPassword(page: Page): Promise<void> {
  await page.getByLabel("New password").fill(newPassword);
  await page.getByLabel("Confirm password").fill(newPassword);
}

async function aResetLink(request: APIRequestContext, stack: Stack, person: Person): Promise<string> {
  await request.post("/api/forget-password", { data: { email: person.email } });
  const link = linkIn(await takeResetMail(stack, person));
  if (!link) throw new Error("no link in the mail");
  return link;
}

/** The mail with a link; others, such as a welcome, may arrive first. */
async function takeResetMail(stack: Stack, person: Person): Promise<ReceivedMail> {
  const mail = await stack.mail.take(person.email);
  return linkIn(mail) ? mail : takeResetMail(stack, person);
}

function linkIn({ text }: ReceivedMail): string | undefined {
  return /\/createNewPass\/[\w-]+/.exec(text)?.[0];
}

async function expectKept(page: Page, secret: string): Promise<void> {
  expect(await page.title()).not.toContain(secret);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(secret);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, findViolations } from "../accessibility.ts";
import { expect, fillLogin, fillSignUp, holdCall, settleRender, test } from "../fixtures.ts";
import { aPerson, aVerifiedPerson, type Person } from "../people.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/signup");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const weakPassword =
  "Password must be at least 8 characters and include uppercase, lowercase, and special character";
const registerButton = (page: Page) => page.getByRole("button", { name: "Register" });
const verifyButton = (page: Page) => page.getByRole("button", { name: "Verify", exact: true });
const codeField = (page: Page) => page.getByLabel("Verification code");

test("[AUTH-21][AUTH-22][AUTH-23][AUTH-24][AUTH-26][AUTH-29][AUTH-31][AUTH-32][OPEN-22] shows four fields, the terms and a link to Login, and asks for everything that is missing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });

  await test.step("it shows four fields, the terms and Register", async () => {
    for (const label of ["Full name", "Email", "Confirm password"])
      await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /terms/i })).not.toBeChecked();
    await expect(registerButton(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("it asks for everything that is missing, beside each field", async () => {
    await registerButton(page).click();
    await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("First name is required");
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Email is required");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /^Password is required/,
    );
    await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
      "Please confirm your password",
    );
    await expect(page.getByRole("checkbox")).toHaveAccessibleDescription("Please accept the terms");
    await expect(page.getByLabel("Full name")).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("each error disappears when its field is edited, and only that one", async () => {
    const edits = [
      ["First name is required", () => page.getByLabel("Full name").fill("A")],
      ["Email is required", () => page.getByLabel("Email", { exact: true }).fill("a")],
      ["Password is required", () => page.getByLabel("Password", { exact: true }).fill("a")],
      ["Please confirm your password", () => page.getByLabel("Confirm password").fill("a")],
      ["Please accept the terms", () => page.getByRole("checkbox").check()],
    ] as const;
    for (const [index, [message, edit]] of edits.entries()) {
      await edit();
      await expect(page.getByText(message, { exact: true })).toBeHidden();
      for (const [left] of edits.slice(index + 1))
        await expect(page.getByText(left, { exact: true })).toBeVisible();
    }
  });

  await test.step("the link leads to Login", async () => {
    await page.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/login");
  });
});

test("[AUTH-25][AUTH-27][AUTH-28][AUTH-30] says what is wrong with an address, a weak password and a differing confirmation, and keeps what was typed while the terms are read", async ({
  page,
  context,
}) => {
  await test.step("all three are refused at once", async () => {
    await fillSignUp(page, { ...aPerson(), email: "ada.example" });
    await page.getByLabel("Password", { exact: true }).fill("garden");
    await registerButton(page).click();
    await expect(page.getByText("Please include an '@' in the email address")).toBeVisible();
    await expect(page.getByText(weakPassword)).toBeVisible();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
  });

  await test.step("each kind of weak password is refused with the same sentence", async () => {
    await fillSignUp(page, aPerson());
    for (const weak of ["aB!aB!a", "quiet-garden", "QUIET-GARDEN", "QuietGarden1"]) {
      await page.getByLabel("Password", { exact: true }).fill(weak);
      await registerButton(page).click();
      await expect(page.getByText(weakPassword)).toBeVisible();
    }
  });

  await test.step("what was typed is kept while the terms are read", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /Terms & Conditions/ }).click();
    await expect(await opened).toHaveURL("/auth/terms-and-conditions");
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
  });
});

test("[ERR-02][ERR-03] a failure shows the server's detail when it is a sentence, or our default, and no connection gives the toast Signup failed", async ({
  page,
  context,
}) => {
  await fillSignUp(page, aPerson());
  const failures = [
    [{ detail: "Sign-ups are closed today." }, "Sign-ups are closed today."],
    [{ detail: [{ loc: ["body"], msg: "no", type: "x" }] }, "Something went wrong. Please try again."],
  ] as const;
  for (const [body, message] of failures) {
    await page.route("**/api/signup", (route) => route.fulfill({ status: 400, json: body }));
    await registerButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await page.unroute("**/api/signup");
  }

  const toast = page.locator(".Toastify").getByText("Signup failed");
  await test.step("a call that fails on its way", async () => {
    await page.route("**/api/signup", (route) => route.abort());
    await registerButton(page).click();
    await expect(toast).toBeVisible();
    await page.unroute("**/api/signup");
    await toast.click();
    await expect(toast).toHaveCount(0);
  });

  await test.step("a browser that is offline, at once", async () => {
    await context.setOffline(true);
    await registerButton(page).click();
    await expect(toast).toBeVisible();
  });
});

test("[API-07][AUTH-33][AUTH-35][AUTH-36][AUTH-37][AUTH-39][AUTH-67][DATA-01][TRUST-95] sends the body the contract defines, asks for a code of digits, and clears the form when the dialog is closed", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const person = aPerson();
  const heldSignUp = await holdCall(page, "**/api/signup");
  await fillSignUp(page, person);
  await page.getByLabel("Confirm password").press("Enter");

  await test.step("it reads Registering... while the call is pending", async () => {
    await expect(page.getByRole("button", { name: "Registering..." })).toBeVisible();
    const sent = (await heldSignUp.request).postDataJSON();
    expect(sent).toEqual({
      ...person,
      password_confirm: person.password,
      role: "user",
      verified: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      verification_code: "000000",
      terms_version: "2021-10-07",
      privacy_version: "2022-2-23",
    });
    heldSignUp.release();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("the code field takes digits only, at most 8, and must not be empty", async () => {
    await verifyButton(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription("Verification code is required");
    await codeField(page).pressSequentially("12ab34-567890");
    await expect(codeField(page)).toHaveValue("12345678");
    const heldCode = await holdCall(page, "**/api/verifyemail");
    await verifyButton(page).click();
    await expect(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
    heldCode.release();
    await expect(verifyButton(page)).toBeVisible();
  });

  await test.step("closing the dialog by keyboard clears the form", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    for (const label of ["Full name", "Email", "Password", "Confirm password"])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
  });
});

test.describe("a person who never gets the first code", () => {
  let person: Person;
  const resend = (page: Page) => page.getByRole("button", { name: /^Resend/ });
  const readyResend = (page: Page) => page.getByRole("button", { name: "Resend", exact: true });

  test.beforeEach(async ({ page }) => {
    person = aPerson();
    await page.clock.install();
    await fillSignUp(page, person);
    await registerButton(page).click();
    await expect(resend(page)).toHaveText(/^Resend in \d+ s$/);
  });

  test("[AUTH-40][DEP-01][START-07][START-08] sees the seconds pass, requests a new code after a minute, and waits again", async ({
    page,
  }) => {
    await test.step("the seconds pass, and only the end of the wait is announced", async () => {
      const status = page.getByRole("dialog").getByRole("status").filter({ hasText: "another code" });
      await page.clock.pauseAt(new Date(Date.now() + 5_000));
      const secondsLeft = async () =>
        Number(/in (\d+) s/.exec((await resend(page).textContent()) ?? "")?.[1]);
      await settleRender(page);
      const before = await secondsLeft();
      const waiting = (await status.textContent()) ?? "";
      for (const passed of [1, 2, 3]) {
        await page.clock.runFor(1_000);
        await expect(resend(page)).toHaveText(`Resend in ${before - passed} s`);
        await expect(readyResend(page)).toBeDisabled();
        await expect(status).toHaveText(waiting);
      }
      await resend(page).focus();
      await page.keyboard.press("Enter");
      await page.clock.runFor(60_000);
      await expect(status).toHaveText("You can send another code now.");
      await expect(resend(page)).toHaveText("Resend");
      await expect(resend(page)).toBeFocused();
      await expect(readyResend(page)).toBeEnabled();
      await expect(page.locator(".Toastify").getByText("We have sent a new code")).toHaveCount(0);
    });

    await test.step("a server that asks to wait longer changes nothing else", async () => {
      await page.route("**/api/resend-verification", (route) =>
        route.fulfill({ status: 429, json: { detail: "Please wait a little." } }),
      );
      await codeField(page).fill("1234");
      await resend(page).click();
      await expect(page.locator(".Toastify").getByText("Please wait a little.")).toBeVisible();
      await expect(readyResend(page)).toBeEnabled();
      await expect(codeField(page)).toHaveValue("1234");
      await page.unroute("**/api/resend-verification");
    });

    await test.step("a new code is confirmed, and the wait starts again", async () => {
      await page.route("**/api/resend-verification", (route) =>
        route.fulfill({ json: { status_code: 200, retry_after_seconds: 60 } }),
      );
      const resent = page.waitForRequest("**/api/resend-verification");
      await readyResend(page).click();
      expect((await resent).postDataJSON()).toEqual({ email: person.email });
      await expect(page.getByText(`We have sent a new code to ${person.email}.`)).toBeVisible();
      await expect(resend(page)).toHaveText(/^Resend in \d+ s$/);
    });
  });

  test("[AUTH-38][AUTH-40][DEP-01][OPEN-25] can see when Resend is disabled and when it is pending, and verifies with the code of the second mail", async ({
    page,
    stack,
  }) => {
    const lost = codeIn(await stack.mail.take(person.email));
    await stack.ageCodes(person.email, 61);

    await test.step("Resend looks different when it is disabled, and not when it is pending", async () => {
      const look = () =>
        resend(page).evaluate((button) => {
          const { color, backgroundColor } = getComputedStyle(button);
          return { color, backgroundColor };
        });
      const withheld = await look();
      await expect(resend(page)).toBeDisabled();
      await resend(page).hover();
      await expect.poll(look).toEqual(withheld);

      await page.clock.runFor(61_000);
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await look()).color).not.toBe(withheld.color);
      const ready = await look();

      const held = await holdCall(page, "**/api/resend-verification");
      await resend(page).press("Enter");
      await held.request;
      await expect(page.getByRole("button", { name: "Sending..." })).toHaveCSS("color", ready.color);
      held.release();
    });

    await test.step("only the code of the second mail verifies", async () => {
      const fresh = codeIn(await stack.mail.take(person.email));
      if (lost !== fresh) {
        await codeField(page).fill(lost);
        await codeField(page).press("Enter");
        await expect(codeField(page)).toHaveAccessibleDescription("That code is not right or has expired.");
      }
      await codeField(page).fill(fresh);
      await codeField(page).press("Enter");
      await expect(page).toHaveURL("/login");
      await fillLogin(page, person);
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL("/edit-profile");
    });
  });
});

test("[START-01][AUTH-38][ERR-04] a wrong code is refused beside the field, and after the right one the login screen says that the address is verified and holds it, also after a reload", async ({
  page,
  stack,
}) => {
  const person = aPerson();
  await fillSignUp(page, person);
  await registerButton(page).click();
  const right = codeIn(await stack.mail.take(person.email));

  await test.step("a failure shows the server's detail beside the field, or our default", async () => {
    await codeField(page).fill(right === "111111" ? "222222" : "111111");
    await verifyButton(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription("That code is not right or has expired.");

    await page.route("**/api/verifyemail", (route) => route.fulfill({ status: 500, body: "" }));
    await verifyButton(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription("Verification failed. Please try again.");
    await page.unroute("**/api/verifyemail");
  });

  await codeField(page).fill(right);
  await verifyButton(page).click();

  const notice = page.getByRole("status").filter({ hasText: "Your email is verified." });
  const email = page.getByLabel("Email", { exact: true });
  for (const arrive of [async () => {}, () => page.reload()]) {
    await arrive();
    await expect(page).toHaveURL("/login");
    await expect(notice).toBeVisible();
    await expect(email).toHaveValue(person.email);
  }
  await expectAccessible(page);
  expect(await page.title()).not.toContain(person.email);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(person.email);

  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/edit-profile");
  await page.goBack();
  await expect(email).toHaveValue("");
  await expect(notice).toHaveCount(0);
});

test("a taken address looks like any other", async ({ page, stack }) => {
  const owner = await aVerifiedPerson(stack);
  await fillSignUp(page, owner);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const subjects = () =>
    stack.mail.received.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("You already have a Fernwell account");
});

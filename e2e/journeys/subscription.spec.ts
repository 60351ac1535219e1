import { testCards } from "@fernwell/fake-stripe/cards";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aVerifiedPerson, saveProfile } from "../people.ts";

test.use({ locale: "en-GB", timezoneId: "Pacific/Auckland" });

const statusCall = "**/api/subscription/subscription-status";
const checkoutCall = "**/api/subscription/create-checkout-session?*";
const info = (page: Page) => page.getByRole("alertdialog", { name: "You have no subscription yet" });
const active = (page: Page) => page.getByRole("dialog", { name: "Your subscription is active" });
const failed = (page: Page) => page.getByRole("alertdialog", { name: "Error" });
const card = (page: Page, offer: string) => page.getByRole("listitem", { name: offer });

/** A subscription status response. */
type Status = Readonly<Record<string, string | boolean | null>>;

const none: Status = {
  is_active: false,
  status: "none",
  plan: null,
  trial_ends_at: null,
  current_period_ends_at: null,
  cancel_at_period_end: false,
  is_demo: false,
};

/** Fakes statuses that only time or the payment provider would bring about. */
async function fakeStatus(page: Page, changes: Status): Promise<void> {
  await page.route(statusCall, (route) => route.fulfill({ json: { ...none, ...changes } }));
}

/** Opens the page and closes the dialog that opens there. */
async function openPlans(page: Page): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

test.describe("a visitor", () => {
  test("[SUB-01][SUB-02][SUB-03][SUB-04][SUB-08][OPEN-34][AUTH-68] sees what a subscription is without a request to the server", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await page.goto("/subscription");
    await expect(page.getByRole("banner").getByRole("link", { name: "Fernwell, home" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Subscribe To Unlock And Enjoy All The Exclusive Features",
    );
    await expect(page.getByText(/14-day free trial/).first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ has: page.getByRole("button") })).toHaveCount(2);
    const blurbs = page.getByRole("region", { name: "What you get, with either plan" });
    await expect(blurbs.getByRole("heading", { level: 3 })).toHaveText([
      "Meals to your taste",
      "Exercise at your level",
      "Meditations with sound",
      "Plans from a sentence",
      "One grocery list",
      "Favourites, kept together",
    ]);
    await expect(page.getByRole("button", { name: "Skip", exact: true })).toBeHidden();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    expect(calls).toEqual([]);
  });

  test("[SUB-05][SUB-06][SUB-07][OPEN-02] reads each price, its period and its label", async ({ page }) => {
    await page.goto("/subscription");
    await expect(card(page, "Annual")).toContainText("$36 USD per year");
    await expect(card(page, "Annual")).toContainText("Billed once a year");
    await expect(card(page, "Monthly")).toContainText("$5 USD per month");
    await expect(card(page, "Monthly")).toContainText(/fortnightly/i);
    await expect(card(page, "Monthly")).toContainText("Billed once a month");
  });

  test("reads the day of the reminder and of the first charge, and how to cancel", async ({ page }) => {
    await page.clock.setFixedTime("2026-03-01T09:00:00+13:00");
    await page.goto("/subscription");
    await expect(card(page, "Annual")).toContainText(/First charge of \$36\sUSD on 15 March 2026\./);
    await expect(card(page, "Monthly")).toContainText(/First charge of \$5\sUSD on 15 March 2026\./);
    const story = page.getByRole("region", { name: "If you start today" });
    await expect(story.getByRole("listitem")).toHaveText([
      /^Today.*nothing is charged/,
      /^12 March 2026.*remind you by email/,
      /^15 March 2026.*first charge.*you pay nothing/,
    ]);
    await expect(page.getByText("Cancel whenever you like")).toBeVisible();
    await expect(page.getByText("hello@fernwell.example")).toBeVisible();
  });

  test("[OPEN-34] is sent to log in when choosing a plan", async ({ page }) => {
    for (const offer of ["Annual", "Monthly"]) {
      await page.goto("/subscription");
      await card(page, offer).getByRole("button").click();
      await expect(page).toHaveURL("/login");
    }
  });
});

test.describe("a person without a subscription", () => {
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[SUB-10][OPEN-35] sees a dialog that leads to the plans or can be closed", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    await page.goto("/subscription");
    await expect(info(page)).toHaveAccessibleDescription("Proceed to Pay, For Further Process.");
    await info(page).getByRole("button", { name: "Close" }).click();
    await expect(info(page)).toBeHidden();
    await expect(page).toHaveURL("/subscription");

    await page.setViewportSize({ width: 390, height: 500 });
    await page.reload();
    await info(page).getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(info(page)).toBeHidden();
    await expect(page.getByRole("region", { name: "Plans" })).toBeFocused();
    await expect(card(page, "Annual").getByRole("heading")).toBeInViewport();
    expect(calls).toEqual([]);
  });

  test("[SUB-09][SUB-11][SUB-15][API-17][API-18][OPEN-35][OPEN-37][OPEN-38] pays on the provider's page, returns to an active subscription and continues", async ({
    page,
    stack,
  }) => {
    await openPlans(page);
    const held = await holdCall(page, checkoutCall);
    // Clicks the card itself, away from its button.
    await card(page, "Annual").click({ position: { x: 24, y: 24 } });
    await expect(page.getByRole("button", { name: "Opening checkout..." })).toBeDisabled();
    await expect(card(page, "Monthly").getByRole("button")).toBeDisabled();
    const request = await held.request;
    expect(new URL(request.url()).search).toBe("?pkg=Annual");
    expect(request.postData()).toBeNull();
    held.release();

    await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
    await page.getByLabel(/card/i).fill(testCards.pays);
    await page.getByRole("button", { name: "Pay" }).click();

    await expect(active(page)).toBeVisible();
    await expect(page).toHaveURL("/subscription");
    await expect(active(page)).toHaveAccessibleDescription(
      /^Your Annual plan is free until .* Then it is \$36 USD per year, unless you cancel before\.$/,
    );
    await active(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/preferences");
  });

  test("[SUB-11] chooses the Monthly plan by its own card", async ({ page, stack }) => {
    await openPlans(page);
    const sent = page.waitForRequest(checkoutCall);
    await card(page, "Monthly").getByRole("button").press("Enter");
    expect(new URL((await sent).url()).search).toBe("?pkg=Monthly");
    await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
    await expect(page.getByText("14 days free, then")).toBeVisible();
  });

  test("[OPEN-37] returns to the plans after cancelling on the provider's page", async ({ page, stack }) => {
    await openPlans(page);
    await card(page, "Annual").getByRole("button").click();
    await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/subscription");
    await expect(info(page)).toBeVisible();
  });

  test("[SUB-12][ERR-10] sees that a checkout failed, and retries", async ({ page, stack }) => {
    await openPlans(page);
    const failures = [{ status: 503, json: { detail: "Payments are not available." } }, null] as const;
    for (const failure of failures) {
      await page.route(checkoutCall, (route) => (failure ? route.fulfill(failure) : route.abort()));
      await card(page, "Monthly").getByRole("button").click();
      await expect(failed(page)).toHaveAccessibleDescription(
        "Failed to start subscription. Please try again.",
      );
      await failed(page).getByRole("button", { name: "Close" }).click();
      await expect(card(page, "Monthly").getByRole("button")).toBeFocused();
      await page.unroute(checkoutCall);
    }

    await page.route(checkoutCall, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await card(page, "Monthly").getByRole("button").click();
    const sent = page.waitForRequest(checkoutCall);
    await failed(page).getByRole("button", { name: "Try Again" }).click();
    expect(new URL((await sent).url()).search).toBe("?pkg=Monthly");
    await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
  });

  test("[SUB-11] is only redirected to our pages or the provider's", async ({ page }) => {
    await openPlans(page);
    for (const url of ["javascript:document.title='taken'", "http://evil.example/", "//evil.example/"]) {
      await page.route(checkoutCall, (route) => route.fulfill({ json: { url } }));
      await card(page, "Annual").getByRole("button").click();
      await failed(page).getByRole("button", { name: "Close" }).click();
      await expect(page).toHaveURL("/subscription");
      await expect(page).toHaveTitle("Subscription · Fernwell");
      await page.unroute(checkoutCall);
    }
  });

  test("[API-18] has their status requested once in five minutes", async ({ page }) => {
    await page.clock.install();
    let readings = 0;
    page.on("request", (request) => request.url().endsWith("/subscription-status") && readings++);
    await openPlans(page);
    const leaveAndReturn = async () => {
      await page.getByRole("button", { name: "Skip", exact: true }).click();
      await page.getByRole("button", { name: "Skip Anyway" }).click();
      await expect(page).toHaveURL("/recomendation");
      await page.goBack();
      await expect(info(page)).toBeVisible();
      await info(page).getByRole("button", { name: "Close" }).click();
    };
    await leaveAndReturn();
    expect(readings).toBe(1);
    await page.clock.runFor(5 * 60 * 1000);
    await leaveAndReturn();
    await expect.poll(() => readings).toBe(2);
  });

  test("[OPEN-38] has their status reloaded when Back restores the cached page", async ({ page, stack }) => {
    await openPlans(page);
    // A page without content leaves the browser where it is, with the button still pending.
    await page.route(`${stack.stripe.url}/**`, (route) => route.fulfill({ status: 204 }));
    const leaving = page.waitForRequest(`${stack.stripe.url}/**`);
    await card(page, "Annual").getByRole("button").click();
    await leaving;
    await expect(page.getByRole("button", { name: "Opening checkout..." })).toBeVisible();
    const reading = page.waitForRequest(statusCall);
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await reading;
    await expect(info(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Opening checkout...", includeHidden: true })).toBeHidden();
  });

  test("[OPEN-38] is not asked to pay again while a payment is being processed", async ({ page }) => {
    await fakeStatus(page, {});
    await page.goto("/subscription?checkout=done");
    await expect(page.getByText("We are waiting to hear of your payment.")).toBeVisible();
    await expect(page).toHaveURL("/subscription");
    await expect(page.getByRole("alertdialog")).toBeHidden();

    await page.unroute(statusCall);
    await fakeStatus(page, { status: "active", is_active: true, plan: "Monthly" });
    await expect(active(page)).toBeVisible();
    await expect(page.getByText("We are waiting to hear of your payment.")).toBeHidden();
  });

  test("[SUB-16][OPEN-39] can still open every screen", async ({ page }) => {
    for (const address of ["/recomendation", "/settings", "/preferences", "/favorites/meals"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
  });

  test("[ONB-27][ONB-28][ONB-29][ONB-30][ONB-31][OPEN-51] can skip the step", async ({ page }) => {
    await openPlans(page);
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Just Few Seconds" });
    await expect(dialog).toHaveAccessibleDescription(/^It'll only take 45 seconds…/);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/subscription");
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await dialog.getByRole("button", { name: "Skip Anyway" }).click();
    await expect(page).toHaveURL("/recomendation");
  });

  test("[OPEN-36][DEP-03] no link opens the card-entry dialog where payments are real", async ({ page }) => {
    await page.goto("/subscription?demo=Annual");
    await expect(info(page)).toBeVisible();
    await expect(page.getByLabel("Card number")).toBeHidden();
  });

  test("still sees the plans and can choose one when the status cannot be loaded", async ({
    page,
    stack,
  }) => {
    await page.route(statusCall, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/subscription");
    await card(page, "Annual").getByRole("button").click();
    await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
  });
});

test.describe("a person whose subscription is", () => {
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  const trialEnd = "2026-03-15T00:00:00.000Z";

  test("[SUB-09][SUB-15] active or trialing reads that the subscription is active", async ({ page }) => {
    const statuses: Status[] = [
      { status: "trialing", is_active: false, plan: "Annual", trial_ends_at: trialEnd },
      { status: "active", is_active: true, plan: "Annual", current_period_ends_at: trialEnd },
    ];
    for (const status of statuses) {
      await fakeStatus(page, status);
      await page.goto("/subscription");
      await expect(active(page)).toBeVisible();
      await active(page).getByRole("button", { name: "Close" }).click();
      await page.unroute(statusCall);
    }

    await expect(card(page, "Annual")).toContainText("This is your plan.");
    await card(page, "Monthly").getByRole("button").click();
    await expect(active(page)).toBeVisible();
    await active(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/preferences");
  });

  test("over reads that the trial has been used and the first charge is today", async ({ page }) => {
    await fakeStatus(page, { status: "canceled", plan: "Annual", trial_ends_at: trialEnd });
    await page.goto("/subscription");
    await page.getByRole("alertdialog", { name: "Your subscription has ended" }).press("Escape");
    await expect(card(page, "Monthly")).toContainText(/First charge of \$5\sUSD today\./);
    await expect(page.getByText("yours has been used")).toBeVisible();
    await expect(page.getByText("Free for 14 days")).toBeHidden();
  });

  test("past due is asked to change the card", async ({ page }) => {
    await fakeStatus(page, { status: "past_due", plan: "Monthly", trial_ends_at: trialEnd });
    await page.goto("/subscription");
    const dialog = page.getByRole("alertdialog", { name: "Your last payment did not go through" });
    await expect(dialog).toHaveAccessibleDescription("Proceed to Pay, For Further Process.");
    await dialog.getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(card(page, "Monthly").getByRole("button", { name: "Change card" })).toBeVisible();
  });

  test("already active in another tab reads that instead of an error", async ({ page }) => {
    await openPlans(page);
    await fakeStatus(page, { status: "active", is_active: true, plan: "Annual" });
    await page.route(checkoutCall, (route) =>
      route.fulfill({
        status: 409,
        json: { detail: "You have subscribed already.", code: "already_subscribed" },
      }),
    );
    await card(page, "Annual").getByRole("button").click();
    await expect(active(page)).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });
});

test("[ONB-02] a new person logs in, sets up a profile and reaches the plans", async ({ page, stack }) => {
  const { email, password } = await aVerifiedPerson(stack);
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await page.getByRole("radio", { name: "Other" }).check();
  await page.getByLabel("Phone number").fill("211234567");
  await page.getByLabel("Address").fill("1 Fern Way");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/subscription");
  await expect(info(page)).toBeVisible();
});

test("works by keyboard, from the dialog to a plan", async ({ page, stack }) => {
  await saveProfile(stack, await signIn(page, stack));
  await page.goto("/subscription");
  await expect(info(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Plans" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page, "Annual").getByRole("button")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page, "Monthly").getByRole("button")).toBeFocused();
  const sent = page.waitForRequest(checkoutCall);
  await page.keyboard.press("Enter");
  await sent;
});

test("has no accessibility violation, with and without its dialogs", async ({ page, stack }) => {
  test.slow();
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, stack);
  await page.goto("/subscription");
  await expect(info(page)).toBeVisible();
  await expectAccessible(page);
  await info(page).getByRole("button", { name: "Close" }).click();
  await expectAccessible(page);
  await page.route(checkoutCall, (route) => route.fulfill({ status: 500, body: "" }));
  await card(page, "Annual").getByRole("button").click();
  await expect(failed(page)).toBeVisible();
  await expectAccessible(page);
});

test("has no accessibility violation while a payment is processed and when it is confirmed", async ({
  page,
  stack,
}) => {
  test.slow();
  await signIn(page, stack);
  await fakeStatus(page, {});
  await page.goto("/subscription?checkout=done");
  await expect(page.getByText("We are waiting to hear of your payment.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(statusCall);
  await fakeStatus(page, { status: "active", is_active: true, plan: "Monthly" });
  await expect(active(page)).toBeVisible();
  await expectAccessible(page);
});

test("fits the narrowest phone", async ({ page, stack }) => {
  await page.goto("/subscription");
  await expectNoSidewaysScroll(page);
  await signIn(page, stack);
  await openPlans(page);
  await expectNoSidewaysScroll(page);
});

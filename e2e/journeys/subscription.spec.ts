import { testCards } from "@fernwell/fake-stripe/cards";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aVerifiedPerson } from "../people.ts";

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
  test("[SUB-01][SUB-02][SUB-03][SUB-04][SUB-05][SUB-06][SUB-07][SUB-08][OPEN-02][OPEN-34][AUTH-68] sees what a subscription is and costs without a request to the server, and logs in to choose a plan", async ({
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
    await test.step("each plan has its price, its period and its label", async () => {
      await expect(card(page, "Annual")).toContainText("$36 USD per year");
      await expect(card(page, "Annual")).toContainText("Billed once a year");
      await expect(card(page, "Monthly")).toContainText("$5 USD per month");
      await expect(card(page, "Monthly")).toContainText(/fortnightly/i);
      await expect(card(page, "Monthly")).toContainText("Billed once a month");
    });
    expect(calls).toEqual([]);

    await test.step("choosing either plan leads to the login", async () => {
      await card(page, "Annual").getByRole("button").click();
      await expect(page).toHaveURL("/login");
      await page.goBack();
      await card(page, "Monthly").getByRole("button").click();
      await expect(page).toHaveURL("/login");
    });
  });

  test("reads the day of the reminder and of the first charge, and how to cancel, also on the narrowest phone", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-03-01T09:00:00+13:00");
    await page.goto("/subscription");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test.describe("a person without a subscription", () => {
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[SUB-10][SUB-11][OPEN-35][OPEN-37] sees a dialog that can be closed or leads to the plans, chooses Monthly by keyboard, and returns after cancelling", async ({
    page,
    stack,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    await page.goto("/subscription");
    await expect(info(page)).toHaveAccessibleDescription("Proceed to Pay, For Further Process.");
    await expectAccessible(page);
    await info(page).getByRole("button", { name: "Close" }).click();
    await expect(info(page)).toBeHidden();
    await expect(page).toHaveURL("/subscription");
    await expectAccessible(page);

    await test.step("the keyboard leads from the dialog to the plans", async () => {
      await page.setViewportSize({ width: 390, height: 500 });
      await page.reload();
      await expect(info(page).getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(info(page).getByRole("button", { name: "Proceed to Pay" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(info(page)).toBeHidden();
      await expect(page.getByRole("region", { name: "Plans" })).toBeFocused();
      await expect(card(page, "Annual").getByRole("heading")).toBeInViewport();
      expect(calls).toEqual([]);
    });

    await test.step("each plan has its own button", async () => {
      await page.keyboard.press("Tab");
      await expect(card(page, "Annual").getByRole("button")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(card(page, "Monthly").getByRole("button")).toBeFocused();
      const sent = page.waitForRequest(checkoutCall);
      await page.keyboard.press("Enter");
      expect(new URL((await sent).url()).search).toBe("?pkg=Monthly");
      await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
      await expect(page.getByText("14 days free, then")).toBeVisible();
    });

    await test.step("cancelling on the provider's page leads back to the plans", async () => {
      await page.getByRole("link", { name: "Cancel" }).click();
      await expect(page).toHaveURL("/subscription");
      await expect(info(page)).toBeVisible();
    });
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
      /^Your Annual plan is free until .* Then it is \$36 USD per year, unless you cancel first\.$/,
    );
    await active(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/preferences");
  });

  test("[SUB-11][SUB-12][ERR-10] is only redirected to our pages or the provider's, sees that a checkout failed, and retries", async ({
    page,
    stack,
  }) => {
    await openPlans(page);
    for (const url of ["javascript:document.title='taken'", "http://evil.example/", "//evil.example/"]) {
      await page.route(checkoutCall, (route) => route.fulfill({ json: { url } }));
      await card(page, "Annual").getByRole("button").click();
      await failed(page).getByRole("button", { name: "Close" }).click();
      await expect(page).toHaveURL("/subscription");
      await expect(page).toHaveTitle("Subscription · Fernwell");
      await page.unroute(checkoutCall);
    }

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
    await expect(failed(page)).toBeVisible();
    await expectAccessible(page);
    const sent = page.waitForRequest(checkoutCall);
    await failed(page).getByRole("button", { name: "Try Again" }).click();
    expect(new URL((await sent).url()).search).toBe("?pkg=Monthly");
    await page.waitForURL(`${stack.stripe.url}/c/pay/**`);
  });

  test("[API-18][ONB-27][ONB-28][ONB-29][ONB-30][ONB-31][OPEN-51] can skip the step, and has their status requested once in five minutes", async ({
    page,
  }) => {
    await page.clock.install();
    let readings = 0;
    page.on("request", (request) => request.url().endsWith("/subscription-status") && readings++);
    await openPlans(page);
    await expectNoSidewaysScroll(page);
    const skip = page.getByRole("button", { name: "Skip", exact: true });
    const dialog = page.getByRole("alertdialog", { name: "Just Few Seconds" });
    await skip.click();
    await expect(dialog).toHaveAccessibleDescription(/^It'll only take 45 seconds…/);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/subscription");

    const leaveAndReturn = async () => {
      await skip.click();
      await dialog.getByRole("button", { name: "Skip Anyway" }).click();
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

  test("[OPEN-36][OPEN-38][DEP-03] is never asked for a card here, and has their status reloaded when Back restores the cached page and when another tab has paid", async ({
    page,
    stack,
  }) => {
    await test.step("no link opens the card-entry dialog where payments are real", async () => {
      await page.goto("/subscription?demo=Annual");
      await expect(info(page)).toBeVisible();
      await expect(page.getByLabel("Card number")).toBeHidden();
      await info(page).getByRole("button", { name: "Close" }).click();
      await expect(info(page)).toBeHidden();
    });

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
    await info(page).getByRole("button", { name: "Close" }).click();

    await test.step("a subscription from another tab is no error", async () => {
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

  test("[OPEN-38] is not asked to pay again while a payment is being processed", async ({ page }) => {
    await fakeStatus(page, {});
    await page.goto("/subscription?checkout=done");
    await expect(page.getByText("We are waiting for news of your payment.")).toBeVisible();
    await expect(page).toHaveURL("/subscription");
    await expect(page.getByRole("alertdialog")).toBeHidden();
    for (const plan of ["Annual", "Monthly"])
      await expect(card(page, plan).getByRole("button")).toBeDisabled();
    await expectAccessible(page);
    await expect(page.getByText("We are waiting for news of your payment.")).toBeVisible();

    await page.unroute(statusCall);
    await fakeStatus(page, { status: "active", is_active: true, plan: "Monthly" });
    await expect(active(page)).toBeVisible();
    await expect(page.getByText("We are waiting for news of your payment.")).toBeHidden();
    await expectAccessible(page);
  });

  test("[SUB-16][OPEN-39] can still open every screen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const expectOpen = async (address: string, title: string) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(address);
    };
    await page.goto("/preferences");
    await expectOpen("/preferences", "Let's Choose Your Preferences");
    await page.goto("/recomendation");
    await expectOpen("/recomendation", "Recommendations For You!");
    await page.getByRole("link", { name: "Settings" }).click();
    await expectOpen("/settings", "Settings");
    await page.getByRole("button", { name: "My Favorites" }).click();
    await page.getByRole("link", { name: "My Meals" }).click();
    await expectOpen("/favorites/meals", "My Meals");
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

  test("over or past due reads that the trial has been used, or is asked to change the card", async ({
    page,
  }) => {
    await fakeStatus(page, { status: "canceled", plan: "Annual", trial_ends_at: trialEnd });
    await page.goto("/subscription");
    await page.getByRole("alertdialog", { name: "Your subscription has ended" }).press("Escape");
    await expect(card(page, "Monthly")).toContainText(/First charge of \$5\sUSD today\./);
    await expect(page.getByText("yours has been used")).toBeVisible();
    await expect(page.getByText("Free for 14 days")).toBeHidden();
    await page.unroute(statusCall);

    await fakeStatus(page, { status: "past_due", plan: "Monthly", trial_ends_at: trialEnd });
    await page.goto("/subscription");
    const dialog = page.getByRole("alertdialog", { name: "Your last payment did not go through" });
    await expect(dialog).toHaveAccessibleDescription("Proceed to Pay, For Further Process.");
    await dialog.getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(card(page, "Monthly").getByRole("button", { name: "Change card" })).toBeVisible();
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

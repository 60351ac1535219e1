import { testCards } from "@fernwell/fake-stripe/cards";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aVerifiedPerson, logIn, subscribe } from "../people.ts";
import type { Stack } from "../stack.ts";

test.use({ locale: "en-GB", timezoneId: "UTC" });

const statusCall = "**/api/subscription/subscription-status";
const cancelCall = "**/api/subscription/cancel";
const section = (page: Page) => page.getByRole("region", { name: "Your subscription" });
const button = (page: Page, name: string) => section(page).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("alertdialog");

/** Starts the trial of the Annual plan for a new person and opens their subscription. */
async function openAsSubscriber(page: Page, stack: Stack): Promise<string> {
  const person = await aVerifiedPerson(stack);
  const token = await logIn(stack, person);
  await subscribe(stack, token, testCards.pays);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto("/settings/subscription");
  await expect(section(page)).toContainText("Your Annual plan is free until");
  return person.email;
}

async function cancelInTwoClicks(page: Page): Promise<void> {
  await button(page, "Cancel subscription").click();
  await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
  await expect(dialog(page)).toBeHidden();
}

test("a link to it opens its section", async ({ page, stack }) => {
  await openAsSubscriber(page, stack);
  await expect(section(page).getByRole("heading")).toBeInViewport();

  await page.goto("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("link", { name: "settings", exact: true }).click();
  await expect(page).toHaveURL("/settings/subscription");
  await expect(section(page).getByRole("heading")).toBeInViewport();
});

test("is cancelled in two clicks, confirmed by mail, and resumed", async ({ page, stack }) => {
  const email = await openAsSubscriber(page, stack);
  await expect(section(page)).toContainText("$36 USD per year");
  await button(page, "Cancel subscription").click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    /^Your plan stays as it is until \d+ \w+ \d{4}\. Then it ends, and nothing more will be charged\./,
  );
  const held = await holdCall(page, cancelCall);
  await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
  await expect(dialog(page).getByRole("button", { name: "Cancelling..." })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  held.release();

  await expect(section(page)).toContainText(/Your Annual plan ends on .* Nothing more will be charged\./);
  await expect(section(page).getByRole("heading")).toBeFocused();
  await expect(button(page, "Cancel subscription")).toBeHidden();
  await expect(button(page, "Change to Monthly")).toBeHidden();
  const confirmations = () =>
    stack.mail.received.filter(
      ({ to, subject }) => to === email && subject === "Your Fernwell subscription is cancelled",
    );
  await expect.poll(() => confirmations().length).toBe(1);
  expect(confirmations()[0]?.text).toContain(`${stack.url}/settings/subscription`);

  await expect(section(page)).toContainText(
    "If you keep it, it continues from that day at $36 USD per year.",
  );
  await button(page, "Keep my subscription").click();
  await expect(section(page)).toContainText("Your Annual plan is free until");
  await expect(section(page).getByRole("heading")).toBeFocused();
  await page.reload();
  await expect(section(page)).toContainText("Your Annual plan is free until");
});

test("changes to the other plan after a confirmation, and shows it everywhere", async ({ page, stack }) => {
  await openAsSubscriber(page, stack);
  await button(page, "Change to Monthly").click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    /^Your trial continues until .*nothing is charged before\. From then on the Monthly plan is \$5 USD per month\.$/,
  );
  await dialog(page).getByRole("button", { name: "Go back" }).click();
  await expect(button(page, "Change to Monthly")).toBeFocused();

  await button(page, "Change to Monthly").click();
  await dialog(page).getByRole("button", { name: "Change to Monthly" }).click();
  await expect(section(page)).toContainText("Your Monthly plan is free until");
  await expect(section(page)).toContainText("$5 USD per month");
  await expect(button(page, "Change to Annual")).toBeVisible();
});

test("leads to the provider's page with the receipts and the card, and back", async ({ page, stack }) => {
  await openAsSubscriber(page, stack);
  await button(page, "Receipts and card").click();
  await page.waitForURL(`${stack.stripe.url}/p/session/**`);
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL("/settings/subscription");
  await expect(section(page).getByRole("heading")).toBeInViewport();
});

test("is loaded again after it was cancelled and ended in another tab", async ({ page, stack }) => {
  await openAsSubscriber(page, stack);
  await button(page, "Cancel subscription").click();
  for (const subscription of Object.values(stack.stripe.state.subscriptions))
    subscription.status = "canceled";
  await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("You have no subscription, so there is nothing to change.")).toBeVisible();
  await expect(section(page)).toContainText("Your subscription has ended. Nothing will be charged.");
  await expect(section(page).getByRole("link", { name: "See the plans" })).toBeVisible();
  await expect(button(page, "Receipts and card")).toBeVisible();
});

test("stays as it is when a change fails, says so, and can be retried", async ({ page, stack }) => {
  await openAsSubscriber(page, stack);
  await page.route(cancelCall, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await cancelInTwoClicks(page);
  await expect(page.getByText("That did not work, and nothing has changed. Please try again.")).toBeVisible();
  await expect(section(page)).toContainText("Your Annual plan is free until");
  await expect(button(page, "Cancel subscription")).toBeFocused();
  await cancelInTwoClicks(page);
  await expect(section(page)).toContainText("Nothing more will be charged.");
});

test.describe("a person", () => {
  test("without one finds a link to the plans", async ({ page, stack }) => {
    await signIn(page, stack);
    await page.goto("/settings/subscription");
    await expect(section(page)).toContainText("You have no subscription yet. Nothing will be charged.");
    await section(page).getByRole("link", { name: "See the plans" }).click();
    await expect(page).toHaveURL("/subscription");
  });

  test("whose status cannot be loaded sees an error and can retry", async ({ page, stack }) => {
    await signIn(page, stack);
    await page.route(statusCall, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/settings/subscription");
    await expect(section(page).getByRole("alert")).toContainText("We could not load your subscription.");
    await expectAccessible(page);
    await page.unroute(statusCall);
    await button(page, "Try again").click();
    await expect(section(page)).toContainText("You have no subscription yet.");
  });

  test("whose payment failed can change the card or cancel", async ({ page, stack }) => {
    await signIn(page, stack);
    await page.route(statusCall, (route) =>
      route.fulfill({
        json: {
          is_active: false,
          status: "past_due",
          plan: "Monthly",
          trial_ends_at: null,
          current_period_ends_at: "2026-03-15T00:00:00.000Z",
          cancel_at_period_end: false,
          is_demo: false,
        },
      }),
    );
    await page.goto("/settings/subscription");
    await expect(section(page)).toContainText("Your last payment did not go through.");
    await expect(button(page, "Change your card")).toBeVisible();
    await expect(button(page, "Change to Annual")).toBeHidden();
    await expectAccessible(page);
    await button(page, "Cancel subscription").click();
    await expect(dialog(page)).toHaveAccessibleDescription(/^Your subscription ends, and nothing more/);
  });
});

test("is cancelled by keyboard alone", async ({ page, stack }) => {
  await openAsSubscriber(page, stack);
  await section(page).getByRole("heading").focus();
  for (const name of ["Change to Monthly", "Receipts and card", "Cancel subscription"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Go back" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(section(page)).toContainText("Nothing more will be charged.");
  await expect(section(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Keep my subscription")).toBeFocused();
});

test("has no accessibility violation and fits the narrowest phone", async ({ page, stack }) => {
  test.slow();
  await openAsSubscriber(page, stack);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, "Cancel subscription").click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Cancel subscription" }).click();
  await expect(button(page, "Keep my subscription")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

/** The subscription of a person who has just paid for a year. */
async function openAsPayer(page: Page, stack: Stack): Promise<string> {
  const email = await openAsSubscriber(page, stack);
  const customer = Object.values(stack.stripe.state.customers).find((each) => each.email === email);
  if (!customer) throw new Error("no customer");
  stack.stripe.advanceDays(14);
  await stack.stripe.webhooks.delivered();
  return customer.id;
}

/** Reloads until what has happened at the provider has arrived. */
async function expectToSay(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(section(page)).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test("[TRUST-44] says that a payment was refunded, and that it has ended", async ({ page, stack }) => {
  const customer = await openAsPayer(page, stack);
  await expectToSay(page, /renews on/);
  stack.stripe.refund(customer);
  await expectToSay(
    page,
    /Your subscription has ended\. Your payment of \$36 USD was refunded on \d+ \w+ \d{4}\. Nothing will be charged\./,
  );
  await expectAccessible(page);

  await page.goto("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/^Your payment of \$36 USD was refunded on/)).toBeVisible();
});

test("[TRUST-45] says that a dispute pauses it, and goes on when it is won", async ({ page, stack }) => {
  const customer = await openAsPayer(page, stack);
  stack.stripe.openDispute(customer);
  await expectToSay(page, /was disputed on .* your subscription is paused and nothing is charged\./);
  await expect(section(page)).toContainText("Your subscription is paused.");
  await expect(button(page, "Change your card")).toBeHidden();
  await expectAccessible(page);
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/Until your bank has decided/)).toBeVisible();

  stack.stripe.closeDispute(customer, "won");
  await page.goto("/settings/subscription");
  await expectToSay(page, /renews on .* The dispute about your payment of \$36 USD is settled/);
});

import { paths, type SettingsAddress, settingsAddresses } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, fillLogin, signIn, test } from "../fixtures.ts";
import { aVerifiedPerson } from "../people.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const labels: Record<SettingsAddress, string> = {
  "/settings/you": "You",
  "/settings/answers": "Answers",
  "/settings/cooking": "Cooking",
  "/settings/week": "Your week",
  "/settings/feedback": "Feedback",
  "/settings/appearance": "Appearance",
  "/settings/sign-in": "Devices and sign-in",
  "/settings/subscription": "Subscription",
  "/settings/calendar": "Calendar",
  "/settings/notifications": "Notifications",
  "/settings/this-device": "This device",
  "/settings/your-data": "Your data",
};

/** Shown once the content of a section has loaded. */
const loaded: Record<SettingsAddress, string> = {
  "/settings/you": "Save changes",
  "/settings/answers": "Meal preferences",
  "/settings/cooking": "For how many",
  "/settings/week": "Follow this device",
  "/settings/feedback": "You have not told us anything yet.",
  "/settings/appearance": "As the system",
  "/settings/sign-in": "This device, logged in",
  "/settings/subscription": "See the plans",
  "/settings/calendar": "Make an address",
  "/settings/notifications": "Notifications are blocked in this browser",
  "/settings/this-device": "Kept meditations",
  "/settings/your-data": "Get a copy of my data",
};

const sectionLinks = (page: Page) => page.getByRole("navigation", { name: "Settings" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const wayBack = (page: Page) => page.getByRole("main").getByRole("link", { name: "All settings" });

test.describe("the addresses", () => {
  test("[TRUST-70] a visitor logs in first and returns to the section", async ({ page, stack }) => {
    const person = await aVerifiedPerson(stack);
    await page.goto(paths.myPassword);
    await expect(page).toHaveURL("/login");
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/settings/sign-in#password");
    await expect(page.getByRole("heading", { name: "Your password" })).toBeFocused();
  });

  test("[TRUST-70] an unknown section is not found", async ({ page, stack }) => {
    await signIn(page, stack);
    for (const address of ["/settings/nothing", "/settings/you/more"]) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText("There is nothing growing here");
      await expect(page).toHaveTitle("Page not found · Fernwell");
    }
  });

  test("[TRUST-70] /settings/you saves the profile as Profile Settings does", async ({ page, stack }) => {
    await signIn(page, stack);
    await page.goto(paths.myProfile);
    await expect(page.getByLabel("Country code")).toHaveText("+92");
    await page.getByLabel("First name").fill("Augusta");
    await page.getByLabel("Last name").fill("Lovelace");
    await page.getByLabel("Date of birth").fill("1990-02-28");
    await page.getByRole("radio", { name: "Female" }).check();
    await page.getByLabel("Phone number").fill("211234567");
    await page.getByLabel("Address").fill("1 Fern Way");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Your profile is saved.")).toBeVisible();
    await page.goto(paths.settings);
    await page.getByRole("button", { name: "Profile Settings" }).click();
    await expect(page.getByLabel("First name")).toHaveValue("Augusta");
  });
});

test.describe("each section", () => {
  test.use({ viewport: phone });
  test.slow();

  const half = Math.ceil(settingsAddresses.length / 2);
  for (const addresses of [settingsAddresses.slice(0, half), settingsAddresses.slice(half)]) {
    const names = addresses.map((address) => labels[address]).join(", ");
    test(`[TRUST-70][TRUST-71][TRUST-72][TRUST-73] has an address, a title, a way back by keyboard and no violation, on a phone and wide: ${names}`, async ({
      page,
      stack,
    }) => {
      await signIn(page, stack);
      for (const address of addresses) {
        await page.setViewportSize(phone);
        await page.goto(address);
        await expect(heading(page)).toHaveText(labels[address]);
        await expect(page).toHaveTitle(`${labels[address]} · Settings · Fernwell`);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.getByText(loaded[address])).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(desktop);
        await expect(sectionLinks(page)).toBeVisible();
        await expectAccessible(page);

        await page.setViewportSize(phone);
        await expect(sectionLinks(page)).toBeHidden();
        await page.getByRole("main").focus();
        await page.keyboard.press("Tab");
        await expect(wayBack(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL("/settings");
        await expect(page.getByRole("main")).toBeFocused();
      }
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[TRUST-71][TRUST-73] a list below the accordions leads to the sections, and each section back", async ({
    page,
  }) => {
    await page.goto(paths.settings);
    const listed = settingsAddresses.slice(2);
    await expect(sectionLinks(page).getByRole("link")).toHaveCount(listed.length);
    const accordion = await page.getByRole("button", { name: "Preference Settings" }).boundingBox();
    const list = await sectionLinks(page).boundingBox();
    expect(list?.y).toBeGreaterThan(accordion?.y ?? Number.POSITIVE_INFINITY);

    for (const address of listed) {
      await sectionLinks(page)
        .getByRole("link", { name: new RegExp(`^${labels[address]}`) })
        .click();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(labels[address]);
      await expect(heading(page)).toBeInViewport();
      await expect(sectionLinks(page)).toBeHidden();
      await wayBack(page).click();
      await expect(page).toHaveURL("/settings");
      await expect(page.getByRole("button", { name: "Profile Settings" })).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("[TRUST-71] the list works by keyboard", async ({ page }) => {
    await page.goto(paths.settings);
    await page.getByRole("button", { name: "Preference Settings" }).focus();
    for (const address of settingsAddresses.slice(2)) {
      await page.keyboard.press("Tab");
      await expect(sectionLinks(page).locator(`[href="${address}"]`)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings/your-data");
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: desktop });
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[TRUST-71][TRUST-72] a column of links stays beside the content and marks the current section", async ({
    page,
  }) => {
    await page.goto(paths.settings);
    const marked = sectionLinks(page).locator("[aria-current=page]");
    const all = ["All settings", ...Object.values(labels)];
    await expect(sectionLinks(page).getByRole("link")).toHaveText(all);
    await expect(marked).toHaveText(["All settings"]);

    for (const address of settingsAddresses) {
      await sectionLinks(page).getByRole("link", { name: labels[address], exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(labels[address]);
      await expect(sectionLinks(page).getByRole("link")).toHaveText(all);
      await expect(marked).toHaveText([labels[address]]);
      await expect(marked).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(page.getByLabel("Sidebar", { exact: true }).locator("[aria-current=page]")).toHaveText([
        "Settings",
      ]);
      const [column, content] = [await sectionLinks(page).boundingBox(), await heading(page).boundingBox()];
      expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThan(content?.x ?? 0);
    }
    await sectionLinks(page).getByRole("link", { name: "All settings" }).click();
    await expect(page).toHaveURL("/settings");
  });

  test("[TRUST-72] the column comes before the content and works by keyboard", async ({ page }) => {
    await page.goto(paths.mySubscription);
    await expect(heading(page)).toBeVisible();
    await page.getByRole("main").focus();
    for (const name of [
      "All settings",
      "You",
      "Answers",
      "Cooking",
      "Your week",
      "Feedback",
      "Appearance",
      "Devices and sign-in",
    ]) {
      await page.keyboard.press("Tab");
      await expect(sectionLinks(page).getByRole("link", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings/sign-in");
    await expect(sectionLinks(page).locator("[aria-current=page]")).toBeFocused();
    await expect(page.getByText("Devices and sign-in · Settings · Fernwell")).toBeAttached();
  });
});

test("[TRUST-74] links to a part of /settings lead to it in its section and focus its heading", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  const parts = {
    "#email": ["/settings/sign-in", "Your email"],
    "#password": ["/settings/sign-in", "Your password"],
    "#sessions": ["/settings/sign-in", "Where you are logged in"],
    "#subscription": ["/settings/subscription", "Your subscription"],
    "#calendar": ["/settings/calendar", "Your plans in your calendar"],
    "#your-data": ["/settings/your-data", "A copy of your data"],
    "#delete-account": ["/settings/your-data", "Delete your account"],
  } as const;
  await page.goto("/about");
  for (const [hash, [address, name]] of Object.entries(parts)) {
    await page.goto(`/settings${hash}`);
    await expect(page).toHaveURL(address + hash);
    await expect(page.getByRole("heading", { name })).toBeFocused();
    await expect(page.getByRole("heading", { name })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  }
});

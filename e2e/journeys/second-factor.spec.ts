import { takeMail } from "@fernwell/api/test/people.ts";
import { showCode } from "@fernwell/api/test/second-factor.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { test as base, expect, fillLogin } from "../fixtures.ts";
import { aVerifiedPerson, logIn, type Person, saveProfile } from "../people.ts";

/** Browsers make no passkeys for an IP address. */
const test = base.extend({
  baseURL: async ({ stack }, use) => use(stack.url.replace("127.0.0.1", "localhost")),
});

let person: Person;
test.beforeEach(async ({ page, stack }) => {
  person = await aVerifiedPerson(stack);
  const token = await logIn(stack, person);
  await saveProfile(stack, token);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem("started")) localStorage.setItem("token", value);
    sessionStorage.setItem("started", "yes");
  }, token);
});

/** A device with a fingerprint reader that always recognises its owner. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function givePassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: button }).click();
}

/** Up to the second step. */
async function beginLogin(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await fillLogin(page, person);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
}

async function expectIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/subscription$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{64}$/);
}

/** Sets the app up, saves the codes, and returns what an attacker would want. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/settings/sign-in#authenticator");
  await page.getByRole("button", { name: "Set up an app" }).click();
  await givePassword(page, "Continue");
  const dialog = page.getByRole("dialog", { name: "Connect your app" });
  await expect(dialog.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessible(page);
  const key = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent();
  const secret = key?.replaceAll(" ", "") ?? "";
  await dialog.getByLabel("Code that the app shows").fill("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That code is not right or has been used.")).toBeVisible();
  await dialog.getByLabel("Code that the app shows").fill(showCode(secret, new Date()));
  await page.keyboard.press("Enter");
  return { secret, codes: await saveCodes(page) };
}

async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Save your recovery codes" });
  const items = dialog.getByRole("list").getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("fernwell-recovery-codes.txt");
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeFocused();
  return codes;
}

test("[TRUST-88] [TRUST-87] a passkey is added, named, used to log in with the keyboard, and removed", async ({
  page,
  stack,
}) => {
  await addDevice(page);
  await page.goto("/settings/sign-in#passkeys");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await givePassword(page, "Continue");
  const naming = page.getByRole("dialog", { name: "Name this passkey" });
  await expect(naming.getByLabel("Name")).toHaveValue(/Chrome on /);
  await naming.getByLabel("Name").fill("");
  await page.keyboard.press("Enter");
  await expect(naming.getByText("Please name the passkey")).toBeVisible();
  await naming.getByLabel("Name").fill("My laptop");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await saveCodes(page);
  await takeMail(stack, person.email, "How you log in to Fernwell has changed");

  await page.getByRole("button", { name: "Rename My laptop" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("W".repeat(60));
  await page.keyboard.press("Enter");
  await expect(page.getByText("W".repeat(60), { exact: true })).toBeVisible();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);

  await beginLogin(page);
  await expect(page.getByLabel("Code from your authenticator app")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use your passkey" }).focus();
  await page.keyboard.press("Enter");
  await expectIn(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/verify-login/);

  await page.goto("/settings/sign-in#passkeys");
  await expect(page.getByText(/last used/).first()).toBeVisible();
  await page.getByRole("button", { name: /^Remove W/ }).click();
  await givePassword(page, "Remove the passkey");
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
  await expect(page.getByText("You get ten of them when you add a passkey")).toBeVisible();
});

test("[TRUST-88] [TRUST-87] an app is set up, and its code and a recovery code confirm logins", async ({
  page,
  stack,
}) => {
  const { secret, codes } = await setUpApp(page);
  await expect(page.getByText(/^On since .*, not used yet\.$/)).toBeVisible();

  await beginLogin(page);
  await expect(page.getByRole("button", { name: "Use your passkey" })).toBeHidden();
  await page.keyboard.press("Tab");
  await page.getByLabel("Code from your authenticator app").fill("12");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the 6 digits that your app shows")).toBeVisible();
  await page.getByLabel("Code from your authenticator app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That code is not right or has been used.")).toBeVisible();
  await expectAccessible(page);
  // The code of the moment may be the one that turned the app on.
  await page
    .getByLabel("Code from your authenticator app")
    .fill(showCode(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press("Enter");
  await expectIn(page);

  await beginLogin(page);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.keyboard.type("AAAA");
  await page.keyboard.press("Enter");
  await expect(page.getByText("A recovery code has 12 letters and digits")).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
  await page.getByLabel("Recovery code").fill(codes[0]?.toLowerCase() ?? "");
  await page.keyboard.press("Enter");
  await expectIn(page);
  await takeMail(stack, person.email, "A recovery code was used for your Fernwell account");

  await page.goto("/settings/sign-in#recovery-codes");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
  await page.getByRole("button", { name: "Make new codes" }).click();
  await givePassword(page, "Make new codes");
  await saveCodes(page);
  await expect(page.getByText("10 of 10 left")).toBeVisible();

  await page.getByRole("button", { name: "Turn it off" }).click();
  await givePassword(page, "Turn it off");
  await expect(page.getByText("The authenticator app is turned off.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Authenticator app" })).toBeFocused();
});

test("[TRUST-87] a passkey that the browser refuses leaves the other ways, and a login that took too long starts again", async ({
  page,
}) => {
  await addDevice(page);
  await setUpApp(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await givePassword(page, "Continue");
  await page.getByRole("dialog").getByRole("button", { name: "Make the passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();

  await beginLogin(page);
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page.getByText("That was cancelled or took too long. Please try again.")).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.getByLabel("Code from your authenticator app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("That took too long. Please log in again.")).toBeVisible();
});

test("[TRUST-87] a person without a factor logs in as before and loads nothing for passkeys", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.add(request.url());
  });
  await page.goto("/settings/sign-in");
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await fillLogin(page, person);
  await page.keyboard.press("Enter");
  await expectIn(page);
  const loaded = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((text) => text.includes("WebAuthn is not supported in this browser"))).toEqual([]);
});

import { addresses } from "@fernwell/web/app/lib/paths.ts";
import type { Page } from "@playwright/test";

export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
  /** Brings the page into the state that is to be seen. */
  readonly arrange?: (page: Page) => Promise<void>;
}

const examples: Record<string, string> = {
  ":category": "meals",
  ":type": "meal",
  ":id": "0",
  "*": "a-token",
};

const goneLink = "This link has expired or has been used. Please ask for a new one.";

const forVisitors = new Set<string>([
  ...[addresses.landing, addresses.about, addresses.coFounder, addresses.founder, addresses.contact],
  ...[addresses.plans, addresses.explore, addresses.exploreUs, addresses.privacy, addresses.terms],
  ...[addresses.authPrivacy, addresses.authTerms, addresses.login, addresses.signup, addresses.resetPassword],
]);

const everyAddress: Screen[] = Object.entries(addresses).map(([name, address]) => ({
  name,
  address: address.replace(/:\w+|\*/g, (part) => examples[part] ?? part),
  isSignedIn: !forVisitors.has(address),
}));

const states: Screen[] = [
  { name: "notFound", address: "/no-such-page", isSignedIn: false },
  { name: "landing-menu", address: "/", isSignedIn: false, arrange: (page) => openMenu(page) },
  { name: "login-errors", address: "/login", isSignedIn: false, arrange: (page) => press(page, "Login") },
  { name: "login-failed", address: "/login", isSignedIn: false, arrange: failLogin },
  {
    name: "login-forgot",
    address: "/login",
    isSignedIn: false,
    arrange: (page) => press(page, "Forgot?"),
  },
  { name: "login-forgot-errors", address: "/login", isSignedIn: false, arrange: failForgot },
  {
    name: "signup-errors",
    address: "/signup",
    isSignedIn: false,
    arrange: (page) => press(page, "Register"),
  },
  { name: "signup-verify", address: "/signup", isSignedIn: false, arrange: openVerification },
  { name: "reset-code", address: "/login", isSignedIn: false, arrange: openCodeReset },
  { name: "reset-code-errors", address: "/login", isSignedIn: false, arrange: failCodeReset },
  {
    name: "reset-token-done",
    address: "/createNewPass/a-token",
    isSignedIn: false,
    arrange: (page) => resetByLink(page, 200, { status_code: 200 }),
  },
  {
    name: "reset-token-failed",
    address: "/createNewPass/a-token",
    isSignedIn: false,
    arrange: (page) => resetByLink(page, 400, { detail: goneLink }),
  },
  { name: "home-sidebar", address: "/recomendation", isSignedIn: true, arrange: (page) => openMenu(page) },
];

export const screens: readonly Screen[] = [...everyAddress, ...states];

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: /menu|open sidebar/i }).first();
  if (await menu.isVisible()) await menu.click();
}

async function failLogin(page: Page): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill("nobody@people.example");
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Garden");
  await press(page, "Login");
  await page.getByRole("alert").first().waitFor();
}

async function openVerification(page: Page): Promise<void> {
  await page.route("**/api/signup", (route) => route.fulfill({ json: { status_code: 200, message: "" } }));
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: true }).fill("ada.lovelace@people.example");
  await page.getByLabel("Password", { exact: true }).fill("Quiet-Garden");
  await page.getByLabel("Confirm password").fill("Quiet-Garden");
  await page.getByLabel("I accept the").check();
  await press(page, "Register");
  await page.getByRole("dialog").waitFor();
}

async function failForgot(page: Page): Promise<void> {
  await press(page, "Forgot?");
  await press(page, "Send Code");
}

async function openCodeReset(page: Page): Promise<void> {
  await page.route("**/api/forget-password", (route) =>
    route.fulfill({ json: { status_code: 200, message: "" } }),
  );
  await press(page, "Forgot?");
  await page.getByRole("dialog").getByLabel("Email").fill("ada.lovelace@people.example");
  await press(page, "Send Code");
  await page.getByLabel("Verification code").waitFor();
}

async function failCodeReset(page: Page): Promise<void> {
  await openCodeReset(page);
  await page.getByLabel("New password").fill("garden");
  await press(page, "Reset Password");
}

async function resetByLink(page: Page, status: number, json: object): Promise<void> {
  await page.route("**/api/reset-password/*", (route) => route.fulfill({ status, json }));
  await page.getByLabel("New password").fill("Brave-Meadow");
  await page.getByLabel("Confirm password").fill("Brave-Meadow");
  await press(page, "Reset Password");
  await page.getByRole("dialog").or(page.getByRole("alert")).waitFor();
}

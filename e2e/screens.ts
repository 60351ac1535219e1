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
    name: "signup-errors",
    address: "/signup",
    isSignedIn: false,
    arrange: (page) => press(page, "Register"),
  },
  { name: "signup-verify", address: "/signup", isSignedIn: false, arrange: openVerification },
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

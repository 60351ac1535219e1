import { parseArgs } from "node:util";
import { type Browser, chromium as engine } from "@playwright/test";
import { chromium } from "./browser.ts";
import { expect, fillLogin, fillSignUp, watchPage } from "./fixtures.ts";
import { aPerson } from "./people.ts";

/**
 * Signs up at a running installation in a browser, reads the code from maildev, verifies and logs in.
 * `pnpm --filter @fernwell/e2e try-sign-up --url https://127.0.0.1:8443 --mail http://127.0.0.1:1080`
 */
const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:5173" },
    mail: { type: "string", default: "http://127.0.0.1:1080" },
  },
});

const startedAt = performance.now();
const browser = await engine.launch(chromium);
try {
  await signUp(browser);
  console.log(`signed up, verified and logged in within ${Math.round(performance.now() - startedAt)} ms`);
} finally {
  await browser.close();
}

async function signUp(browser: Browser): Promise<void> {
  // An installation that is only tried out has a self-signed certificate.
  const context = await browser.newContext({ baseURL: options.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const problems = watchPage(page, [new URL(options.url).origin]);
  const person = aPerson();

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  const code = page.getByLabel("Verification code");
  await expect(code).toBeVisible();
  await code.fill(await readCode(person.email));
  await page.getByRole("button", { name: "Verify", exact: true }).click();

  await expect(page).toHaveURL("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/edit-profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
}

/** Waits for the mail with the code and returns the code. */
async function readCode(email: string): Promise<string> {
  const findCode = async (): Promise<string> => {
    const response = await fetch(`${options.mail}/email?to.address=${encodeURIComponent(email)}`);
    const [mail]: readonly { readonly text: string }[] = await response.json();
    return /code: (\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? "";
  };
  await expect.poll(findCode, { timeout: 30_000 }).not.toBe("");
  return findCode();
}

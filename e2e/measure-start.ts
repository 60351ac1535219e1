import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { paths } from "@fernwell/contract/paths";
import { chromium as playwright } from "@playwright/test";
import { chromium } from "./browser.ts";
import { fillLogin, fillSignUp } from "./fixtures.ts";
import { makeFreshClone, reportTime } from "./fresh-clone.ts";
import { openMailPage } from "./mail-page.ts";
import { aPerson } from "./people.ts";
import { waitForPicturesInView } from "./pictures-in-view.ts";

/**
 * Measures how long a newcomer needs from a fresh clone of the last commit, with `pnpm start`, to a first sign-up with the
 * mailed code in a browser. The screens on the way are in `shots/start`.
 */
const startedAt = performance.now();
const clone = await makeFreshClone();
const commandAt = performance.now();
const { product, mail } = await clone.start("start");
reportTime("until `pnpm start` is ready", performance.now() - commandAt);
const dir = fileURLToPath(new URL("../shots/start/", import.meta.url));
await mkdir(dir, { recursive: true });
const browser = await playwright.launch(chromium);
try {
  const page = await browser.newPage({ baseURL: product, viewport: { width: 1440, height: 900 } });
  const shoot = (name: string) => page.screenshot({ path: `${dir}${name}.png` });
  const open = async (path: string, name: string) => {
    await page.goto(path);
    await waitForPicturesInView(page);
    await shoot(name);
  };
  await open(paths.landing, "landing");

  const person = aPerson();
  await page.goto(paths.signup);
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  const code = page.getByLabel("Verification code");
  await code.waitFor();
  await code.fill(codeIn(await openMailPage(mail).take(person.email)));
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await page.waitForURL(`**${paths.login}`);
  reportTime("from the clone to the first sign-up", performance.now() - startedAt);
  await shoot("verified");

  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => url.pathname !== paths.login);
  await open(paths.home, "home");
  await open(paths.exercise("push-ups"), "exercise");
} finally {
  await browser.close();
  const stoppedAt = performance.now();
  await clone.stop();
  reportTime("until everything had stopped", performance.now() - stoppedAt);
  await clone.remove();
}

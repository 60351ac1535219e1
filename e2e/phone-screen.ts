import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { paths } from "@fernwell/contract/paths";
import { chromium as engine } from "@playwright/test";
import { chromium } from "./browser.ts";
import { aSession, saveProfile } from "./people.ts";
import { builtMedia, startStack } from "./stack.ts";

/**
 * Takes the screenshot in the landing page's phone: the app's home screen, with built pictures.
 * `pnpm shots:phone --media <dir>`, where `pnpm media --dir <dir>` has put them.
 */
const { media } = parseArgs({ options: { media: { type: "string" } } }).values;
if (media === undefined) throw new Error("usage: pnpm shots:phone --media <dir>");
const file = fileURLToPath(new URL("../studio/pictures/src/site/app-screen.jpg", import.meta.url));

const stack = await startStack("build", builtMedia(media));
const browser = await engine.launch(chromium);
try {
  const token = await aSession(stack);
  await saveProfile(stack, token);
  const page = await browser.newPage({
    baseURL: stack.url,
    viewport: { width: 384, height: 824 },
    deviceScaleFactor: 3,
  });
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto(paths.home, { waitUntil: "networkidle" });
  // The phone's camera covers the top of the page.
  await page.evaluate(() => {
    document.body.style.paddingTop = "44px";
  });
  await page.screenshot({ path: file, type: "jpeg", quality: 72 });
} finally {
  await browser.close();
  await stack.stop();
}

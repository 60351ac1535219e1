import { paths } from "@fernwell/contract/paths";
import { type Browser, type Page, chromium as playwright } from "@playwright/test";
import { chromium } from "./browser.ts";
import { makeFreshClone, reportTime } from "./fresh-clone.ts";
import { openMailPage } from "./mail-page.ts";
import { aSession } from "./people.ts";
import { waitForPicturesInView } from "./pictures-in-view.ts";

/**
 * Measures how soon `pnpm dev` shows complete pages in a browser, from a fresh clone of the last commit. Fails if a page or
 * picture takes too long, a request fails or a page reloads. Other work on the machine counts against it.
 */
const limitsMs = { firstLoad: 4_000, complete: 2_000, picture: 200 };
const problems: string[] = [];
const pictures: { readonly path: string; readonly ms: number }[] = [];

const clone = await makeFreshClone();
const startedAt = performance.now();
const { product, mail } = await clone.start("dev");
reportTime("until `pnpm dev` is ready", performance.now() - startedAt);
const browser = await playwright.launch(chromium);
try {
  const landing = await openPage(browser, paths.landing, null);
  check("the first load of the landing page", landing.loadMs, limitsMs.firstLoad);
  check("until all pictures of the landing page are there", landing.completeMs, limitsMs.complete);

  const token = await aSession({ url: product, mail: openMailPage(mail) });
  const home = await openPage(browser, paths.home, token);
  check("until all pictures of the home page are there", home.completeMs, limitsMs.complete);
  const details = { meal: "luxury-muesli", exercise: "push-ups", meditation: "a-square-of-chalk" } as const;
  for (const kind of ["meal", "exercise", "meditation"] as const) {
    const { completeMs } = await openPage(browser, paths[kind](details[kind]), token);
    check(`until all pictures of the ${kind} are there`, completeMs, limitsMs.complete);
  }
  for (const { path, ms } of pictures.toSorted((one, other) => other.ms - one.ms).slice(0, 1)) {
    check(`the slowest of ${pictures.length} pictures, ${path}`, ms, limitsMs.picture);
  }
} finally {
  await browser.close();
  await clone.stop();
  await clone.remove();
}
for (const problem of problems) console.log(`problem: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function check(what: string, ms: number, limitMs: number): void {
  reportTime(what, ms);
  if (ms > limitMs) problems.push(`${what}: more than ${limitMs / 1000} s`);
}

/** Opens the page as a first visit, waits for the pictures in view, then scrolls to the end to load the others. */
async function openPage(browser: Browser, path: string, token: string | null) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
    if (loads > 1) problems.push(`${path} reloaded`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // The app itself cancels calls whose result no component waits for.
    if (reason !== "net::ERR_ABORTED") problems.push(`${request.url()} failed on ${path}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      problems.push(`${response.url()} responded ${response.status()} on ${path}`);
  });
  page.on("requestfinished", (request) => {
    const { requestStart, responseEnd } = request.timing();
    if (request.url().endsWith(".svg")) {
      pictures.push({ path: new URL(request.url()).pathname, ms: responseEnd - requestStart });
    }
  });
  if (token) await page.addInitScript((value) => localStorage.setItem("token", value), token);

  const openedAt = performance.now();
  await page.goto(product + path);
  const loadMs = performance.now() - openedAt;
  await waitForPicturesInView(page);
  const completeMs = performance.now() - openedAt;
  await scrollToEnd(page);
  await page.close();
  return { loadMs, completeMs };
}

async function scrollToEnd(page: Page): Promise<void> {
  for (const image of await page.locator("img").all()) await image.scrollIntoViewIfNeeded();
  await waitForPicturesInView(page);
}

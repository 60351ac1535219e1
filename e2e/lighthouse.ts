import { paths, publicPaths } from "@fernwell/contract/paths";
import { chromium as engine } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromium } from "./browser.ts";
import { aSession } from "./people.ts";
import { startStack } from "./stack.ts";

/**
 * Prints Lighthouse's results for every public page of the built site, and for the screens that people open the app with,
 * as a signed-in person sees them, on a phone with a slow network.
 * `pnpm lighthouse` measures each page three times and takes the median; `pnpm lighthouse /plans` measures single pages.
 */
const asked = process.argv.slice(2);
const appPaths = [paths.login, paths.home, paths.recommendations("meals"), paths.meal("luxury-muesli")];
const pages = asked.length > 0 ? asked : [...publicPaths, ...appPaths];
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

const stack = await startStack();
const browser = await launch({
  chromePath: chromium.executablePath,
  chromeFlags: ["--headless", ...chromium.args],
});
try {
  await signIn();
  console.log(`page | ${categories.join(" | ")} | largest paint | shift | blocked | weight | script`);
  for (const path of pages) console.log(await measure(path));
} finally {
  browser.kill();
  await stack.stop();
}

/** Lighthouse keeps the storage of the browser from one run to the next, and with it the session. */
async function signIn(): Promise<void> {
  const token = await aSession(stack);
  const connected = await engine.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const [context] = connected.contexts();
  const page = await context?.newPage();
  await page?.goto(stack.url + paths.about);
  await page?.evaluate((value) => localStorage.setItem("token", value), token);
  await connected.close();
}

async function measure(path: string): Promise<string> {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const outcome = await lighthouse(stack.url + path, { port: browser.port, logLevel: "error" });
    if (!outcome) throw new Error(`Lighthouse returned no result for ${path}`);
    results.push(outcome.lhr);
  }
  results.sort((a, b) => getLargestPaint(a) - getLargestPaint(b));
  const middle = results[Math.floor(runs / 2)];
  if (!middle) throw new Error("nothing was measured");

  const value = (audit: string) => middle.audits[audit]?.numericValue ?? Number.NaN;
  const scores = categories.map((name) => Math.round((middle.categories[name]?.score ?? 0) * 100));
  const failed = Object.values(middle.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
    )
    .map(({ id }) => id);
  return [
    path,
    ...scores,
    `${(value("largest-contentful-paint") / 1000).toFixed(2)} s`,
    value("cumulative-layout-shift").toFixed(3),
    `${Math.round(value("total-blocking-time"))} ms`,
    `${Math.round(value("total-byte-weight") / 1000)} kB`,
    `${Math.round(scriptBytes(middle) / 1000)} kB`,
    failed.join(", "),
  ].join(" | ");
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function getLargestPaint({ audits }: Result): number {
  return audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY;
}

function scriptBytes({ audits }: Result): number {
  const details = audits["resource-summary"]?.details;
  if (details?.type !== "table") return 0;
  const row = details.items.find(({ resourceType }) => resourceType === "script");
  return Number(row?.["transferSize"] ?? 0);
}

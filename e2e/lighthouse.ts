import { publicPaths } from "@fernwell/contract/paths";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromium } from "./browser.ts";
import { startStack } from "./stack.ts";

/**
 * Prints Lighthouse's results for every public page of the built site, on a phone with a slow network.
 * `pnpm lighthouse` measures each page three times and takes the median; `pnpm lighthouse /plans` measures single pages.
 */
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : publicPaths;
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

const stack = await startStack();
const browser = await launch({
  chromePath: chromium.executablePath,
  chromeFlags: ["--headless", ...chromium.args],
});
try {
  console.log(`page | ${categories.join(" | ")} | largest paint | shift | blocked | weight | script`);
  for (const path of pages) console.log(await measure(path));
} finally {
  browser.kill();
  await stack.stop();
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

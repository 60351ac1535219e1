import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type MeasuredProduct, webDir } from "./measured-product.ts";
import { openPage, readThreadMs } from "./open-page.ts";
import { waitUntilQuiet, watchTraffic } from "./wait-until-quiet.ts";

const path = "/an-empty-page";

/** Opens a page that has nothing but the style of the build, and returns the time of its main thread in milliseconds. */
export async function visitEmptyPage(
  browser: Browser,
  { url }: Pick<MeasuredProduct, "url">,
): Promise<number> {
  const app = await readFile(join(webDir, "__spa-fallback.html"), "utf8");
  const style = /<link rel="stylesheet"[^>]*>/.exec(app)?.[0];
  if (style === undefined) throw new Error("the build has no style");
  const body = `<!doctype html><html lang="en"><head><title>Empty</title>${style}</head><body><h1>Empty</h1></body></html>`;
  return openPage(browser, null, async ({ page, devTools }) => {
    await page.route(url + path, (route) => route.fulfill({ contentType: "text/html", body }));
    const readTraffic = watchTraffic(page);
    await page.goto(url + path, { waitUntil: "commit" });
    await waitUntilQuiet({ devTools }, readTraffic, "h1");
    return readThreadMs(devTools);
  });
}

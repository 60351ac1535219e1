import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { chromium as engine } from "@playwright/test";
import { chromium } from "../browser.ts";
import { measureCosts } from "./measure-costs.ts";
import { measuredPages } from "./measured-pages.ts";
import { startMeasuredProduct } from "./measured-product.ts";

/**
 * Builds the app and prints as JSON what a first visit to each page costs and which endpoints it calls.
 * `--only "home;meals"` measures only these.
 */
const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
const names = only?.split(";");
const unknown = names?.find((name) => !measuredPages.some((page) => page.name === name));
if (unknown !== undefined) throw new Error(`there is no page called "${unknown}"`);
const pages = measuredPages.filter(({ name }) => names?.includes(name) ?? true);

const cwd = fileURLToPath(new URL("../..", import.meta.url));
await promisify(execFile)("pnpm", ["media:site"], { cwd });
await promisify(execFile)("pnpm", ["--filter", "@fernwell/web", "build:outdated"], { cwd });
const product = await startMeasuredProduct();
const browser = await engine.launch(chromium);
try {
  console.log(JSON.stringify(await measureCosts({ browser, product }, pages), null, 2));
} finally {
  await browser.close();
  await product.stop();
}

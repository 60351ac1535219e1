import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { paths } from "@fernwell/contract/paths";
import { type Browser, chromium as engine } from "@playwright/test";
import { chromium } from "./browser.ts";
import { startCompressingProxy } from "./compressing-proxy.ts";
import { makeMeasuredMedia } from "./measured-media.ts";
import { aSession } from "./people.ts";
import { measureOnPhone, type PhoneFigures } from "./phone-figures.ts";
import { builtMedia, startStack } from "./stack.ts";

/**
 * `pnpm measure:phone` builds the app and prints what a person on a slow phone waits for, with pictures. Each page is opened
 * five times with an empty cache; the table has the median of each figure. `--media <dir>` takes pictures that are there.
 */
const { media: givenMedia } = parseArgs({ options: { media: { type: "string" } } }).values;
const runs = 5;

const pages = [
  { name: "login", path: paths.login, isSignedIn: false, shown: "form button[type=submit]" },
  { name: "home", path: paths.home, isSignedIn: true, shown: "main h3 a" },
  { name: "meals", path: paths.recommendations("meals"), isSignedIn: true, shown: "main li h2 a" },
  { name: "a meal", path: paths.meal("luxury-muesli"), isSignedIn: true, shown: "article h1" },
];

await promisify(execFile)("pnpm", ["--filter", "@fernwell/web", "build:outdated"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
});
const media = givenMedia ?? (await makeMeasuredMedia());
const stack = await startStack("build", builtMedia(media));
const proxy = await startCompressingProxy(stack.url);
const browser = await engine.launch(chromium);
try {
  const token = await aSession(stack);
  console.log(
    "| Page | First paint | Largest paint | Blocked | Shift | Script | Data |\n|---|---|---|---|---|---|---|",
  );
  for (const page of pages) console.log(await measure(browser, page, token));
} finally {
  await browser.close();
  await proxy.stop();
  await stack.stop();
  if (givenMedia === undefined) await rm(media, { recursive: true });
}

async function measure(browser: Browser, page: (typeof pages)[number], token: string): Promise<string> {
  const all: PhoneFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { shown, isSignedIn, path } = page;
    all.push(
      await measureOnPhone(browser, { url: proxy.url + path, token: isSignedIn ? token : null, shown }),
    );
  }
  const median = (figure: keyof PhoneFigures) =>
    all.map((figures) => figures[figure]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const cells = [
    page.name,
    `${(median("firstPaintMs") / 1000).toFixed(2)} s`,
    `${(median("largestPaintMs") / 1000).toFixed(2)} s`,
    `${Math.round(median("blockedMs"))} ms`,
    median("shift").toFixed(3),
    `${(median("scriptBytes") / 1000).toFixed(0)} kB`,
    `${(median("dataBytes") / 1000).toFixed(1)} kB`,
  ];
  return `| ${cells.join(" | ")} |`;
}

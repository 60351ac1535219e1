import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium as engine } from "@playwright/test";
import { chromium, forgetSpeech } from "./browser.ts";
import { plannedDays } from "./day-screens.ts";
import { aSession, makePlan } from "./people.ts";
import { planDays } from "./planning.ts";
import { type Screen, screens } from "./screens.ts";
import { builtMedia, type Stack, startStack } from "./stack.ts";

/**
 * Takes every screen at phone, tablet and desktop width and puts them on one contact sheet per width.
 * `pnpm shots` takes all, `pnpm shots --only login --scheme dark` some; `--media <dir>` shows built pictures,
 * `--widths 360,430` takes other widths.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    scheme: { type: "string", default: "light" },
    media: { type: "string" },
    widths: { type: "string", default: "390,820,1440" },
  },
});
const scheme = options.scheme === "dark" ? "dark" : "light";
const widths = options.widths.split(",").map(Number);
const dir = fileURLToPath(new URL("../shots/", import.meta.url));

await rm(dir, { recursive: true, force: true });
await mkdir(dir, { recursive: true });
const stack = await startStack(
  "build",
  builtMedia(options.media === undefined ? null : resolve(process.env["INIT_CWD"] ?? ".", options.media)),
);
const browser = await engine.launch(chromium);
try {
  const token = await aSession(stack);
  await makePlan(stack, token, "meal", "My week", ["scrambled-eggs", "chickpea-scramble", "luxury-muesli"]);
  await planDays(stack, token, plannedDays);
  const wanted = screens.filter(({ name }) => name.includes(options.only));
  await Promise.all(
    widths.map(async (width) =>
      makeSheet(browser, await shootAll(browser, stack, wanted, width, token), width),
    ),
  );
  console.log(`${wanted.length} screens at ${widths.join(", ")} px are in shots/`);
} finally {
  await browser.close();
  await stack.stop();
}

async function shootAll(
  browser: Browser,
  stack: Stack,
  wanted: readonly Screen[],
  width: number,
  token: string,
): Promise<string[]> {
  const visitor = await openContext(browser, stack, width, null);
  const person = await openContext(browser, stack, width, token);
  const files: string[] = [];
  for (const screen of wanted) {
    const page = await (screen.isSignedIn ? person : visitor).newPage();
    await page.goto(screen.address, { waitUntil: "networkidle" });
    try {
      await screen.arrange?.(page);
    } catch (error) {
      // The rest is worth seeing all the same.
      console.error(`${screen.name} at ${width} px is not as it should be:`, error);
      process.exitCode = 1;
    }
    // Elements fixed to the window would appear in the middle of a full-page screenshot.
    await page.evaluate(() => window.scrollTo(0, 0));
    const file = `${dir}${screen.name}-${width}.png`;
    await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
    await page.close();
    files.push(file);
  }
  await visitor.close();
  await person.close();
  return files;
}

async function openContext(
  browser: Browser,
  { url }: Stack,
  width: number,
  token: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 800 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    // Pages would not see what a state fakes.
    serviceWorkers: "block",
  });
  await forgetSpeech(context);
  if (token !== null) await context.addInitScript((value) => localStorage.setItem("token", value), token);
  return context;
}

/** All screens of one width side by side, each with its name. */
async function makeSheet(browser: Browser, files: readonly string[], width: number): Promise<void> {
  const cell = width < 800 ? 220 : 360;
  const columns = width < 800 ? 8 : 5;
  const figures = files.map(
    (file) =>
      `<figure><img src="${basename(file)}"><figcaption>${basename(file, ".png")}</figcaption></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; font: 14px system-ui; background: #ddd; display: grid; gap: 20px; grid-template-columns: repeat(${columns}, ${cell}px) }
    figure { margin: 0 } img { width: 100%; max-height: ${cell * 2}px; object-fit: cover; object-position: top; box-shadow: 0 1px 6px #0004 }
    figcaption { padding-top: 4px }</style>${figures.join("")}`;
  const file = `${dir}sheet-${width}.html`;
  await writeFile(file, html);
  const page = await browser.newPage({ viewport: { width: columns * (cell + 20) + 48, height: 800 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: `${dir}sheet-${width}.png`, fullPage: true });
  await page.close();
}

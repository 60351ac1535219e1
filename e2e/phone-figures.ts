import type { Browser, Page } from "@playwright/test";

/** A phone on a slow connection: 1.6 Mbit/s, 150 ms, and a quarter of this machine's processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

export interface PhoneFigures {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** How long tasks kept the page from reacting, beyond the first 50 ms of each. */
  readonly blockedMs: number;
  readonly shift: number;
  /** Compressed, fetched before the page showed what it is about. */
  readonly scriptBytes: number;
  /** The API's responses, compressed. */
  readonly dataBytes: number;
}

interface MeasuredPage {
  readonly url: string;
  /** Null for a visitor. */
  readonly token: string | null;
  /** Matches once the page shows what it is about. */
  readonly shown: string;
}

/** Opens a page with an empty cache on a slow phone and measures until nothing more is fetched. */
export async function measureOnPhone(browser: Browser, measured: MeasuredPage): Promise<PhoneFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    ignoreHTTPSErrors: true,
    hasTouch: true,
  });
  try {
    if (measured.token !== null)
      await context.addInitScript((value) => localStorage.setItem("token", value), measured.token);
    await context.addInitScript(watchPaints);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", network);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(measured.url, { waitUntil: "commit" });
    await page.locator(measured.shown).first().waitFor();
    const shownAt = await page.evaluate(() => performance.now());
    await page.waitForFunction(isQuiet);
    return await readFigures(page, shownAt);
  } finally {
    await context.close();
  }
}

interface Watched {
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before anything else. */
function watchPaints(): void {
  const watched: Watched = { largestPaintMs: 0, blockedMs: 0, shift: 0 };
  window.watched = watched;
  const observe = (type: string, note: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Record<string, unknown>);
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    watched.largestPaintMs = startTime;
  });
  observe("longtask", ({ duration }) => {
    watched.blockedMs += Math.max(0, duration - 50);
  });
  observe("layout-shift", (entry) => {
    if (entry["hadRecentInput"] !== true) watched.shift += Number(entry["value"]);
  });
}

/** Whether the pictures in view are there and nothing was fetched for a second. */
function isQuiet(): boolean {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const lastAt = Math.max(...fetched.map(({ responseEnd }) => responseEnd));
  return inView.every(({ complete }) => complete) && performance.now() - lastAt > 1000;
}

function readFigures(page: Page, shownAt: number): Promise<PhoneFigures> {
  return page.evaluate((shownAt) => {
    const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const weigh = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const isScript = ({ name }: PerformanceResourceTiming) => new URL(name).pathname.endsWith(".js");
    const isData = ({ name }: PerformanceResourceTiming) => new URL(name).pathname.startsWith("/api/");
    return {
      firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      ...window.watched,
      scriptBytes: weigh(fetched.filter((it) => isScript(it) && it.responseEnd <= shownAt)),
      dataBytes: weigh(fetched.filter(isData)),
    };
  }, shownAt);
}

import { someAddress } from "@fernwell/api/test/test-app.ts";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { forgetSpeech } from "../browser.ts";
import { measuredAt, measuredTimeZone } from "./measured-product.ts";

export interface OpenPage {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** Opens a blank page on a phone with an empty cache, for a person or a visitor, at the measured moment. */
export async function openPage<Result>(
  browser: Browser,
  token: string | null,
  use: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    timezoneId: measuredTimeZone,
    locale: "en-GB",
    // Each visit comes from another address, so that visits do not share rate limits.
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  try {
    await forgetSpeech(context);
    await context.addInitScript(prepareWindow, { token, at: measuredAt.getTime() });
    return await use(await open(context));
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // The time that the thread computes, however often others interrupt it.
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, devTools };
}

/**
 * Runs in the page before anything else. The browser never says that it is idle, so what the page prepares for later
 * is never fetched: how soon it would be depends on how busy the machine is.
 */
function prepareWindow({ token, at }: { readonly token: string | null; readonly at: number }): void {
  if (token !== null) localStorage.setItem("token", token);
  window.requestIdleCallback = () => 0;
  const now = () => at + Math.round(performance.now());
  window.Date = new Proxy(Date, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

/** The processor time of the page's main thread so far. */
export async function readThreadMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  const time = metrics.find(({ name }) => name === "TaskDuration");
  if (time === undefined) throw new Error("the browser does not say how long the main thread has worked");
  return time.value * 1000;
}

import type { CDPSession, Page } from "@playwright/test";
import { type OpenPage, readThreadMs } from "./open-page.ts";

/** While the page is quiet, nothing is fetched and the main thread hardly works for so long. */
const quietMs = 250;
const maxWorkMs = 10;
const maxWaitMs = 60_000;

interface Traffic {
  readonly startedCount: number;
  readonly openCount: number;
}

/** Counts the page's requests from now on. */
export function watchTraffic(page: Page): () => Traffic {
  let startedCount = 0;
  let openCount = 0;
  const end = () => {
    openCount -= 1;
  };
  page.on("request", () => {
    startedCount += 1;
    openCount += 1;
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () => ({ startedCount, openCount });
}

/** Waits until the page shows what it is about and fetches nothing more by itself. */
export async function waitUntilQuiet(
  { devTools }: Pick<OpenPage, "devTools">,
  readTraffic: () => Traffic,
  shown: string,
): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  while (performance.now() < deadline) {
    const [{ startedCount }, workedMs] = [readTraffic(), await readThreadMs(devTools)];
    const isShown = await isShownAfter(devTools, quietMs, shown);
    const isCalm = (await readThreadMs(devTools)) - workedMs < maxWorkMs;
    const traffic = readTraffic();
    if (isShown && isCalm && traffic.openCount === 0 && traffic.startedCount === startedCount) return;
  }
  throw new Error(`the page did not show "${shown}" and become quiet in time`);
}

/** Asked in one message, since Playwright's own waiting would count as work of the page. */
async function isShownAfter(devTools: CDPSession, ms: number, shown: string): Promise<boolean> {
  const look = `setTimeout(() => resolve(document.querySelector(${JSON.stringify(shown)}) !== null), ${ms})`;
  const { result } = await devTools
    .send("Runtime.evaluate", {
      expression: `new Promise((resolve) => ${look})`,
      awaitPromise: true,
      returnByValue: true,
    })
    // A page that is being replaced by the next one cannot be asked.
    .catch(() => ({ result: { value: false } }));
  return result.value === true;
}

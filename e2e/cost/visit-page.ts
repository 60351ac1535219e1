import { listContractEndpoints } from "@fernwell/api/test/contract-endpoints.ts";
import type { Endpoint } from "@fernwell/contract/endpoint";
import type { Browser, Page } from "@playwright/test";
import { countFetched, type Fetched } from "./count-fetched.ts";
import type { MeasuredPage } from "./measured-pages.ts";
import type { MeasuredProduct } from "./measured-product.ts";
import { openPage, readThreadMs } from "./open-page.ts";
import { waitUntilQuiet, watchTraffic } from "./wait-until-quiet.ts";

export interface Visit {
  readonly fetched: Fetched;
  readonly threadMs: number;
  /** The names of the endpoints that the page has called, each as often as it was called. */
  readonly calls: readonly string[];
}

const endpoints = (await listContractEndpoints()).map(({ endpoint }) => endpoint);

/** A first visit, until the page shows what it is about and fetches nothing more by itself. */
export function visitPage(
  browser: Browser,
  { url, token }: Pick<MeasuredProduct, "url" | "token">,
  { path, isSignedIn, shown }: Pick<MeasuredPage, "path" | "isSignedIn" | "shown">,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Visit> {
  return openPage(browser, isSignedIn ? token : null, async ({ page, devTools }) => {
    const calls: string[] = [];
    const failures: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400) failures.push(`${pathname} responded ${response.status()}`);
      if (pathname.startsWith("/api/")) calls.push(nameCall(response.request().method(), pathname));
    });
    await prepare(page);
    const readTraffic = watchTraffic(page);
    await page.goto(url + path, { waitUntil: "commit" });
    await waitUntilQuiet({ devTools }, readTraffic, shown);
    const threadMs = await readThreadMs(devTools);
    if (failures.length > 0) throw new Error(`${path}: ${failures.join(", ")}`);
    return { fetched: await countFetched(page), threadMs, calls };
  });
}

function nameCall(method: string, path: string): string {
  const found = endpoints.find((endpoint) => endpoint.method === method && matchesPath(endpoint, path));
  return found?.name ?? `${method} ${path}`;
}

function matchesPath({ path }: Pick<Endpoint, "path">, called: string): boolean {
  return new RegExp(`^/api${path.replace(/:\w+/g, "[^/]+")}$`).test(called);
}

import { median } from "@fernwell/api/test/statistics.ts";
import type { Browser, Page } from "@playwright/test";
import type { Fetched } from "./count-fetched.ts";
import type { MeasuredPage } from "./measured-pages.ts";
import type { MeasuredProduct } from "./measured-product.ts";
import { visitEmptyPage } from "./visit-empty-page.ts";
import { type Visit, visitPage } from "./visit-page.ts";

/** What a first visit to a page costs, as `tooling/cost/judge-costs.ts` compares it. */
export interface PageCost {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  /** The endpoints that the page calls, each as often as it calls it. */
  readonly calls: readonly string[];
}

interface Measuring {
  readonly browser: Browser;
  readonly product: Pick<MeasuredProduct, "url" | "token">;
  /** Changes a page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Fewer make it quicker and less sure. */
  readonly rounds?: number;
}

/** Visits each page once, and the timed ones in rounds that alternate with an empty page. */
export async function measureCosts(
  { browser, product, prepare, rounds = 9 }: Measuring,
  pages: readonly MeasuredPage[],
): Promise<PageCost[]> {
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  const emptyMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      if (round > 0 && !page.isTimed) continue;
      if (page.isTimed) emptyMs.push(await visitEmptyPage(browser, product));
      visits.get(page.name)?.push(await visitPage(browser, product, page, prepare));
    }
  }
  return pages.map(({ name, isTimed }) =>
    summarise(name, visits.get(name) ?? [], isTimed ? median(emptyMs) : null),
  );
}

/** Only a page that is timed has a unit for its time. */
function summarise(name: string, visits: readonly Visit[], unitMs: number | null): PageCost {
  const count = (figure: keyof Fetched) => median(visits.map(({ fetched }) => fetched[figure]));
  const threadMs = median(visits.map((visit) => visit.threadMs));
  return {
    name,
    figures: {
      document: count("document"),
      script: count("script"),
      style: count("style"),
      font: count("font"),
      data: count("data"),
      requests: count("requests"),
      ...(unitMs !== null && { blocking: Number((threadMs / unitMs).toFixed(2)) }),
    },
    calls: visits[0]?.calls.toSorted() ?? [],
  };
}

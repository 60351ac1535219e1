import type { Page } from "@playwright/test";

const kinds = ["document", "script", "style", "font", "data"] as const;
type Kind = (typeof kinds)[number];

/** Bytes of each kind, and the number of requests. */
export type Fetched = Readonly<Record<Kind | "requests", number>>;

interface Resource {
  readonly path: string;
  readonly isDocument: boolean;
  /** With headers; zero for what came from the cache. */
  readonly sentBytes: number;
  /** As sent, so compressed if it is. */
  readonly bodyBytes: number;
}

/** What the page has fetched so far, without pictures. */
export async function countFetched(page: Page): Promise<Fetched> {
  const resources = (await page.evaluate(listResources)).filter(
    ({ path, sentBytes }) => sentBytes > 0 && !isPicture(path),
  );
  const weigh = (kind: Kind) =>
    resources
      .filter((resource) => findKind(resource) === kind)
      .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  return {
    document: weigh("document"),
    script: weigh("script"),
    style: weigh("style"),
    font: weigh("font"),
    data: weigh("data"),
    requests: resources.length,
  };
}

/** Runs in the page. */
function listResources(): Resource[] {
  return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, entryType, transferSize, encodedBodySize }) => ({
      path: new URL(name).pathname,
      isDocument: entryType === "navigation",
      sentBytes: transferSize,
      bodyBytes: encodedBodySize,
    }));
}

function isPicture(path: string): boolean {
  return /\.(avif|webp|png|jpe?g|svg|ico)$/.test(path);
}

/** Null for what is only counted, such as a manifest. */
function findKind({ path, isDocument }: Pick<Resource, "path" | "isDocument">): Kind | null {
  if (isDocument) return "document";
  if (path.startsWith("/api/")) return "data";
  if (path.endsWith(".js")) return "script";
  if (path.endsWith(".css")) return "style";
  return path.endsWith(".woff2") ? "font" : null;
}

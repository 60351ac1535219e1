import { publicPaths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expect, movePointer, test } from "../fixtures.ts";

const origin = "http://127.0.0.1:5173";

/** The server sends its pages only to those who accept HTML. */
const asBrowser = { headers: { accept: "text/html" } };

const canonical: Record<string, string> = {
  "/explore": "/plans",
  "/auth/privacy-policy": "/privacy",
  "/auth/terms-and-conditions": "/terms-and-conditions",
};

test("every public page has a title, a description, a canonical address and a text for sharing", async ({
  page,
}) => {
  const titles = new Map<string, string>();
  for (const path of publicPaths) {
    const { title, canonicals, metas } = await readHead(page, path);
    expect(title, path).toMatch(/^\S.* · Fernwell$/);
    titles.set(path, title);
    const url = new URL(canonical[path] ?? path, origin).href;
    expect(canonicals, path).toEqual([url]);
    expect(metas["og:url"], path).toEqual([url]);
    const [description = ""] = metas["description"] ?? [];
    expect(description.length, path).toBeGreaterThan(100);
    expect(metas["description"], path).toEqual([description]);
    expect(metas["og:description"], path).toEqual([description]);
    expect(
      metas["og:title"]?.map((shared) => `${shared} · Fernwell`),
      path,
    ).toEqual([title]);
    expect(metas["twitter:card"], path).toEqual([expect.stringMatching(/^summary/)]);
    expect(metas["robots"], path).toBeUndefined();
  }
  expect(new Set(titles.values()).size).toBe(titles.size - 2);
});

test("pages and scripts are compressed, and the description and the canonical address change when the visitor navigates", async ({
  page,
}) => {
  const encodings = new Map<string, string | undefined>();
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (["document", "script", "stylesheet"].includes(kind))
      encodings.set(response.url(), response.headers()["content-encoding"]);
  });
  await page.goto("/about");
  await movePointer(page);
  await expect.poll(() => encodings.size).toBeGreaterThan(6);
  expect(new Set(encodings.values())).toEqual(new Set(["br"]));

  await page.getByRole("banner").getByRole("link", { name: "Plans" }).click();
  await expect(page).toHaveTitle("Plans · Fernwell");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}/plans`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);

  await test.step("navigating to the landing page violates no content policy", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eat, move and rest your way");
  });
});

test("the picture for shared links exists on the server", async ({ page, request }) => {
  const { metas } = await readHead(page, "/about");
  const address = new URL(metas["og:image"]?.[0] ?? "");
  expect(address.origin).toBe(origin);
  expect((await request.get(address.pathname)).headers()["content-type"]).toBe("image/webp");
});

test("the landing page describes the provider and the seven questions to search engines", async ({
  page,
}) => {
  const { structuredData } = await readHead(page, "/");
  const [organization, faq] = structuredData.map((block) => JSON.parse(block));
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: "Fernwell",
    url: `${origin}/`,
    email: "hello@fernwell.example",
  });
  expect(faq["@type"]).toBe("FAQPage");
  expect(faq.mainEntity).toHaveLength(7);
});

test("the sitemap lists each canonical page once, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const expected = publicPaths
    .filter((path) => !(path in canonical))
    .map((path) => new URL(path, origin).href);
  expect(listed).toEqual(expected.toSorted());

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain("Disallow: /api/");
});

test("private pages and reset links are kept out of search engines", async ({ request }) => {
  for (const [address, tag] of [
    ["/about", undefined],
    ["/login", undefined],
    ["/recomendation", "noindex"],
    ["/settings", "noindex"],
    ["/createNewPass/a-token", "noindex"],
  ] as const) {
    const response = await request.get(address, asBrowser);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["x-robots-tag"], address).toBe(tag);
  }
});

test("[OPEN-21] an unknown address returns 404 with a page that links home", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Fernwell");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

interface Head {
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The contents of the meta tags, by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly structuredData: readonly string[];
}

/** What the server sends in the page's head, parsed without opening the page, as a search engine reads it. */
async function readHead(page: Page, path: string): Promise<Head> {
  const response = await page.request.get(path, asBrowser);
  expect(response.status(), path).toBe(200);
  return page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, "text/html");
      const metas: Record<string, string[]> = {};
      for (const meta of sent.querySelectorAll("meta")) {
        const name = meta.getAttribute("name") ?? meta.getAttribute("property");
        if (name) metas[name] = [...(metas[name] ?? []), meta.content];
      }
      return {
        title: sent.title,
        canonicals: Array.from(
          sent.querySelectorAll('link[rel="canonical"]'),
          (link) => link.getAttribute("href") ?? "",
        ),
        metas,
        structuredData: Array.from(
          sent.querySelectorAll('script[type="application/ld+json"]'),
          (block) => block.textContent ?? "",
        ),
      };
    },
    await response.text(),
  );
}

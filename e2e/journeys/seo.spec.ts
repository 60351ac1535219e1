import { publicPaths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expect, movePointer, test } from "../fixtures.ts";

const origin = "http://127.0.0.1:5173";

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
    await page.goto(path);
    const title = await page.title();
    expect(title, path).toMatch(/^\S.* · Fernwell$/);
    titles.set(path, title);
    const url = new URL(canonical[path] ?? path, origin).href;
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute("href", url);
    expect(await content(page, 'meta[property="og:url"]'), path).toBe(url);
    const description = await content(page, 'meta[name="description"]');
    expect(description.length, path).toBeGreaterThan(100);
    expect(await content(page, 'meta[property="og:description"]'), path).toBe(description);
    expect(`${await content(page, 'meta[property="og:title"]')} · Fernwell`, path).toBe(title);
    expect(await content(page, 'meta[name="twitter:card"]'), path).toMatch(/^summary/);
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);
  }
  expect(new Set(titles.values()).size).toBe(titles.size - 2);
});

test("the description and the canonical address change when the visitor navigates", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Plans" }).click();
  await expect(page).toHaveTitle("Plans · Fernwell");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}/plans`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test("the picture for shared links exists on the server", async ({ page, request }) => {
  await page.goto("/about");
  const picture = page.locator('meta[property="og:image"]');
  const address = new URL((await picture.getAttribute("content")) ?? "");
  expect(address.origin).toBe(origin);
  expect((await request.get(address.pathname)).headers()["content-type"]).toBe("image/webp");
});

test("the landing page describes the provider and the seven questions to search engines", async ({
  page,
}) => {
  await page.goto("/");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization, faq] = blocks.map((block) => JSON.parse(block));
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: "Fernwell",
    url: `${origin}/`,
    email: "hello@fernwell.example",
  });
  expect(faq["@type"]).toBe("FAQPage");
  expect(faq.mainEntity).toHaveLength(7);
});

test("navigating to the landing page violates no content policy", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

test("private pages and reset links are kept out of search engines", async ({ page }) => {
  for (const [address, tag] of [
    ["/about", undefined],
    ["/login", undefined],
    ["/recomendation", "noindex"],
    ["/settings", "noindex"],
    ["/createNewPass/a-token", "noindex"],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.headers()["x-robots-tag"], address).toBe(tag);
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

test("pages and scripts are compressed", async ({ page }) => {
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
});

async function content(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute("content")) ?? "";
}

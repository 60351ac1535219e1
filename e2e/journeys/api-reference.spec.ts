import { mkdir, writeFile } from "node:fs/promises";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { expect, type Page, test } from "@playwright/test";
import { createReferenceServer, makeReferenceFile } from "../../apps/web/scripts/api-reference.ts";

const call = "#tag/recommendations/GET/api/recommend-meals";

/** Everything that the page complains about or asks other origins for. */
function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(origin) || request.url().startsWith("data:");
    if (!isOwn) problems.push(request.url());
  });
  return problems;
}

async function expectCall(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: recommendMeals.summary })).toBeInViewport({
    timeout: 30_000,
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const width of [390, 1440]) {
  test(`[START-93] the dev server's API reference loads nothing from elsewhere and keeps its content policy, at ${width} px`, async ({
    page,
  }) => {
    const server = await createReferenceServer();
    const origin = await server.listen({ host: "127.0.0.1", port: 0 });
    await page.setViewportSize({ width, height: 900 });
    const problems = collectProblems(page, origin);

    const response = await page.goto(`${origin}/__api${call}`);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await expectCall(page);
    expect(problems).toEqual([]);
    await server.close();
  });
}

test("[START-93] the API reference is one file that needs no server and no network", async ({
  page,
}, info) => {
  const file = info.outputPath("api.html");
  await mkdir(info.outputDir, { recursive: true });
  await writeFile(file, await makeReferenceFile());
  const problems = collectProblems(page, "file:");

  await page.goto(`file://${file}${call}`);
  await expectCall(page);
  expect(problems).toEqual([]);
});

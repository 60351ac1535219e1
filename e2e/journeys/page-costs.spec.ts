import { readFile } from "node:fs/promises";
import { addresses } from "@fernwell/contract/paths";
import { test as base, expect, type Page } from "@playwright/test";
import { type Budget, type Cost, readBudgets } from "../../tooling/cost/budgets.ts";
import { judgeCosts } from "../../tooling/cost/judge-costs.ts";
import { measureCosts } from "../cost/measure-costs.ts";
import { listForgotten, measuredPages } from "../cost/measured-pages.ts";
import { type MeasuredProduct, startMeasuredProduct } from "../cost/measured-product.ts";

const test = base.extend<object, { readonly product: MeasuredProduct }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startMeasuredProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

// One product serves all tests.
test.describe.configure({ mode: "default" });

const login = measuredPages
  .filter(({ name }) => name === "login")
  .map((page) => ({ ...page, isTimed: true }));
const aMeal = measuredPages
  .filter(({ name }) => name === "a meal")
  .map((page) => ({ ...page, isTimed: false }));

test("[GUARD-06] what a page fetches beyond its budget is named with the page, the figure and the rise", async ({
  browser,
  product,
}) => {
  const budgets = accept(await measureCosts({ browser, product }, aMeal));
  const costs = await measureCosts({ browser, product, prepare: fetchMore }, aMeal);
  expect(judgeCosts(budgets, costs).problems).toEqual([
    expect.stringMatching(/^a meal: document rose from \d+ to \d+ \(\d+ more, \d+ % above\)$/),
    expect.stringMatching(/^a meal: script rose from \d+ to \d+ \(30000 more, \d+ % above\)$/),
    expect.stringMatching(/^a meal: data rose from \d+ to \d+ \(2048 more, \d+ % above\)$/),
    expect.stringMatching(/^a meal: requests rose from \d+ to \d+ \(2 more, \d+ % above\)$/),
  ]);
});

test("[GUARD-07] a page whose main thread works longer in three fresh browsers is named", async ({
  playwright,
  browser,
  product,
}) => {
  const measuring = { product, rounds: 3 };
  const budgets = accept(await measureCosts({ ...measuring, browser }, login));
  const first = await measureCosts({ ...measuring, browser, prepare: workMore }, login);
  expect(judgeCosts(budgets, first)).toMatchObject({ problems: [], uncertain: ["login"] });

  const measureAfresh = async () => {
    const fresh = await playwright.chromium.launch();
    const costs = await measureCosts({ ...measuring, browser: fresh, prepare: workMore }, login);
    await fresh.close();
    return costs;
  };
  const further = [await measureAfresh(), await measureAfresh()];
  expect(judgeCosts(budgets, first, ...further).problems).toEqual([
    expect.stringMatching(/^login: blocking rose from [\d.]+ to [\d.]+ \([\d.]+ more, \d+ % above\)$/),
  ]);
});

test("[GUARD-08] an address of the app that is neither measured nor left out with a reason is named", () => {
  expect(listForgotten(Object.values(addresses))).toEqual([]);
  expect(listForgotten([addresses.home, "/a-new-screen"])).toEqual(["/a-new-screen"]);
});

test("[GUARD-08] a measured page without a budget is named", async () => {
  const tables = readBudgets(await readFile(new URL("../../docs/budgets.md", import.meta.url), "utf8"));
  const budgets = tables.find(({ title }) => title === "Pages")?.budgets ?? [];
  const costs = [...measuredPages, { name: "a new page" }].map(({ name }) => ({ name, figures: {} }));
  expect(judgeCosts(budgets, costs).problems).toEqual(["a new page has no budget"]);
});

function accept(costs: readonly Cost[]): Budget[] {
  return costs.map(({ name, figures }) => ({ name, figures, reason: "As measured." }));
}

/** A library in the first script, a call more, and two kilobytes more data. */
async function fetchMore(page: Page): Promise<void> {
  await page.route("**/meal/*", async (route) => {
    const response = await route.fetch();
    const library = '<script src="/assets/library.js"></script>';
    await route.fulfill({ response, body: (await response.text()).replace("</head>", `${library}</head>`) });
  });
  await page.route("**/assets/library.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `fetch("/assets/more.txt");`.padEnd(30_000) }),
  );
  await page.route("**/assets/more.txt", (route) => route.fulfill({ body: "more" }));
  await page.route("**/api/meals/*", async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: Buffer.concat([body, Buffer.alloc(2048, " ")]) });
  });
}

/** Twice as much as the page itself, so that the test is sure of it on a busy machine too. */
async function workMore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const words = Array.from({ length: 200_000 }, (_, at) => `word ${(at * 7919) % 200_003}`);
    words.sort();
  });
}

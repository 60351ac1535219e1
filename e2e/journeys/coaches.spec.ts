import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";

const call = "**/api/get-coaches?*";
const coach = "/coach/anh-thu-pham";
const name = (page: Page) => page.getByRole("heading", { level: 1, name: "Anh-Thu Pham" });
const link = (page: Page, text: string) => page.getByRole("main").getByRole("link", { name: text });

test.beforeEach(async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, stack);
});

test("[REC-33][DATA-25][OPEN-79] a coach's page shows the name, business, ways of contact, picture, qualification and description", async ({
  page,
}) => {
  await page.goto(coach);
  await expect(name(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Slow Sandal", { exact: true })).toBeVisible();
  await expect(main.getByText(/^Yoga Alliance RYT-500/)).toBeVisible();
  await expect(main.getByText(/^Sitting still made Anh-Thu miserable/)).toBeVisible();
  await expect(link(page, "anhthu@slowsandal.example")).toHaveAttribute(
    "href",
    "mailto:anhthu@slowsandal.example",
  );
  await expect(link(page, "+1 415 555 0128")).toHaveAttribute("href", "tel:+14155550128");
  const website = link(page, "slowsandal.example (opens in a new tab)");
  await expect(website).toHaveAttribute("href", "https://slowsandal.example");
  await expect(website).toHaveAttribute("target", "_blank");
  await expect(website).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page).toHaveTitle("Coach · Fernwell");
});

test("[REC-33] shows the coach's picture where there is one", async ({ page }) => {
  const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>";
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const [found] = await response.json();
    await route.fulfill({ response, json: [{ ...found, image: picture, image_alt: "Anh-Thu, smiling" }] });
  });
  await page.goto(coach);
  await expect(page.getByRole("img", { name: "Anh-Thu, smiling" })).toBeVisible();
});

test("[REC-31] shows the coach from the card that was clicked, without a request", async ({ page }) => {
  await page.goto("/recommendation/coaches");
  await expect(link(page, "Anh-Thu Pham")).toBeVisible();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/get-coaches")) asked += 1;
  });
  await link(page, "Anh-Thu Pham").click();
  await expect(name(page)).toBeVisible();
  await expect(link(page, "anhthu@slowsandal.example")).toBeVisible();
  expect(asked).toBe(0);
  await page.reload();
  await expect(name(page)).toBeVisible();
  expect(asked).toBe(0);
});

test("[REC-31][API-30] looks up the coach when the address is opened directly, and shows the first match", async ({
  page,
}) => {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const found = await response.json();
    await route.fulfill({ response, json: [...found, { ...found[0], name: "Another Coach" }] });
  });
  const asked = page.waitForRequest(call);
  await page.goto(coach);
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ page: "1", coach_id: "anh-thu-pham" });
  await expect(name(page)).toBeVisible();
});

test("[REC-32][ERR-17][OPEN-79] an unknown coach is not found, without a retry", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/get-coaches")) asked += 1;
  });
  await page.goto("/coach/nobody");
  await expect(page.getByText("Coach not found.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  expect(asked).toBe(1);
  await expect.poll(() => logged).toContain("Coach not found: Error");
  await expectAccessible(page);
  await page.getByRole("link", { name: "All coaches" }).click();
  await expect(page).toHaveURL("/recommendation/coaches");
});

test("[REC-32] a failed lookup shows the same text, and can be retried", async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
  await page.goto(coach);
  await expect(page.getByText("Coach not found.", { exact: true })).toBeVisible();
  await page.unroute(call);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(name(page)).toBeVisible();
});

test("[REC-02][REC-35][OPEN-82] says wherever coaches are shown that they cost extra and are booked elsewhere", async ({
  page,
}) => {
  for (const address of ["/recomendation", "/recommendation/coaches", coach]) {
    await page.goto(address);
    const note = page.getByRole("main").getByText("available for an additional fee");
    await expect(note).toContainText("Health coaches are optional");
    await expect(note).toContainText("They work outside Fernwell: you contact them yourself");
  }
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/book|pay now|\$/i)).toHaveCount(0);
});

test("a website that is not a web address is not a link", async ({ page }) => {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const [found] = await response.json();
    await route.fulfill({ response, json: [{ ...found, link: "javascript:alert(1)" }] });
  });
  await page.goto(coach);
  await expect(page.getByText("javascript:alert(1)")).toBeVisible();
  await expect(page.locator("a[href^=javascript]")).toHaveCount(0);
});

test("has no accessibility violation and fits 320 px, loaded or loading", async ({ page }) => {
  const held = await holdCall(page, call);
  await page.goto(coach);
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  await expect(page.getByRole("link", { name: "All coaches" })).toBeVisible();
  await expectAccessible(page);
  held.release();
  await expect(name(page)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

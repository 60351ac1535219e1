import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { aSession } from "../people.ts";

let token: string;

test.beforeEach(async ({ page, stack }) => {
  token = await aSession(stack);
  await page.goto("/about");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
});

test("[APP-10][AUTH-62][AUTH-63][AUTH-64][AUTH-65] clears everything about the person and ends at /login", async ({
  page,
  request,
}) => {
  await page.evaluate(() => {
    localStorage.setItem("onboardingComplete", "true");
    for (const draft of ["profile_data", "meal_preferences", "meditation_preferences", "workout_preferences"])
      localStorage.setItem(draft, "{}");
  });
  expect(await profileStatus(request)).toBe(200);
  await openHome(page);
  const response = page.waitForResponse("**/api/logout");
  await page.getByRole("button", { name: "Log out" }).click();

  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ onboardingComplete: "false" });
  await page.goBack();
  await expect(page).toHaveURL("/about");

  expect((await response).status()).toBe(200);
  expect(await profileStatus(request)).toBe(401);
});

test("[AUTH-65] does not wait for the server, and ignores its failure", async ({ page }) => {
  await openHome(page);
  const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
  await page.route("**/api/logout", async (route) => {
    await isOver;
    await route.fulfill({ status: 401, json: { detail: "Your session has ended. Please log in again." } });
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");

  const response = page.waitForResponse("**/api/logout");
  finish();
  await response;
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});

test("[AUTH-62] works without a connection", async ({ page, context }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Log out" }).focus();
  await page.route("**/api/logout", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  expect((await context.storageState()).origins[0]?.localStorage).not.toContainEqual(
    expect.objectContaining({ name: "token" }),
  );
});

test("[DEP-06] a token that the server no longer knows leads to the login screen, which says so", async ({
  page,
  request,
}) => {
  await request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });
  await page.goto("/recomendation");

  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ onboardingComplete: "false" });
});

async function openHome(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/recomendation");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}

async function profileStatus(request: APIRequestContext): Promise<number> {
  const response = await request.get("/api/profile", { headers: { authorization: `Bearer ${token}` } });
  return response.status();
}

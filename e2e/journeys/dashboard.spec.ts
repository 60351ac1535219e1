import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession } from "../people.ts";

let token: string;

test.beforeEach(async ({ page, stack }) => {
  token = await aSession(stack);
  await page.goto("/about");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/dashboard");
});

test("[APP-25][DEP-02] shows the stored token masked until it is revealed", async ({ page }) => {
  const field = page.getByLabel("Your token");
  await expect(field).toHaveValue(token);
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveAttribute("readonly");
  await page.getByRole("button", { name: "Show token" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide token" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("[APP-26][OPEN-63] Logout clears everything about the person and ends at /login", async ({
  page,
  request,
}) => {
  await page.evaluate(() => {
    localStorage.setItem("onboardingComplete", "true");
    for (const draft of ["profile_data", "meal_preferences", "meditation_preferences", "workout_preferences"])
      localStorage.setItem(draft, "{}");
  });
  const response = page.waitForResponse("**/api/logout");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ onboardingComplete: "false" });
  await response;
  const profile = await request.get("/api/profile", { headers: { authorization: `Bearer ${token}` } });
  expect(profile.status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("has no accessibility violation and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Show token" }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

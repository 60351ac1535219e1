import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { alterResponse, expect, signIn } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";

const chalk = "**/api/meditations/a-square-of-chalk";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const player = (page: Page) => page.getByRole("region", { name: "Player: A square of chalk" });
const button = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const position = (page: Page) => player(page).getByRole("slider", { name: "Position" });
const fact = (page: Page, name: string) =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");

/** The sound is twelve seconds long. */
async function openMeditation(page: Page): Promise<void> {
  await page.goto("/meditation/a-square-of-chalk");
  await expect(player(page).getByText("0:12", { exact: true })).toBeVisible();
}

async function seekTo(page: Page, seconds: number): Promise<void> {
  await position(page).focus();
  await page.keyboard.press("Home");
  for (let second = 0; second < seconds; second++) await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveAttribute(
    "aria-valuetext",
    `0:${String(seconds).padStart(2, "0")} of 0:12`,
  );
}

test("[APP-03] a visitor is redirected to the login screen", async ({ page }) => {
  await page.goto("/meditation/a-square-of-chalk");
  await expect(page).toHaveURL("/login");
});

test.describe("a signed-in person", () => {
  test.beforeEach(async ({ page, stack }) => {
    await signIn(page, stack);
  });

  test("[DATA-24][OPEN-75] reads the meditation's facts at an address that names its kind", async ({
    page,
  }) => {
    await openMeditation(page);
    await expect(page).toHaveTitle("A square of chalk · Fernwell");
    await expect(page.getByText("Square breathing, four counts to a side")).toBeVisible();
    await expect(page.getByRole("img", { name: "A sunny pavement." })).toBeVisible();
    await expect(fact(page, "Duration")).toHaveText("5 min");
    await expect(fact(page, "Practice")).toHaveText("Paced Breathing");
    await expect(fact(page, "Posture")).toHaveText("Seated, Standing");
    await expect(page.getByRole("region", { name: "How to practise" }).getByRole("listitem")).toHaveCount(6);
    await expect(page.getByText("It has pauses in the breath.")).toBeVisible();
  });

  test("[API-42][DEP-07] loads the meditation with one call", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/(meditations|recommend)/.test(request.url())) calls.push(new URL(request.url()).pathname);
    });
    await openMeditation(page);
    expect(calls).toEqual(["/api/meditations/a-square-of-chalk"]);
  });

  test("[REC-28][REC-29] plays and pauses by keyboard, seeks, and reads the time as m:ss", async ({
    page,
  }) => {
    await openMeditation(page);
    await button(page, "Play").press("Enter");
    await expect(button(page, "Pause")).toBeFocused();
    await expect(position(page)).toHaveAttribute("aria-valuetext", /^0:0[1-9] of 0:12$/);
    await page.keyboard.press("Enter");
    await expect(button(page, "Play")).toBeFocused();

    await seekTo(page, 7);
    await expect(player(page).getByText("0:07", { exact: true })).toBeVisible();
    await expect(player(page).locator("[aria-current]")).toContainText(
      "Morning. Here is a dry bit of pavement",
    );
  });

  test("[REC-30] sees the player back at the start after the sound has ended", async ({ page }) => {
    await openMeditation(page);
    await seekTo(page, 11);
    await button(page, "Play").press("Enter");
    await expect(button(page, "Pause")).toBeVisible();
    await expect(button(page, "Play")).toBeVisible();
    await expect(position(page)).toHaveAttribute("aria-valuetext", "0:00 of 0:12");
  });

  test("resumes where they stopped while the app is open, without storing it", async ({ page }) => {
    await openMeditation(page);
    await seekTo(page, 9);
    // The app navigates without a reload.
    await page.getByRole("banner").getByRole("link", { name: "Fernwell, home" }).click();
    await expect(page).toHaveURL("/recomendation");
    await page.goBack();
    await expect(position(page)).toHaveAttribute("aria-valuetext", "0:09 of 0:12");

    const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
    expect(kept.filter((key) => !["token", "onboardingComplete"].includes(key))).toEqual([]);
    await page.reload();
    await expect(position(page)).toHaveAttribute("aria-valuetext", "0:00 of 0:12");
  });

  test("sees what to do when the sound fails to load", async ({ page }) => {
    await page.route("**/media/sounds/**", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/meditation/a-square-of-chalk");
    await expect(player(page).getByRole("alert")).toHaveText(/The sound did not load.*Check your connection/);
    await expectAccessible(page);
    await page.unroute("**/media/sounds/**");
    await button(page, "Try again").press("Enter");
    await expect(player(page).getByText("0:12", { exact: true })).toBeVisible();
    await expect(button(page, "Play")).toBeFocused();
  });

  test("reads the script where there is no sound", async ({ page }) => {
    await alterResponse(page, chalk, { audio_url: null, captions_url: null, image_url: null });
    await page.goto("/meditation/a-square-of-chalk");
    await expect(page.getByText("There is no sound for this one yet")).toBeVisible();
    await expect(page.getByText("Morning. Here is a dry bit of pavement")).toBeVisible();
    await expect(page.locator("audio")).toHaveCount(0);
    await expectAccessible(page);
  });

  test("[REC-34] reads Activity not found for an unknown meditation", async ({ page }) => {
    await page.goto("/meditation/push-ups");
    await expect(heading(page)).toHaveText("Activity not found");
    await expectAccessible(page);
    await page.getByRole("link", { name: "See all meditations" }).press("Enter");
    await expect(page).toHaveURL("/recommendation/meditations");
  });

  test("meets no accessibility violation or overflow on the smallest screen", async ({ page }) => {
    await openMeditation(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test("[OPEN-08][DATA-38][DATA-39] sees a sample's own tabs and steps and a note that it is the same for everyone", async ({
    page,
  }) => {
    const samples = {
      "Wonderland of Meditation": "11 min",
      "Starfish Meditation": "12 min",
      "Relaxing Breath Meditation": "8 min",
      "Feel Better Meditation": "6 min",
    };
    for (const [id, [name, minutes]] of Object.entries(samples).entries()) {
      await page.goto(`/meditation/${id}`);
      await expect(heading(page)).toHaveText(name);
      await expect(fact(page, "Duration")).toHaveText(minutes);
      await expect(page.getByText("has not been checked against your answers.")).toBeVisible();
      await expect(page.getByRole("tab")).toHaveText(["Sound", "Benefits", "Accessories"]);
      await expect(page.getByRole("region", { name: "How to meditate" })).toContainText("5-20 minutes");
      await page.getByRole("link", { name: "See the full meditation" }).click();
      await expect(page.getByRole("heading", { name: "How to practise" })).toBeVisible();
    }
    await page.goto("/meditation/0");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { alterResponse, expect, holdCall, signIn } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";
import { saveLimitations } from "../people.ts";

const pushUps = "**/api/exercises/push-ups";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const clip = (page: Page) => page.locator("video");
const fact = (page: Page, name: string) =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");

async function openExercise(page: Page, id = "push-ups"): Promise<void> {
  await page.goto(`/exercise/${id}`);
  await expect(heading(page)).toBeVisible();
}

test("[APP-03] a visitor is redirected to the login screen", async ({ page }) => {
  await page.goto("/exercise/push-ups");
  await expect(page).toHaveURL("/login");
});

test.describe("a signed-in person", () => {
  let token: string;

  test.beforeEach(async ({ page, stack }) => {
    token = await signIn(page, stack);
  });

  test("[REC-24][REC-36][API-42][DEP-07][DATA-23] loads the exercise with one call and reads its facts, description, steps and muscles", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/(exercises|recommend)/.test(request.url())) calls.push(new URL(request.url()).pathname);
    });
    const request = page.waitForRequest(pushUps);
    await openExercise(page);
    expect((await request).headers()["authorization"]).toBe(`Bearer ${token}`);
    expect(calls).toEqual(["/api/exercises/push-ups"]);

    await expect(page).toHaveTitle("Push-ups · Fernwell");
    await expect(page.getByText("No gym, no gear, just you and the floor.")).toBeVisible();
    await expect(fact(page, "Duration")).toHaveText("6 min");
    await expect(fact(page, "Trainer")).toHaveText("James Whitfield");
    await expect(fact(page, "Intensity")).toHaveText("Moderate");
    await expect(fact(page, "Equipment")).toHaveText("None");
    await expect(page.getByText("3 sets of 12, 60 seconds of rest")).toBeVisible();
    await expect(page.getByText("Exercise · Strength")).toBeVisible();

    await test.step("the steps, the form cues, the mistakes and the muscles", async () => {
      const section = (name: string) => page.getByRole("region", { name });
      await expect(section("How to do it").getByRole("listitem")).toHaveCount(6);
      await expect(section("Form cues").getByRole("listitem")).toHaveCount(3);
      await expect(section("Common mistakes").getByRole("listitem")).toHaveCount(3);
      await expect(section("Muscles worked").getByRole("img")).toBeVisible();
      await expect(section("Muscles worked").getByRole("listitem")).toHaveText([
        "Chest",
        "Triceps",
        "Shoulders",
        "Abdominals",
        "Deep core",
        "Upper back",
      ]);
    });

    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await openExercise(page, "band-lateral-walk");
    await expect(fact(page, "Equipment")).toHaveText("Resistance band");
  });

  test("[OPEN-66][APP-24][OPEN-64] finds the exercise at its second address too, opens the sidebar, which hides the header, and goes to the easier and the harder version by keyboard", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/exercises/push-ups");
    await expect(heading(page)).toHaveText("Push-ups");
    await expect(fact(page, "Duration")).toHaveText("6 min");

    await expect(page.getByRole("banner").filter({ hasText: "Fernwell" })).toBeVisible();
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Open sidebar" })).toHaveCount(0);
    await page.getByRole("button", { name: "Close sidebar" }).click();
    await expect(page.getByRole("button", { name: "Open sidebar" })).toBeFocused();

    await page.getByRole("link", { name: "Easier Knee push-up" }).press("Enter");
    await expect(page).toHaveURL("/exercise/knee-push-up");
    await expect(heading(page)).toHaveText("Knee push-up");
    await page.getByRole("link", { name: "Harder Push-ups" }).press("Enter");
    await expect(heading(page)).toHaveText("Push-ups");
    await page.getByRole("button", { name: "Back" }).press("Enter");
    await expect(heading(page)).toHaveText("Knee push-up");
  });

  test("[REC-25][REC-27] sees it move, in a picture at most 400 px high, and stops it by keyboard", async ({
    page,
  }) => {
    await openExercise(page);
    const isPaused = () => clip(page).evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole("button", { name: "Pause: Push-ups" }).press("Space");
    await expect.poll(isPaused).toBe(true);

    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const fits = async () => {
        const box = await clip(page).boundingBox();
        return box && box.height <= 400 && box.x + box.width <= width;
      };
      await expect.poll(fits, `at ${width} px`).toBe(true);
    }
  });

  test("[REC-25][REC-26][OPEN-76] sees the picture where there is no clip, and reads 2109 and 4 without duration and intensity", async ({
    page,
  }) => {
    await alterResponse(page, pushUps, { workout_video: null, duration: null, intensity: null });
    await openExercise(page);
    await expect(page.getByRole("img", { name: "A person pushes up from the floor." })).toBeVisible();
    await expect(clip(page)).toHaveCount(0);
    await expect(fact(page, "Duration")).toHaveText("2109");
    await expect(fact(page, "Intensity")).toHaveText("4");
  });

  test("sees no motion with reduced motion preferred", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openExercise(page);
    await expect(page.getByRole("button", { name: "Play: Push-ups" })).toBeVisible();
    expect(await clip(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test("[OPEN-74] is warned about an exercise that their limitation rules out", async ({ page, stack }) => {
    await saveLimitations(stack, token, "sore wrist");
    await openExercise(page);
    const warning = page
      .getByRole("alert")
      .filter({ hasText: "This exercise does not fit what you told us" });
    await expect(warning).toContainText("It puts a lot of load on the wrists.");
    await expectAccessible(page);
    await warning.getByRole("link", { name: "Look at your answers" }).press("Enter");
    await expect(page).toHaveURL("/edit-exercise-preferences");
  });

  test("[REC-34] reads Activity not found for an unknown exercise", async ({ page }) => {
    await page.goto("/exercise/starfish-meditation");
    await expect(heading(page)).toHaveText("Activity not found");
    await page.getByRole("link", { name: "See all exercises" }).press("Enter");
    await expect(page).toHaveURL("/recommendation/exercises");
  });

  test("sees a skeleton while the page loads, and an error when it fails", async ({ page }) => {
    const held = await holdCall(page, pushUps);
    await page.goto("/exercise/push-ups");
    await expect(page.getByText("Loading the exercise")).toBeAttached();
    await page.route(pushUps, (route) => route.fulfill({ status: 503, body: "" }));
    held.release();
    await page.reload();
    await expect(heading(page)).toHaveText("This exercise did not load");
    await expectAccessible(page);
  });

  test("[OPEN-08][DATA-36][DATA-37] sees a sample's own tabs and a note that it is the same for everyone", async ({
    page,
  }) => {
    for (const [id, name] of ["Push-Ups", "Squats", "Seated Cable Row", "Lunges"].entries()) {
      await openExercise(page, String(id));
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText("This is a sample")).toBeVisible();
      await expect(page.getByRole("tab")).toHaveText([
        "How to Perform",
        "Recommended Accessories",
        "Required Equipment",
      ]);
      await expect(
        page.getByRole("region", { name: "Muscles worked" }).getByRole("listitem"),
      ).not.toHaveCount(0);
      if (id === 0) {
        await expect(page.getByText("How many: 10-15 reps x 3 sets.")).toBeVisible();
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await page.getByRole("link", { name: "See the full exercise" }).click();
      await expect(page.getByRole("heading", { name: "Form cues" })).toBeVisible();
    }
  });
});

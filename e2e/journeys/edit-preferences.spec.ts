import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import type { Page } from "@playwright/test";
import { expect, holdCall, test } from "../fixtures.ts";
import { aSession } from "../people.ts";
import { fetchAnswers, group, nextButton, saveElsewhere } from "../questionnaires.ts";

const unselected = "You wouldn't select any option please select";
let token: string;

test.beforeEach(async ({ page, stack }) => {
  token = await aSession(stack);
  await saveElsewhere(stack, token);
  await page.addInitScript((value) => {
    localStorage.setItem("token", value);
    localStorage.setItem("onboardingComplete", "true");
  }, token);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const back = (page: Page) => page.getByRole("link", { name: "Back" });
const chosen = (page: Page, name: string) => group(page, name).getByRole("button", { pressed: true });
const checked = (page: Page, name: string) => group(page, name).getByRole("radio", { checked: true });
async function openFromSettings(page: Page, name: string): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Preference Settings" }).click();
  await page.getByRole("link", { name }).click();
}
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("_preferences")));

test("[APP-01][PREF-45][PREF-46][PREF-47][PREF-49][PREF-54][PREF-55][OPEN-54][API-22] the meal flow shows every answer, changes some and keeps the rest", async ({
  page,
  stack,
}) => {
  await openFromSettings(page, "Meal preferences");
  await expect(heading(page)).toHaveText("Let's Personalise Your Meals!");
  await expect(chosen(page, "Dietary preferences")).toHaveText(["Vegetarian", "High Protein"]);
  await expect(chosen(page, "Main goal")).toHaveText(["Eat Healthier", "Time Saving"]);
  await expect(chosen(page, "Health tags")).toHaveText(["Low Sodium", "PCOS Friendly"]);
  await group(page, "Dietary preferences").getByRole("button", { name: "High Protein" }).click();
  await nextButton(page).click();

  await expect(page).toHaveURL("/edit-allergy-preferences");
  await expect(page.getByLabel("Which ones?")).toHaveValue("Peanuts and shellfish");
  await expect(page.getByLabel("What should we leave out?")).toHaveValue("mushrooms");
  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  await nextButton(page).click();

  await expect(page).toHaveURL("/edit-meal-timing-preferences");
  await expect(chosen(page, "Meal types")).toHaveText(["Breakfast", "Dinner"]);
  await expect(checked(page, "Meals per day")).toHaveAttribute("value", "15");
  await expect(checked(page, "Main meal time")).toHaveAttribute("value", "11pm");
  await group(page, "Meals per day").getByRole("radio", { name: "4", exact: true }).check();
  const held = await holdCall(page, "**/api/add-meal-preferences");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Saving" })).toBeDisabled();
  held.release();

  await expect(page).toHaveURL("/settings");
  expect(await fetchAnswers(stack, token, "meal")).toEqual({
    ...mealBody,
    dietary_preferences: ["Vegetarian"],
    has_disliked_ingredients: false,
    disliked_ingredients: [],
    meals_per_day: 4,
  });
  expect(await drafts(page)).toEqual([]);
});

test("[APP-01][PREF-50][PREF-51][PREF-54][API-23] the exercise flow shows every answer, changes one and keeps the rest", async ({
  page,
  stack,
}) => {
  await openFromSettings(page, "Exercise preferences");
  await expect(heading(page)).toHaveText("Let's Personalise Your Workouts!");
  await expect(chosen(page, "Workout types")).toHaveText(["HIIT", "Stretching and Mobility"]);
  await expect(checked(page, "equipment")).toHaveAttribute("value", "yes");
  await expect(page.getByLabel("What should we be careful with?")).toHaveValue("bad knee");
  await page.getByLabel("What should we be careful with?").fill("bad knee and asthma");
  await nextButton(page).click();

  await expect(page).toHaveURL("/edit-fitness-preferences");
  await expect(heading(page)).toHaveText("Your Fitness Preferences");
  await expect(checked(page, "Fitness level")).toHaveAttribute("value", "intermediate");
  await expect(checked(page, "Exercise days per week")).toHaveAttribute("value", "7");
  await expect(checked(page, "Primary fitness goal")).toHaveAttribute("value", "become more flexible");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page).toHaveURL("/settings");
  expect(await fetchAnswers(stack, token, "exercise")).toEqual({
    ...exerciseBody,
    physical_limitations_details: "bad knee and asthma",
  });
});

test("[APP-01][PREF-52][PREF-54][API-24] the meditation flow shows every answer, changes one and keeps the rest", async ({
  page,
  stack,
}) => {
  await openFromSettings(page, "Meditation preferences");
  await expect(checked(page, "meditation before")).toHaveAttribute("value", "no");
  await expect(chosen(page, "Mindfulness goals")).toHaveText(["Sleep Better", "Be Kinder to Myself"]);
  await group(page, "Mindfulness goals").getByRole("button", { name: "Lift Mood" }).click();
  await nextButton(page).click();

  await expect(page).toHaveURL("/edit-meditation-setup");
  await expect(chosen(page, "Mindfulness practices")).toHaveText(["Body Scan", "Loving-Kindness"]);
  await expect(checked(page, "Daily duration")).toHaveAttribute("value", "6 to 10 Minutes");
  await expect(checked(page, "Preferred time of day")).toHaveAttribute("value", "Before Bed");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page).toHaveURL("/settings");
  expect(await fetchAnswers(stack, token, "meditation")).toEqual({
    ...meditationBody,
    mindfulness_goals: ["be kinder to myself", "sleep better", "lift mood"],
  });
});

test("[PREF-46][PREF-47][OPEN-58][OPEN-59] Back leads to the settings from a first step and from the allergies, otherwise to the previous step", async ({
  page,
}) => {
  const ways = [
    ["/edit-meal-preferences", "/settings"],
    ["/edit-allergy-preferences", "/settings"],
    ["/edit-meal-timing-preferences", "/edit-allergy-preferences"],
    ["/edit-exercise-preferences", "/settings"],
    ["/edit-fitness-preferences", "/edit-exercise-preferences"],
    ["/edit-meditation-preferances", "/settings"],
    ["/edit-meditation-setup", "/edit-meditation-preferances"],
  ] as const;
  for (const [address, target] of ways) {
    await page.goto(address);
    await back(page).click();
    await expect(page).toHaveURL(target);
  }
});

test("[PREF-54] Back within a flow shows the new answers, not the ones stored on the server", async ({
  page,
}) => {
  await page.goto("/edit-exercise-preferences");
  await page.getByLabel("What should we be careful with?").fill("asthma");
  await nextButton(page).click();
  await group(page, "Exercise days per week").getByRole("radio", { name: "2" }).check();
  await back(page).click();
  await expect(page.getByLabel("What should we be careful with?")).toHaveValue("asthma");
  await nextButton(page).click();
  await expect(checked(page, "Exercise days per week")).toHaveAttribute("value", "2");

  await page.reload();
  await expect(checked(page, "Exercise days per week")).toHaveAttribute("value", "2");
});

test("[PREF-54] a draft left by an earlier edit shows first, then the server's answers replace it", async ({
  page,
}) => {
  await page.goto("/recomendation");
  await page.evaluate(() =>
    localStorage.setItem(
      "meal_preferences",
      JSON.stringify({ has_food_allergies: false, food_allergies: [] }),
    ),
  );
  const held = await holdCall(page, "**/api/get-meal-preferences");
  await page.goto("/edit-allergy-preferences");
  await expect(checked(page, "food allergies")).toHaveAttribute("value", "no");
  held.release();
  await expect(page.getByLabel("Which ones?")).toHaveValue("Peanuts and shellfish");
});

test("[PREF-48][OPEN-58] the picture beside the allergies is a link to the recommendations, and no other picture is", async ({
  page,
}) => {
  const picture = page.getByRole("link", { name: "Go to your recommendations" });
  await page.goto("/edit-meal-preferences");
  await expect(heading(page)).toBeVisible();
  await expect(picture).toHaveCount(0);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/edit-allergy-preferences");
    await picture.click();
    await expect(page).toHaveURL("/recomendation");
  }
});

test("[PREF-53][OPEN-57] the same form has a Skip dialog in onboarding, and none in the edit flow", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem("onboardingComplete"));
  const skip = page.getByText("Skip", { exact: true });
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  const screens = [
    ["/meal-preferences", "/edit-meal-preferences"],
    ["/allergy-preferences", "/edit-allergy-preferences"],
    ["/meal-timing-preferences", "/edit-meal-timing-preferences"],
    ["/exercise-preferences", "/edit-exercise-preferences"],
    ["/fitness-preferences", "/edit-fitness-preferences"],
    ["/meditation-preferances", "/edit-meditation-preferances"],
    ["/meditation-setup", "/edit-meditation-setup"],
  ] as const;
  for (const [onboarding, edit] of screens) {
    await page.goto(onboarding);
    const title = await heading(page).textContent();
    await skip.click();
    await expect(dialog).toContainText("Just Few Seconds");

    await page.goto(edit);
    await expect(heading(page)).toHaveText(title ?? "");
    await expect(nextButton(page)).toBeEnabled();
    await expect(skip).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test.describe("a person who has not answered", () => {
  test.beforeEach(async ({ page, stack }) => {
    token = await aSession(stack);
    await page.addInitScript((value) => localStorage.setItem("token", value), token);
  });

  const refusals = [
    ["/edit-meal-preferences", { "Dietary preferences": unselected, "Main goal": unselected }],
    [
      "/edit-allergy-preferences",
      {
        "food allergies": "Please select if you have food allergies.",
        "ingredients you dislike": "Please select if you dislike any ingredients.",
      },
    ],
    [
      "/edit-meal-timing-preferences",
      { "Meal types": unselected, "Meals per day": unselected, "Main meal time": unselected },
    ],
    [
      "/edit-exercise-preferences",
      {
        "Workout types": unselected,
        equipment: "Please specify if you have equipment access",
        "physical limitations": "Please indicate if you have physical limitations",
      },
    ],
    [
      "/edit-fitness-preferences",
      {
        "Fitness level": unselected,
        "Exercise days per week": unselected,
        "Primary fitness goal": unselected,
      },
    ],
    [
      "/edit-meditation-preferances",
      {
        "meditation before": "Please select whether you have practiced meditation before.",
        "Mindfulness goals": "Please select at least one mindfulness goal.",
      },
    ],
    [
      "/edit-meditation-setup",
      {
        "Mindfulness practices": "Please select at least one mindfulness practice.",
        "Daily duration": "Please select a daily mindfulness duration.",
        "Preferred time of day": "Please select a preferred time of day.",
      },
    ],
  ] as const;

  test("[PREF-03][PREF-04][PREF-08][PREF-10][PREF-18][PREF-21][PREF-24][PREF-25][PREF-33][OPEN-60] sees the edit flow's error messages", async ({
    page,
  }) => {
    for (const [address, sentences] of refusals) {
      await page.goto(address);
      await expect(nextButton(page)).toBeVisible();
      await expect(page.getByText("Loading the choices")).toHaveCount(0);
      await nextButton(page).click();
      for (const [question, sentence] of Object.entries(sentences))
        await expect(group(page, question)).toHaveAccessibleDescription(sentence);
    }
  });

  test("[PREF-27] sees the edit flow's message for missing limitation details", async ({ page }) => {
    await page.goto("/edit-exercise-preferences");
    await group(page, "physical limitations").getByRole("radio", { name: "Yes" }).check();
    await nextButton(page).click();
    await expect(page.getByLabel("What should we be careful with?")).toHaveAccessibleDescription(
      "Please provide details about your limitations",
    );
  });
});

test("[ERR-09] a failed save shows an alert with a cross mark and stays on the step", async ({ page }) => {
  for (const [address, call] of [
    ["/edit-meal-timing-preferences", "**/api/add-meal-preferences"],
    ["/edit-fitness-preferences", "**/api/add-exercise-preferences"],
    ["/edit-meditation-setup", "**/api/add-meditation-preferences"],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: "We are very busy." } }));
    await page.goto(address);
    await expect(page.locator("[aria-pressed=true], :checked").first()).toBeVisible();
    const alerted = page.waitForEvent("dialog");
    const clicked = nextButton(page).click();
    const dialog = await alerted;
    expect([dialog.type(), dialog.message()]).toEqual(["alert", "❌ We are very busy."]);
    await dialog.accept();
    await clicked;
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
  }
});

test("[ERR-26] answers that cannot be loaded are only logged, and the flow can still be completed and saved", async ({
  page,
  stack,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.route("**/api/get-meditation-preferences", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/edit-meditation-preferances");
  await expect.poll(() => logged).toContain("Reading the meditation preferences failed: 500");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await group(page, "meditation before").getByRole("radio", { name: "Yes" }).check();
  await group(page, "Mindfulness goals").getByRole("button", { name: "Lift Mood" }).click();
  await nextButton(page).click();
  await group(page, "Mindfulness practices").getByRole("button", { name: "Visualisation" }).click();
  await group(page, "Daily duration").getByRole("radio", { name: "Up to 5 Minutes" }).check();
  await group(page, "Preferred time of day").getByRole("radio", { name: "Morning" }).check();
  await nextButton(page).click();
  await expect(page).toHaveURL("/settings");
  expect(await fetchAnswers(stack, token, "meditation")).toMatchObject({ has_meditated_before: true });
});

test("[DEP-06] an expired session leads from a save to the login, as from any call", async ({ page }) => {
  await page.route("**/api/add-meditation-preferences", (route) =>
    route.fulfill({ status: 401, json: { detail: "Your session has ended. Please log in again." } }),
  );
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/edit-meditation-setup");
  await expect(chosen(page, "Mindfulness practices")).toHaveCount(2);
  await nextButton(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
});

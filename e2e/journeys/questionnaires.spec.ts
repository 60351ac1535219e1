import type { Page } from "@playwright/test";
import { expect, holdCall, test } from "../fixtures.ts";
import { aSession } from "../people.ts";
import {
  answerAllergies,
  answerFitness,
  answerMeals,
  answerMealTimes,
  answerMindfulness,
  answerPractice,
  answerWorkouts,
  fetchAnswers,
  givenAnswers,
  group,
  type Hand,
  nextButton,
  onboardingSteps,
  saveElsewhere,
} from "../questionnaires.ts";

let token: string;

test.beforeEach(async ({ page, stack }) => {
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

const unselected = "You wouldn't select any option please select";
const skipDialog = (page: Page) => page.getByRole("alertdialog", { name: "Just Few Seconds" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

const questionsByStep = {
  "/meal-preferences": ["Dietary preferences", "Main goal", "Health tags"],
  "/allergy-preferences": ["food allergies", "ingredients you dislike"],
  "/meal-timing-preferences": ["Meal types", "Meals per day", "Main meal time"],
  "/exercise-preferences": ["Workout types", "access to equipment", "physical limitations"],
  "/fitness-preferences": ["Fitness level", "Exercise days per week", "Primary fitness goal"],
  "/meditation-preferances": ["meditation before", "Mindfulness goals"],
  "/meditation-setup": ["Mindfulness practices", "Daily duration", "Preferred time of day"],
} as const;

test("[ONB-02][ONB-24][ONB-25][ONB-26][ONB-32][ONB-33][ONB-34][PREF-01][PREF-06][PREF-13][PREF-14][PREF-19][PREF-28][PREF-29][PREF-35][PREF-39][PREF-43][OPEN-52][ONB-06][ONB-23][DATA-05][DATA-06][DATA-07][DATA-08][DATA-09][DATA-10][DATA-11][DATA-12] leads a person who looks before every choice through seven steps to the recommendations in under 45 seconds, and stores every answer", async ({
  page,
  stack,
}) => {
  const { person, measureSeconds } = anUnhurriedPerson();
  await page.goto("/preferences");
  await expect(heading(page)).toHaveText("Let's Choose Your Preferences");
  await expect(page.getByText("45 seconds")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("profile_data", "{}"));
  await page.getByRole("link", { name: "Next" }).click();

  for (const [index, { address, answer }] of onboardingSteps.entries()) {
    await page.waitForURL(address);
    await expect(page.getByRole("progressbar")).toHaveAccessibleName(new RegExp(`step ${index + 1} of 7$`));
    for (const question of questionsByStep[address]) await expect(group(page, question)).toBeVisible();
    if (address === "/meditation-setup") await expectAnswersKept(page);
    await answer(page, person);
    if (address === "/meditation-setup")
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await person.choose(nextButton(page));
  }
  await page.waitForURL("/recomendation");

  await test.step("the recommendations are a new page, and only what marks the end is kept in the browser", async () => {
    await expect.poll(() => page.evaluate(() => "isSamePage" in window)).toBe(false);
    await expect(page).toHaveURL("/recomendation");
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      token,
      onboardingComplete: "true",
      onboardingAllComplete: "true",
    });
  });

  await test.step("the server has every answer", async () => {
    expect(await fetchAnswers(stack, token, "meal")).toEqual(givenAnswers.meal);
    expect(await fetchAnswers(stack, token, "exercise")).toEqual(givenAnswers.exercise);
    expect(await fetchAnswers(stack, token, "meditation")).toEqual(givenAnswers.meditation);
  });

  await test.step("a person who has finished is redirected from the steps", async () => {
    await page.goto("/meditation-setup");
    await expect(page).toHaveURL("/recomendation");
  });

  expect(measureSeconds() + onboardingSteps.length * maxPageSeconds).toBeLessThan(45);
});

/** How long a step may take to come on a slow phone. */
const maxPageSeconds = 2;

/**
 * They look before they choose, and they type at their own speed. Their time is counted and not waited for, so that a busy
 * machine does not make them slower.
 */
function anUnhurriedPerson(): { readonly person: Hand; measureSeconds(): number } {
  const [secondsToChoose, secondsToType] = [0.75, 0.12];
  let [choices, letters] = [0, 0];
  const person: Hand = {
    async choose(choice) {
      choices += 1;
      await choice.click();
    },
    async type(field, text) {
      await this.choose(field);
      letters += text.length;
      await field.pressSequentially(text);
    },
  };
  return { person, measureSeconds: () => choices * secondsToChoose + letters * secondsToType };
}

/** Expects the answers of the first six steps under the keys of their questionnaires. */
async function expectAnswersKept(page: Page): Promise<void> {
  expect(await stored(page, "meal_preferences")).toEqual({
    ...givenAnswers.meal,
    savedAt: expect.any(String),
  });
  expect(await stored(page, "workout_preferences")).toEqual({
    ...givenAnswers.exercise,
    savedAt: expect.any(String),
  });
  expect(await stored(page, "meditation_preferences")).toEqual({
    has_meditated_before: false,
    mindfulness_goals: ["sleep better"],
    savedAt: expect.any(String),
  });
}

test.describe("an incomplete step", () => {
  /** Each group is described by its error, the first of them has focus, and answering it removes only its own error. */
  async function refuses(
    page: Page,
    address: string,
    errors: readonly (readonly [question: string, sentence: string])[],
    answer: (page: Page) => Promise<void>,
  ): Promise<void> {
    await expect(page).toHaveURL(address);
    await page.getByRole("progressbar").waitFor({ state: "attached" });
    await expect(group(page, errors[0]?.[0] ?? "")).toBeVisible();
    await expect(page.getByText("Loading the choices")).toHaveCount(0);
    await nextButton(page).click();
    for (const [question, sentence] of errors)
      await expect(group(page, question)).toHaveAccessibleDescription(sentence);
    await expect(page.getByText(errors[0]?.[1] ?? "").first()).toBeInViewport();
    await expect(group(page, errors[0]?.[0] ?? "").locator(":focus")).toHaveCount(1);
    await expect(page).toHaveURL(address);

    await answer(page);
    for (const [, sentence] of errors) await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
  }

  test("[PREF-03][PREF-04][PREF-05][PREF-08][PREF-09][PREF-10][PREF-11][PREF-12][PREF-15][PREF-16][PREF-17][PREF-44][ONB-23] asks for a diet, a goal, allergies, dislikes and the times of meals, and a reload restores them", async ({
    page,
  }) => {
    await test.step("asks for a diet and a goal, and not for health tags", async () => {
      await page.goto("/meal-preferences");
      await refuses(
        page,
        "/meal-preferences",
        [
          ["Dietary preferences", unselected],
          ["Main goal", unselected],
        ],
        answerMeals,
      );
      await expect(group(page, "Health tags")).toHaveAccessibleDescription("");
      await nextButton(page).click();
    });

    await test.step("asks about allergies and dislikes; a yes asks for details, a no clears them", async () => {
      await refuses(
        page,
        "/allergy-preferences",
        [
          ["food allergies", "Please select if you have food allergies."],
          ["ingredients you dislike", "Please select if you dislike any ingredients."],
        ],
        async () => {
          for (const yes of await page.getByRole("radio", { name: "Yes" }).all()) await yes.check();
        },
      );
      await nextButton(page).click();
      const allergies = page.getByLabel("Which ones?");
      const dislikes = page.getByLabel("What should we leave out?");
      await expect(allergies).toHaveAccessibleDescription("Please specify your food allergies.");
      await expect(dislikes).toHaveAccessibleDescription("Please list the ingredients you want to avoid.");
      await expect(allergies).toBeFocused();

      await allergies.fill("peanuts");
      await expect(allergies).toHaveAccessibleDescription("");
      const answers = group(page, "food allergies");
      await answers.getByRole("radio", { name: "No" }).check();
      await expect(allergies).toHaveCount(0);
      await answers.getByRole("radio", { name: "Yes" }).check();
      await expect(allergies).toHaveValue("");
      await expect(allergies).toHaveAccessibleDescription("");
      await answerAllergies(page);
      await nextButton(page).click();
    });

    await test.step("asks for the times of meals", async () => {
      await refuses(
        page,
        "/meal-timing-preferences",
        [
          ["Meal types", "Select at least one meal type."],
          ["Meals per day", "Select how many meals you eat per day."],
          ["Main meal time", "Select your main meal time."],
        ],
        answerMealTimes,
      );
      await nextButton(page).click();
      await expect(page).toHaveURL("/exercise-preferences");
    });

    await test.step("a reload restores the answers", async () => {
      await page.goto("/allergy-preferences");
      await expect(page.getByLabel("Which ones?")).toHaveValue("peanuts");
      await expect(group(page, "ingredients you dislike").getByRole("radio", { name: "No" })).toBeChecked();
      await page.reload();
      await expect(page.getByLabel("Which ones?")).toHaveValue("peanuts");
    });
  });

  test("[PREF-21][PREF-22][PREF-23][PREF-26][PREF-30][PREF-31][PREF-32][PREF-44] asks about workouts, the details of limitations and fitness", async ({
    page,
  }) => {
    await page.goto("/exercise-preferences");
    await refuses(
      page,
      "/exercise-preferences",
      [
        ["Workout types", unselected],
        ["equipment", unselected],
        ["physical limitations", unselected],
      ],
      answerWorkouts,
    );

    const limitations = group(page, "physical limitations");
    await limitations.getByRole("radio", { name: "Yes" }).check();
    await nextButton(page).click();
    await expect(page.getByLabel("What should we be careful with?")).toHaveAccessibleDescription(
      "Please specify your limitations",
    );
    await limitations.getByRole("radio", { name: "No" }).check();
    await nextButton(page).click();

    await refuses(
      page,
      "/fitness-preferences",
      [
        ["Fitness level", "Please select your current fitness level."],
        ["Exercise days per week", "Please select how many days you exercise."],
        ["Primary fitness goal", "Please select your primary fitness goal."],
      ],
      answerFitness,
    );
  });

  test("[PREF-37][PREF-38][PREF-40][PREF-41][PREF-42][PREF-44][ERR-09][ONB-32][PREF-55] asks about mindfulness and the practice; a failed save shows an alert with a cross mark and keeps every answer", async ({
    page,
    context,
  }) => {
    const alerts: string[] = [];
    page.on("dialog", async (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.accept();
    });

    await test.step("asks about mindfulness and the practice", async () => {
      await page.goto("/meditation-preferances");
      await refuses(
        page,
        "/meditation-preferances",
        [
          ["meditation before", "Please select whether you have practiced meditation before."],
          ["Mindfulness goals", "Please select at least one mindfulness goal."],
        ],
        answerMindfulness,
      );
      await nextButton(page).click();
      await refuses(
        page,
        "/meditation-setup",
        [
          ["Mindfulness practices", "Please select at least one mindfulness practice."],
          ["Daily duration", "Please select a daily mindfulness duration."],
          ["Preferred time of day", "Please select a preferred time of day."],
        ],
        answerPractice,
      );
    });

    await test.step("a failed save shows an alert", async () => {
      await page.route("**/api/add-meditation-preferences", (route) =>
        route.fulfill({ status: 500, json: { detail: "Something went wrong on our side." } }),
      );
      await nextButton(page).click();
      await expect.poll(() => alerts).toEqual(["alert: ❌ Something went wrong on our side."]);
      await page.unroute("**/api/add-meditation-preferences");

      await context.setOffline(true);
      await nextButton(page).click();
      await expect.poll(() => alerts[1]).toBe("alert: ❌ We could not save your answers. Please try again.");
      await context.setOffline(false);
    });

    await test.step("every answer is kept, and can be saved", async () => {
      await expect(page).toHaveURL("/meditation-setup");
      await expect(
        group(page, "Preferred time of day").getByRole("radio", { name: "Before Bed" }),
      ).toBeChecked();
      expect(await stored(page, "meditation_preferences")).toMatchObject({
        preferred_practices: ["Body Scan"],
      });
      expect(await page.evaluate(() => localStorage.getItem("onboardingComplete"))).toBeNull();

      const held = await holdCall(page, "**/api/add-meditation-preferences");
      await nextButton(page).click();
      await expect(page.getByRole("button", { name: "Saving" })).toBeDisabled();
      expect((await held.request).postDataJSON()).toEqual(givenAnswers.meditation);
      held.release();
      await expect(page).toHaveURL("/recomendation");
    });
  });
});

test("[ONB-23][PREF-54][PREF-02][PREF-07][PREF-14][PREF-20][PREF-28][PREF-29][PREF-34][PREF-36][OPEN-59][LIM-02][LIM-03][LIM-05][DATA-14][DATA-15][DATA-16] continues with the answers from another device, offers every choice, and Back loses nothing, not even incomplete answers", async ({
  page,
  stack,
}) => {
  const { meal, exercise } = givenAnswers;
  await saveElsewhere(stack, token, { meal, exercise });
  const chosen = (question: string, name: string) =>
    group(page, question).getByRole("button", { name, exact: true, pressed: true });
  const answered = (question: string, name: string) =>
    group(page, question).getByRole("radio", { name, exact: true });
  await page.goto("/preferences");
  await page.getByRole("link", { name: "Next" }).click();

  await test.step("the steps about meals have the stored answers, and a change is saved", async () => {
    await expect(page).toHaveURL("/meal-preferences");
    await expect(chosen("Dietary preferences", "Vegetarian")).toBeVisible();
    await expectMealChoices(page);
    await group(page, "Dietary preferences").getByRole("button", { name: "Vegan", exact: true }).click();
    await nextButton(page).click();
    await expect(page.getByLabel("Which ones?")).toHaveValue("peanuts");
    await page.getByLabel("Which ones?").fill("peanuts and sesame");
    await nextButton(page).click();
    await expect(answered("Main meal time", "7pm")).toBeChecked();
    await expectMealTimeChoices(page);
    await nextButton(page).click();
    await expect(page).toHaveURL("/exercise-preferences");
    expect(await fetchAnswers(stack, token, "meal")).toEqual({
      ...meal,
      dietary_preferences: ["Vegetarian", "Vegan"],
      food_allergies: ["peanuts and sesame"],
    });
  });

  await test.step("so have the steps about exercise; the last two are open", async () => {
    await expect(chosen("Workout types", "Yoga")).toBeVisible();
    await nextButton(page).click();
    await expect(page).toHaveURL("/fitness-preferences");
    await expect(answered("Fitness level", "Beginner")).toBeChecked();
    await expectFitnessChoices(page);
    await nextButton(page).click();
    await expect(page).toHaveURL("/meditation-preferances");
    await answerMindfulness(page);
    await nextButton(page).click();
    await expect(page).toHaveURL("/meditation-setup");
    await answerPractice(page);
  });

  await test.step("Back leads through all of them to the intro", async () => {
    const back = page.getByRole("link", { name: "Back" });
    for (const { address } of onboardingSteps.slice(0, -1).toReversed()) {
      await back.click();
      await expect(page).toHaveURL(address);
    }
    await expect(chosen("Dietary preferences", "Vegetarian")).toBeVisible();
    await expect(chosen("Dietary preferences", "Vegan")).toBeVisible();
    await back.click();
    await expect(page).toHaveURL("/preferences");
  });

  await page.goto("/meditation-setup");
  await expect(answered("Daily duration", "6 to 10 Minutes")).toBeChecked();
});

const readLabels = (page: Page, name: string, role: "button" | "radio") =>
  group(page, name)
    .getByRole(role)
    .evaluateAll((all) => all.map((each) => (each.closest("label") ?? each).textContent));
const numbersTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1));

async function expectMealChoices(page: Page): Promise<void> {
  await expect(
    group(page, "Dietary preferences").getByRole("button", { name: "Mediterranean" }),
  ).toBeVisible();
  await expect(group(page, "Health tags").getByRole("button", { name: "Iron Rich" })).toBeVisible();
  expect(await readLabels(page, "Main goal", "button")).toEqual([
    "Lose Weight",
    "Eat Healthier",
    "Cook Tasty Meals",
    "Do Not Have To Think About What To Cook",
    "Time Saving",
  ]);
}

async function expectMealTimeChoices(page: Page): Promise<void> {
  await expect(group(page, "Meal types").getByRole("button", { name: "Snack" })).toBeVisible();
  expect(await readLabels(page, "Meals per day", "radio")).toEqual(numbersTo(15));
  expect(await readLabels(page, "Main meal time", "radio")).toEqual([
    ...["10am", "11am", "12pm", "1pm", "2pm", "3pm", "4pm"],
    ...["5pm", "6pm", "7pm", "8pm", "9pm", "10pm", "11pm"],
  ]);
}

async function expectFitnessChoices(page: Page): Promise<void> {
  await expect(group(page, "Primary fitness goal").getByText("Build Muscle")).toBeVisible();
  expect(await readLabels(page, "Exercise days per week", "radio")).toEqual(numbersTo(7));
  expect(await readLabels(page, "Fitness level", "radio")).toEqual(["Beginner", "Intermediate", "Advanced"]);
  const values = group(page, "Primary fitness goal").getByRole("radio");
  expect(await values.evaluateAll((all) => all.map((each) => each.getAttribute("value")))).toContain(
    "build muscle",
  );
}

test("[PREF-36] Back from the mindfulness step goes to the previous page in the history", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/preferences");
  await page.evaluate(() => history.pushState({ key: "a-router's-key" }, "", "/meditation-preferances"));
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/preferences");

  const tab = await page.context().newPage();
  await tab.addInitScript((value) => localStorage.setItem("token", value), token);
  await tab.goto("/meditation-preferances");
  await tab.getByRole("link", { name: "Back" }).click();
  await expect(tab).toHaveURL("/fitness-preferences");
});

test("[ONB-27][ONB-28][ONB-29][ONB-30][ONB-31][OPEN-50][OPEN-51] every step offers Skip, which asks once and saves nothing", async ({
  page,
}) => {
  await page.goto("/preferences");
  for (const address of ["/preferences", ...onboardingSteps.map((step) => step.address)]) {
    await goWithinApp(page, address);
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await expect(skipDialog(page)).toContainText(/It'll only take 45 seconds… \w+/);
    await skipDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(skipDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);

    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await skipDialog(page).getByRole("button", { name: "Skip Anyway" }).click();
    await expect(page).toHaveURL("/recomendation");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["token"]);
  }
});

/** Goes to an address as a link of the app does, without loading the page again. */
async function goWithinApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

test("[ERR-09] choices that fail to load can be retried, and a last step says which earlier answers are missing", async ({
  page,
}) => {
  await page.route("**/api/get-meal-items?target_item=meal_type", (route) => route.abort());
  await page.goto("/meal-timing-preferences");
  await expect(page.getByRole("alert")).toHaveText("We could not load these choices.");
  await nextButton(page).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.unroute("**/api/get-meal-items?target_item=meal_type");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await group(page, "Meal types").getByRole("button", { name: "Lunch" }).click();
  await expect(group(page, "Meal types")).toHaveAccessibleDescription("");

  await answerMealTimes(page);
  const alert = page.waitForEvent("dialog");
  void nextButton(page).click();
  const dialog = await alert;
  expect(dialog.message()).toBe("❌ Please select at least one dietary preference.");
  await dialog.accept();
  await expect(page).toHaveURL("/meal-timing-preferences");
});

test("slow choices show a skeleton, and no preference and the diets exclude each other", async ({ page }) => {
  const held = await holdCall(page, "**/api/get-meal-items?target_item=dietary_tag");
  await page.goto("/meal-preferences");
  const diets = group(page, "Dietary preferences");
  await expect(diets.getByText("Loading the choices")).toBeAttached();
  await expect(group(page, "Main goal").getByRole("button")).toHaveCount(5);
  held.release();
  await expect(diets.getByRole("button", { name: "Vegan" })).toBeVisible();

  const chosen = diets.getByRole("button", { pressed: true });
  await diets.getByRole("button", { name: "Vegan" }).click();
  await diets.getByRole("button", { name: "Keto" }).click();
  await expect(chosen).toHaveText(["Vegan", "Keto"]);
  await diets.getByRole("button", { name: "No Preference" }).click();
  await expect(chosen).toHaveText(["No Preference"]);
  await diets.getByRole("button", { name: "Paleo" }).click();
  await expect(chosen).toHaveText(["Paleo"]);
});

test("[ONB-23] Next and Back need no connection once the choices are loaded", async ({ page, context }) => {
  const loaded = ["dietary_tag", "health_tag", "meal_type"].map((list) =>
    page.waitForResponse((response) => response.url().endsWith(`target_item=${list}`)),
  );
  await page.goto("/meal-preferences", { waitUntil: "networkidle" });
  for (const response of loaded) await (await response).finished();
  await context.setOffline(true);
  await answerMeals(page);
  await nextButton(page).click();
  await expect(heading(page)).toHaveText("Your Allergies And Dislikes");
  await answerAllergies(page);
  await nextButton(page).click();
  await expect(page).toHaveURL("/meal-timing-preferences");
  await expect(heading(page)).toHaveText("Your Meal Times");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Which ones?")).toHaveValue("peanuts");
});

test("[DATA-13] choices with an id instead of _id can be chosen too", async ({ page }) => {
  await page.route("**/api/get-meal-items?target_item=dietary_tag", (route) =>
    route.fulfill({ json: [{ id: "vegan", name: "Vegan" }] }),
  );
  await page.goto("/meal-preferences");
  await group(page, "Dietary preferences").getByRole("button", { name: "Vegan" }).click();
  await group(page, "Main goal").getByRole("button", { name: "Time Saving" }).click();
  await nextButton(page).click();
  await expect(page).toHaveURL("/allergy-preferences");
  expect(await stored(page, "meal_preferences")).toMatchObject({ dietary_preferences: ["Vegan"] });
});

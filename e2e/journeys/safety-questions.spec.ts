import { paths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aSession, makePlan, saveFoodAnswers, saveLimitations } from "../people.ts";
import { fetchAnswers, group, nextButton } from "../questionnaires.ts";
import { questionAbout } from "../safety-questions.ts";

const understood = (page: Page) => page.getByRole("list", { name: "What we understood" });
const allergies = (page: Page) => page.getByLabel("Which ones?");
const meals = (page: Page) => page.getByRole("region", { name: "Explore Meals" });
const cards = (page: Page) => meals(page).getByRole("listitem");

test("[SAFE-62] [SAFE-64] [SAFE-73] the questions of a step are answered with the keyboard alone", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.goto(paths.allergyPreferences);
  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
  await allergies(page).focus();
  await page.keyboard.type("prawnz, zorblax");
  await expect(questionAbout(page, "zorblax")).toBeVisible();
  await expect(nextButton(page)).toHaveAccessibleDescription(
    "First tell us what “prawnz” is, then answer one more question.",
  );
  await expectAccessible(page);

  await page.keyboard.press("Enter");
  await expect(questionAbout(page, "prawnz")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(understood(page).getByRole("listitem")).toHaveText([/^prawnz keeps out .*crustacean/]);
  await expect(questionAbout(page, "zorblax")).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.type("peanut");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(understood(page).getByRole("listitem").last()).toHaveText(/^zorblax keeps out .*peanut/);
  await expect(understood(page)).toBeFocused();
  await expect(nextButton(page)).toHaveAccessibleDescription("");

  await nextButton(page).press("Enter");
  await expect(page).toHaveURL(paths.mealTimingPreferences);
});

test("[SAFE-63] what was said about a word can be taken back", async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(paths.allergyPreferences);
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
  await allergies(page).fill("milk, zorblax");
  await questionAbout(page, "zorblax").getByRole("button", { name: "Not a food" }).click();
  await expect(understood(page).getByRole("listitem").last()).toHaveText("zorblax keeps out nothing");
  await expect(page.getByRole("button", { name: /Take back what you said about milk/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Take back what you said about zorblax" }).press("Enter");
  await expect(questionAbout(page, "zorblax")).toBeFocused();
  await expect(understood(page).getByRole("listitem")).toHaveCount(1);
});

test("[SAFE-62] [SAFE-72] an answer on its way is shown as such, and one that fails is said beside its question", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.goto(paths.allergyPreferences);
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
  await allergies(page).fill("zorblax");
  const question = questionAbout(page, "zorblax");
  const notAFood = question.getByRole("button", { name: "Not a food" });

  await page.route("**/api/explain-phrase", (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await notAFood.click();
  await expect(question.getByRole("status").last()).toHaveText(
    "We could not save your answer. Please try again.",
  );
  await expect(notAFood).toBeFocused();

  const held = await holdCall(page, "**/api/explain-phrase");
  await notAFood.press("Enter");
  await held.request;
  await expect(question.getByText("Saving your answer")).toBeAttached();
  await expect(notAFood).toHaveAttribute("aria-disabled", "true");
  await expect(question.getByText("We could not save")).toHaveCount(0);
  held.release();
  await expect(question).toHaveCount(0);
  await expect(understood(page)).toBeFocused();
});

test("[SAFE-61] the search says when it finds nothing, is slow or fails", async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(paths.allergyPreferences);
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
  await allergies(page).fill("zorblax");
  const search = questionAbout(page, "zorblax").getByRole("combobox");
  await search.fill("qqqqq");
  await expect(page.getByText("We found nothing called “qqqqq”. Try another word for it.")).toBeVisible();

  const held = await holdCall(page, "**/api/search-meanings?*");
  await search.fill("celery");
  await held.request;
  await expect(page.getByText("Searching…")).toBeVisible();
  held.release();
  await expect(page.getByRole("option", { name: /celery/i }).first()).toBeVisible();

  await page.route("**/api/search-meanings?*", (route) => route.abort());
  await search.fill("mustard");
  await expect(page.getByText("The search did not work. Type on to try again.")).toBeVisible();
});

test("[SAFE-67] [SAFE-74] a stored text that is not understood is asked about on the home page; the answer brings the meals back", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await saveFoodAnswers(stack, token, { allergies: "zorblax" });
  await saveLimitations(stack, token, "bad knee");
  await page.goto(paths.home);
  await expect(page.getByRole("heading", { name: "One question before we suggest meals" })).toBeVisible();
  await expect(meals(page).getByText("Your meals are waiting for your answer.")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await questionAbout(page, "zorblax").getByRole("button", { name: "Not a food" }).click();
  const thanks = page.getByText("Thank you. Your meals are back.");
  await expect(thanks).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(thanks).toHaveCount(0);
  await expect(page.getByText("before we suggest")).toHaveCount(0);
});

test("[SAFE-67] [SAFE-74] every page that would show meals asks the same question", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await saveFoodAnswers(stack, token, {});
  await page.goto(paths.recommendations("meals"));
  const link = page.getByRole("region", { name: "meals" }).getByRole("listitem").getByRole("link").first();
  const meal = (await link.getAttribute("href")) ?? "";
  const plan = await makePlan(stack, token, "meal", "Week", [meal.split("/").at(-1) ?? ""]);
  await saveFoodAnswers(stack, token, { allergies: "zorblax" });

  for (const address of [
    paths.home,
    paths.recommendations("meals"),
    meal,
    paths.favourites("meals"),
    paths.planBuilder("meal"),
    paths.planCreation("meal"),
    `/detail-plan?planType=personal_meal_plan&id=${plan}`,
  ]) {
    await page.goto(address);
    await expect(questionAbout(page, "zorblax"), address).toBeVisible();
  }
  await page.goto(paths.planCreation("meal"));
  await page.getByRole("button", { name: "Create Plan +" }).click();
  await expect(questionAbout(page.getByRole("dialog"), "zorblax")).toBeVisible();

  for (const address of [paths.recommendations("exercises"), paths.recommendations("meditations")]) {
    await page.goto(address);
    await expect(page.getByRole("region").getByRole("listitem").getByRole("link").first()).toBeVisible();
    await expect(questionAbout(page, "zorblax"), address).toHaveCount(0);
  }
});

test("[SAFE-67] a question about movement keeps exercises back, and is answered on their list", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await saveLimitations(stack, token, "zorbitis");
  await page.goto(paths.recommendations("exercises"));
  await expect(page.getByText("Your exercises are waiting for your answer.")).toBeVisible();
  await questionAbout(page, "zorbitis").getByRole("button", { name: "Keep to gentle movement" }).click();
  await expect(page.getByText("Thank you. Your exercises are back.")).toBeFocused();
  await expect(page.getByRole("region", { name: "exercises" }).getByRole("listitem").first()).toBeVisible();
});

test("[SAFE-68] [SAFE-69] a person who said nothing about allergies reads so, and can say that there are none", async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.goto(paths.home);
  const line = page.getByText("We don't know about your allergies yet. Tell us");
  const movementLine = page.getByText("We don't know about injuries or limitations yet. Tell us");
  await expect(line).toBeVisible();
  await expect(movementLine).toBeVisible();
  await expect(page.getByText("Chosen by what you told us")).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("link", { name: "Tell us about your allergies" })).toHaveAttribute(
    "href",
    paths.editMealPreferences,
  );

  await page.goto(paths.recommendations("exercises"));
  await expect(movementLine).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goto(paths.recommendations("meals"));
  await expect(line).toBeVisible();
  await expect(movementLine).toHaveCount(0);

  await page.route("**/api/explain-phrase", (route) => route.abort(), { times: 1 });
  const none = page.getByRole("button", { name: "None: I have no food allergies" });
  await none.click();
  await expect(page.getByText("We could not save your answer. Please try again.")).toBeVisible();
  await none.click();
  await expect(page.getByText("Noted: you have no food allergies.")).toBeFocused();
  await expect(line).toHaveCount(0);

  await page.goto(paths.home);
  await expect(movementLine).toBeVisible();
  await expect(page.getByText("Chosen by what you told us")).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("[SAFE-66] a condition that we cannot honour in full says so, and asks whether to go on", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await page.goto(paths.allergyPreferences);
  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
  await allergies(page).fill("phenylketonuria");
  const question = page.getByRole("group", { name: /^We can only partly allow for this: Phenylketonuria/ });
  await expect(question).toContainText("dietitian");
  await nextButton(page).click();
  await expect(question).toBeFocused();
  await expect(nextButton(page)).toHaveAccessibleDescription(
    /^First choose how to go on with Phenylketonuria/,
  );
  await expectAccessible(page);
  await question.getByRole("button", { name: "Change what I wrote" }).click();
  await expect(allergies(page)).toBeFocused();

  await question.getByRole("button", { name: "Carry on with these limits" }).click();
  await expect(question).toHaveCount(0);
  await expect(understood(page)).toContainText("dietitian");
  await nextButton(page).click();
  await expect(page).toHaveURL(paths.mealTimingPreferences);

  const another = await aSession(stack);
  await saveFoodAnswers(stack, another, { allergies: "phenylketonuria" });
  await page.addInitScript((value) => localStorage.setItem("token", value), another);
  await page.goto(paths.home);
  await expect(question.getByRole("link", { name: "Change what I wrote" })).toHaveAttribute(
    "href",
    paths.editAllergyPreferences,
  );
  await question.getByRole("button", { name: "Carry on with these limits" }).click();
  await expect(page.getByText("Thank you. Your meals are back.")).toBeFocused();
  expect(token).not.toBe(another);
});

test("[SAFE-64] a person who leaves with an open question keeps the text as it was saved", async ({
  page,
  stack,
}) => {
  const token = await signIn(page, stack);
  await saveFoodAnswers(stack, token, { allergies: "zorblax" });
  await page.goto(paths.editAllergyPreferences);
  await expect(allergies(page)).toHaveValue("zorblax");
  await nextButton(page).click();
  await expect(questionAbout(page, "zorblax")).toBeFocused();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(paths.settings);
  expect(await fetchAnswers(stack, token, "meal")).toMatchObject({ food_allergies: ["zorblax"] });
});

test("[SAFE-70] choosing illness tags tells how many meals suit", async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(paths.mealPreferences);
  const tags = page.getByRole("group", { name: "Health tags" });
  const size = page.getByText(/\d+ of \d+ meals may suit you\.$/);
  await tags.getByRole("button", { name: "Lighter Meal" }).click();
  await tags.getByRole("button", { name: "Kidney Friendly" }).click();
  await expect(size).toHaveText(/^Kidney Friendly: \d+ of \d+ meals may suit you\.$/);
  await tags.getByRole("button", { name: "Low Sodium" }).click();
  await expect(size).toHaveText(/^Kidney Friendly and Low Sodium: \d+ of \d+ meals may suit you\.$/);
  await expectAccessible(page);
  await tags.getByRole("button", { name: "Kidney Friendly" }).click();
  await tags.getByRole("button", { name: "Low Sodium" }).click();
  await expect(size).toHaveCount(0);
});

test("[SAFE-72] a failed check for questions can be tried again", async ({ page, stack }) => {
  await signIn(page, stack);
  await page.route("**/api/safety-questions", (route) => route.abort());
  await page.goto(paths.recommendations("meals"));
  const failure = page.getByText("We could not check what you told us about allergies and limitations.");
  await expect(failure).toBeVisible();
  await page.unroute("**/api/safety-questions");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByText("We don't know about your allergies yet.")).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { group, nextButton } from "../questionnaires.ts";
import { questionAbout } from "../safety-questions.ts";

const call = "**/api/understand-text";
const understood = (page: Page) => page.getByRole("list", { name: "What we understood" });
const allergies = (page: Page) => page.getByLabel("Which ones?");
const later = "We'll check what you wrote when you save it.";

test.beforeEach(async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto("/allergy-preferences");
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
});

test("[OPEN-55] [SAFE-60] [SAFE-61] shows what was understood as chips, and asks about every other word", async ({
  page,
}) => {
  await allergies(page).fill("Peanuts, prawnz and zorblax");
  await expect(understood(page).getByRole("listitem")).toHaveText([/^Peanuts keeps out .*peanut/]);
  await expect(questionAbout(page, "prawnz").getByRole("button").first()).toHaveText(/^prawn/i);
  await expect(questionAbout(page, "zorblax").getByRole("combobox")).toHaveAccessibleName(
    "Find the food or allergen",
  );
  await expect(questionAbout(page, "zorblax").getByRole("button", { name: "Not a food" })).toBeVisible();
  await expect(page.getByText("anything with that name")).toHaveCount(0);

  await allergies(page).fill("none");
  await expect(page.locator("p:not([role])", { hasText: "We found nothing to keep out" })).toBeVisible();
  await expect(understood(page)).toHaveCount(0);
});

test("[OPEN-55] [SAFE-60] [SAFE-61] reads dislikes and limitations too", async ({ page }) => {
  await group(page, "ingredients you dislike").getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("What should we leave out?").fill("garlic");
  await expect(understood(page)).toContainText("garlic");

  await page.goto("/exercise-preferences");
  await group(page, "physical limitations").getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("What should we be careful with?").fill("bad knee, zorbitis");
  await expect(understood(page)).toContainText("knee");
  const question = questionAbout(page, "zorbitis");
  await expect(question.getByRole("button", { name: "Nothing to avoid" })).toBeVisible();
  await question.getByRole("button", { name: "Keep to gentle movement" }).click();
  await expect(understood(page).getByRole("listitem").last()).toContainText("gentle movement");
  await expect(question).toHaveCount(0);
});

test("sends one request for text typed in one go, keeps the last result meanwhile, and never sends an empty text", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/understand-text")) sent.push(request.postDataJSON().text);
  });
  await allergies(page).fill(" milk ");
  await expect(understood(page)).toContainText("milk");
  expect(sent).toEqual(["milk"]);

  const held = await holdCall(page, call);
  await allergies(page).pressSequentially("and eggs", { delay: 20 });
  await held.request;
  await expect(understood(page)).toContainText("milk");
  held.release();
  await expect(understood(page)).toContainText("egg");
  expect(sent).toEqual(["milk", "milk and eggs"]);

  await allergies(page).fill("   ");
  await expect(understood(page)).toHaveCount(0);
  await allergies(page).fill("milk and eggs");
  await expect(understood(page)).toContainText("egg");
  expect(sent).toEqual(["milk", "milk and eggs"]);
});

test("[SAFE-73] is announced politely, only once the person has stopped typing", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const spoken = page.locator("p[role=status]").filter({ hasText: "Understood" });
  await allergies(page).fill("milk, zorblax");
  // On a busy machine React sets its timers after the clock has run, so the clock runs again, in steps too short for speech.
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(understood(page)).toContainText("milk", { timeout: 1000 });
  }).toPass();
  await expect(spoken).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(1600);
    await expect(spoken).toHaveText(/^Understood: milk keeps out .*We have a question: what is zorblax\?$/, {
      timeout: 1000,
    });
  }).toPass();
});

test("[SAFE-65] says quietly that a text will be checked later while the server is unreachable, and lets the person go on", async ({
  page,
  context,
}) => {
  await allergies(page).fill("milk");
  await expect(understood(page)).toBeVisible();
  await context.setOffline(true);
  await allergies(page).fill("milk and zorblax");
  await expect(page.getByText(later).last()).toBeVisible();
  await expect(understood(page)).toHaveCount(0);
  await context.setOffline(false);
  await allergies(page).fill("milk and soy");
  await expect(understood(page)).toContainText("soy");
  await expect(page.locator("p:not([role])", { hasText: later })).toHaveCount(0);

  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  await context.setOffline(true);
  await allergies(page).fill("milk and zorblax");
  await nextButton(page).click();
  await expect(page).toHaveURL("/meal-timing-preferences");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(allergies(page)).toHaveValue("milk and zorblax");
  await expect(questionAbout(page, "zorblax")).toBeVisible();
});

test("[SAFE-75] shows what was typed as text, never as markup", async ({ page }) => {
  const written = '<img src=x onerror="window.isHarmed = true">';
  await page.route(call, (route) =>
    route.fulfill({
      json: {
        understood: [
          { phrase: "x", written, keeps_out: written, limits: written, advice: null, is_explained: false },
        ],
        questions: [
          {
            kind: "word",
            question: "food_allergies",
            phrase: "x",
            written,
            guesses: [{ name: written, meanings: [] }],
          },
        ],
        is_nothing: false,
      },
    }),
  );
  await allergies(page).fill("<b>zorblax</b>");
  await expect(questionAbout(page, written)).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(() => "isHarmed" in window)).toBe(false);
});

test("reads a stored text as soon as it is shown", async ({ page }) => {
  await allergies(page).fill("sesame");
  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  await allergies(page).press("Enter");
  await expect(page).toHaveURL("/meal-timing-preferences");
  await page.reload();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(allergies(page)).toHaveValue("sesame");
  await expect(understood(page)).toContainText("sesame");
});

test("[SAFE-64] Enter before the text was read waits for the reading, then leads to the question", async ({
  page,
}) => {
  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  const held = await holdCall(page, call);
  await allergies(page).fill("zorblax");
  await allergies(page).press("Enter");
  await held.request;
  await expect(page.getByRole("button", { name: "Checking" })).toBeVisible();
  held.release();
  await expect(questionAbout(page, "zorblax")).toBeFocused();
  await expect(nextButton(page)).toHaveAccessibleDescription("First tell us what “zorblax” is.");
  await expect(page).toHaveURL("/allergy-preferences");
});

test("[SAFE-64] a question about a dislike holds nobody up", async ({ page }) => {
  await group(page, "food allergies").getByRole("radio", { name: "No" }).check();
  await group(page, "ingredients you dislike").getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("What should we leave out?").fill("zorblax");
  await expect(questionAbout(page, "zorblax")).toBeVisible();
  await nextButton(page).click();
  await expect(page).toHaveURL("/meal-timing-preferences");
});

test("[SAFE-61] [SAFE-71] [SAFE-73] long words and many questions fit a small screen and pass axe", async ({
  page,
}) => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
  await allergies(page).fill(`milk, ${long}, zorblax, quimble, wuggle, plimf, zorgon, vexel`);
  await expect(page.getByRole("list", { name: "Questions for you" }).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "and 4 more" }).click();
  await expect(page.getByRole("list", { name: "Questions for you" }).getByRole("group")).toHaveCount(7);
  await expect(questionAbout(page, "wuggle")).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

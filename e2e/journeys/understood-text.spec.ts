import type { Page } from "@playwright/test";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { group } from "../questionnaires.ts";

const call = "**/api/understand-text";
const understood = (page: Page) => page.getByRole("list", { name: "What we understood" });
const allergies = (page: Page) => page.getByLabel("Which ones?");
const later = "We'll check what you wrote when you save it.";

test.beforeEach(async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto("/allergy-preferences");
  await group(page, "food allergies").getByRole("radio", { name: "Yes" }).check();
});

test("[OPEN-55] says what was understood, guessed and not understood, and what is excluded anyway", async ({
  page,
}) => {
  await allergies(page).fill("Peanuts, prawnz and zorblax");
  await expect(understood(page).getByRole("listitem")).toHaveText([
    "We'll keep out: peanut.",
    /^Please check: We took “prawnz” for: .+\. We'll keep that out, and anything with that name\.$/,
    "We don't know “zorblax”; we'll keep out anything with that name.",
  ]);

  await allergies(page).fill("none");
  await expect(understood(page).getByRole("listitem")).toHaveText([
    "We found nothing to keep out in what you wrote.",
  ]);
});

test("[OPEN-55] interprets dislikes and limitations too", async ({ page }) => {
  await group(page, "ingredients you dislike").getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("What should we leave out?").fill("garlic");
  await expect(understood(page)).toContainText("We'll keep out: garlic");

  await page.goto("/exercise-preferences");
  await group(page, "physical limitations").getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("What should we be careful with?").fill("bad knee");
  await expect(understood(page)).toContainText("This is about: your knees.");
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
  await expect(understood(page)).toContainText("We'll keep out: milk.");
  held.release();
  await expect(understood(page)).toContainText("egg");
  expect(sent).toEqual(["milk", "milk and eggs"]);

  await allergies(page).fill("   ");
  await expect(understood(page)).toHaveCount(0);
  await allergies(page).fill("milk and eggs");
  await expect(understood(page)).toContainText("egg");
  expect(sent).toEqual(["milk", "milk and eggs"]);
});

test("is announced politely, only once the person has stopped typing", async ({ page }) => {
  await page.clock.install();
  const spoken = page.locator("p[role=status]").filter({ hasText: "We'll keep out" });
  await allergies(page).fill("milk");
  await page.clock.runFor(500);
  await expect(understood(page)).toContainText("milk");
  await expect(spoken).toHaveCount(0);
  await page.clock.runFor(1600);
  await expect(spoken).toHaveText("We'll keep out: milk.");
});

test("says quietly that a text will be checked later while the server is unreachable", async ({
  page,
  context,
}) => {
  await allergies(page).fill("milk");
  await expect(understood(page)).toBeVisible();
  await context.setOffline(true);
  await allergies(page).fill("milk and soya");
  await expect(page.getByText(later).last()).toBeVisible();
  await expect(understood(page)).toHaveCount(0);
  await context.setOffline(false);
  await allergies(page).fill("milk and soy");
  await expect(understood(page)).toContainText("soy");
  await expect(page.locator("p:not([role])", { hasText: later })).toHaveCount(0);
});

test("shows a sentence as text, never as markup", async ({ page }) => {
  const text = 'We do not know <img src=x onerror="window.isHarmed = true">.';
  await page.route(call, (route) =>
    route.fulfill({ json: { sentences: [{ kind: "not-understood", text }] } }),
  );
  await allergies(page).fill("<b>zorblax</b>");
  await expect(understood(page)).toHaveText(text);
  await expect(understood(page).locator("img")).toHaveCount(0);
  expect(await page.evaluate(() => "isHarmed" in window)).toBe(false);
});

test("interprets a stored text as soon as it is shown", async ({ page }) => {
  await allergies(page).fill("sesame");
  await group(page, "ingredients you dislike").getByRole("radio", { name: "No" }).check();
  await allergies(page).press("Enter");
  await expect(page).toHaveURL("/meal-timing-preferences");
  await page.reload();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(allergies(page)).toHaveValue("sesame");
  await expect(understood(page)).toContainText("We'll keep out: sesame.");
});

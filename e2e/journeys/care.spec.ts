import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, saveProfile } from "../people.ts";
import { group } from "../questionnaires.ts";

let token: string;

test.beforeEach(async ({ page, stack }) => {
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

const flows = [
  { flow: "onboarding", prefix: "/" },
  { flow: "edit", prefix: "/edit-" },
] as const;

/** Edit flows are for people who have finished onboarding; onboarding redirects them. */
async function open(page: Page, { flow, prefix }: (typeof flows)[number], name: string): Promise<void> {
  if (flow === "edit") await page.addInitScript(() => localStorage.setItem("onboardingComplete", "true"));
  await page.goto(`${prefix}${name}`);
  await expect(page.getByRole("progressbar")).toBeAttached();
  await expect(page.getByText("Loading the choices")).toHaveCount(0);
}

const notices = [
  ["meal-preferences", "Used only to choose what we suggest. We show it to nobody else."],
  [
    "allergy-preferences",
    "Used only to choose what we suggest and to leave out what you cannot eat. We show it to nobody else.",
  ],
  [
    "exercise-preferences",
    "Used only to choose what we suggest and to leave out what you cannot do. We show it to nobody else.",
  ],
] as const;

for (const flow of flows) {
  test(`says what a health answer is used for where it is given: ${flow.flow}`, async ({ page }) => {
    const link = page.getByRole("link", { name: "How we handle health answers (opens in a new tab)" });
    for (const [name, sentence] of notices) {
      await open(page, flow, name);
      await expect(page.getByText(sentence)).toHaveCount(1);
      await expect(link).toHaveAttribute("href", "/privacy#health-answers");
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    const opened = page.waitForEvent("popup");
    await link.click();
    const policy = await opened;
    await expect(policy).toHaveURL("/privacy#health-answers");
    await expect(policy.getByRole("heading", { name: "Your health answers" })).toBeInViewport();
  });
}

test.describe("for a 15-year-old", () => {
  const note =
    "You're under 18, so we don't suggest eating less or hard training. If you have questions about your weight, please ask a doctor or a parent.";
  const questions = [
    ["meal-preferences", "Main goal"],
    ["fitness-preferences", "Primary fitness goal"],
  ] as const;

  test.beforeEach(async ({ stack }) => {
    await saveProfile(stack, token, { dob: `${new Date().getFullYear() - 15}-01-01` });
  });

  for (const flow of flows) {
    test(`says beside a goal what we do not suggest: ${flow.flow}`, async ({ page }) => {
      for (const [name, question] of questions) {
        await open(page, flow, name);
        await expect(group(page, question)).toHaveAccessibleDescription(note);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }

  test("says which exercises are hidden until the birth date is corrected", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("onboardingComplete", "true"));
    await page.goto("/recommendation/exercises");
    const line = page.getByRole("button", { name: /hidden: .*are hard, and you are under 18/ });
    await expect(line).toBeVisible();

    await page.getByRole("link", { name: "Settings" }).first().click();
    await page.getByRole("button", { name: "Profile Settings" }).click();
    await page.getByLabel("Date of birth").fill("1990-01-01");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Your profile is saved.")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/recommendation/exercises");
    await expect(page.getByRole("button", { name: /hidden: .* need equipment/ })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});

test("says nothing about age to an adult, or before the profile is loaded", async ({ page, stack }) => {
  await open(page, flows[0], "meal-preferences");
  await expect(group(page, "Main goal")).toHaveAccessibleDescription("");
  await saveProfile(stack, token, { dob: "1990-01-01" });
  await open(page, flows[0], "fitness-preferences");
  await expect(page.getByText("under 18")).toHaveCount(0);
});

import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { testCards } from "@fernwell/fake-stripe/cards";
import { expect, fillSignUp, test } from "../fixtures.ts";
import { aPerson } from "../people.ts";
import { givenAnswers, nextButton, onboardingSteps } from "../questionnaires.ts";

test("[ONB-01][ONB-02] a new person signs up, verifies, logs in, sets up a profile, starts the trial, answers everything and gets suitable recommendations", async ({
  page,
  stack,
}) => {
  test.slow();
  const person = aPerson();

  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByLabel("Verification code").fill(codeIn(await stack.mail.take(person.email)));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page).toHaveURL("/edit-profile");
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await page.getByRole("radio", { name: "Other" }).check();
  await page.getByLabel("Phone number").fill("212345678");
  await page.getByLabel("Address").fill("1 Garden Lane");
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page).toHaveURL("/subscription");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("listitem", { name: "Annual" }).getByRole("button").click();
  await page.getByLabel(/card/i).fill(testCards.pays);
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL("/preferences");
  await page
    .getByRole("button", { name: "Next" })
    .or(page.getByRole("link", { name: "Next" }))
    .click();
  for (const { address, answer } of onboardingSteps) {
    await expect(page).toHaveURL(address);
    await answer(page);
    await nextButton(page).click();
  }

  await expect(page).toHaveURL("/recomendation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recommendations For You!");
  // In the page: the session opens on the device that began it only.
  const answers = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    return (await fetch("/api/get-meal-preferences", { headers })).json();
  });
  expect(answers).toEqual(givenAnswers.meal);
  const cards = page.getByRole("region", { name: "Explore Meals" }).getByRole("listitem");
  await expect(cards.first()).toBeVisible();
});

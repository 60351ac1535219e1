import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, fillLogin } from "../fixtures.ts";
import { aVerifiedPerson, logIn, makePlan } from "../people.ts";
import { planDays } from "../planning.ts";
import type { Stack } from "../stack.ts";

const [today, curry] = [new Date().toISOString().slice(0, 10), "aloo-matar-in-a-hurry"];

/** What most people do most often: log in, look, save, plan, shop, cook. */
export async function takeCoreJourney(page: Page, stack: Stack): Promise<void> {
  const person = await aVerifiedPerson(stack);
  const token = await logIn(stack, person);
  await planDays(stack, token, [{ item: curry, day: today, slot: "dinner" }]);
  const planId = await makePlan(stack, token, "meal", "breakfasts", ["scrambled-eggs", "luxury-muesli"]);
  await fetch(`${stack.url}/api/shopping-lists/${randomUUID()}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ list_name: "Market", plan_ids: [planId] }),
  });

  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/login/);

  await page.goto("/recomendation");
  await expect(page.getByRole("button", { name: /^Favourite: / }).first()).toBeVisible();
  await page.goto(`/meal/${curry}`);
  const heart = page.getByRole("button", { name: /^Favourite: / });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favorites/meals");
  await expect(page.getByText("Aloo matar in a hurry")).toBeVisible();

  await page.goto("/today");
  const saved = page.waitForResponse("**/api/week-changes");
  await page.getByRole("button", { name: "Done: Aloo matar in a hurry" }).click();
  expect((await saved).status()).toBe(200);
  await page.goto("/week");
  await expect(page.getByText("Aloo matar in a hurry").first()).toBeVisible();

  await page.goto("/shopping-list");
  const ticked = page.waitForResponse("**/api/shopping-lists/*/changes");
  await page.getByRole("checkbox", { name: "Egg", exact: true }).check();
  expect((await ticked).status()).toBe(200);

  await page.goto(`/cook/${curry}`);
  await page.getByRole("button", { name: "Start cooking" }).click();
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: /^Next/ }).click();
  const recorded = page.waitForResponse("**/api/activities/*");
  await page.getByRole("button", { name: /^(Finish|Done)/ }).click();
  expect((await recorded).status()).toBe(200);

  for (const path of [
    "/plan-creation/meal",
    "/search?q=egg",
    "/looking-back",
    "/settings/cooking",
    "/rest",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  }
}

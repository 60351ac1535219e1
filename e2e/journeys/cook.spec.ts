import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, saveFoodAnswers } from "../people.ts";
import { planDays } from "../planning.ts";
import type { Stack } from "../stack.ts";

/** A Wednesday, in the evening. */
const now = new Date("2026-11-18T18:00:00");
const today = "2026-11-18";
const curry = "aloo-matar-in-a-hurry";
const title = "Aloo matar in a hurry";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const step = (page: Page, number: number) => page.getByRole("region", { name: `Step ${number} of 4` });
const chip = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const timers = (page: Page) => page.getByRole("complementary", { name: "Timers" });
const timer = (page: Page, name: string) => timers(page).getByRole("listitem").filter({ hasText: name });

/** So many seconds after the beginning. */
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: now });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

async function startCooking(page: Page, path = `/cook/${curry}`): Promise<void> {
  await page.goto(path);
  await button(page, "Start cooking").click();
  await expect(step(page, 1)).toBeVisible();
}

/** Puts the curry on today's dinner for four, as another device of the person would. */
async function planCurry(stack: Stack): Promise<string> {
  const entryId = randomUUID();
  await planDays(stack, token, [{ item: curry, day: today, slot: "dinner", servings: 4, entryId }]);
  return entryId;
}

test.describe("the way to the player", () => {
  test("[DO-70] leads from Today's card, with its entry and its servings", async ({ page, stack }) => {
    const entryId = await planCurry(stack);
    await page.goto("/today");
    await page.getByRole("link", { name: `Cook ${title}` }).click();
    await expect(page).toHaveURL(`/cook/${curry}?entry=${entryId}&for=4`);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(`Cook ${title} · Fernwell`);
  });

  test("[DO-70] leads from an entry's menu in the week, and its title leads to the meal", async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const entryId = await planCurry(stack);
    await page.goto("/week");
    await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", `/meal/${curry}?for=4`);
    await button(page, `More for ${title}`).click();
    await page.getByRole("menuitem", { name: "Cook" }).click();
    await expect(page).toHaveURL(`/cook/${curry}?entry=${entryId}&for=4`);
  });

  test("[DO-70] leads from the pages of a meal, an exercise and a meditation", async ({ page }) => {
    await page.goto(`/meal/${curry}`);
    await page.getByRole("button", { name: "Increase servings" }).click();
    await page.getByRole("link", { name: "Cook", exact: true }).click();
    await expect(page).toHaveURL(`/cook/${curry}?for=4`);
    await page.goto("/exercise/mountain-pose");
    await expect(page.getByRole("link", { name: "Start", exact: true })).toHaveAttribute(
      "href",
      "/train/mountain-pose",
    );
    await page.goto("/meditation/a-square-of-chalk");
    await expect(page.getByRole("link", { name: "Listen", exact: true })).toHaveAttribute(
      "href",
      "/rest/a-square-of-chalk",
    );
  });

  test("[DO-25] what does not suit the person now is not cooked: it says why and leads elsewhere", async ({
    page,
    stack,
  }) => {
    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await page.goto("/cook/scrambled-eggs");
    await expect(page.getByRole("alert")).toContainText("This meal does not fit what you told us");
    await expect(button(page, "Start cooking")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "See the recipe" }).click();
    await expect(page).toHaveURL(/\/meal\/scrambled-eggs/);
    await expect(heading(page)).toHaveText("Scrambled Eggs");
    await expect(page.getByRole("link", { name: "Cook", exact: true })).toHaveCount(0);
    await page.goBack();
    await page.getByRole("link", { name: "Find another meal" }).click();
    await expect(page).toHaveURL("/recommendation/meals");
  });
});

test.describe("the steps", () => {
  test("[DO-20] are shown one at a time, with amounts for the chosen servings that are ticked", async ({
    page,
  }) => {
    await page.goto(`/cook/${curry}`);
    await expect(page.getByText("35 min in 4 steps")).toBeVisible();
    await expect(page.getByText("Lidded saucepan")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Increase servings").click();
    await expect(page).toHaveURL(`/cook/${curry}?for=4`);
    await button(page, "Start cooking").click();

    await expect(step(page, 1)).toContainText("Heat the oil, let the cumin splutter");
    await expect(step(page, 1)).toBeFocused();
    await chip(page, /2 tbsp canola oil/).check();
    await expect(chip(page, /2 tsp cumin/)).not.toBeChecked();
    await expectAccessible(page);
    await button(page, "Next").click();
    await expect(step(page, 2)).toContainText("Add the tomatoes");
    await expect(chip(page, /400 g canned tomatoes/)).toBeVisible();
    await button(page, "Back").click();
    await expect(chip(page, /2 tbsp canola oil/)).toBeChecked();
  });

  test("[DO-20] are gone through by keys alone", async ({ page }) => {
    await startCooking(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(step(page, 3)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(step(page, 2)).toBeVisible();
    await chip(page, /canned tomatoes/).focus();
    await page.keyboard.press("Space");
    await expect(chip(page, /canned tomatoes/)).toBeChecked();
  });

  test("[DO-20] next is the whole right edge and back the left, beside the text, on any screen", async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/cook/${curry}?for=4`);
      const start = button(page, "Start cooking");
      await expect(start.or(page.getByRole("region", { name: /^Step/ }))).toBeVisible();
      if (await start.isVisible()) await start.click();
      await page.mouse.click(width - 8, height - 90);
      await expect(step(page, 2)).toBeVisible();
      await page.mouse.click(8, height - 90);
      await expect(step(page, 1)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

  test("[DO-23] go on after a reload and after leaving, where they were left", async ({ page }) => {
    await startCooking(page, `/cook/${curry}?for=4`);
    await page.keyboard.press("ArrowRight");
    await chip(page, /canned tomatoes/).check();
    await button(page, "Start the timer: Tomatoes, 3 min").click();
    await page.reload();
    await expect(step(page, 2)).toBeVisible();
    await expect(chip(page, /canned tomatoes/)).toBeChecked();
    await expect(button(page, /^The timer runs: Tomatoes/)).toBeVisible();

    await page.getByRole("link", { name: "Leave" }).click();
    await expect(page).toHaveURL(`/meal/${curry}?for=4`);
    await page.getByRole("link", { name: "Continue cooking" }).click();
    await expect(step(page, 2)).toBeVisible();
  });
});

test.describe("the timers", () => {
  test("[DO-21] three run at once, over steps, pages and a reload, to the second", async ({ page }) => {
    await startCooking(page);
    await page.clock.pauseAt(at(600));
    for (const name of ["Onion, 5 min", "Tomatoes, 3 min", "Potato, 12 min"]) {
      await button(page, `Start the timer: ${name}`).press("Enter");
      await page.keyboard.press("ArrowRight");
    }
    await expect(timer(page, "Onion")).toContainText("5:00");
    await page.clock.runFor(20_000);
    await expect(timer(page, "Tomatoes")).toContainText("2:40");
    await expect(timer(page, "Onion")).toContainText("4:40");
    await expect(timer(page, "Potato")).toContainText("11:40");

    await page.clock.resume();
    await expectAccessible(page);
    await page.reload();
    await expect(timer(page, "Tomatoes")).toBeVisible();
    await page.clock.pauseAt(at(600 + 90));
    await expect(timer(page, "Tomatoes")).toContainText("1:30");
    await expect(timer(page, "Onion")).toContainText("3:30");
    await expect(timer(page, "Potato")).toContainText("10:30");

    await page.clock.resume();
    await page.goto("/week");
    await expect(timer(page, "Potato")).toBeVisible();
    await page.clock.pauseAt(at(600 + 160));
    await expect(timer(page, "Tomatoes")).toContainText("0:20");
    await expect(timer(page, "Potato")).toContainText("9:20");
    await timer(page, "Potato").getByRole("link").press("Enter");
    await expect(page).toHaveURL(new RegExp(`/cook/${curry}`));
  });

  test("[DO-21] one that is over sounds and shows on any page, is lengthened, and is stopped", async ({
    page,
  }) => {
    await page.addInitScript(countTones);
    const countRings = () => page.evaluate(() => Number(Reflect.get(window, "tones")) / 3);
    await startCooking(page);
    await button(page, "Start the timer: Onion, 5 min").click();
    // The app navigates without a reload, after which a page is silent until it is touched.
    await page.getByRole("link", { name: "Leave" }).click();
    await expect(timer(page, "Onion")).toBeVisible();
    await page.clock.pauseAt(at(900));
    const over = page.getByRole("alert").filter({ hasText: "Onion: time is up." });
    await expect(over).toBeAttached();
    await expect(timer(page, "Onion")).toContainText("Time is up");

    await button(page, "+1 min for Onion").press("Enter");
    await expect(over).toHaveCount(0);
    await expect(timer(page, "Onion")).toContainText("1:00");
    const before = await countRings();
    await page.clock.runFor(60_000);
    await expect(over).toBeAttached();
    await expect.poll(countRings).toBe(before + 1);
    await page.clock.runFor(6_000);
    await expect.poll(countRings).toBe(before + 3);
    await button(page, "OK Onion is done").press("Enter");
    await expect(timers(page)).toHaveCount(0);
    await page.clock.runFor(30_000);
    expect(await countRings()).toBe(before + 3);
  });

  test("[DO-21] one that is over is read out and has enough contrast", async ({ page }) => {
    await startCooking(page);
    await button(page, "Start the timer: Onion, 5 min").click();
    await page.clock.fastForward("05:00");
    await expect(page.getByRole("alert")).toHaveText("Onion: time is up.");
    await expectAccessible(page);
  });
});

test.describe("hands full", () => {
  test("[DO-22] next, back and how long are understood where speech is recognised on the device", async ({
    page,
  }) => {
    await page.addInitScript(fakeRecognition, "available");
    await startCooking(page);
    await button(page, "Hands full?").click();
    await expect(page.getByText("Say “next”, “back” or “how long”.")).toBeVisible();
    await expectAccessible(page);
    const say = (words: string) =>
      page.evaluate((heard) => window.dispatchEvent(new CustomEvent("say", { detail: heard })), words);
    await say("Okay, next please.");
    await expect(step(page, 2)).toBeVisible();
    await say("what is for pudding");
    await say("back");
    await expect(step(page, 1)).toBeVisible();
    await button(page, "Start the timer: Onion, 5 min").click();
    await say("how long");
    await expect
      .poll(() => page.evaluate(() => String(Reflect.get(window, "spoken"))))
      .toMatch(/^Onion: (5 minutes|4 minutes and \d+ seconds)\.$/);
  });

  test("[DO-22] is not offered where it would be recognised elsewhere", async ({ page }) => {
    await page.addInitScript(fakeRecognition, "downloadable");
    await startCooking(page);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "wasAsked"))).toBe(true);
    await expect(button(page, "Hands full?")).toHaveCount(0);
  });
});

test.describe("the end", () => {
  test("[DO-24] asks how it was in one touch, marks the entry done, and plans it again", async ({
    page,
    stack,
  }) => {
    const entryId = await planCurry(stack);
    await startCooking(page, `/cook/${curry}?entry=${entryId}&for=4`);
    for (const number of [2, 3, 4]) {
      await page.keyboard.press("ArrowRight");
      await expect(step(page, number)).toBeVisible();
    }
    const recorded = page.waitForResponse("**/api/activities/*");
    await button(page, "Finish").click();
    expect((await recorded).request().postDataJSON()).toMatchObject({
      ...{ day: today, item_id: curry, entry_id: entryId },
    });
    await expect(heading(page)).toHaveText("Enjoy your meal");
    await expect(heading(page)).toBeFocused();
    await expectAccessible(page);

    const felt = page.waitForResponse("**/api/activities/*");
    await button(page, "Good").click();
    expect((await felt).request().postDataJSON()).toMatchObject({ felt: "right" });
    await expect(button(page, "Good")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Yes, plan it").click();
    await expect(page.getByText("It is in your week on Wednesday 25 November.")).toBeVisible();
    await button(page, "Done").click();

    await expect(heading(page)).toHaveText("Today");
    await expect(button(page, `Done: ${title}`)).toHaveAttribute("aria-pressed", "true");
    await page.goto("/week?from=2026-11-25");
    await expect(page.getByRole("article", { name: title })).toBeVisible();
    await page.goto(`/cook/${curry}?entry=${entryId}&for=4`);
    await expect(button(page, "Start cooking")).toBeVisible();
  });

  test("[DO-24] what could not be recorded says so, and is recorded when asked again", async ({ page }) => {
    await startCooking(page);
    await page.route("**/api/activities/*", (route) => route.fulfill({ status: 500 }));
    for (const number of [2, 3, 4]) {
      await page.keyboard.press("ArrowRight");
      await expect(step(page, number)).toBeVisible();
    }
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("We could not record that you cooked this.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/activities/*");
    await button(page, "Try again").click();
    await expect(page.getByText("We could not record that you cooked this.")).toHaveCount(0);
  });
});

/** Counts the tones that are played; a ring has three. */
function countTones(): void {
  Reflect.set(window, "tones", 0);
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
    Reflect.set(window, "tones", Reflect.get(window, "tones") + 1);
    start.call(this, when);
  };
}

/** Hears what the test says by an event, and keeps what is spoken. */
function fakeRecognition(availability: string): void {
  class FakeRecognition {
    static async available(): Promise<string> {
      Reflect.set(window, "wasAsked", true);
      return availability;
    }
    onresult: ((event: object) => void) | null = null;
    start(): void {
      window.addEventListener("say", (event) => {
        const transcript = event instanceof CustomEvent ? event.detail : "";
        this.onresult?.({ results: [{ isFinal: true, 0: { transcript } }], resultIndex: 0 });
      });
    }
    abort(): void {}
  }
  Reflect.set(window, "SpeechRecognition", FakeRecognition);
  window.speechSynthesis.speak = ({ text }) => void Reflect.set(window, "spoken", text);
}

import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { aSession, saveLimitations } from "../people.ts";
import { planDays } from "../planning.ts";
import type { Stack } from "../stack.ts";

/** A Wednesday, in the morning. */
const now = new Date("2026-11-18T10:00:00");
const today = "2026-11-18";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const timer = (page: Page) => page.getByRole("timer");
const words = (page: Page, text: string) => page.getByText(text, { exact: true });

let token: string;

test.beforeEach(async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: now });
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

/** Puts exercises on today in this order, as another device of the person would. */
function plan(stack: Stack, ...items: readonly string[]): Promise<void> {
  const planned = items.map((item) => ({ item, day: today, kind: "exercise" as const }));
  return planDays(stack, token, planned);
}

/** Begins without warm-up and cool-down. */
async function start(page: Page): Promise<void> {
  await expect(button(page, "Start")).toBeVisible();
  for (const name of ["Warm-up", "Cool-down"]) {
    const part = page.getByRole("switch", { name });
    if (await part.isVisible()) await part.click();
  }
  await button(page, "Start").click();
}

/** When the last thing happened, by the page's clock. */
function findLastEvent(page: Page): Promise<number> {
  return page.evaluate((day) => {
    const { sessions } = JSON.parse(localStorage.getItem("doing_train") ?? "{}");
    return Number(sessions[day].events.at(-1).at);
  }, today);
}

/** Moves the page's clock to a moment at once, as a device does that was asleep. */
async function reach(page: Page, moment: number): Promise<void> {
  const current = await page.evaluate(() => Date.now());
  expect(current, "the machine is too slow for this test").toBeLessThan(moment);
  await page.clock.fastForward(moment - current);
}

/** Expects the part to end at a moment: what is shown is what is left until then by the page's clock, to the second. */
async function expectEnd(page: Page, moment: number): Promise<void> {
  await expect
    .poll(() =>
      timer(page).evaluate((element, end) => {
        const [minutes = 0, seconds = 0] = (element.textContent ?? "").split(":").map(Number);
        return minutes * 60 + seconds - Math.ceil((end - Date.now()) / 1000);
      }, moment),
    )
    .toBe(0);
}

test.describe("a session of six exercises", () => {
  test("[DO-16][DO-17] is timed to the second over ninety seconds in the background and reloads, and recorded", async ({
    page,
    stack,
  }) => {
    test.slow();
    await plan(
      stack,
      ...["qigong-standing-like-a-tree", "squats", "low-impact-jacks"],
      ...["knee-to-chest", "standing-wrist-and-finger-care", "mountain-pose"],
    );
    await page.goto(`/train/${today}`);
    await start(page);
    await expect(heading(page)).toHaveText("Qigong standing like a tree");
    await expect(words(page, "Exercise 1 of 6")).toBeVisible();

    // 10 s to get ready, then three holds of 90 s with 45 s of rest between them.
    const began = await findLastEvent(page);
    const after = (seconds: number) => began + seconds * 1000;
    await expectEnd(page, after(10));
    await reach(page, after(12));
    await expect(words(page, "Set 1 of 3")).toBeVisible();
    await expectEnd(page, after(100));
    await page.clock.fastForward("01:30");
    await expect(words(page, "Rest, then set 2 of 3")).toBeVisible();
    await expectEnd(page, after(145));
    await page.reload();
    await expect(words(page, "Rest, then set 2 of 3")).toBeVisible();
    await expectEnd(page, after(145));
    await reach(page, after(180));
    await expect(words(page, "Set 2 of 3")).toBeVisible();
    await expectEnd(page, after(235));

    // 20 s to get ready, then three sets of 12 with 60 s of rest between them.
    await reach(page, after(371));
    await expect(heading(page)).toHaveText("Squats");
    await expectEnd(page, after(390));
    await reach(page, after(391));
    for (const set of [1, 2, 3]) {
      await expect(words(page, `Set ${set} of 3`)).toBeVisible();
      await expect(timer(page)).toHaveCount(0);
      await page.clock.fastForward("00:30");
      await button(page, "Done").click();
      if (set === 3) break;
      const rested = (await findLastEvent(page)) + 60_000;
      await expectEnd(page, rested);
      await reach(page, rested + 1000);
    }

    // 290 s of jacks, then a knee for 25 s on each side with 5 s to change, three times with 10 s of rest.
    const squatted = await findLastEvent(page);
    const later = (seconds: number) => squatted + seconds * 1000;
    await expect(heading(page)).toHaveText("Low-impact jacks");
    await expectEnd(page, later(20));
    await reach(page, later(100));
    await expect(words(page, "Set 2 of 4")).toBeVisible();
    await expectEnd(page, later(140));
    await reach(page, later(341));
    await expect(heading(page)).toHaveText("Knee to chest");
    await expect(words(page, "Set 1 of 3, right side")).toBeVisible();
    await expectEnd(page, later(365));
    await page.reload();
    await expectEnd(page, later(365));

    // The hands until 780, then four holds of 45 s with 15 s of rest.
    await reach(page, later(600));
    await expect(heading(page)).toHaveText("Standing wrist and finger care");
    await reach(page, later(981));
    await expect(heading(page)).toHaveText("Mountain pose");
    await expect(words(page, "Set 4 of 4")).toBeVisible();
    await expectEnd(page, later(1025));
    await reach(page, later(1026));

    await expect(heading(page)).toHaveText("Well done");
    await expect(page.getByText(/^2[678] min, 6 exercises\.$/)).toBeVisible();
    await expectAccessible(page);
    await button(page, "Just right").click();
    await expect(button(page, "Just right")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Finish").click();
    await expect(heading(page)).toHaveText("Today");
    for (const title of ["Squats", "Mountain pose", "Knee to chest"]) {
      await expect(button(page, `Done: ${title}`)).toHaveAttribute("aria-pressed", "true");
    }
    expect(await page.evaluate(() => localStorage.getItem("doing_train"))).toBeNull();
    const response = await fetch(`${stack.url}/api/looking-back?from=${today}&to=${today}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { activities } = (await response.json()) as { activities: { felt: string; title: string }[] };
    expect(activities).toHaveLength(6);
    expect(new Set(activities.map(({ felt }) => felt))).toEqual(new Set(["right"]));
  });
});

test.describe("the player on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[DO-12][DO-13] begins with a list, and each set has one large button", async ({ page, stack }) => {
    await plan(stack, "squats", "mountain-pose");
    await page.goto(`/train/${today}`);
    await expect(heading(page)).toHaveText("Today's training");
    await expect(page.getByRole("list", { name: "Exercises" }).getByRole("listitem")).toHaveText([
      /^Squats.*3 sets of 12.* min$/,
      /^Mountain pose.*4 holds of 45 seconds.* min$/,
    ]);
    await expectAccessible(page);
    await start(page);
    await expect(heading(page)).toHaveText("Squats");
    await expect(words(page, "Get ready")).toBeVisible();
    await expect(words(page, "Next: Mountain pose")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Skip").tap();
    await expect(words(page, "Set 1 of 3")).toBeVisible();
    await expect(page.getByText("repetitions", { exact: true })).toBeVisible();
    await expect(button(page, "Done")).toBeInViewport();
    await expectAccessible(page);
    await button(page, "Done").tap();
    const rested = (await findLastEvent(page)) + 60_000;
    await expectEnd(page, rested);
    await button(page, "+15 s").tap();
    await expectEnd(page, rested + 15_000);
    await button(page, "Pause").tap();
    await expect(button(page, "Resume")).toBeVisible();
    const paused = await timer(page).textContent();
    await page.clock.fastForward("10:00");
    await expect(timer(page)).toHaveText(paused ?? "");
    await expectAccessible(page);
    await button(page, "Resume").tap();
    await page.clock.fastForward("01:16");
    await expect(words(page, "Set 2 of 3")).toBeVisible();
    await button(page, "Back").tap();
    await expect(words(page, "Rest, then set 2 of 3")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test("[DO-13] the easier exercise takes the place of the other in mid-set, and leads back", async ({
    page,
    stack,
  }) => {
    await plan(stack, "squats", "mountain-pose");
    await page.goto(`/train/${today}`);
    await start(page);
    await button(page, "Skip").tap();
    await button(page, "Done").tap();
    await button(page, "Easier: Chair squat").tap();
    await expect(heading(page)).toHaveText("Chair squat");
    await expect(words(page, "Exercise 1 of 2")).toBeVisible();
    await button(page, "Skip").tap();
    await expect(words(page, "Set 2 of 3")).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText("Chair squat");
    await button(page, "Harder: Squats").tap();
    await expect(heading(page)).toHaveText("Squats");
    await button(page, "Skip exercise").tap();
    await expect(heading(page)).toHaveText("Mountain pose");
  });

  test("[DO-13] leaving keeps the place, and Today leads back to it", async ({ page, stack }) => {
    await plan(stack, "squats");
    await page.goto("/today");
    await page.getByRole("link", { name: "Start Squats" }).tap();
    await start(page);
    await button(page, "Skip").tap();
    await button(page, "Leave").tap();
    await expectAccessible(page);
    await button(page, "Pause and leave").tap();
    await expect(heading(page)).toHaveText("Today");
    await page.getByRole("link", { name: "Start Squats" }).tap();
    await expect(words(page, "Set 1 of 3")).toBeVisible();
    await expect(button(page, "Resume")).toBeVisible();
  });

  test("[DO-25] what no longer suits is left out and named with its reason", async ({ page, stack }) => {
    await plan(stack, "squats", "standing-wrist-and-finger-care");
    await saveLimitations(stack, token, "bad knee");
    await page.goto(`/train/${today}`);
    const leftOut = page.getByRole("region", { name: "Left out" });
    await expect(leftOut).toContainText("Squats");
    await expect(leftOut).toContainText("It puts a lot of load on the knees.");
    await expectAccessible(page);
    await start(page);
    await expect(heading(page)).toHaveText("Standing wrist and finger care");
    await expect(words(page, "Exercise 1 of 1")).toBeVisible();

    await page.goto("/train/squats");
    await expect(heading(page)).toHaveText("Nothing here suits you right now");
    await expectAccessible(page);
  });

  test("[DO-12] has an outline while slow, says when it cannot be loaded and when nothing is planned", async ({
    page,
  }) => {
    const slow = Promise.withResolvers<void>();
    await page.route("**/api/training/*", async (route) => {
      await slow.promise;
      await route.abort();
    });
    await page.goto(`/train/${today}`);
    await expect(page.getByRole("status").filter({ hasText: "Loading your training" })).toBeAttached();
    slow.resolve();
    await expect(page.getByText("We could not load your training.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/training/*");
    await button(page, "Try again").tap();
    await expect(heading(page)).toHaveText("Nothing to train today");
    await expectAccessible(page);
  });
});

declare global {
  interface Window {
    training: { said: string[]; tones: number[]; locks: number };
  }
}

/** Notes what the page says, plays and keeps awake. */
async function listenToTraining(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.training = { said: [], tones: [], locks: 0 };
    const { training } = window;
    Object.getPrototypeOf(window.speechSynthesis).speak = ({ text }: SpeechSynthesisUtterance) => {
      training.said.push(text);
    };
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      training.tones.push(this.frequency.value);
      play.apply(this, at);
    };
    WakeLock.prototype.request = async () => {
      training.locks += 1;
      throw new DOMException("Not in a test.", "NotAllowedError");
    };
  });
}

test.describe("cues", () => {
  test.beforeEach(async ({ page, stack }) => {
    await listenToTraining(page);
    await plan(stack, "squats");
    await page.goto(`/train/${today}`);
  });

  const listen = (page: Page) => page.evaluate(() => window.training);

  test("[DO-14] are spoken and sounded, and off when they were turned off on this device", async ({
    page,
  }) => {
    await expect(button(page, "Start")).toBeVisible();
    // What is seen late is not said, so only the test moves the clock, and waits for each second.
    await page.clock.pauseAt(now.getTime() + 60 * 60_000);
    await start(page);
    await expect.poll(async () => (await listen(page)).said).toEqual(["Get ready. Squats."]);
    const readyAt = (await findLastEvent(page)) + 10_000;
    for (let second = 1; second < 10; second += 1) {
      await page.clock.runFor(1000);
      await expectEnd(page, readyAt);
    }
    await page.clock.runFor(2000);
    await expect(words(page, "Set 1 of 3")).toBeVisible();
    await expect
      .poll(async () => (await listen(page)).said.at(-1))
      .toBe("Squats. Set one of three. Twelve repetitions.");
    const { said, tones } = await listen(page);
    expect(tones.slice(-5).map(Math.round)).toEqual([880, 880, 880, 660, 990]);

    await button(page, "Spoken cues").click();
    await button(page, "Sounds").click();
    await button(page, "Done").click();
    await page.clock.fastForward("01:01");
    await expect(words(page, "Set 2 of 3")).toBeVisible();
    expect(await listen(page)).toMatchObject({ said, tones });
    await page.clock.resume();
    await page.reload();
    await expect(button(page, "Spoken cues")).toHaveAttribute("aria-pressed", "false");
    await expect(button(page, "Sounds")).toHaveAttribute("aria-pressed", "false");
    expect((await listen(page)).said).toEqual([]);
  });

  test("[DO-15] the screen is kept awake, the lock screen controls the session, and a refusal does no harm", async ({
    page,
  }) => {
    await start(page);
    await expect.poll(async () => (await listen(page)).locks).toBe(1);
    const metadata = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
    await expect.poll(metadata).toBe("Squats");
    await page.keyboard.press("Space");
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
    await page.keyboard.press("ArrowRight");
    await expect(words(page, "Set 1 of 3")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(words(page, "Get ready")).toBeVisible();
  });
});

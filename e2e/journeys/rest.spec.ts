import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { alterResponse, expect, movePointer } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";
import { aSession } from "../people.ts";

/** A Wednesday, in the evening. */
const now = new Date("2026-11-18T21:00:00");
const chalk = "**/api/meditations/a-square-of-chalk";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const player = (page: Page, title = "A square of chalk") =>
  page.getByRole("region", { name: `Player: ${title}` });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const pacer = (page: Page) => page.locator("[data-phase]");
const timeLeft = (page: Page) => page.getByRole("timer");
const sound = (page: Page) => page.locator("audio");

test.beforeEach(async ({ page, stack }) => {
  await page.clock.install({ time: now });
  await listenForSounds(page);
  const token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
});

interface Heard {
  bells: number;
  loops: { readonly isLoop: boolean; readonly start: number; readonly end: number; isStopped: boolean }[];
}

declare global {
  interface Window {
    heard: Heard;
    audio?: AudioContext;
  }
}

/** Notes what the page plays without a file's player. */
async function listenForSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = { bells: 0, loops: [] };
    const { heard } = window;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.audio = this;
      }
    };
    const ring = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      if (this.frequency.value === 432) heard.bells += 1;
      ring.apply(this, at);
    };
    const { start, stop } = AudioBufferSourceNode.prototype;
    const noted = new Map<AudioBufferSourceNode, Heard["loops"][number]>();
    AudioBufferSourceNode.prototype.start = function (...at) {
      const loop = { isLoop: this.loop, start: this.loopStart, end: this.loopEnd, isStopped: false };
      noted.set(this, loop);
      heard.loops.push(loop);
      start.apply(this, at);
    };
    AudioBufferSourceNode.prototype.stop = function (...at) {
      const loop = noted.get(this);
      if (loop) loop.isStopped = true;
      stop.apply(this, at);
    };
  });
}

const hear = (page: Page): Promise<Heard> => page.evaluate(() => window.heard);

async function setMinutes(page: Page, minutes: number): Promise<void> {
  const slider = page.getByRole("slider", { name: "For how long?" });
  await slider.focus();
  await page.keyboard.press("Home");
  for (let minute = 1; minute < minutes; minute++) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", `${minutes} min`);
}

const getFullness = (page: Page) =>
  pacer(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue("--fullness")));

/** Plays on for so many seconds and stays there, so that a slow machine sees the same. */
async function playFor(page: Page, seconds: number): Promise<void> {
  await button(page, "Play").click();
  await page.clock.fastForward(seconds * 1000);
  // The controls have faded, and come back.
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await button(page, "Pause").click();
}

test.describe("the free timer", () => {
  test("[DO-30] rings at its start, at intervals and at its end, and is recorded", async ({ page }) => {
    await page.goto("/rest");
    await expect(heading(page)).toHaveText("Rest a while");
    await expectAccessible(page);
    await setMinutes(page, 12);
    await radio(page, "Every 5 min").check();
    await button(page, "Begin").click();
    await expect(timeLeft(page)).toContainText("11:5");
    await expect.poll(async () => (await hear(page)).bells).toBe(1);
    await expectAccessible(page);

    await page.clock.fastForward("04:58");
    await expect.poll(async () => (await hear(page)).bells).toBe(2);
    await page.clock.fastForward("04:58");
    await expect.poll(async () => (await hear(page)).bells).toBe(3);
    const recorded = page.waitForResponse(/\/api\/activities\//);
    await page.clock.fastForward("01:58");
    await expect(heading(page)).toHaveText("Take your time");
    await expect.poll(async () => (await hear(page)).bells).toBe(4);
    expect((await recorded).status()).toBe(200);
    expect((await recorded).request().postDataJSON()).toMatchObject({ item_id: null, seconds: 720 });
    await expectAccessible(page);
  });

  test("[DO-30] remembers the last choice on the device", async ({ page }) => {
    await page.goto("/rest");
    await setMinutes(page, 3);
    await radio(page, "None").check();
    await radio(page, "Rain").check();
    await button(page, "Begin").click();
    const recorded = page.waitForResponse(/\/api\/activities\//);
    await button(page, "Finish").click();
    await expect(heading(page)).toHaveText("Take your time");
    await recorded;

    await page.goto("/rest");
    await expect(page.getByRole("slider", { name: "For how long?" })).toHaveAttribute(
      "aria-valuetext",
      "3 min",
    );
    await expect(radio(page, "None")).toBeChecked();
    await expect(radio(page, "Rain")).toBeChecked();
  });

  test("[DO-05] goes on through a reload and stands still while it is paused", async ({ page }) => {
    await page.goto("/rest");
    await button(page, "Begin").click();
    await expect(timeLeft(page)).toContainText("9:");
    await page.clock.fastForward("02:00");
    await page.reload();
    await expect(timeLeft(page)).toContainText("7:");
    // Some browsers do this after a reload, all do it for a phone call.
    await page.evaluate(() => window.audio?.suspend());
    await expect(button(page, "Turn the sound on")).toBeVisible();
    await button(page, "Turn the sound on").click();
    await expect(button(page, "Turn the sound on")).toBeHidden();

    await button(page, "Pause").click();
    await page.clock.fastForward("30:00");
    await expect(timeLeft(page)).toContainText("7:");
    await button(page, "Resume").click();
    await page.clock.fastForward("08:00");
    await expect(heading(page)).toHaveText("Take your time");
    await expect(page.getByText("Free timer: 10 minutes of rest.")).toBeVisible();
  });

  test("[DO-34] repeats a loop for as long as the person chooses", async ({ page }) => {
    await page.goto("/rest");
    await setMinutes(page, 90);
    await radio(page, "Rain").check();
    await button(page, "Begin").click();
    await expect.poll(async () => (await hear(page)).loops.length).toBe(1);
    await page.clock.fastForward("45:00");
    await expect(timeLeft(page)).toContainText("44:");
    const { loops } = await hear(page);
    expect(loops).toEqual([{ isLoop: true, start: 1, end: expect.closeTo(31.08), isStopped: false }]);

    await page.clock.fastForward("45:10");
    await expect(heading(page)).toHaveText("Take your time");
    await expect.poll(async () => (await hear(page)).loops[0]?.isStopped).toBe(true);
  });

  test("[DO-33] fades its sound to sleep and ends with it", async ({ page }) => {
    await page.goto("/rest");
    await setMinutes(page, 60);
    await radio(page, "Rain").check();
    await button(page, "Begin").click();
    await expect.poll(async () => (await hear(page)).loops.length).toBe(1);
    await radio(page, "20 min").check();
    await expect(page.getByText(/^The sound ends in (20:00|19:5\d)\.$/)).toBeVisible();
    await page.clock.fastForward("20:01");
    await expect(heading(page)).toHaveText("Take your time");
    await expect.poll(async () => (await hear(page)).loops[0]?.isStopped).toBe(true);
  });

  test("[DO-34] offers silence where there are no loops, and when they do not load", async ({ page }) => {
    await page.route("**/api/soundscapes", (route) => route.fulfill({ json: [] }));
    await page.goto("/rest");
    await expect(radio(page, "Silence")).toBeChecked();
    await expect(page.getByRole("radiogroup", { name: "Sound" }).getByRole("radio")).toHaveCount(1);

    await page.unroute("**/api/soundscapes");
    await page.route("**/api/soundscapes", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("The sounds did not load.")).toBeVisible();
    await page.unroute("**/api/soundscapes");
    await button(page, "Try again").click();
    await expect(radio(page, "Rain")).toBeVisible();
  });

  test("goes on in silence when its sound does not load", async ({ page }) => {
    await page.route("**/media/loops/**", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/rest");
    await radio(page, "Rain").check();
    await button(page, "Begin").click();
    await page.clock.runFor(5000);
    await expect(page.getByText("The time goes on without it.")).toBeVisible();
    await expect(timeLeft(page)).toContainText("9:");
  });
});

test.describe("a meditation", () => {
  test("[DO-31] has its picture over the screen, and controls that fade and come back", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/rest/a-square-of-chalk");
    await expect(page).toHaveTitle("A square of chalk · Fernwell");
    const picture = page.getByRole("img", { name: "A sunny pavement." });
    const screen = page.viewportSize();
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeGreaterThanOrEqual(screen?.width ?? 0);
    await expect
      .poll(async () => (await picture.boundingBox())?.height)
      .toBeGreaterThanOrEqual(screen?.height ?? 0);
    await expectAccessible(page);

    await page.clock.fastForward(10_000);
    await expect(player(page)).toHaveCSS("opacity", "1");
    await button(page, "Play").click();
    await movePointer(page);
    await page.clock.fastForward(5100);
    await expect(player(page)).toHaveCSS("opacity", "0");
    await page.mouse.move(200, 200, { steps: 3 });
    await expect(player(page)).toHaveCSS("opacity", "1");
    await page.clock.fastForward(5100);
    await expect(player(page)).toHaveCSS("opacity", "0");
    await page.keyboard.press("Shift");
    await expect(player(page)).toHaveCSS("opacity", "1");
  });

  test("[DO-31] never hides its controls from the keyboard", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/rest/a-square-of-chalk");
    await button(page, "Play").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Pause")).toBeFocused();
    await page.clock.fastForward(6000);
    await expect(player(page)).toHaveCSS("opacity", "1");
  });

  test("[DO-31] keeps captions and the place when the person leaves and comes back", async ({ page }) => {
    await page.goto("/rest/a-square-of-chalk");
    const position = page.getByRole("slider", { name: "Position" });
    await expect(page.getByText("0:12", { exact: true })).toBeVisible();
    await position.focus();
    for (let second = 0; second < 5; second++) await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Morning. Here is a dry bit of pavement").last()).toBeVisible();
    await button(page, "Play").click();
    await expect(position).toHaveAttribute("aria-valuetext", /^0:0[6-9] of 0:12$/);
    await page.reload();
    await expect(position).toHaveAttribute("aria-valuetext", /^0:(0[5-9]|1[01]) of 0:12$/);
    await expect(button(page, "Play")).toBeVisible();
  });

  test("[DO-32] paces the breath to the second, without sound too", async ({ page }) => {
    await alterResponse(page, chalk, { audio_url: null, captions_url: null });
    await page.goto("/rest/a-square-of-chalk");
    await expect(page.getByText("There is no sound for this one yet.")).toBeVisible();
    await expect(pacer(page)).toContainText("As you like");

    await playFor(page, 61.5);
    await expect(pacer(page)).toContainText("Breathe in");
    const early = await getFullness(page);
    expect(early).toBeGreaterThan(0);
    const circle = pacer(page).locator(".rounded-full .rounded-full");
    const small = await circle.boundingBox();
    await playFor(page, 4);
    await expect(pacer(page)).toContainText("Hold");
    await expect.poll(() => getFullness(page)).toBe(1);
    await expect
      .poll(async () => (await circle.boundingBox())?.width)
      .toBeGreaterThan(small?.width ?? Number.POSITIVE_INFINITY);
    await expectAccessible(page);
  });

  test("[DO-32] has a bar and words for people who prefer less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await alterResponse(page, chalk, { audio_url: null, captions_url: null });
    await page.goto("/rest/a-square-of-chalk");
    const bar = pacer(page).locator(".origin-left");
    await playFor(page, 62);
    await expect(pacer(page)).toContainText("Breathe in");
    const begun = await bar.boundingBox();
    await playFor(page, 4);
    await expect(pacer(page)).toContainText("Hold");
    await expect
      .poll(async () => (await bar.boundingBox())?.width)
      .toBeGreaterThan(begun?.width ?? Number.POSITIVE_INFINITY);
  });

  test("[DO-33] fades its track to sleep, stops and is recorded", async ({ page }) => {
    await alterResponse(page, chalk, { duration: 20 });
    await page.goto("/rest/a-square-of-chalk");
    await button(page, "Play").click();
    await radio(page, "5 min").check();
    await page.clock.fastForward("04:25");
    const volume = () => sound(page).evaluate((audio: HTMLAudioElement) => audio.volume);
    const volumes: number[] = [];
    await expect.poll(async () => volumes.push(await volume()) && volumes.at(-1)).toBeLessThan(0.9);
    expect(volumes.at(-1)).toBeGreaterThan(0.3);

    const recorded = page.waitForResponse(/\/api\/activities\//);
    await page.clock.fastForward("00:35");
    await expect(heading(page)).toHaveText("Take your time");
    await expect(sound(page)).toHaveCount(0);
    expect((await recorded).status()).toBe(200);
    await expectAccessible(page);
  });

  test("[DO-25] that does not suit the person is not played", async ({ page }) => {
    await alterResponse(page, chalk, { conflicts: ["It has pauses in the breath."] });
    await page.goto("/rest/a-square-of-chalk");
    await expect(page.getByText("It has pauses in the breath.")).toBeVisible();
    await expect(sound(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Find another meditation" }).click();
    await expect(page).toHaveURL("/recommendation/meditations");
  });

  test("reads Activity not found for an unknown meditation", async ({ page }) => {
    await page.goto("/rest/no-such-thing");
    await expect(heading(page)).toHaveText("Activity not found");
  });
});

for (const path of ["/rest", "/rest/a-square-of-chalk"]) {
  test(`${path} fits the smallest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../media-fixtures.ts";

const piece = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`);
const findPlayer = (page: Page, title: string) => page.getByRole("region", { name: `Player: ${title}` });
const button = (player: Locator, name: string) => player.getByRole("button", { name, exact: true });
const currentLine = (player: Locator) => player.locator("[aria-current]");
const findClip = (page: Page) =>
  piece(page, "media-exercise").getByLabel("A person pushes up from the floor.", { exact: true });
const isPaused = (media: Locator) => media.evaluate((each: HTMLMediaElement) => each.paused);

async function openGallery(page: Page): Promise<void> {
  await page.goto("/__ui");
  await findPlayer(page, "A square of chalk").getByText("0:12", { exact: true }).waitFor();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`no media piece has an accessibility violation in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openGallery(page);
    await button(findPlayer(page, "A square of chalk"), "0:03 Breathe out.").click();
    await expect(findPlayer(page, "A sound that is lost").getByRole("alert")).toBeVisible();

    expect(await findViolations(page, { within: ['[data-piece^="media-"]'] })).toEqual([]);
  });
}

test("every card shows the picture that was made for its entry", async ({ page }) => {
  await openGallery(page);

  for (const alt of ["Dal in a bowl.", "A sunny pavement.", "Ana, drawn."]) {
    const picture = piece(page, "media-cards").getByRole("img", { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.avif$/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("the player plays and pauses by keyboard and shows the time", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");

  await button(player, "Play").focus();
  await page.keyboard.press("Space");
  await expect(button(player, "Pause")).toBeFocused();
  await expect(player.getByRole("slider")).toHaveAttribute("aria-valuetext", /^0:0[1-9] of 0:12$/);
  await page.keyboard.press("Enter");

  await expect(button(player, "Play")).toBeFocused();
  await expect.poll(() => isPaused(player.locator("audio"))).toBe(true);
});

test("the player's slider seeks by keyboard", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");
  const slider = player.getByRole("slider", { name: "Position" });
  const place = () => player.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);

  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "0:02 of 0:12");
  await expect.poll(place).toBe(2);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "0:01 of 0:12");
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "0:00 of 0:12");
  await expect.poll(place).toBe(0);
});

test("the player's slider seeks to where a drag ends, and not when it is dragged back", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");
  const slider = player.getByRole("slider", { name: "Position" });
  const place = () => player.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("the slider is not to be seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2000, y);
  await expect(slider).toHaveAttribute("aria-valuetext", "0:12 of 0:12");
  expect(await place()).toBe(0);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(slider).toHaveAttribute("aria-valuetext", "0:00 of 0:12");
  expect(await place()).toBe(0);

  await page.mouse.down();
  await page.mouse.move(x + 2000, y);
  await page.mouse.up();
  await expect.poll(place).toBe(12);
});

test("the transcript follows the sound, and each line seeks to its place", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");
  await expect(player.getByText("The words appear here.")).toBeVisible();

  const lines = await player.evaluateHandle((player) => {
    const seen: (string | null | undefined)[] = [];
    new MutationObserver(() => {
      const line = player.querySelector("[aria-current]")?.textContent;
      if (line !== seen.at(-1)) seen.push(line);
    }).observe(player, { subtree: true, attributeFilter: ["aria-current"] });
    return seen;
  });
  await button(player, "Play").press("Enter");
  await expect
    .poll(() => lines.jsonValue(), { timeout: 15_000 })
    .toEqual(["0:01Arrive as you are.", "0:03Breathe out."]);

  await button(player, "0:11 Look around.").press("Enter");
  await expect(currentLine(player)).toHaveText("0:11Look around.");
  await expect(player.getByRole("paragraph").filter({ hasText: "Look around." })).toBeVisible();
});

test("the player goes back to the beginning when the sound ends", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");
  const audio = player.locator("audio");
  const ended = audio.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<void>((heard) => audio.addEventListener("ended", () => heard(), { once: true })),
  );

  await button(player, "0:11 Look around.").click();
  await button(player, "Play").click();
  await ended;

  await expect(button(player, "Play")).toBeVisible();
  await expect(player.getByRole("slider")).toHaveAttribute("aria-valuetext", "0:00 of 0:12");
  await expect(currentLine(player)).toHaveCount(0);
  await expect
    .poll(() => audio.evaluate((audio: HTMLAudioElement) => [audio.currentTime, audio.paused]))
    .toEqual([0, true]);
});

test("the speed is chosen by arrow keys", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");

  await player.getByRole("radio", { name: "1×", exact: true }).focus();
  await page.keyboard.press("ArrowRight");

  await expect(player.getByRole("radio", { name: "1.25×" })).toBeChecked();
  await expect(player.locator("audio")).toHaveJSProperty("playbackRate", 1.25);
});

test("one sound is heard at a time, in whatever format there is", async ({ page }) => {
  await openGallery(page);
  const [chalk, rain] = [findPlayer(page, "A square of chalk"), findPlayer(page, "Rain")];
  await button(chalk, "Play").press("Enter");
  await expect(button(chalk, "Pause")).toBeVisible();

  await button(rain, "Play").press("Enter");

  await expect(button(rain, "Pause")).toBeVisible();
  await expect(button(chalk, "Play")).toBeVisible();
  await expect
    .poll(() => rain.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentSrc))
    .toMatch(/\/sound\.m4a$/);
});

test("a sound that fails to load says so, and plays once it is available", async ({ page }) => {
  await openGallery(page);
  const player = findPlayer(page, "A sound that is lost");
  await expect(player.getByRole("alert")).toHaveText(/The sound did not load.*Check your connection/);

  await page.route("**/media/sounds/lost/sound.m4a", async (route) =>
    route.fulfill({ response: await route.fetch({ url: soundAddress(page) }) }),
  );
  await button(player, "Try again").press("Enter");

  await expect(player.getByRole("alert")).toHaveCount(0);
  await expect(player.getByText("0:12", { exact: true })).toBeVisible();
  await expect(button(player, "Play")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(player, "Pause")).toBeVisible();
});

test("each line is read aloud on time over a quieter sound, until it is paused", async ({ page }) => {
  await page.addInitScript(fakeSpeech);
  await openGallery(page);
  const player = findPlayer(page, "A square of chalk");
  const audio = player.locator("audio");
  const said = () => page.evaluate(() => Reflect.get(window, "said"));

  await player.getByRole("switch", { name: "Read aloud" }).press("Space");
  await button(player, "Play").press("Enter");
  await expect.poll(() => audio.evaluate((audio: HTMLAudioElement) => audio.volume)).toBeLessThan(0.8);
  await expect.poll(said, { timeout: 15_000 }).toEqual(["Arrive as you are.", "Breathe out."]);
  await button(player, "Pause").press("Enter");

  await expect.poll(said).toEqual(["Arrive as you are.", "Breathe out.", "(silence)"]);
  await expect(audio).toHaveJSProperty("volume", 1);
});

test("a clip plays by itself, stops by keyboard and is at most 400 px high", async ({ page }) => {
  await openGallery(page);
  const clip = findClip(page);
  await expect.poll(() => isPaused(clip)).toBe(false);
  await expect(clip).toHaveJSProperty("muted", true);

  await page.getByRole("button", { name: "Pause: Push ups" }).press("Space");
  await expect.poll(() => isPaused(clip)).toBe(true);
  await expect(page.getByRole("button", { name: "Play: Push ups" })).toBeFocused();

  for (const width of [1600, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const fits = async () => {
      const box = await clip.boundingBox();
      return box && box.height <= 400 && box.width <= width;
    };
    await expect.poll(fits, `at ${width} px`).toBe(true);
  }
});

test("a clip stays still and loads nothing under reduced motion, until it is played", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGallery(page);
  const clip = findClip(page);

  await clip.scrollIntoViewIfNeeded();
  expect(await isPaused(clip)).toBe(true);
  expect(requested.filter((path) => path.includes("/clip."))).toEqual([]);
  await expect(clip).toHaveAttribute("poster", "/media/exercises/push-ups-a1/800.webp");

  await page.getByRole("button", { name: "Play: Push ups" }).press("Enter");
  await expect.poll(() => isPaused(clip)).toBe(false);
});

test("with data saving, a clip shows the small drawing, and only when played", async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  await openGallery(page);
  const picture = piece(page, "media-exercise").getByRole("img", {
    name: "A person pushes up from the floor.",
  });

  await expect(picture).toHaveAttribute("src", "/media/exercises/push-ups-a1/800.webp");
  await page.getByRole("button", { name: "Play: Push ups" }).press("Enter");

  await expect(picture).toHaveAttribute("src", "/media/clips/push-ups-a1/motion.svg");
});

test("a clip that fails to load says what to do", async ({ page }) => {
  await openGallery(page);
  const lost = piece(page, "media-exercise").getByRole("alert").filter({ hasText: "The clip did not load" });

  await expect(lost).toHaveText(/Check your connection and try again\./);
  await page.getByRole("button", { name: "Try again: A clip that is lost" }).press("Enter");

  await expect(lost).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again: A clip that is lost" })).toBeFocused();
});

test("without any media the gallery says so", async ({ page }) => {
  await page.route(/\/media\/.*manifest\.json$/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/__ui");

  await piece(page, "media").getByText("No pictures or sound have been made yet.").waitFor();
});

function soundAddress(page: Page): string {
  return new URL("/media/sounds/rain-a1/sound.m4a", page.url()).href;
}

/** Fakes speech synthesis and records what it is given to say. */
function fakeSpeech(): void {
  const said: string[] = [];
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{}],
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance.text);
      utterance.dispatchEvent(new Event("start"));
    },
    cancel: () => said.push("(silence)"),
  });
  Object.assign(window, { said });
  Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
}

import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakePlayback } from "#test/media.ts";
import { preferReducedMotion } from "#test/screen.ts";
import { MovingPicture } from "./moving-picture.tsx";

let playback: ReturnType<typeof fakePlayback>;

beforeEach(() => {
  playback = fakePlayback();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

test("a clip loops without sound, starts by itself and can be stopped", async () => {
  const video = renderClip();
  expect([video.loop, video.muted, video.paused]).toEqual([true, true, false]);

  await userEvent.click(screen.getByRole("button", { name: "Pause: Push-ups" }));
  expect(video.paused).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Play: Push-ups" }));
  expect(video.paused).toBe(false);
});

test("a clip does not start by itself under reduced motion", async () => {
  preferReducedMotion();
  const video = renderClip();
  expect(playback.play).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("button", { name: "Play: Push-ups" }));
  expect(video.paused).toBe(false);
});

test("with data saving, a small drawing plays instead of the clip, and only on request", async () => {
  saveData();
  render(<MovingPicture {...clip} />);
  const shown = () => screen.getByRole("img", { name: "A person pushes up." }).getAttribute("src");
  expect(shown()).toBe("/poster.webp");

  await userEvent.click(screen.getByRole("button", { name: "Play: Push-ups" }));
  expect(shown()).toBe("/motion.svg");

  await userEvent.click(screen.getByRole("button", { name: "Pause: Push-ups" }));
  expect(shown()).toBe("/poster.webp");
  expect(document.querySelector("video")).toBeNull();
});

test("without a clip, the drawing plays on request", async () => {
  render(<MovingPicture {...clip} sources={[]} />);
  expect(document.querySelector("video")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Play: Push-ups" }));
  expect(screen.getByRole("img", { name: "A person pushes up." }).getAttribute("src")).toBe("/motion.svg");
});

test("a clip that fails to load says what to do, and can be retried", async () => {
  const video = renderClip();

  fireEvent.error(video.querySelectorAll("source")[0] ?? video);
  expect(screen.getByRole("alert").textContent).toBe("");
  fireEvent.error(video.querySelectorAll("source")[1] ?? video);
  expect(screen.getByRole("alert").textContent).toContain("Check your connection and try again.");

  await userEvent.click(screen.getByRole("button", { name: "Try again: Push-ups" }));

  expect(playback.load).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pause: Push-ups" }));
});

const clip = {
  title: "Push-ups",
  alt: "A person pushes up.",
  poster: "/poster.webp",
  drawing: "/motion.svg",
  sources: [
    { src: "/clip.webm", type: "video/webm" },
    { src: "/clip.mp4", type: "video/mp4" },
  ],
};

function renderClip(): HTMLVideoElement {
  render(<MovingPicture {...clip} />);
  return screen.getByLabelText("A person pushes up.", { selector: "video" });
}

function saveData(): void {
  const value = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakePlayback, fireMediaEvent } from "#test/media.ts";
import { AudioPlayer } from "./audio-player.tsx";

const { HAVE_ENOUGH_DATA, HAVE_METADATA, NETWORK_NO_SOURCE } = HTMLMediaElement;

const cues = [
  { at: 4, say: "Arrive as you are." },
  { at: 20, say: "Breathe out." },
];

let playback: ReturnType<typeof fakePlayback>;

beforeEach(() => {
  playback = fakePlayback();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "mediaSession");
});

test("the button plays and pauses", async () => {
  const { audio, button } = renderPlayer();

  await userEvent.click(button("Play"));
  fireMediaEvent(audio, { readyState: HAVE_ENOUGH_DATA }, "playing");
  expect(audio.paused).toBe(false);

  await userEvent.click(button("Pause"));
  expect(audio.paused).toBe(true);
  expect(button("Play")).toBeTruthy();
});

test("shows the elapsed time, the duration and the current line", () => {
  const { audio, player } = renderPlayer({ cues });
  expect(player.getByText("-:--")).toBeTruthy();

  moveTo(audio, 65.7);

  expect(player.getByText("1:05")).toBeTruthy();
  expect(player.getByText("5:00")).toBeTruthy();
  expect(player.getByRole("slider").getAttribute("aria-valuetext")).toBe("1:05 of 5:00");
  expect(player.getByRole("button", { current: true }).textContent).toBe("0:20Breathe out.");
});

test("a line of the transcript seeks to its place", async () => {
  const { audio, player } = renderPlayer({ cues });

  await userEvent.click(player.getByRole("button", { name: /Breathe out/ }));

  expect(audio.currentTime).toBe(20);
});

test("the buttons jump fifteen seconds and no further than the ends", async () => {
  const { audio, button } = renderPlayer();
  moveTo(audio, 20);

  await userEvent.click(button("Back 15 seconds"));
  expect(audio.currentTime).toBe(5);
  await userEvent.click(button("Back 15 seconds"));
  expect(audio.currentTime).toBe(0);

  moveTo(audio, 290);
  await userEvent.click(button("Forward 15 seconds"));
  expect(audio.currentTime).toBe(300);
});

test("the sound goes back to its beginning when it ends", () => {
  const { audio, player, button } = renderPlayer();
  moveTo(audio, 300);

  fireMediaEvent(audio, { ended: true, paused: true }, "ended");

  expect(audio.currentTime).toBe(0);
  expect(player.getByText("0:00")).toBeTruthy();
  expect(button("Play")).toBeTruthy();
});

test("a speed stays when the sound is loaded again", async () => {
  const { audio, player } = renderPlayer();

  await userEvent.click(player.getByRole("radio", { name: "1.25×" }));

  expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.25, 1.25]);
});

test("starting one sound pauses the other", async () => {
  const first = renderPlayer();
  const second = renderPlayer({ title: "Rain" });
  await userEvent.click(first.button("Play"));

  await userEvent.click(second.button("Play"));

  expect([first.audio.paused, second.audio.paused]).toEqual([true, false]);
});

test("reports the position once a second, starting at the given place", () => {
  const onPosition = vi.fn();
  const { audio } = renderPlayer({ startAt: 30, onPosition });
  expect(audio.currentTime).toBe(30);

  for (const position of [30.2, 30.9, 31.1, 31.4, 90]) moveTo(audio, position);

  expect(onPosition.mock.calls).toEqual([[31], [90]]);
});

test("a sound that fails to load says so, and is retried from the same place", async () => {
  const { audio, player, button } = renderPlayer({ startAt: 30 });

  fireMediaEvent(audio, { networkState: NETWORK_NO_SOURCE }, "loadstart");
  fireEvent.error(audio.querySelectorAll("source")[1] ?? audio);
  expect(player.getByRole("alert").textContent).toContain("The sound did not load");

  audio.currentTime = 0;
  await userEvent.click(button("Try again"));

  expect(playback.load).toHaveBeenCalledOnce();
  expect(playback.play).not.toHaveBeenCalled();
  expect(audio.currentTime).toBe(30);
  expect(player.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(button("Play"));
});

test("a sound that fails while playing continues after a retry", async () => {
  const { audio, player, button } = renderPlayer();
  await userEvent.click(button("Play"));
  moveTo(audio, 42);

  fireMediaEvent(audio, { networkState: NETWORK_NO_SOURCE }, "error");
  await userEvent.click(player.getByRole("button", { name: "Try again" }));

  expect([audio.currentTime, audio.paused]).toEqual([42, false]);
});

test("headphone keys control the sound that was started last, until it unmounts", async () => {
  const session = fakeMediaSession();
  const { audio, button, unmount } = renderPlayer({ artwork: "/media/meditations/chalk/800.webp" });
  expect(session.metadata).toBeNull();

  await userEvent.click(button("Play"));
  expect(session.metadata).toMatchObject({
    title: "Chalk",
    artwork: [{ src: "/media/meditations/chalk/800.webp" }],
  });

  moveTo(audio, 100);
  session.press("seekforward");
  expect(audio.currentTime).toBe(115);
  session.press("seekbackward", { seekOffset: 10 });
  expect(audio.currentTime).toBe(105);
  session.press("seekto", { seekTime: 7 });
  expect(audio.currentTime).toBe(7);
  session.press("pause");
  expect(audio.paused).toBe(true);
  session.press("play");
  expect(audio.paused).toBe(false);

  unmount();
  expect(session.metadata).toBeNull();
  expect(session.handled()).toEqual([]);
});

test("another sound in the same place starts from the beginning", () => {
  const { rerender } = render(<AudioPlayer title="Chalk" sources={listSources("chalk")} captions={null} />);
  moveTo(audioIn("Chalk"), 65);

  rerender(<AudioPlayer title="Rain" sources={listSources("rain")} captions={null} />);

  expect(within(screen.getByRole("region", { name: "Player: Rain" })).getByText("0:00")).toBeTruthy();
});

function renderPlayer(props: Partial<Parameters<typeof AudioPlayer>[0]> = {}) {
  const title = props.title ?? "Chalk";
  const { unmount } = render(
    <AudioPlayer title={title} sources={listSources(title)} captions={null} {...props} />,
  );
  const player = within(screen.getByRole("region", { name: `Player: ${title}` }));
  const button = (name: string) => player.getByRole("button", { name });
  return { player, audio: audioIn(title), button, unmount };
}

function listSources(name: string) {
  return ["ogg", "m4a"].map((type) => ({
    src: `/media/sounds/${name}/sound.${type}`,
    type: `audio/${type}`,
  }));
}

function audioIn(title: string): HTMLAudioElement {
  const audio = screen.getByRole("region", { name: `Player: ${title}` }).querySelector("audio");
  if (!audio) throw new Error("the player holds no audio element");
  return audio;
}

/** A five-minute sound at a given position. */
function moveTo(audio: HTMLAudioElement, position: number): void {
  audio.currentTime = position;
  fireMediaEvent(audio, { duration: 300, readyState: HAVE_METADATA }, "timeupdate");
}

function fakeMediaSession() {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const session = {
    metadata: null,
    setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
    handled: () => [...handlers.keys()],
    press: (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
      act(() => handlers.get(action)?.({ action, ...details })),
  };
  Object.defineProperty(navigator, "mediaSession", { value: session, configurable: true });
  vi.stubGlobal(
    "MediaMetadata",
    class {
      constructor(facts: MediaMetadataInit) {
        Object.assign(this, facts);
      }
    },
  );
  return session;
}

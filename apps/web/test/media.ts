import { fireEvent } from "@testing-library/react";
import { vi } from "vitest";

type MediaFacts = Partial<
  Pick<HTMLMediaElement, "duration" | "ended" | "networkState" | "paused" | "readyState" | "seeking">
>;

/** The media properties that the browser would set, and the event that it would fire. */
export function fireMediaEvent(media: HTMLMediaElement, facts: MediaFacts, event: string): void {
  note(media, facts);
  fireEvent(media, new Event(event));
}

function note(media: HTMLMediaElement, facts: MediaFacts): void {
  for (const [fact, value] of Object.entries(facts)) {
    Object.defineProperty(media, fact, { value, configurable: true });
  }
}

/** jsdom plays nothing: play and pause only change the element's state. */
export function fakePlayback() {
  const { prototype, NETWORK_LOADING, HAVE_NOTHING } = HTMLMediaElement;
  const unloaded = { networkState: NETWORK_LOADING, readyState: HAVE_NOTHING, duration: Number.NaN };
  return {
    play: vi.spyOn(prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
      note(this, { paused: false, ended: false });
      this.dispatchEvent(new Event("play"));
    }),
    pause: vi.spyOn(prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
      note(this, { paused: true });
      this.dispatchEvent(new Event("pause"));
    }),
    load: vi.spyOn(prototype, "load").mockImplementation(function (this: HTMLMediaElement) {
      note(this, { paused: true, ...unloaded });
      this.dispatchEvent(new Event("loadstart"));
    }),
  };
}

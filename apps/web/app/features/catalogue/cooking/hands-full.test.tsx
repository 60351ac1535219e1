import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { HandsFull } from "./hands-full.tsx";

/** Speech recognition as the browser has it. */
class FakeRecognition {
  static readonly available = vi.fn(async (_options: object) => "available");
  static last: FakeRecognition | null = null;
  lang = "";
  continuous = false;
  processLocally = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  readonly abort = vi.fn();
  readonly start = vi.fn(() => {
    FakeRecognition.last = this;
  });

  hear(transcript: string): void {
    this.onresult?.({ results: [{ isFinal: true, 0: { transcript } }], resultIndex: 0 });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "featurePolicy");
  FakeRecognition.last = null;
});

const onCommand = vi.fn();
const toggle = () => screen.findByRole("button", { name: "Hands full?" });

function show(recognition: unknown = FakeRecognition) {
  onCommand.mockClear();
  vi.stubGlobal("SpeechRecognition", recognition);
  render(<HandsFull onCommand={onCommand} />);
}

async function turnOn(): Promise<FakeRecognition> {
  show();
  await userEvent.click(await toggle());
  if (FakeRecognition.last === null) throw new Error("it does not listen");
  return FakeRecognition.last;
}

test("[DO-22] where speech is recognised on the device, it listens there, and only there", async () => {
  const recognition = await turnOn();
  expect(FakeRecognition.available).toHaveBeenCalledWith({ langs: ["en-US"], processLocally: true });
  expect(recognition).toMatchObject({ processLocally: true, continuous: true, lang: "en-US" });
  expect((await toggle()).getAttribute("aria-pressed")).toBe("true");

  recognition.hear("Next.");
  recognition.hear("what shall we do next");
  recognition.hear("how long");
  expect(onCommand.mock.calls).toEqual([["next"], ["howLong"]]);
});

test("[DO-22] goes on listening after a silence, until it is turned off", async () => {
  const recognition = await turnOn();
  recognition.onerror?.({ error: "no-speech" });
  recognition.onend?.();
  expect(recognition.start).toHaveBeenCalledTimes(2);

  await userEvent.click(await toggle());
  expect(recognition.abort).toHaveBeenCalledOnce();
  recognition.onend?.();
  expect(recognition.start).toHaveBeenCalledTimes(2);
});

test("[DO-22] turns itself off when the microphone is refused", async () => {
  const recognition = await turnOn();
  act(() => recognition.onerror?.({ error: "not-allowed" }));
  await waitFor(async () => expect((await toggle()).getAttribute("aria-pressed")).toBe("false"));
  recognition.onend?.();
  expect(recognition.start).toHaveBeenCalledOnce();
});

const withAvailability = (available: unknown) => Object.assign(class {}, { available });

test.each([
  ["the browser recognises no speech", null],
  ["it cannot say whether it does so on the device", class {}],
  ["the language would have to be downloaded", withAvailability(async () => "downloadable")],
  ["it would send what it hears to a server", withAvailability(async () => "unavailable")],
  ["asking fails", withAvailability(() => Promise.reject(new Error("blocked")))],
])("[DO-22] is not offered if %s", async (_, recognition) => {
  show(recognition);
  await act(async () => undefined);
  expect(screen.queryByRole("button")).toBeNull();
});

test("[DO-22] is not offered if the page may not use the microphone", async () => {
  Object.assign(document, { featurePolicy: { allowsFeature: (name: string) => name !== "microphone" } });
  show();
  await act(async () => undefined);
  expect(screen.queryByRole("button")).toBeNull();
});

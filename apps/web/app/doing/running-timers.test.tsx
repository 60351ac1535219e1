import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSession } from "#app/lib/session.ts";
import { writeStored } from "#app/lib/storage.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { RunningTimers } from "./running-timers.tsx";
import { cookingKey } from "./sessions.ts";

const startedAt = Date.parse("2026-11-18T18:00:00Z");
const tonesPerRing = 3;
const tone = vi.fn();

/** Only what a sound needs. */
class FakeAudioContext {
  readonly state = "running";
  readonly currentTime = 0;
  readonly destination = {};
  readonly resume = async () => {};
  readonly createOscillator = () => ({
    ...{ frequency: { value: 0 }, connect: (to: object) => to, start: tone, stop: () => {} },
  });
  readonly createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: object) => to,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt });
  vi.stubGlobal("AudioContext", FakeAudioContext);
  tone.mockClear();
  writeStored(cookingKey, {
    sessions: {
      "lentil-stew": cook("Lentil Stew", "/cook/lentil-stew?for=2", { Rice: 720, Lentils: 60 }),
      porridge: cook("Porridge", "/cook/porridge?for=1", { Oats: 300 }),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function cook(title: string, path: string, timers: Readonly<Record<string, number>>) {
  const started = Object.entries(timers).map(
    ([name, seconds]) => ({ kind: "startTimer", at: startedAt, timer: { id: name, name, seconds } }) as const,
  );
  return {
    ...{ activityId: title, title, path, parts: [{ seconds: null, detail: { step: 0 } }] },
    events: [{ kind: "start", at: startedAt } as const, ...started],
  };
}

function open(path: string) {
  return renderRoutes([{ path: "*", element: <RunningTimers /> }], path);
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const timers = () => within(screen.getByRole("complementary", { name: "Timers" })).getAllByRole("listitem");
const texts = () =>
  timers().map((timer) => timer.querySelector(".tabular-nums")?.firstChild?.textContent ?? "");
const ringCount = () => tone.mock.calls.length / tonesPerRing;

test("[DO-21] the timers of everything that is cooked run down on any page, the next first, and lead back", () => {
  open("/week");
  expect(texts()).toEqual(["1:00", "5:00", "12:00"]);
  pass(20);
  expect(texts()).toEqual(["0:40", "4:40", "11:40"]);

  const link = screen.getByRole("link", { name: /Oats/ });
  expect(link.textContent).toContain("for Porridge");
  expect(link.getAttribute("href")).toBe("/cook/porridge?for=1");
});

test("[DO-21] on a meal's own page its timers lead nowhere, those of others do", () => {
  open("/cook/lentil-stew");
  expect(screen.queryByRole("link", { name: /Rice/ })).toBeNull();
  expect(screen.getByRole("link", { name: /Oats/ })).toBeTruthy();
});

test("[DO-21] one that is over says so, and rings every three seconds until it is acknowledged", () => {
  open("/week");
  pass(59);
  expect([ringCount(), screen.queryByRole("alert")]).toEqual([0, null]);
  pass(1);
  expect(screen.getByRole("alert").textContent).toBe("Lentils: time is up.");
  expect(ringCount()).toBe(1);
  pass(6);
  expect(ringCount()).toBe(3);

  fireEvent.click(screen.getByRole("button", { name: "OK Lentils is done" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(timers()).toHaveLength(2);
  pass(30);
  expect(ringCount()).toBe(3);
});

test("[PHONE-44] the end of a timer is felt with each ring", () => {
  const felt = vi.fn(() => true);
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
  open("/week");
  pass(59);
  expect(felt).not.toHaveBeenCalled();
  pass(4);
  expect(felt).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, "vibrate");
});

test("[DO-21] nobody has to hear it for more than a minute, and it still shows", () => {
  open("/week");
  pass(60 + 61);
  expect(ringCount()).toBe(20);
  expect(screen.getByRole("alert")).toBeTruthy();
});

test("[DO-21] a timer is lengthened by a minute, also when it is over, and stopped", () => {
  open("/week");
  fireEvent.click(screen.getByRole("button", { name: "+1 min for Rice" }));
  expect(texts()).toEqual(["1:00", "5:00", "13:00"]);
  pass(65);
  fireEvent.click(screen.getByRole("button", { name: "+1 min for Lentils" }));
  expect(texts()).toEqual(["1:00", "3:55", "11:55"]);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Stop Oats" }));
  expect(texts()).toEqual(["1:00", "11:55"]);
});

test("[DO-21] the focus moves from a timer that is gone to the next one, and from the last one to the page", () => {
  renderRoutes(
    [
      {
        path: "*",
        element: (
          <>
            <section tabIndex={-1} data-after-timers="" aria-label="Step 1 of 3" />
            <RunningTimers />
          </>
        ),
      },
    ],
    "/cook/lentil-stew",
  );
  const stop = (name: string) => {
    const button = screen.getByRole("button", { name: `Stop ${name}` });
    button.focus();
    fireEvent.click(button);
  };
  stop("Lentils");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /Oats/ }));
  stop("Rice");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /Oats/ }));
  stop("Oats");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Step 1 of 3" }));
});

test("[DO-05] logging out stops them all", () => {
  open("/week");
  act(forgetSession);
  expect(screen.queryByRole("complementary")).toBeNull();
  pass(120);
  expect(ringCount()).toBe(0);
});

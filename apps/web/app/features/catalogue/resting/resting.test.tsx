import type { FoundItem } from "@fernwell/contract/catalogue";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { chalkSquare } from "#test/fixtures/meditation.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { fakePlayback, fireMediaEvent } from "#test/media.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { Resting } from "./resting.tsx";

const { HAVE_ENOUGH_DATA } = HTMLMediaElement;
const api = serveApi();
const startedAt = Date.parse("2026-11-18T21:00:00Z");
const entryId = "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11";
const withSound = { audio_url: "/media/sounds/chalk-square-a1/sound.m4a" };

let meditation: FoundItem<"meditation">;
let recordStatus: number;

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt, toFake: ["Date"] });
  startSession("a-token");
  fakePlayback();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  meditation = chalkSquare;
  recordStatus = 200;
  api.respondWith(({ url = "" }) => {
    if (url.startsWith("/api/meditations/")) return { body: meditation };
    if (url.startsWith("/api/activities/")) return { status: recordStatus, body: { status_code: 200 } };
    if (url.startsWith("/api/soundscapes"))
      return { body: [{ sound: "rain", name: "Rain", url: "/media/loops/rain-a1/sound.m4a" }] };
    if (url.startsWith("/api/safety-questions")) return { body: nothingAsked };
    return { body: { time_zone: "UTC", shows_energy: null, is_minor: false } };
  });
});
afterEach(() => vi.useRealTimers());

function open(id: string | null = "chalk-square", entry: string | null = entryId) {
  const page = <Resting id={id} entryId={entry} more={({ title }) => <p>{`More about ${title}`}</p>} />;
  return renderRoutes(
    [
      { path: "/rest", element: page },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    "/rest",
  );
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const timeText = () => screen.getByRole("slider", { name: "Position" }).getAttribute("aria-valuetext");

/** The clock moves and the page is looked at. */
function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
  fireEvent(document, new Event("visibilitychange"));
}

function findPacer(word: string): HTMLElement {
  const pacer = screen.getByText(word).closest<HTMLElement>("[data-phase]");
  if (pacer === null) throw new Error("there is no pacer");
  return pacer;
}

function findAudio(): HTMLAudioElement {
  const audio = document.querySelector("audio");
  if (audio === null) throw new Error("there is no sound");
  return audio;
}

/** The sound is heard from a position on. */
function hear(position: number) {
  const audio = findAudio();
  audio.currentTime = position;
  fireMediaEvent(audio, { duration: 120, readyState: HAVE_ENOUGH_DATA }, "playing");
}

function jumpTo(position: number) {
  const audio = findAudio();
  audio.currentTime = position;
  fireMediaEvent(audio, { seeking: true }, "seeking");
  fireMediaEvent(audio, { seeking: false, readyState: HAVE_ENOUGH_DATA }, "seeked");
}

function lastEvent(): string {
  const { sessions } = JSON.parse(localStorage.getItem("doing_rest") ?? "");
  return sessions[`/rest/chalk-square?entry=${entryId}`].events.at(-1).kind;
}

function listRecords() {
  const records = api.requests.filter(({ url }) => url?.startsWith("/api/activities/"));
  return records.map(({ body }) => JSON.parse(body));
}

async function playSilently() {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Play" }));
}

async function playSound(changes: Partial<typeof meditation> = {}) {
  meditation = { ...chalkSquare, ...withSound, ...changes };
  await playSilently();
  hear(0);
}

test("[DO-32] without a sound the pacer follows the breaths to their seconds, and the words come by themselves", async () => {
  await playSilently();
  expect(findPacer("As you like")).toBeTruthy();
  pass(4);
  expect(screen.getByText("Here is a stick of chalk.", { ignore: "[aria-hidden]" })).toBeTruthy();

  pass(18);
  expect(findPacer("Breathe in").style.getPropertyValue("--fullness")).toBe("0.500");
  pass(4);
  expect(findPacer("Hold").style.getPropertyValue("--fullness")).toBe("1.000");
  pass(4);
  expect(findPacer("Breathe out").style.getPropertyValue("--fullness")).toBe("0.500");
  pass(4);
  expect(findPacer("Rest").style.getPropertyValue("--fullness")).toBe("0.000");
});

test("[DO-32] the pacer follows the position of a sound", async () => {
  await playSound();
  hear(26);
  await waitFor(() => expect(findPacer("Hold").style.getPropertyValue("--fullness")).toBe("1.000"));
});

test("a session is recorded once with its entry when it ends by itself, and can be done again", async () => {
  await playSilently();
  pass(30);
  await userEvent.click(button("Pause"));
  pass(600);
  await userEvent.click(button("Play"));
  pass(90);

  expect(await screen.findByText("Chalk Square: 2 minutes of rest.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Take your time");
  expect(screen.getByText("More about Chalk Square")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Rest again" }));
  expect(timeText()).toBe("0:00 of 2:00");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Chalk Square" }));
  expect(listRecords()).toEqual([
    {
      ...{ day: "2026-11-18", item_name: "personal_meditation_plan", item_id: "chalk-square" },
      ...{ entry_id: entryId, seconds: 120 },
    },
  ]);
  expect(localStorage.getItem("doing_rest")).toBeNull();
});

test("[DO-05] the same meditation of another planned entry is another rest", async () => {
  await playSilently();
  pass(30);
  await userEvent.click(button("Pause"));
  cleanup();

  open("chalk-square", "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a22");
  await screen.findByRole("button", { name: "Play" });
  expect(timeText()).toBe("0:00 of 2:00");
  cleanup();
  open();
  await screen.findByRole("button", { name: "Play" });
  expect(timeText()).toBe("0:30 of 2:00");
});

test("[DO-05] a rest without a sound goes on through a reload, and waits for a person who leaves", async () => {
  await playSilently();
  pass(30);
  cleanup();
  pass(10);
  open();
  await screen.findByRole("button", { name: "Pause" });
  expect(timeText()).toBe("0:40 of 2:00");

  await userEvent.click(screen.getByRole("link", { name: "Leave" }));
  await screen.findByText("Elsewhere");
  cleanup();
  pass(600);
  open();
  await screen.findByRole("button", { name: "Play" });
  expect(timeText()).toBe("0:40 of 2:00");
});

test("what could not be recorded is not forgotten, and is recorded when asked again", async () => {
  recordStatus = 503;
  await playSilently();
  await userEvent.click(button("Finish"));
  expect(await screen.findByText("We could not record that you rested.")).toBeTruthy();
  expect(localStorage.getItem("doing_rest")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Rest again" })).toBeNull();

  recordStatus = 200;
  await userEvent.click(button("Try again"));
  await waitFor(() => expect(localStorage.getItem("doing_rest")).toBeNull());
});

test("[DO-05] a sound goes on after a reload from where it was heard last", async () => {
  await playSound();
  pass(10);
  jumpTo(70);
  pass(5);
  hear(75);
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(findAudio().paused).toBe(true);
  expect(lastEvent()).not.toBe("resume");
  cleanup();
  pass(3600);

  open();
  await screen.findByRole("button", { name: "Play" });
  expect(findAudio().currentTime).toBeCloseTo(75, 0);
});

test("[DO-05] a jump while the sound is paused counts after a reload too", async () => {
  await playSound();
  pass(10);
  await userEvent.click(button("Pause"));
  jumpTo(42);
  cleanup();

  open();
  await screen.findByRole("button", { name: "Play" });
  expect(findAudio().currentTime).toBeCloseTo(42, 0);
});

test("a sound that has ended ends the session", async () => {
  await playSound();
  pass(12);
  fireMediaEvent(findAudio(), { ended: true, paused: true }, "ended");
  expect(await screen.findByText("Chalk Square: less than a minute of rest.")).toBeTruthy();
  await waitFor(() => expect(listRecords()).toMatchObject([{ seconds: 12 }]));
});

test("[DO-33] a sound fades in the last minute before sleep, and then stops", async () => {
  await playSound({ duration: 20 });
  expect(screen.getByRole("radio", { name: "Off" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("radio", { name: "5 min" }));
  expect(screen.getByText("The sound ends in 5:00.")).toBeTruthy();
  pass(239);
  expect(findAudio().volume).toBe(1);
  pass(31);
  await waitFor(() => expect(findAudio().volume).toBeCloseTo(Math.SQRT1_2));

  pass(30);
  expect(await screen.findByText("Chalk Square: 5 minutes of rest.")).toBeTruthy();
  expect(document.querySelector("audio")).toBeNull();
  await waitFor(() => expect(listRecords()).toMatchObject([{ item_id: "chalk-square", seconds: 300 }]));
});

test("[DO-33] a page that was suspended records the rest until the sound had faded", async () => {
  await playSound({ duration: 20 });
  await userEvent.click(screen.getByRole("radio", { name: "5 min" }));
  pass(8 * 3600);
  expect(await screen.findByText("Chalk Square: 5 minutes of rest.")).toBeTruthy();
  await waitFor(() => expect(listRecords()).toMatchObject([{ seconds: 300 }]));
});

test("[DO-33] a fade to sleep can be taken back", async () => {
  await playSound({ duration: 20 });
  await userEvent.click(screen.getByRole("radio", { name: "5 min" }));
  pass(270);
  await userEvent.click(screen.getByRole("radio", { name: "Off" }));
  pass(60);
  expect(screen.queryByText(/The sound ends/)).toBeNull();
  await waitFor(() => expect(findAudio().volume).toBe(1));
});

test("[DO-25] what does not suit the person now is not played: it says why and leads elsewhere", async () => {
  meditation = { ...chalkSquare, ...withSound, conflicts: ["It has pauses in the breath."] };
  open();

  expect(await screen.findByText("It has pauses in the breath.")).toBeTruthy();
  expect(document.querySelector("audio")).toBeNull();
  expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Find another meditation" }).getAttribute("href")).toBe(
    "/recommendation/meditations",
  );
});

test("[DO-30] the free timer runs for the chosen time, through a reload, and remembers the choice", async () => {
  open(null);
  await userEvent.click(await screen.findByRole("radio", { name: "Rain" }));
  await userEvent.click(screen.getByRole("radio", { name: "Every 5 min" }));
  screen.getByRole("slider").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await userEvent.click(button("Begin"));
  expect(screen.getByRole("timer").textContent).toBe("12:00 left");
  cleanup();
  vi.setSystemTime(Date.now() + 90_000);

  open(null);
  expect((await screen.findByRole("timer")).textContent).toBe("10:30 left");
  await userEvent.click(button("Pause"));
  pass(300);
  expect(screen.getByRole("timer").textContent).toBe("10:30 left");
  await userEvent.click(button("Resume"));
  pass(630);
  expect(await screen.findByText("Free timer: 12 minutes of rest.")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Rest again" }));

  expect(document.activeElement?.textContent).toBe("Rest a while");
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("12 min");
  expect(screen.getByRole("radio", { name: "Every 5 min" })).toHaveProperty("checked", true);
  expect(screen.getByRole("radio", { name: "Rain" })).toHaveProperty("checked", true);
  expect(listRecords()).toMatchObject([{ item_id: null, entry_id: null, seconds: 720 }]);
});

test("[DO-30] the free timer waits for a person who leaves", async () => {
  open(null);
  await userEvent.click(await screen.findByRole("button", { name: "Begin" }));
  pass(60);
  await userEvent.click(screen.getByRole("link", { name: "Leave" }));
  await screen.findByText("Elsewhere");
  cleanup();
  pass(3600);
  open(null);
  expect((await screen.findByRole("timer")).textContent).toBe("9:00 left");
  expect(button("Resume")).toBeTruthy();
});

test("[DO-34] without loops there is silence", async () => {
  localStorage.setItem("rest_choice", JSON.stringify({ minutes: 10, bells: "none", sound: "ocean" }));
  open(null);
  await screen.findByRole("radio", { name: "Rain" });
  expect(screen.getByRole("radio", { name: "Silence" })).toHaveProperty("checked", true);
});

test("a stored choice that no timer could have is not used", async () => {
  localStorage.setItem("rest_choice", JSON.stringify({ minutes: 9999, bells: "none", sound: null }));
  open(null);
  expect((await screen.findByRole("slider")).getAttribute("aria-valuetext")).toBe("10 min");
});

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trainingKey } from "#app/doing/sessions.ts";
import { startSession } from "#app/lib/session.ts";
import { readStored } from "#app/lib/storage.ts";
import { serveApi } from "#test/api.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { aTraining, chairSquats, plank, squatEntry, squats } from "#test/fixtures/training.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { TrainPage } from "./train-page.tsx";

const api = serveApi();
const day = "2031-03-05";
const now = Date.parse(`${day}T10:00:00Z`);
const responses: Readonly<Record<string, unknown>> = {
  "/api/day-settings": { time_zone: "UTC", shows_energy: false, is_minor: false },
  "/api/safety-questions": nothingAsked,
};
let training: { status?: number; body: unknown };

beforeEach(() => {
  startSession("a-token");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  training = { body: aTraining };
  api.respondWith(({ url = "" }) => {
    if (url.startsWith("/api/training/")) return training;
    return { body: responses[url] ?? { status_code: 200 } };
  });
});
afterEach(() => vi.useRealTimers());

/** The page can wait for responses again, and the clock stands still. */
function stopClock() {
  const at = Date.now();
  vi.useRealTimers();
  vi.useFakeTimers({ now: at, toFake: ["Date"] });
}

function open(sessionId = day) {
  const page = <TrainPage sessionId={sessionId} entryId={null} more={({ title }) => <i>About {title}</i>} />;
  renderRoutes(
    [
      { path: "/train", element: page },
      { path: "/today", element: <h1>Today</h1> },
    ],
    "/train",
  );
}

/** From here on the clock moves only when told to. */
async function begin({ hasWarmUp = false } = {}) {
  open();
  const start = await screen.findByRole("button", { name: "Start" });
  if (!hasWarmUp) fireEvent.click(screen.getByRole("switch", { name: "Warm-up" }));
  vi.useFakeTimers({ now });
  fireEvent.click(start);
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const left = () => screen.getByRole("timer").textContent;
const phase = (words: string) => screen.getByText(words);

test("[DO-12] begins with a list of what is to do, and warm-up and cool-down can be left out", async () => {
  open();
  await screen.findByRole("button", { name: "Start" });
  expect(within(screen.getByRole("list", { name: "Warm-up" })).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("list", { name: "Exercises" }).textContent).toContain("SquatsSome Squats · 6 min");
  expect(screen.getByText("3 exercises, about 9 minutes")).toBeTruthy();
  expect(screen.queryByRole("switch", { name: "Cool-down" })).toBeNull();

  fireEvent.click(screen.getByRole("switch", { name: "Warm-up" }));
  expect(screen.queryByRole("list", { name: "Warm-up" })).toBeNull();
  expect(screen.getByText("2 exercises, about 7 minutes")).toBeTruthy();
});

test("[DO-12] shows the set, its repetitions or the time that is left, and what comes next", async () => {
  await begin();
  expect([heading(), left(), phase("Get ready")]).toMatchObject(["Squats", "0:10", {}]);
  expect(screen.getByText("Next: Plank")).toBeTruthy();
  expect(screen.getByText("Exercise 1 of 2")).toBeTruthy();
  pass(10);
  expect(phase("Set 1 of 3")).toBeTruthy();
  expect(screen.getByText("12").nextSibling?.textContent).toBe("repetitions");
  press("Done");
  expect([phase("Rest, then set 2 of 3"), left()]).toMatchObject([{}, "1:00"]);
  pass(60);
  press("Done");
  pass(60);
  press("Done");
  expect([heading(), left()]).toEqual(["Plank", "0:20"]);
  expect(screen.getByText("This is the last exercise")).toBeTruthy();
});

test("[DO-12] says which side it is", async () => {
  await begin({ hasWarmUp: true });
  pass(10);
  expect(phase("Keep going, left side")).toBeTruthy();
  pass(20);
  expect([phase("Change sides"), left()]).toMatchObject([{}, "0:05"]);
  pass(5);
  expect(phase("Keep going, right side")).toBeTruthy();
});

test("[DO-13] can be paused, gone back in and skipped, with buttons and with keys", async () => {
  await begin();
  pass(4);
  press("Pause");
  pass(100);
  expect(left()).toBe("0:06");
  press("Resume");
  pass(6);
  fireEvent.keyDown(document.body, { key: " " });
  expect(screen.getByRole("button", { name: "Resume" })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: " " });
  press("Back");
  expect(left()).toBe("0:10");
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(phase("Set 1 of 3")).toBeTruthy();
  press("Skip exercise");
  expect([heading(), left()]).toEqual(["Plank", "0:20"]);
  fireEvent.keyDown(screen.getByRole("button", { name: "Back" }), { key: " " });
  expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
});

test("[DO-13] a rest is lengthened by 15 seconds, and only a rest", async () => {
  await begin();
  expect(screen.queryByRole("button", { name: "+15 s" })).toBeNull();
  pass(10);
  press("Done");
  pass(50);
  press("+15 s");
  expect(left()).toBe("0:25");
  pass(25);
  expect(phase("Set 2 of 3")).toBeTruthy();
});

test("[DO-13] the easier exercise takes the place of the other in mid-set, and leads back to it", async () => {
  await begin();
  pass(10);
  press("Done");
  pass(60);
  expect(screen.queryByRole("button", { name: /^Harder/ })).toBeNull();
  press(`Easier: ${chairSquats.exercise_name}`);
  expect([heading(), left()]).toEqual(["Chair squats", "0:10"]);
  expect(screen.getByText("Exercise 1 of 2")).toBeTruthy();
  pass(10);
  expect(phase("Set 2 of 3")).toBeTruthy();
  expect(screen.getByText("10").nextSibling?.textContent).toBe("repetitions");
  press(`Harder: ${squats.exercise_name}`);
  expect(heading()).toBe("Squats");
});

/** As a keyboard does. */
function pressFocused(name: string | RegExp) {
  screen.getByRole("button", { name }).focus();
  press(name);
}

test("[DO-13] the focus goes to the large button when the one that had it is gone", async () => {
  await begin();
  pass(10);
  pressFocused("Pause");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Resume" }));
  press("Resume");
  pressFocused(/^Easier/);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pause" }));
  pressFocused(/^Harder/);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pause" }));

  pass(10);
  press("Done");
  pressFocused("+15 s");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "+15 s" }));
  pass(75);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Done" }));
});

test("[DO-13] training again begins at the heading", async () => {
  open("squats");
  await screen.findByRole("button", { name: "Start" });
  expect(document.activeElement).toBe(document.body);
  vi.useFakeTimers({ now });
  press("Start");
  pass(60);
  press("Leave");
  press("End here");
  stopClock();
  const again = await screen.findByRole("button", { name: "Train again" });
  again.focus();
  fireEvent.click(again);
  await screen.findByRole("button", { name: "Start" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Squats" }));
});

test("[DO-15] keeps the screen awake and is controlled from the lock screen", async () => {
  const request = vi.fn(async () => ({ release: async () => {} }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  const handlers = new Map<string, () => void>();
  const setActionHandler = (action: string, handler: () => void) => handlers.set(action, handler);
  const mediaSession = { metadata: null, playbackState: "none", setActionHandler };
  Object.defineProperty(navigator, "mediaSession", { value: mediaSession, configurable: true });
  vi.stubGlobal("MediaMetadata", function MediaMetadata(shown: object) {
    return { shown };
  });

  await begin();
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  expect(mediaSession.metadata).toEqual({ shown: { title: "Squats", artist: "Get ready", artwork: [] } });
  act(() => handlers.get("pause")?.());
  expect([mediaSession.playbackState, left()]).toEqual(["paused", "0:10"]);
  act(() => handlers.get("nexttrack")?.());
  expect(phase("Set 1 of 3")).toBeTruthy();

  cleanup();
  Reflect.deleteProperty(navigator, "wakeLock");
  Reflect.deleteProperty(navigator, "mediaSession");
});

/** Squats for 90 seconds with a rest, the plank to its end. */
async function trainToTheEnd() {
  await begin();
  pass(30);
  press("Done");
  pass(60);
  press("Skip exercise");
  pass(50);
  stopClock();
}

const recorded = () =>
  api.requests
    .filter(({ method, url }) => method === "POST" && url?.startsWith("/api/activities/"))
    .map(({ url, body }) => ({ id: url?.split("/").at(-1), ...JSON.parse(body) }));

test("[DO-17] ends with the minutes and what was done, and records each exercise with its share once", async () => {
  await trainToTheEnd();
  expect(heading()).toBe("Well done");
  expect(screen.getByText("2 min, 2 exercises.")).toBeTruthy();
  expect(screen.getByText("About Plank")).toBeTruthy();
  await waitFor(() => expect(recorded()).toHaveLength(2));
  const shared = { day, item_name: "personal_exercise_plan" };
  const id = readStored(trainingKey)?.sessions[day]?.activityId;
  expect(recorded()).toMatchObject([
    { ...shared, id, item_id: "squats", entry_id: squatEntry, seconds: 90 },
    { ...shared, item_id: "plank", entry_id: plank.entry_id, seconds: 50 },
  ]);

  expect(recorded().every((each) => !("felt" in each))).toBe(true);

  press("Just right");
  await waitFor(() => expect(recorded()).toHaveLength(4));
  const [, , ...again] = recorded();
  expect(again.map(({ id: same, felt }) => [same, felt])).toEqual(
    recorded()
      .slice(0, 2)
      .map(({ id: same }) => [same, "right"]),
  );
  expect(new Set(recorded().map(({ id: each }) => each)).size).toBe(2);

  fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
  expect(await screen.findByRole("heading", { name: "Today" })).toBeTruthy();
  expect(readStored(trainingKey)).toBeNull();
});

test("[DO-17] what cannot be recorded stays on the device until it can be", async () => {
  api.respondWith(({ url = "" }) => {
    if (url.startsWith("/api/training/")) return training;
    return responses[url]
      ? { body: responses[url] }
      : { status: 503, body: { detail: "Busy.", code: "busy" } };
  });
  await trainToTheEnd();
  expect(await screen.findByText("We could not record your training.")).toBeTruthy();
  expect(readStored(trainingKey)?.sessions[day]).toBeDefined();

  api.respondWith(({ url = "" }) => ({ body: responses[url] ?? { status_code: 200 } }));
  fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
  expect(await screen.findByRole("heading", { name: "Today" })).toBeTruthy();
  expect(readStored(trainingKey)).toBeNull();
});

test("[DO-17] a session that is ended before anything was done records nothing", async () => {
  await begin();
  press("Leave");
  press("End here");
  stopClock();
  expect(heading()).toBe("Another time");
  fireEvent.click(await screen.findByRole("button", { name: "Finish" }));
  expect(await screen.findByRole("heading", { name: "Today" })).toBeTruthy();
  expect(recorded()).toEqual([]);
});

test("[DO-13] leaving pauses, and the session goes on at the same place", async () => {
  await begin();
  pass(3);
  press("Leave");
  press("Pause and leave");
  pass(600);
  stopClock();
  expect(await screen.findByRole("heading", { name: "Today" })).toBeTruthy();
  cleanup();
  open();
  expect(left()).toBe("0:07");
});

test("[DO-12] goes on after a reload without a connection, with all but the clip", async () => {
  await begin();
  pass(10);
  stopClock();
  cleanup();
  training = { status: 500, body: { detail: "Broken.", code: "unexpected" } };
  open();
  expect([heading(), phase("Set 1 of 3")]).toMatchObject(["Squats", {}]);
  expect(await screen.findByText(/The clip comes back with your connection/)).toBeTruthy();
  press("Done");
  expect(phase("Rest, then set 2 of 3")).toBeTruthy();
});

const refused = { _id: "squats", exercise_name: "Squats", conflicts: ["Bends the knees deeply."] };

test("[DO-25] what does not suit the person is left out and named, also in the middle of a session", async () => {
  training = { body: { ...aTraining, exercises: [plank], left_out: [refused] } };
  open();
  await screen.findByRole("button", { name: "Start" });
  expect(
    within(screen.getByRole("region", { name: "Left out" })).getByText("Bends the knees deeply."),
  ).toBeTruthy();
  expect(screen.getByRole("list", { name: "Exercises" }).textContent).not.toContain("Squats");
});

test("[DO-25] an exercise that no longer suits in the middle of a session can only be skipped", async () => {
  await begin();
  pass(10);
  stopClock();
  cleanup();
  training = { body: { ...aTraining, exercises: [plank], left_out: [refused] } };
  open();
  expect(await screen.findByText("Bends the knees deeply.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  press("Skip exercise");
  expect(heading()).toBe("Plank");
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

test("[DO-25] the clock of an exercise that no longer suits stands still", async () => {
  await begin();
  pass(4);
  stopClock();
  cleanup();
  training = { body: { ...aTraining, exercises: [plank], left_out: [refused] } };
  open();
  await screen.findByText("Bends the knees deeply.");
  expect(left()).toBe("0:06");
  vi.useFakeTimers({ now: Date.now() });
  pass(60);
  fireEvent.keyDown(document.body, { key: " " });
  pass(60);
  expect([phase("Get ready"), left()]).toMatchObject([{}, "0:06"]);
});

test("[DO-25] says so when nothing of it suits, and when nothing is planned", async () => {
  training = { body: { warm_up: [], exercises: [], cool_down: [], left_out: [refused] } };
  open();
  expect(await screen.findByRole("heading", { name: "Nothing here suits you right now" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
});

test.each([
  [
    { body: { warm_up: [], exercises: [], cool_down: [], left_out: [] } },
    "Nothing to train on Wednesday 5 March",
  ],
  [{ status: 404, body: { detail: "Gone.", code: "item_not_found" } }, "Exercise not found"],
])("[DO-12] a session without exercises says what to do instead", async (response, words) => {
  training = response;
  open();
  expect(await screen.findByRole("heading", { name: words })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Find exercises" })).toBeTruthy();
});

test("[DO-12] a session that does not load says so and is loaded when asked again", async () => {
  training = { status: 500, body: { detail: "Broken.", code: "unexpected" } };
  open();
  expect(await screen.findByText("We could not load your training.")).toBeTruthy();
  training = { body: aTraining };
  press("Try again");
  expect(await screen.findByRole("button", { name: "Start" })).toBeTruthy();
});

import type { DaySettings } from "@fernwell/contract/profiles";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describePlace } from "#app/features/plans/entries/entry-place.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { useToday } from "./use-today.ts";

const api = serveApi();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("TZ", "Europe/Berlin");
});
afterEach(() => vi.useRealTimers());

function Today() {
  return <time>{useToday()}</time>;
}

const withTimeZone = (time_zone: string | null): DaySettings => ({
  time_zone,
  shows_energy: null,
  is_minor: false,
});

function showTodayAt(now: string, settings: DaySettings | null) {
  vi.setSystemTime(now);
  api.respondWith(settings ? { body: settings } : { status: 500 });
  const routes = [
    { path: "/", element: <Today /> },
    { path: "/other", element: "Elsewhere" },
  ];
  return renderRoutes(routes, "/");
}

const shown = () => screen.getByRole("time").textContent;

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The server takes real time to respond, and what follows in the page waits for timers. */
function expectSoon<Value>(read: () => Value, stepMs = 1) {
  return expect.poll(async () => {
    await pass(stepMs);
    return read();
  });
}

function see(state: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange"));
}

describe("the person's day", () => {
  test("[DAY-04] is that of the device, and that of the time zone they have chosen once it is loaded", async () => {
    showTodayAt("2026-11-18T11:30:00Z", withTimeZone("Pacific/Auckland"));
    expect(shown()).toBe("2026-11-18");
    await expectSoon(shown).toBe("2026-11-19");
  });

  test.each([
    ["they have chosen no time zone", withTimeZone(null), 1],
    ["the browser does not know the one they have chosen", withTimeZone("Mars/Olympus_Mons"), 1],
    ["their choice does not load", null, 2],
  ])("[DAY-04] is that of the device if %s", async (_, settings, calls) => {
    showTodayAt("2026-11-18T23:30:00Z", settings);
    await expectSoon(() => api.requests.length, 100).toBe(calls);
    await expectSoon(shown).toBe("2026-11-19");
  });

  test("[DAY-04] changes at midnight without a reload, and again a day later", async () => {
    showTodayAt("2026-11-18T20:00:00Z", withTimeZone(null));
    await pass(3 * 3_600_000 - 1);
    expect(shown()).toBe("2026-11-18");
    await pass(1);
    expect(shown()).toBe("2026-11-19");
    await pass(24 * 3_600_000 - 1);
    expect(shown()).toBe("2026-11-19");
    await pass(1);
    expect(shown()).toBe("2026-11-20");
  });

  test("[DAY-04] is right as soon as a tab that slept through midnight is seen again", () => {
    showTodayAt("2026-11-18T20:00:00Z", withTimeZone(null));
    see("hidden");
    vi.setSystemTime("2026-11-21T06:00:00Z");
    expect(shown()).toBe("2026-11-18");
    see("visible");
    expect(shown()).toBe("2026-11-21");
  });

  test("[DAY-04] is right within a minute after a device with the tab in view has slept", async () => {
    showTodayAt("2026-11-18T20:00:00Z", withTimeZone(null));
    vi.setSystemTime("2026-11-19T06:00:00Z");
    await pass(60_000);
    expect(shown()).toBe("2026-11-19");
  });

  test("needs no timer once nothing shows it", async () => {
    const { router } = showTodayAt("2026-11-18T20:00:00Z", withTimeZone(null));
    await expectSoon(() => api.requests.length).toBe(1);
    const format = vi.spyOn(Intl, "DateTimeFormat");
    await act(() => router.navigate("/other"));
    await pass(5 * 60_000);
    expect(format).not.toHaveBeenCalled();
  });
});

describe("a person who travels from Auckland to New York", () => {
  const entry = { day: "2026-11-19", slot: "dinner" };
  const now = "2026-11-18T20:00:00Z";

  test("[DAY-07] sees the same date on the same entry, and the day of where they are", () => {
    vi.stubEnv("TZ", "Pacific/Auckland");
    showTodayAt(now, withTimeZone(null));
    expect([shown(), describePlace(entry)]).toEqual(["2026-11-19", "Thu 19 Nov · Dinner"]);
    vi.stubEnv("TZ", "America/New_York");
    see("visible");
    expect([shown(), describePlace(entry)]).toEqual(["2026-11-18", "Thu 19 Nov · Dinner"]);
  });

  test("[DAY-07] stays on the day of Auckland if they have chosen Auckland", async () => {
    vi.stubEnv("TZ", "America/New_York");
    showTodayAt(now, withTimeZone("Pacific/Auckland"));
    await expectSoon(shown).toBe("2026-11-19");
    expect(describePlace(entry)).toBe("Thu 19 Nov · Dinner");
  });
});

import type { DaySettings } from "@fernwell/contract/profiles";
import type { Withholding } from "@fernwell/domain/safety/withheld";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { WeekSettings } from "./week-settings.tsx";

const api = serveApi();

let stored: DaySettings;
let saves: unknown[];
let withheld: readonly Withholding[];

beforeEach(() => {
  vi.stubEnv("TZ", "Europe/Berlin");
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  stored = { time_zone: null, shows_energy: null, is_minor: false };
  saves = [];
  withheld = [];
  startSession("a-token");
});

function show(): void {
  api.respondWith(({ method, body, url = "" }) => {
    if (url.startsWith("/api/safety-questions")) return { body: { ...nothingAsked, withheld } };
    if (method === "POST") {
      saves.push(JSON.parse(body));
      stored = { ...stored, ...JSON.parse(body) };
    }
    return { body: stored };
  });
  renderRoutes([{ path: "/", element: <WeekSettings /> }], "/");
}

const device = () => screen.findByRole("radio", { name: "Follow this device" });
const place = () => screen.findByRole("radio", { name: "Stay with one place" });
const energy = () => screen.findByRole("switch", { name: "Show the energy of each day" });
const isChecked = async (control: Promise<HTMLElement>) => (await control).matches(":checked");

describe("the time zone", () => {
  test("[DAY-08] follows the device at first and names its place", async () => {
    show();
    expect(await isChecked(device())).toBe(true);
    expect(screen.getByText("Berlin, Europe now")).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("[DAY-08] is searched by keyboard, and saved only when a place is chosen", async () => {
    show();
    await userEvent.click(await place());
    expect(saves).toEqual([]);
    await userEvent.type(screen.getByRole("combobox", { name: "Which place?" }), "auckl{ArrowDown}{Enter}");
    await expect.poll(() => saves).toEqual([{ time_zone: "Pacific/Auckland" }]);
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(screen.getByText(/^Auckland, Pacific · GMT\+1[23]$/)).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Choose another place" })).toBe(document.activeElement);
  });

  test("[DAY-08] follows the device again, and a change of mind before choosing saves nothing", async () => {
    stored = { ...stored, time_zone: "Pacific/Auckland" };
    show();
    expect(await isChecked(place())).toBe(true);
    await userEvent.click(await device());
    await expect.poll(() => saves).toEqual([{ time_zone: null }]);
    expect(await screen.findByText("Saved.")).toBeTruthy();
    await userEvent.click(await place());
    await userEvent.click(await device());
    expect(saves).toHaveLength(1);
    expect(await isChecked(device())).toBe(true);
  });

  test("[DAY-08] is the last that was chosen, even before the first is saved", async () => {
    show();
    await userEvent.click(await place());
    const { promise, resolve } = Promise.withResolvers<void>();
    api.respondWith(async ({ body }) => {
      saves.push(JSON.parse(body));
      await promise;
      return { body: { ...stored, ...JSON.parse(body) } };
    });
    await userEvent.type(screen.getByRole("combobox"), "auckl{ArrowDown}{Enter}");
    await userEvent.click(await device());
    resolve();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(saves).toEqual([{ time_zone: "Pacific/Auckland" }, { time_zone: null }]);
    expect(await isChecked(device())).toBe(true);
  });

  test("[DAY-08] says when nothing is found", async () => {
    show();
    await userEvent.click(await place());
    await userEvent.type(screen.getByRole("combobox"), "Atlantis");
    expect(screen.getByText("We found nothing called “Atlantis”. Try a large city nearby.")).toBeTruthy();
  });

  test("[DAY-08] that this browser does not know is still named", async () => {
    stored = { ...stored, time_zone: "Mars/Olympus_Mons" };
    show();
    expect(await screen.findByText("Olympus Mons, Mars")).toBeTruthy();
  });
});

describe("the energy of each day", () => {
  test("[DAY-78] is off until it is turned on, and can be turned off", async () => {
    show();
    expect((await energy()).getAttribute("aria-checked")).toBe("false");
    await userEvent.click(await energy());
    expect((await energy()).getAttribute("aria-checked")).toBe("true");
    await userEvent.click(await energy());
    await expect.poll(() => saves).toEqual([{ shows_energy: true }, { shows_energy: false }]);
    expect((await energy()).getAttribute("aria-checked")).toBe("false");
  });

  test("[DAY-79] [SAFE-135] is not offered to a person from whom energy is withheld", async () => {
    withheld = ["energy"];
    stored = { ...stored, shows_energy: false };
    show();
    await device();
    expect(screen.queryByRole("switch")).toBeNull();
    expect(screen.queryByText(/energy/i)).toBeNull();
  });
});

describe("states", () => {
  test("[DAY-08] [DAY-79] while loading, no choice is shown and energy is not mentioned", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.respondWith(() => promise.then(() => ({ body: stored })));
    renderRoutes([{ path: "/", element: <WeekSettings /> }], "/");
    expect(screen.getByRole("status").textContent).toBe("Loading your time zone");
    expect(screen.queryByText(/energy/i)).toBeNull();
    resolve();
    expect(await isChecked(device())).toBe(true);
  });

  test("[DAY-08] a failure to load can be retried", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    api.respondWith({ status: 500 });
    renderRoutes([{ path: "/", element: <WeekSettings /> }], "/");
    expect(await screen.findByText("We could not load your time zone.")).toBeTruthy();
    api.respondWith(() => ({ body: stored }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await isChecked(device())).toBe(true);
  });

  test("[DAY-08] [DAY-78] what could not be saved goes back", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    show();
    await energy();
    const { promise, resolve } = Promise.withResolvers<void>();
    api.respondWith(() => promise.then(() => ({ status: 500 })));
    await userEvent.click(await energy());
    expect((await energy()).getAttribute("aria-checked")).toBe("true");
    expect(await screen.findByText("Saving…")).toBeTruthy();
    resolve();
    await expect.poll(async () => (await energy()).getAttribute("aria-checked")).toBe("false");
    expect(screen.queryByText("Saving…")).toBeNull();
    expect(log).toHaveBeenCalled();
  });
});

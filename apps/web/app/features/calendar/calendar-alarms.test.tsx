import type { Calendar } from "@fernwell/contract/calendar";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { CalendarAddress } from "./calendar-address.tsx";

const api = serveApi();

let stored: Calendar;
let saves: unknown[];

beforeEach(() => {
  stored = { is_on: true, since: "2026-11-01T09:00:00.000Z", has_alarms: false };
  saves = [];
});

function show(): void {
  api.respondWith(({ url, body }) => {
    if (url === "/api/calendar-alarms") {
      saves.push(JSON.parse(body));
      stored = { ...stored, ...JSON.parse(body) };
    }
    return { body: stored };
  });
  renderRoutes([{ path: "/", element: <CalendarAddress /> }], "/");
}

const reminders = () => screen.findByRole("switch", { name: "Remind me of what I planned" });
const isOn = async () => (await reminders()).getAttribute("aria-checked");

test("[DAY-84] reminders are turned on and off where the calendar is", async () => {
  show();
  expect(await isOn()).toBe("false");
  await userEvent.click(await reminders());
  expect(await isOn()).toBe("true");
  expect(await screen.findByText("Saved.")).toBeTruthy();
  await userEvent.click(await reminders());
  await expect.poll(() => saves).toEqual([{ has_alarms: true }, { has_alarms: false }]);
});

test("[DAY-84] reminders are not offered without an address", async () => {
  stored = { is_on: false, since: null, has_alarms: false };
  show();
  expect(await screen.findByRole("button", { name: "Make an address" })).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("[DAY-84] the switch disappears when another device has ended the address", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  show();
  await reminders();
  api.respondWith(({ method }) =>
    method === "POST"
      ? { status: 409, body: { detail: "Off.", code: "calendar_off" } }
      : { body: { is_on: false, since: null, has_alarms: false } },
  );
  await userEvent.click(await reminders());
  expect(await screen.findByRole("button", { name: "Make an address" })).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("[DAY-84] a reminder that could not be turned on is shown as off", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  show();
  await reminders();
  api.respondWith({ status: 500 });
  await userEvent.click(await reminders());
  await expect.poll(isOn).toBe("false");
});

import type { Reminders } from "@fernwell/contract/reminders";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getDeviceTimeZone } from "#app/lib/device-time-zone.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { stubServiceWorker } from "#test/service-worker.ts";
import { ReminderSettings } from "./reminder-settings.tsx";
import { followTimeZone } from "./reminders.api.ts";

const api = serveApi();

let stored: Reminders;
let permission: NotificationPermission;
let asked: number;
/** What the browser has. */
let subscribed: object | null;

beforeEach(() => {
  stored = {
    public_key: "AQID",
    has_device: false,
    device_time_zone: null,
    reminders: [
      { kind: "dinner", is_on: false, at: "19:00" },
      { kind: "movement", is_on: false, at: "17:00" },
      { kind: "rest", is_on: false, at: "21:30" },
      { kind: "trial", is_on: false, at: "10:00" },
    ],
  };
  permission = "default";
  asked = 0;
  subscribed = null;
});

/** A browser with notifications, whose person answers like this. */
function allowNotifications(answer: NotificationPermission = "granted"): void {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const subscription = {
    endpoint: "https://push.example/abc",
    options: { applicationServerKey: bytes },
    getKey: () => bytes,
    unsubscribe: async () => {
      subscribed = null;
    },
  };
  if (stored.has_device) subscribed = subscription;
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => {
      subscribed = subscription;
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      if (permission === "default") asked += 1;
      permission = answer;
      return answer;
    },
  });
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  stubServiceWorker(serviceWorker);
}

/** Some requests may wait or fail. */
function show(findOther: (url: string) => Promise<void> | { status: number } | null = () => null): void {
  api.respondWith(async ({ method, url = "", body }) => {
    const other = await findOther(url);
    if (other) return other;
    if (method === "POST" && url === "/api/reminder-device") stored = { ...stored, has_device: true };
    if (method === "DELETE") stored = { ...stored, has_device: false };
    const kind = /^\/api\/reminders\/(\w+)$/.exec(url)?.[1];
    if (kind !== undefined) {
      const change = JSON.parse(body);
      const reminders = stored.reminders.map((each) => (each.kind === kind ? { ...each, ...change } : each));
      const isAnyOn = reminders.some(({ is_on }) => is_on);
      stored = { ...stored, reminders, has_device: stored.has_device && isAnyOn };
    }
    return { body: stored };
  });
  renderRoutes([{ path: "/", element: <ReminderSettings /> }], "/");
}

const findSwitch = (name: string) => screen.findByRole("switch", { name });
const listChanges = () => api.requests.filter(({ method }) => method !== "GET").map(({ url }) => url);

describe("reminders in the settings", () => {
  it("[PHONE-70] are off, and the browser is asked only when the first is turned on", async () => {
    allowNotifications();
    show();
    const dinner = await findSwitch("Start dinner");
    expect(screen.getAllByRole("switch").map((each) => each.getAttribute("aria-checked"))).toEqual([
      ...["false", "false", "false", "false"],
    ]);
    expect(asked).toBe(0);
    await userEvent.click(dinner);
    expect(await screen.findByText("This device reminds you.")).toBeTruthy();
    expect(asked).toBe(1);
    expect(listChanges()).toEqual(["/api/reminder-device", "/api/reminders/dinner"]);
    expect(JSON.parse(api.requests.find(({ url }) => url === "/api/reminder-device")?.body ?? "")).toEqual({
      endpoint: "https://push.example/abc",
      keys: { p256dh: "AQID", auth: "AQID" },
    });
    await userEvent.click(await findSwitch("Time to rest"));
    await waitFor(() => expect(listChanges().at(-1)).toBe("/api/reminders/rest"));
    expect(asked).toBe(1);
  });

  it("[PHONE-77] come here too when the only kind is turned off and on again at once", async () => {
    stored = { ...stored, has_device: true };
    stored.reminders[2] = { kind: "rest", is_on: true, at: "21:30" };
    allowNotifications();
    const turnedOnAgain = Promise.withResolvers<void>();
    show((url) => (url === "/api/reminders/rest" ? turnedOnAgain.promise : null));
    await userEvent.click(await findSwitch("Time to rest"));
    await userEvent.click(await findSwitch("Time to rest"));
    turnedOnAgain.resolve();
    await expect
      .poll(listChanges)
      .toEqual(["/api/reminders/rest", "/api/reminder-device", "/api/reminders/rest"]);
    expect(await screen.findByText("This device reminds you.")).toBeTruthy();
    expect(stored).toMatchObject({ has_device: true, reminders: { 2: { is_on: true } } });
  });

  it("[PHONE-77] stay off when the person says no, though another time was chosen meanwhile", async () => {
    allowNotifications("denied");
    const answer = Promise.withResolvers<NotificationPermission>();
    vi.spyOn(Notification, "requestPermission").mockReturnValueOnce(answer.promise);
    show();
    await userEvent.click(await findSwitch("Time to rest"));
    act(() => screen.getByRole("combobox", { name: "Remind me at" }).focus());
    await userEvent.keyboard("22:00");
    answer.resolve("denied");
    expect(await screen.findByText("Notifications are blocked in this browser")).toBeTruthy();
    expect(listChanges()).toEqual([]);
  });

  it.each([
    [false, ["/api/reminder-device", "/api/reminders/rest", "/api/reminder-device"]],
    [true, ["/api/reminder-device", "/api/reminders/rest"]],
  ])(
    "[PHONE-77] that cannot be saved keep the device only if another one is on (%s)",
    async (is_on, changes) => {
      const log = vi.spyOn(console, "error").mockReturnValue();
      stored.reminders[0] = { kind: "dinner", is_on, at: "19:00" };
      allowNotifications();
      show((url) => (url === "/api/reminders/rest" ? { status: 500 } : null));
      await userEvent.click(await findSwitch("Time to rest"));
      await expect.poll(() => log.mock.calls.length).toBe(1);
      expect(listChanges()).toEqual(changes);
      expect([stored.has_device, subscribed !== null]).toEqual([is_on, is_on]);
    },
  );

  it("[PHONE-70] have a time each, of dinner when the person eats", async () => {
    stored = { ...stored, has_device: true };
    allowNotifications();
    stored.reminders[0] = { kind: "dinner", is_on: true, at: "19:00" };
    show();
    expect((await screen.findByRole("combobox", { name: "I want to eat at" })).textContent).toBe("19:00");
    expect(screen.getAllByRole("combobox")).toHaveLength(1);
  });

  it("[PHONE-77] stay off when the person does not allow notifications, and say how to", async () => {
    allowNotifications("denied");
    show();
    await userEvent.click(await findSwitch("Start dinner"));
    expect(await screen.findByText("Notifications are blocked in this browser")).toBeTruthy();
    expect(listChanges()).toEqual([]);
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("[PHONE-77] can be turned off where this browser is blocked", async () => {
    allowNotifications();
    permission = "denied";
    stored.reminders[2] = { kind: "rest", is_on: true, at: "21:30" };
    show();
    await userEvent.click(await findSwitch("Time to rest"));
    await expect.poll(listChanges).toEqual(["/api/reminders/rest"]);
    expect(asked).toBe(0);
  });

  it("[PHONE-77] say that a browser without notifications cannot remind", async () => {
    show();
    expect(await screen.findByText("This browser cannot remind you")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("[PHONE-77] say that an iPhone needs the app on its home screen", async () => {
    const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    show();
    expect(await screen.findByText("Add Fernwell to your home screen first")).toBeTruthy();
  });

  it("[PHONE-75] say so where they are not offered", async () => {
    allowNotifications();
    stored = { ...stored, public_key: null };
    show();
    expect(await screen.findByText("Reminders are not available here")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("[PHONE-77] begin and end on each device by itself", async () => {
    allowNotifications();
    stored.reminders[1] = { kind: "movement", is_on: true, at: "17:00" };
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Remind me here too" }));
    await userEvent.click(await screen.findByRole("button", { name: "Stop on this device" }));
    expect(await screen.findByRole("button", { name: "Remind me here too" })).toBeTruthy();
    expect(listChanges()).toEqual(["/api/reminder-device", "/api/reminder-device"]);
    expect((await findSwitch("Today’s movement")).getAttribute("aria-checked")).toBe("true");
  });

  it("[PHONE-77] are offered again where the browser has given its address up", async () => {
    stored = { ...stored, has_device: true };
    stored.reminders[1] = { kind: "movement", is_on: true, at: "17:00" };
    allowNotifications();
    subscribed = null;
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Remind me here too" }));
    expect(await screen.findByText("This device reminds you.")).toBeTruthy();
    expect(listChanges()).toEqual(["/api/reminder-device"]);
  });

  it.each([
    ["Antarctica/Troll", ["/api/reminder-device"]],
    [getDeviceTimeZone(), []],
  ])("[PHONE-71] follow a device that was in %s", async (device_time_zone, changes) => {
    stored = { ...stored, has_device: true, device_time_zone };
    permission = "granted";
    allowNotifications();
    show();
    await screen.findByText("Start dinner");
    await followTimeZone();
    expect(listChanges()).toEqual(changes);
  });

  it("[PHONE-77] show what is stored where they could not be saved", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    allowNotifications();
    show();
    const rest = await findSwitch("Time to rest");
    api.respondWith({ status: 500 });
    await userEvent.click(rest);
    await expect.poll(listChanges).toEqual(["/api/reminder-device"]);
    await expect
      .poll(async () => (await findSwitch("Time to rest")).getAttribute("aria-checked"))
      .toBe("false");
  });
});

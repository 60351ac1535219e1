import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeReminders, describePush, endReminders, listenForReminders } from "./reminders.ts";

const message = {
  kind: "dinner",
  title: "Time to start dinner",
  text: "Red lentil dal takes about 26 min.",
  path: "/cook/red-lentil-dal?entry=1",
  stop_token: "t".repeat(64),
};

/** What the worker asked the browser for. */
let done: unknown[];
let openPages: { url: string; focus: () => Promise<void> }[];

type Listener = (event: unknown) => void;

beforeEach(() => {
  done = [];
  openPages = [];
});

/** A browser that lets the worker do its work. */
function startWorker(): (type: string, event: object) => Promise<void> {
  const listeners = new Map<string, Listener>();
  const worker = {
    location: { origin: "https://fernwell.example" },
    registration: {
      showNotification: async (title: string, { body, tag, actions, data }: Record<string, unknown>) => {
        done.push({ shown: title, body, tag, actions, data });
      },
    },
    clients: {
      matchAll: async () => openPages,
      openWindow: async (url: string) => {
        done.push({ opened: url });
      },
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  // The parts of the worker's world that its handlers use.
  listenForReminders(worker as unknown as Parameters<typeof listenForReminders>[0]);
  return async (type, event) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
  };
}

const push = (text: string) => ({ data: { text: () => text } });

const touch = (action = "", data: unknown = describePush(JSON.stringify(message)).options.data) => ({
  action,
  notification: { data, tag: "dinner", close: () => done.push("closed") },
});

describe("a push", () => {
  it("[PHONE-72] shows what it says, with a button that stops its kind", async () => {
    await startWorker()("push", push(JSON.stringify(message)));
    expect(done).toEqual([
      {
        shown: message.title,
        body: message.text,
        tag: "dinner",
        actions: [{ action: "stop", title: "Stop these" }],
        data: { path: message.path, stopToken: message.stop_token },
      },
    ]);
  });

  it.each(["", "no JSON", "null", "[]", "{}", JSON.stringify({ ...message, title: 3 })])(
    "[PHONE-72] shows something even if it says %s",
    async (text) => {
      await startWorker()("push", push(text));
      expect(done).toMatchObject([{ shown: "Fernwell", actions: [], data: { path: "/today" } }]);
    },
  );

  it("[PHONE-72] without anything in it shows something", async () => {
    await startWorker()("push", { data: null });
    expect(done).toMatchObject([{ shown: "Fernwell" }]);
  });
});

it("[PHONE-75] what is shown is closed when the person leaves", async () => {
  const shown = [{ close: () => done.push("closed") }, { close: () => done.push("closed") }];
  const registration = { getNotifications: async () => shown };
  await closeReminders({ registration } as unknown as Parameters<typeof closeReminders>[0]);
  expect(done).toEqual(["closed", "closed"]);
});

it("[PHONE-75] the device gives its address up when the person leaves, with or without a connection", async () => {
  const subscription = { unsubscribe: async () => done.push("unsubscribed") };
  const end = (found: typeof subscription | null) =>
    endReminders({
      registration: { pushManager: { getSubscription: async () => found } },
    } as unknown as Parameters<typeof endReminders>[0]);
  await end(null);
  expect(done).toEqual([]);
  await end(subscription);
  expect(done).toEqual(["unsubscribed"]);
});

describe("a touch on a notification", () => {
  it("[PHONE-72] opens the page that it is about", async () => {
    await startWorker()("notificationclick", touch());
    expect(done).toEqual(["closed", { opened: `https://fernwell.example${message.path}` }]);
  });

  it("[PHONE-72] brings that page to the front if it is open", async () => {
    const shows = (path: string) => ({
      url: `https://fernwell.example${path}`,
      focus: async () => void done.push({ focused: path }),
    });
    openPages = [shows("/today"), shows(message.path)];
    await startWorker()("notificationclick", touch());
    expect(done).toEqual(["closed", { focused: message.path }]);
  });

  it.each(["//evil.example/x", "https://evil.example/", 7])(
    "[PHONE-72] opens no page of others (%s)",
    async (path) => {
      await startWorker()("notificationclick", touch("", { path }));
      expect(done.at(-1)).toEqual({ opened: "https://fernwell.example/today" });
    },
  );

  it("[PHONE-72] on its button turns the kind off and says so", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
    await startWorker()("notificationclick", touch("stop"));
    expect(fetched).toHaveBeenCalledWith(
      "/api/stop-reminder",
      expect.objectContaining({ method: "POST", body: JSON.stringify({ token: message.stop_token }) }),
    );
    expect(done).toMatchObject(["closed", { shown: "These reminders are off", tag: "dinner", actions: [] }]);
  });

  it("[PHONE-72] on its button opens the settings where that fails", async () => {
    const worker = startWorker();
    const settings = { opened: "https://fernwell.example/settings/notifications" };
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("{}", { status: 400 }));
    await worker("notificationclick", touch("stop"));
    expect(done.at(-1)).toEqual(settings);
    vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("offline"));
    await worker("notificationclick", touch("stop"));
    expect(done.at(-1)).toEqual(settings);
  });
});

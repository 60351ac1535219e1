import type { PushMessage, stopReminder } from "@fernwell/contract/reminders";

/** The part of a notification that browsers know and TypeScript's library does not. */
interface Shown {
  readonly title: string;
  readonly options: NotificationOptions & {
    readonly actions: readonly { readonly action: string; readonly title: string }[];
    readonly data: Touched;
  };
}

/** What is done when the notification is touched. */
interface Touched {
  readonly path: string;
  readonly stopToken: string | null;
}

type Worker = Pick<ServiceWorkerGlobalScope, "registration" | "clients" | "location"> & {
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
};

const settingsPath = "/settings/notifications";
const stopPath: `/api${(typeof stopReminder)["path"]}` = "/api/stop-reminder";

/** Shows what is pushed, and does what a touch on it says. */
export function listenForReminders(worker: Worker): void {
  worker.addEventListener("push", (event) => {
    const { title, options } = describePush(event.data?.text() ?? "");
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil(handleTouch(worker, readTouched(notification.data), action, notification.tag));
  });
}

/** What is shown may be about someone who has left, or about what no longer suits. */
export async function closeReminders({ registration }: Pick<Worker, "registration">): Promise<void> {
  for (const notification of await registration.getNotifications()) notification.close();
}

/** The person has left, perhaps without a connection: the server then learns it from the service of the next message. */
export async function endReminders({ registration }: Pick<Worker, "registration">): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Browsers take the permission away from pages that show nothing, so a message that cannot be read shows something too. */
export function describePush(text: string): Shown {
  const message = readMessage(text);
  if (message === null)
    return describeShown("Fernwell", "See what you planned for today.", { path: "/today", stopToken: null });
  const { title, kind, path, stop_token: stopToken } = message;
  return describeShown(title, message.text, { path, stopToken }, kind);
}

/** Of one kind only the last is shown. */
function describeShown(title: string, body: string, data: Touched, tag = "fernwell"): Shown {
  const actions = data.stopToken === null ? [] : [{ action: "stop", title: "Stop these" }];
  return {
    title,
    options: { body, tag, data, actions, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" },
  };
}

function readMessage(text: string): PushMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

/** A worker has no room for the library that checks schemas. */
function isMessage(value: unknown): value is PushMessage {
  if (typeof value !== "object" || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return ["kind", "title", "text", "path", "stop_token"].every((name) => typeof fields[name] === "string");
}

function readTouched(data: unknown): Touched {
  const { path, stopToken }: { path?: unknown; stopToken?: unknown } = { ...(data as object | null) };
  return {
    path: typeof path === "string" ? path : "/today",
    stopToken: typeof stopToken === "string" ? stopToken : null,
  };
}

/** Where a kind cannot be stopped at once, the settings open, which can. */
async function handleTouch(
  worker: Worker,
  { path, stopToken }: Touched,
  action: string,
  tag: string,
): Promise<void> {
  if (action !== "stop") return openPage(worker, path);
  if (stopToken === null || !(await stop(stopToken))) return openPage(worker, settingsPath);
  const { title, options } = describeShown(
    "These reminders are off",
    "You can turn them on again in the settings.",
    { path: settingsPath, stopToken: null },
    tag,
  );
  await worker.registration.showNotification(title, { ...options, silent: true });
}

async function stop(token: string): Promise<boolean> {
  try {
    const response = await fetch(stopPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** A page that shows it already comes to the front. What is open elsewhere is not replaced. */
async function openPage({ clients, location }: Worker, path: string): Promise<void> {
  const url = new URL(path, location.origin);
  const target = url.origin === location.origin ? url.href : new URL("/today", location.origin).href;
  const open = await clients.matchAll({ type: "window" });
  const shown = open.find((client) => client.url === target);
  if (shown) await shown.focus();
  else await clients.openWindow(target);
}

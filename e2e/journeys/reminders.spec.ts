import { paths } from "@fernwell/contract/paths";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { chromium } from "../browser.ts";
import { expect, test } from "../fixtures.ts";
import { aVerifiedPerson, logIn } from "../people.ts";
import { planDays } from "../planning.ts";
import type { Stack } from "../stack.ts";

test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  // The headless shell shows no notifications, whatever is allowed.
  launchOptions: { ...chromium, executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" },
});

test("[PHONE-70] [PHONE-72] a reminder is turned on, comes as a notification and is stopped with one touch", async ({
  page,
  context,
  stack,
}) => {
  const day = new Date().toISOString().slice(0, 10);
  const person = await aVerifiedPerson(stack);
  const token = await logIn(stack, person);
  await planDays(stack, token, [{ item: "starfish-meditation", kind: "meditation", day }]);
  const endpoint = await receivePushes(context, stack, token);
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto(paths.myReminders);

  const rest = page.getByRole("switch", { name: "Time to rest" });
  await expect(rest).not.toBeChecked();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await rest.click();
  await expect(page.getByText("This device reminds you.")).toBeVisible();
  await expect(rest).toBeChecked();
  await expectAccessible(page);

  await stack.sendReminder(person.email, { kind: "rest", day });
  const { endpoint: _, urgency, lifeSeconds, contact, ...message } = await stack.push.take(endpoint);
  await deliver(context, page, JSON.stringify(message));
  await expect.poll(() => listShown(page)).toEqual([["Time to rest", "Starfish Meditation, 12 min."]]);

  await touchStop(context);
  await expect
    .poll(() => listShown(page))
    .toEqual([["These reminders are off", "You can turn them on again in the settings."]]);
  await page.reload();
  await expect(rest).not.toBeChecked();
});

test("[PHONE-71] [PHONE-75] each start of the app tells where the device is, and a log out gives its address up", async ({
  page,
  context,
  stack,
}) => {
  const token = await logIn(stack, await aVerifiedPerson(stack));
  await context.addInitScript((value) => {
    if (sessionStorage.getItem("signed in") === null) localStorage.setItem("token", value);
    sessionStorage.setItem("signed in", "once");
  }, token);
  await page.goto(paths.today);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const asked = page.waitForRequest("**/api/reminders");
  await page.reload();
  await asked;

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("there is no worker");
  await worker.evaluate(() => {
    const unsubscribe = async () => Reflect.set(globalThis, "hasGivenUp", true);
    Object.assign(PushManager.prototype, { getSubscription: async () => ({ unsubscribe }) });
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, "hasGivenUp"))).toBe(true);
});

/** Chromium without Google's keys has no push service of its own, so its page gets an address of ours. Returns the address. */
async function receivePushes(context: BrowserContext, stack: Stack, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { public_key } = await (await fetch(`${stack.url}/api/reminders`, { headers })).json();
  const { endpoint, keys } = stack.push.subscribe(public_key);
  const offered = { endpoint, keys: { ...keys, server: public_key } };
  await context.addInitScript(({ endpoint, keys }) => {
    if (!("PushManager" in window)) return;
    const getKey = (name: string) => {
      const text = atob((Reflect.get(keys, name) as string).replaceAll("-", "+").replaceAll("_", "/"));
      return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
    };
    const subscription = { endpoint, getKey, options: { applicationServerKey: getKey("server") } };
    let subscribed: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed,
      subscribe: async () => {
        subscribed = subscription;
        return subscription;
      },
    });
  }, offered);
  return endpoint;
}

/** Hands the message to the worker as the browser would. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrationId = await findRegistration(session);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
}

function findRegistration(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
    session.send("ServiceWorker.enable").catch(reject);
  });
}

function listShown(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
  });
}

/** What the browser tells the worker when the button of a notification is touched. */
async function touchStop(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("there is no worker");
  await worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    const [notification] = await registration.getNotifications();
    const TouchEvent = Reflect.get(globalThis, "NotificationEvent");
    dispatchEvent(new TouchEvent("notificationclick", { notification, action: "stop" }));
  });
}

/** Whether this device can show what we send, as far as the browser says. */
export type PushSupport = "ready" | "blocked" | "needs installing" | "unsupported";

/** Without a worker nothing can be received: a page that has none yet counts as ready, since it will have one. */
export function findPushSupport(): PushSupport {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // Safari on an iPhone has them only in an app on the home screen.
  if (!isSupported) return isInTabOfIPhone() ? "needs installing" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** An iPad calls itself a Mac. */
function isInTabOfIPhone(): boolean {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return /iPhone|iPad/.test(navigator.userAgent) || isTouchMac;
}

/** Asks the person, then the browser. Null if the person says no. Must begin with what the person did. */
export async function requestAddress(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await requireWorker();
  const known = await pushManager.getSubscription();
  // Of another installation, or from before a change of keys.
  if (known && !isFor(publicKey, known)) await known.unsubscribe();
  return writeAddress(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
}

/** The address that this browser has for messages signed with the key. Null if it has none, perhaps no longer. */
export async function findAddress(publicKey: string) {
  const subscription = await findSubscription();
  return subscription && isFor(publicKey, subscription) ? writeAddress(subscription) : null;
}

/** Does nothing if there is none. */
export async function forgetAddress(): Promise<void> {
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

function isFor(publicKey: string, { options }: PushSubscription): boolean {
  return writeKey(options.applicationServerKey) === publicKey;
}

function writeAddress(subscription: PushSubscription) {
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: writeKey(subscription.getKey("p256dh")), auth: writeKey(subscription.getKey("auth")) },
  };
}

async function requireWorker(): Promise<ServiceWorkerRegistration> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined)
    throw new Error("the service worker is not installed");
  return navigator.serviceWorker.ready;
}

/** In base64url, as keys are written everywhere. */
function writeKey(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

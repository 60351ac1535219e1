import { onTestFinished } from "vitest";

/** The browser's side of a service worker, which jsdom lacks, for the rest of the test. */
export function stubServiceWorker(container: object): void {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
}

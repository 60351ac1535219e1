import type { WorkerRequest } from "#app/lib/kept-names.ts";
import { workerAddress } from "#app/lib/worker-address.ts";

/** How often an app that stays open asks for a new version. */
const checkMs = 60 * 60_000;

/**
 * Registers the service worker, and tells when a new version is ready. The function that it is given then takes the version
 * over, in this tab; others go on with theirs until they are told too.
 */
export async function registerWorker(onReady: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  // Without a worker the app works as before, but not offline. A browser that blocks workers may return nothing.
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker
    .register(workerAddress)
    .catch(() => undefined);
  if (!registration) return;

  const announce = () => onReady(() => takeOver(registration));
  // Not on the first visit, when there is no older version.
  const follow = (worker: ServiceWorker) =>
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) announce();
    });
  if (registration.waiting && serviceWorker.controller) announce();
  if (registration.installing) follow(registration.installing);
  registration.addEventListener("updatefound", () => {
    if (registration.installing) follow(registration.installing);
  });
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", announce);
  checkNowAndThen(registration);
}

/** Reloads the page with the new version. Drafts, timers and players are stored, and go on. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  // Another tab may have taken it over already.
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over" satisfies WorkerRequest);
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checkedAt < checkMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

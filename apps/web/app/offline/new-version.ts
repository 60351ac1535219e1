import { useEffect, useSyncExternalStore } from "react";
import type { WorkerRequest } from "#app/lib/kept-names.ts";
import { workerAddress } from "#app/lib/worker-address.ts";

/** How often an app that stays open asks for a new version. */
const checkMs = 60 * 60_000;

/** Takes over the new version that is ready. Null while there is none, and once the person has put it off. */
let takeOverReady: (() => void) | null = null;
let isRegistered = false;
const listeners = new Set<() => void>();

/**
 * Takes a new version over and reloads this tab. The others lose the files that they have not loaded yet, and are asked to
 * update too. Null if there is no new version.
 */
export function useNewVersion(): (() => void) | null {
  useEffect(() => void register(), []);
  return useSyncExternalStore(subscribe, () => takeOverReady);
}

/** Until the next start, or a still newer version. */
export function putOffNewVersion(): void {
  offer(null);
}

function offer(takeOver: (() => void) | null): void {
  takeOverReady = takeOver;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // Once for each document: people leave the app for public pages, and come back.
  if (isRegistered || !serviceWorker || import.meta.env.DEV) return;
  isRegistered = true;
  // Without a worker the app works as before, but not offline. A browser that blocks workers may return nothing.
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker
    .register(workerAddress)
    .catch(() => undefined);
  if (!registration) return;

  const announce = () => offer(() => takeOver(registration));
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

/** A worker that is busy takes over later. By then the person has gone on, perhaps in a form. */
const promptMs = 5_000;

/** Reloads the page with the new version. Drafts, timers and players are stored, and go on. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  // Another tab may have taken it over already.
  if (!waiting) {
    location.reload();
    return;
  }
  const askedAt = Date.now();
  const reload = () => {
    if (Date.now() - askedAt < promptMs) location.reload();
  };
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
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

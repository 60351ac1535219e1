import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { mediaCache, type WorkerRequest } from "../app/lib/kept-names.ts";
import { createAddressTest } from "./addresses.ts";
import { respondWithMedia } from "./kept-media.ts";
import { forgetResponses, isKeptCall, respondFromServer } from "./kept-responses.ts";
import { closeReminders, endReminders, listenForReminders } from "./reminders.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The built files, which `scripts/write-service-worker.ts` puts here. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};
declare const __APP_ADDRESSES__: readonly string[];
declare const __APP_PAGE__: string;

/**
 * A new version waits until a page asks for it or none is open. It then serves all pages, and the files of the old version are
 * removed: other pages go on with what they have loaded, and are offered to reload.
 */
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

listenForReminders(self);

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const request: WorkerRequest = event.data;
  switch (request) {
    case "forget":
      return event.waitUntil(Promise.all([forgetResponses(), closeReminders(self)]));
    case "leave":
      return event.waitUntil(Promise.all([caches.delete(mediaCache), endReminders(self)]));
    case "take over":
      return self.skipWaiting();
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;

  if (request.mode === "navigate") event.respondWith(respondWithPage(request, url));
  else if (isKeptCall(url)) event.respondWith(respondFromServer(event, self.clients));
  else if (url.pathname.startsWith("/api/")) return;
  else if (url.pathname.startsWith("/media/")) event.respondWith(respondWithMedia(request));
  else event.respondWith(respondWithFile(request));
});

const isAppAddress = createAddressTest(__APP_ADDRESSES__);

/** The app opens from the device. Public pages come from the server, and without a connection the app shows them. */
async function respondWithPage(request: Request, { pathname }: URL): Promise<Response> {
  const page = () => matchPrecache(__APP_PAGE__);
  if (isAppAddress(pathname)) return (await page()) ?? fetch(request);
  return fetch(request).catch(async (error) => (await page()) ?? Promise.reject(error));
}

async function respondWithFile(request: Request): Promise<Response> {
  return (await matchPrecache(request)) ?? fetch(request);
}

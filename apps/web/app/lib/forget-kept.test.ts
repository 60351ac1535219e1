import { expect, test, vi } from "vitest";
import { stubCaches } from "#test/caches.ts";
import { stubServiceWorker } from "#test/service-worker.ts";
import { forgetAllKept, forgetResponses } from "./forget-kept.ts";

/** A browser with a worker, which may not control the page. Returns what the worker is asked. */
function installWorker({ isController }: { isController: boolean }): unknown[] {
  const asked: unknown[] = [];
  const worker = { postMessage: (message: unknown) => asked.push(message) };
  const controller = isController ? worker : null;
  stubServiceWorker({ controller, getRegistration: async () => ({ active: worker }) });
  return asked;
}

const names = ["kept-responses-1", "kept-media", "workbox-precache-v2"];

test.each([true, false])(
  "[PHONE-18] page and worker forget everything but the app's own files, controlled or not (%s)",
  async (isController) => {
    const asked = installWorker({ isController });
    const caches = stubCaches();
    for (const name of names) caches.set(name, new Map());
    await forgetAllKept();
    await expect.poll(() => asked).toEqual(["forget", "leave"]);
    expect([...caches.keys()]).toEqual(["workbox-precache-v2"]);
  },
);

test("[PHONE-19] responses alone are forgotten where the session goes on", async () => {
  const asked = installWorker({ isController: true });
  const caches = stubCaches();
  for (const name of names) caches.set(name, new Map());
  await forgetResponses();
  expect(asked).toEqual(["forget"]);
  expect([...caches.keys()]).toEqual(["kept-media", "workbox-precache-v2"]);
});

test.each([
  ["caches", { keys: () => Promise.reject(new DOMException("blocked", "SecurityError")) }, {}],
  [
    "workers",
    undefined,
    { getRegistration: () => Promise.reject(new DOMException("blocked", "SecurityError")) },
  ],
])(
  "[PHONE-19] a browser that blocks %s does not keep answers from being saved",
  async (_, blocked, container) => {
    stubServiceWorker(container);
    if (blocked) vi.stubGlobal("caches", blocked);
    await expect(forgetResponses()).resolves.toBeUndefined();
  },
);

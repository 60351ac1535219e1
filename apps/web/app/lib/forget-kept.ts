import { responsesPrefix, type WorkerNews, type WorkerRequest } from "./kept-names.ts";

/** On the window, once all kept responses were removed, though the session goes on. */
const forgottenEvent = "kept-responses-forgotten";

/** Listens for kept responses that were removed, by this page or by the worker. Returns what ends it. */
export function listenForForgotten(listener: () => void): () => void {
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent) => {
    if (data === ("forgotten" satisfies WorkerNews)) listener();
  };
  addEventListener(forgottenEvent, listener);
  serviceWorker?.addEventListener("message", hear);
  return () => {
    removeEventListener(forgottenEvent, listener);
    serviceWorker?.removeEventListener("message", hear);
  };
}

/** Removes the responses that were kept for the time without a connection. */
export async function forgetResponses(): Promise<void> {
  await forget(["forget"], responsesPrefix);
  dispatchEvent(new Event(forgottenEvent));
}

/** Removes everything about the person. The files of the app itself stay. */
export function forgetAllKept(): Promise<void> {
  return forget(["forget", "leave"], "kept-");
}

/** The worker does it too: it knows of responses on their way, and goes on when the page is closed. */
async function forget(requests: readonly WorkerRequest[], prefix: string): Promise<void> {
  // A browser that blocks workers or caches has kept nothing.
  await Promise.allSettled([askWorker(requests), deleteCaches(prefix)]);
}

async function askWorker(requests: readonly WorkerRequest[]): Promise<void> {
  const { serviceWorker } = navigator;
  // A page that was loaded past the worker has none that controls it.
  const worker = serviceWorker?.controller ?? (await serviceWorker?.getRegistration())?.active;
  for (const request of requests) worker?.postMessage(request);
}

async function deleteCaches(prefix: string): Promise<void> {
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}

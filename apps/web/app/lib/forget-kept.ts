import { responsesPrefix, type WorkerRequest } from "./kept-names.ts";

/** On the window, once all kept responses were removed, though the session goes on. */
export const forgottenEvent = "kept-responses-forgotten";

/** Removes the responses that were kept for the time without a connection. */
export async function forgetResponses(): Promise<void> {
  await forget("forget", responsesPrefix);
  dispatchEvent(new Event(forgottenEvent));
}

/** Removes everything about the person. The files of the app itself stay. */
export function forgetAllKept(): Promise<void> {
  return forget("forget everything", "kept-");
}

/** The worker does it too: it knows of responses on their way, and goes on when the page is closed. */
async function forget(request: WorkerRequest, prefix: string): Promise<void> {
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker ?? {};
  if (controller) controller.postMessage(request);
  // A page that was loaded past the worker has none that controls it.
  else void serviceWorker?.getRegistration().then((worker) => worker?.active?.postMessage(request));
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}

import { responsesPrefix, type WorkerRequest } from "./kept-names.ts";

/** On the window, once all kept responses were removed, though the session goes on. */
export const forgottenEvent = "kept-responses-forgotten";

/** Removes the responses that were kept for the time without a connection. */
export async function forgetResponses(): Promise<void> {
  await forget((name) => name.startsWith(responsesPrefix));
  dispatchEvent(new Event(forgottenEvent));
}

/** Removes everything about the person. The files of the app itself stay. */
export function forgetAllKept(): Promise<void> {
  return forget((name) => name.startsWith("kept-"));
}

async function forget(isAffected: (name: string) => boolean): Promise<void> {
  // A response that is on its way must not be kept either.
  navigator.serviceWorker?.controller?.postMessage("forget" satisfies WorkerRequest);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isAffected).map((name) => caches.delete(name)));
}

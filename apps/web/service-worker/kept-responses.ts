import { keptAtHeader, responsesPrefix } from "../app/lib/kept-names.ts";
import { createAddressTest } from "./addresses.ts";
import { coverRange } from "./cover-range.ts";

/** The paths of the calls whose responses are kept. */
declare const __KEPT_CALLS__: readonly string[];

export const isKeptCall = pathTest();

function pathTest(): (url: URL) => boolean {
  const test = createAddressTest(__KEPT_CALLS__);
  return ({ pathname }) => test(pathname);
}

/** Counts how often everything was forgotten: a response that was asked for before is not kept afterwards. */
let forgotten = 0;

export function forgetResponses(): void {
  forgotten += 1;
}

/** A proxy answers for servers that it cannot reach. */
const unreachable = [502, 503, 504];

/**
 * The server's response, which is kept. Where the server cannot be reached, what was kept last: only for the session that
 * asked for it then.
 */
export async function respondFromServer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const before = forgotten;
  const cacheName = await nameCache(request);
  const response = await fetch(request).catch((error: unknown) => ({ error }));
  const hasFailed = "error" in response || unreachable.includes(response.status);
  if (hasFailed) {
    const kept = cacheName === null ? undefined : await findKept(cacheName, request);
    if (kept !== undefined) return kept;
    if ("error" in response) throw response.error;
    return response;
  }
  if (cacheName === null) return response;
  if (response.status === 401) event.waitUntil(caches.delete(cacheName));
  else if (response.ok) {
    const copy = response.clone();
    event.waitUntil(keep(cacheName, request, copy, () => before === forgotten));
  }
  return response;
}

/** Null without a session. The name does not give the token away. */
async function nameCache({ headers }: Request): Promise<string | null> {
  const token = headers.get("authorization");
  if (token === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const hex = Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0"));
  return responsesPrefix + hex.join("");
}

async function keep(
  cacheName: string,
  { url }: Request,
  response: Response,
  isCurrent: () => boolean,
): Promise<void> {
  const headers = new Headers({
    "content-type": response.headers.get("content-type") ?? "application/json",
    [keptAtHeader]: new Date().toISOString(),
  });
  const kept = new Response(await response.text(), { headers });
  if (!isCurrent()) return;
  const cache = await caches.open(cacheName);
  await cache.put(url, kept);
  // It may have been forgotten while it was being written.
  if (!isCurrent()) await caches.delete(cacheName);
}

async function findKept(cacheName: string, { url }: Request): Promise<Response | undefined> {
  if (!(await caches.has(cacheName))) return undefined;
  const cache = await caches.open(cacheName);
  return coverRange(new URL(url), cache).then((covering) => covering ?? cache.match(url));
}

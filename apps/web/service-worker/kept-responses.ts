import { gateVersionHeader } from "@fernwell/contract/gate-version";
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

export async function forgetResponses(): Promise<void> {
  forgotten += 1;
  for (const name of await caches.keys()) if (name.startsWith(responsesPrefix)) await caches.delete(name);
}

/** The statuses that a proxy responds with for servers that it cannot reach. */
const unreachable = [502, 503, 504];

/** A network with one bar may take minutes to fail. */
const longestWaitMs = 6_000;

/** How many responses were asked for, and which of them was kept last, by address. */
let asked = 0;
const lastKept = new Map<string, number>();

/** Where a cache says which answers its responses follow, and which response said so last. */
const versionAddress = "/gate-version";
let lastVersion = 0;

/**
 * The server's response, which is kept. Where the server cannot be reached or does not respond in time, what was kept last:
 * only for the session that asked for it then.
 */
export async function respondFromServer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const before = forgotten;
  const order = ++asked;
  const askedAt = new Date();
  const cacheName = await nameCache(request);
  if (cacheName === null) return fetch(request);

  const fetched = fetch(request).then((response) => {
    if (response.status === 401) event.waitUntil(caches.delete(cacheName));
    else if (response.ok) {
      const copy = response.clone();
      event.waitUntil(keep(cacheName, { request, order, askedAt }, copy, () => before === forgotten));
    }
    return response;
  });
  // A late response is kept too.
  event.waitUntil(fetched.catch(() => undefined));
  // The page asks so when it knows of a change that what was kept does not have.
  const isPatient = request.cache === "reload";
  const arrived = fetched.catch(() => undefined);
  const inTime = await (isPatient ? arrived : Promise.race([arrived, wait(longestWaitMs)]));
  if (inTime && !unreachable.includes(inTime.status)) return inTime;
  return (await findKept(cacheName, request)) ?? fetched;
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/** Null without a session. The name does not give the token away. */
async function nameCache({ headers }: Request): Promise<string | null> {
  const token = headers.get("authorization");
  if (token === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const hex = Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0"));
  return responsesPrefix + hex.join("");
}

interface Asked {
  readonly request: Request;
  readonly order: number;
  readonly askedAt: Date;
}

async function keep(
  cacheName: string,
  { request: { url }, order, askedAt }: Asked,
  response: Response,
  isCurrent: () => boolean,
): Promise<void> {
  const headers = new Headers({
    "content-type": response.headers.get("content-type") ?? "application/json",
    [keptAtHeader]: askedAt.toISOString(),
  });
  const kept = new Response(await response.text(), { headers });
  // An older response that comes late does not take the place of a newer one.
  if (!isCurrent() || order < (lastKept.get(url) ?? 0)) return;
  const cache = await openCache(cacheName, response.headers.get(gateVersionHeader), order);
  if (cache === null) return;
  lastKept.set(url, order);
  await cache.put(url, kept);
  // It may have been forgotten while it was being written.
  if (!isCurrent()) await caches.delete(cacheName);
}

/** Empties the cache when the answers have changed. Null for a response that follows earlier answers than another. */
async function openCache(cacheName: string, version: string | null, order: number): Promise<Cache | null> {
  const cache = await caches.open(cacheName);
  if (version === null) return cache;
  const known = await cache.match(versionAddress).then((response) => response?.text());
  if (known !== undefined && known !== version) {
    if (order < lastVersion) return null;
    for (const request of await cache.keys()) await cache.delete(request);
  }
  lastVersion = Math.max(order, lastVersion);
  if (known !== version) await cache.put(versionAddress, new Response(version));
  return cache;
}

async function findKept(cacheName: string, { url }: Request): Promise<Response | undefined> {
  if (!(await caches.has(cacheName))) return undefined;
  const cache = await caches.open(cacheName);
  return coverRange(new URL(url), cache).then((covering) => covering ?? cache.match(url));
}

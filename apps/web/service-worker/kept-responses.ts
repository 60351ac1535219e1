import { gateVersionHeader } from "@fernwell/contract/gate-version";
import { keptAtHeader, responsesPrefix, type WorkerNews } from "../app/lib/kept-names.ts";
import { createAddressTest } from "./addresses.ts";
import { coverRange } from "./cover-range.ts";

/** The paths of the calls whose responses are kept. */
declare const __KEPT_CALLS__: readonly string[];

export const isKeptCall = pathTest();

function pathTest(): (url: URL) => boolean {
  const test = createAddressTest(__KEPT_CALLS__);
  return ({ pathname }) => test(pathname);
}

/** The pages that are told when what they rely on is gone. */
type Pages = Pick<Clients, "matchAll">;

/** Counts how often everything was forgotten: a response that was asked for before is not kept afterwards. */
let forgotten = 0;

export async function forgetResponses(): Promise<void> {
  forgotten += 1;
  for (const name of await caches.keys()) if (name.startsWith(responsesPrefix)) await caches.delete(name);
}

async function forgetSession(cacheName: string): Promise<void> {
  forgotten += 1;
  await caches.delete(cacheName);
}

/** The statuses that a proxy responds with for servers that it cannot reach. */
const unreachable = [502, 503, 504];

/** A network with one bar may take minutes to fail. */
const longestWaitMs = 6_000;

/** How many responses were asked for, and which of them was kept last, by address. */
let askedCount = 0;
const lastKept = new Map<string, number>();

/** Where a cache says which answers its responses follow. */
const versionAddress = "/gate-version";
/** How many responses had been asked for when that was noted last. */
let notedAfter = 0;
/** Responses that were asked for up to this number are not kept: nobody can tell which of them follow the newer answers. */
let doubtful = 0;

/** What is being kept: one response after another, since each looks at what is there. */
let keeping: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  keeping = keeping.then(work, work);
  return keeping;
}

/**
 * The server's response, which is kept. Where the server cannot be reached or does not respond in time, what was kept last:
 * only for the session that asked for it then.
 */
export async function respondFromServer(event: FetchEvent, pages: Pages): Promise<Response> {
  const { request } = event;
  const before = forgotten;
  const order = ++askedCount;
  const askedAt = new Date();
  const cacheName = await nameCache(request);
  if (cacheName === null) return fetch(request);

  const fetched = fetch(request).then((response) => {
    const isCurrent = () => before === forgotten;
    if (response.status === 401) event.waitUntil(forgetSession(cacheName));
    else if (response.ok)
      event.waitUntil(keep(cacheName, { request, order, askedAt, isCurrent, pages }, response.clone()));
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
  readonly isCurrent: () => boolean;
  readonly pages: Pages;
}

async function keep(cacheName: string, asked: Asked, response: Response): Promise<void> {
  const { url } = asked.request;
  const headers = new Headers({
    "content-type": response.headers.get("content-type") ?? "application/json",
    [keptAtHeader]: asked.askedAt.toISOString(),
  });
  const kept = new Response(await response.text(), { headers });
  const version = response.headers.get(gateVersionHeader);
  await inTurn(async () => {
    // An older response that comes late does not take the place of a newer one.
    if (!asked.isCurrent() || asked.order < (lastKept.get(url) ?? 0)) return;
    if (version !== null && !(await noteVersion(cacheName, version, asked))) return;
    const cache = await caches.open(cacheName);
    lastKept.set(url, asked.order);
    await cache.put(url, kept);
    // It may have been forgotten while it was being written.
    if (!asked.isCurrent()) await caches.delete(cacheName);
  });
}

/** Removes what follows other answers than the response does. Returns whether the response can be kept. */
async function noteVersion(cacheName: string, version: string, { order, pages }: Asked): Promise<boolean> {
  if (order <= doubtful) return false;
  const known = await (await caches.open(cacheName)).match(versionAddress);
  const before = await known?.text();
  if (before === version) return true;
  if (before !== undefined) {
    await caches.delete(cacheName);
    for (const page of await pages.matchAll()) page.postMessage("forgotten" satisfies WorkerNews);
    if (order <= notedAfter) {
      doubtful = askedCount;
      return false;
    }
  }
  notedAfter = askedCount;
  await (await caches.open(cacheName)).put(versionAddress, new Response(version));
  return true;
}

async function findKept(cacheName: string, { url }: Request): Promise<Response | undefined> {
  if (!(await caches.has(cacheName))) return undefined;
  const cache = await caches.open(cacheName);
  return coverRange(new URL(url), cache).then((covering) => covering ?? cache.match(url));
}

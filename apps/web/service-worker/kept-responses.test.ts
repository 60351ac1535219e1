import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubCaches } from "#test/caches.ts";

vi.stubGlobal("__KEPT_CALLS__", ["/api/week", "/api/meals/:id"]);
const { forgetResponses, isKeptCall, respondFromServer } = await import("./kept-responses.ts");

const address = "https://fernwell.example/api/meals/dal";

let stored: Map<string, Map<string, Response>>;
/** What the server does next. */
let server: () => Promise<Response>;
let work: Promise<unknown>[];
const page = { postMessage: vi.fn() };

beforeEach(() => {
  stored = stubCaches();
  work = [];
  page.postMessage.mockClear();
  vi.stubGlobal("fetch", () => server());
});
afterEach(() => vi.useRealTimers());

const respond = (body: string, status = 200, headers = {}) =>
  Promise.resolve(new Response(body, { status, headers }));
const fail = () => Promise.reject(new TypeError("Failed to fetch"));

/** Asks as the browser would. */
async function ask(
  token: string | null = "a-token",
  cache: RequestCache = "default",
  url = address,
): Promise<Response> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const event = {
    request: new Request(url, { headers, cache }),
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  // The parts of the event and the pages that the function uses.
  return respondFromServer(event as FetchEvent, { matchAll: async () => [page] } as unknown as Clients);
}

/** Asks a server that responds when the test lets it. */
async function askSlowServer(cache?: RequestCache) {
  let arrive: (response: Response) => void = () => undefined;
  server = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  work = [];
  const asking = ask("a-token", cache);
  await expect.poll(() => work).toHaveLength(1);
  return { asking, arrive };
}

async function settle(): Promise<void> {
  for (const each of work) await each;
}

async function keepOne(body: string, token?: string): Promise<void> {
  server = () => respond(body);
  await ask(token);
  await settle();
}

it("keeps only calls that the contract marks", () => {
  expect(isKeptCall(new URL(address))).toBe(true);
  expect(isKeptCall(new URL("https://fernwell.example/api/login"))).toBe(false);
});

it.each([
  ["the network fails", fail],
  ["a proxy finds no server", () => respond("no server", 503)],
])("[PHONE-19] uses what was kept where %s, and says when it was kept", async (_, failing) => {
  await keepOne("first");
  server = () => respond("second");
  expect(await (await ask()).text()).toBe("second");
  await settle();

  server = failing;
  const kept = await ask();
  expect(await kept.text()).toBe("second");
  expect(Date.parse(kept.headers.get("x-kept-at") ?? "")).toBeGreaterThan(0);
});

it("[PHONE-19] does not cover an error of the server by what was kept", async () => {
  await keepOne("first");
  server = () => respond("not found", 404);
  expect((await ask()).status).toBe(404);
});

it("[PHONE-18] gives a session only what it asked for itself", async () => {
  await keepOne("one person's");
  server = fail;
  await expect(ask("another-token")).rejects.toThrow("Failed to fetch");
  await expect(ask(null)).rejects.toThrow("Failed to fetch");
});

it("[PHONE-18] keeps nothing without a session, and forgets it all at its end", async () => {
  server = () => respond("anyone's");
  await ask(null);
  expect(stored.size).toBe(0);

  await keepOne("one person's");
  server = () => respond("ended", 401);
  await ask();
  await settle();
  expect(stored.size).toBe(0);
});

it("[PHONE-18] does not keep what was asked for before everything was forgotten", async () => {
  const { asking, arrive } = await askSlowServer();
  await forgetResponses();
  arrive(new Response("late"));
  expect(await (await asking).text()).toBe("late");
  await settle();
  expect(stored.size).toBe(0);
});

it("[PHONE-21] does not wait for a network that does not answer, and keeps what comes later", async () => {
  await keepOne("kept");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { asking, arrive } = await askSlowServer();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await (await asking).text()).toBe("kept");

  arrive(new Response("late"));
  await settle();
  server = fail;
  expect(await (await ask()).text()).toBe("late");
});

it("[PHONE-21] waits for a slow network where the page knows of a later change", async () => {
  await keepOne("kept");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { asking, arrive } = await askSlowServer("reload");
  await vi.advanceTimersByTimeAsync(60_000);
  arrive(new Response("changed"));
  expect(await (await asking).text()).toBe("changed");

  server = fail;
  expect(await (await ask("a-token", "reload")).text()).toBe("changed");
});

it("[PHONE-21] does not put a late response in the place of one that was asked for later", async () => {
  const { asking, arrive } = await askSlowServer();
  server = () => respond("newer");
  await ask();
  arrive(new Response("older"));
  await asking;
  await settle();
  server = fail;
  expect(await (await ask()).text()).toBe("newer");
});

it("[PHONE-21] waits for a slow network where nothing is kept", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { asking, arrive } = await askSlowServer();
  await vi.advanceTimersByTimeAsync(60_000);
  arrive(new Response("late"));
  expect(await (await asking).text()).toBe("late");
});

const other = "https://fernwell.example/api/week";
const version = (name: string) => ({ "gate-version": name });

it("[PHONE-19] the first response that follows other answers removes what was kept before", async () => {
  server = () => respond("with peanuts", 200, version("1"));
  await ask();
  await settle();
  server = () => respond("week", 200, version("1"));
  await ask("a-token", "default", other);
  await settle();
  server = fail;
  expect(await (await ask()).text()).toBe("with peanuts");

  server = () => respond("week", 200, version("2"));
  await ask("a-token", "default", other);
  await settle();
  server = fail;
  await expect(ask()).rejects.toThrow("Failed to fetch");
  expect(await (await ask("a-token", "default", other)).text()).toBe("week");
  expect(page.postMessage.mock.calls).toEqual([["forgotten"]]);
});

it("[PHONE-19] of two responses under way that follow different answers, none is kept, nor what came before", async () => {
  server = () => respond("week", 200, version("1"));
  await ask("a-token", "default", other);
  await settle();
  const { arrive } = await askSlowServer();
  const late = work;
  server = () => respond("new week", 200, version("2"));
  work = [];
  await ask("a-token", "default", other);
  await settle();

  arrive(new Response("either", { headers: version("1") }));
  work = late;
  await settle();
  server = fail;
  await expect(ask()).rejects.toThrow("Failed to fetch");
  await expect(ask("a-token", "default", other)).rejects.toThrow("Failed to fetch");

  server = () => respond("newest week", 200, version("2"));
  await ask("a-token", "default", other);
  await settle();
  server = fail;
  expect(await (await ask("a-token", "default", other)).text()).toBe("newest week");
});

it("[PHONE-21] what is kept is as old as the question, not as the response", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T12:00:00Z") });
  const { arrive } = await askSlowServer();
  vi.setSystemTime(new Date("2026-11-18T12:00:05Z"));
  arrive(new Response("slow"));
  await settle();
  server = fail;
  expect((await ask()).headers.get("x-kept-at")).toBe("2026-11-18T12:00:00.000Z");
});

it("[PHONE-18] keeps nothing that was asked for before the session's end was known", async () => {
  const { arrive } = await askSlowServer();
  const late = work;
  work = [];
  server = () => respond("ended", 401);
  await ask("a-token", "default", other);
  await settle();
  arrive(new Response("late"));
  work = late;
  await settle();
  expect(stored.size).toBe(0);
});

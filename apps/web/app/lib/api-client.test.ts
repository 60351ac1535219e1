import { login } from "@fernwell/contract/accounts";
import { defineEndpoint } from "@fernwell/contract/endpoint";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { getProfile } from "@fernwell/contract/profiles";
import { mealBody } from "@fernwell/contract/test/preferences";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { serveApi } from "#test/api.ts";
import { stubCaches } from "#test/caches.ts";
import { call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { getDeviceTimeZone } from "./device-time-zone.ts";
import { keptAtHeader } from "./kept-names.ts";
import { createLoginState, forgetSession, startSession } from "./session.ts";

const api = serveApi();

const search = defineEndpoint("search", {
  method: "GET",
  path: "/shelves/:shelf/items",
  summary: "Searches a shelf.",
  params: z.object({ shelf: z.string() }),
  query: z.object({ item_id: z.array(z.string()), page: z.number(), plan_id: z.string().optional() }),
  output: z.object({ found: z.number() }),
});

const remove = defineEndpoint("remove", {
  method: "DELETE",
  path: "/items",
  summary: "Removes.",
  output: z.unknown(),
});

const credentials = { email: "a@b.example", password: "Secret!pass" };

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
});

test.each([
  ["GET", () => call(search, { params: { shelf: "a" }, query: { item_id: [], page: 1 } })],
  ["POST", () => call(login, { body: credentials })],
  ["DELETE", () => call(remove, {})],
])("[API-02] a %s carries JSON content and accept headers", async (method, send) => {
  api.respondWith({ body: { found: 1, access_token: "t", redirect_url: "/" } });
  await send();

  expect(api.requests).toEqual([
    expect.objectContaining({
      method,
      headers: expect.objectContaining({ accept: "application/json", "content-type": "application/json" }),
    }),
  ]);
});

test("[PHONE-21] what was kept before a change of this page is asked for again, without hurry", async () => {
  const keptAt = { [keptAtHeader]: new Date(Date.now() - 1_000).toISOString() };
  api.respondWith(({ headers }) =>
    headers["cache-control"] === "no-cache"
      ? { body: { found: 2 } }
      : { body: { found: 1 }, headers: keptAt },
  );
  const find = () => call(search, { params: { shelf: "a" }, query: { item_id: [], page: 1 } });
  const before = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 60_000);
  await call(remove, {});
  expect(await find()).toEqual({ found: 1 });

  before.mockRestore();
  await call(remove, {});
  expect(await find()).toEqual({ found: 2 });
});

test("[PHONE-12] what has to be fresh is not taken from the device", async () => {
  api.respondWith({
    body: { found: 1 },
    headers: { [keptAtHeader]: new Date(Date.now() + 60_000).toISOString() },
  });
  const input = { params: { shelf: "a" }, query: { item_id: [], page: 1 } };
  expect(await call(search, input)).toEqual({ found: 1 });
  await expect(call(search, input, { isFresh: true })).rejects.toThrow("was not reached");
});

test("[PHONE-19] what is kept is forgotten before changed answers are sent, in case nobody hears the response", async () => {
  const caches = stubCaches();
  caches.set("kept-responses-1", new Map());
  let keptWhenSent: string[] = [];
  api.respondWith(() => {
    keptWhenSent = [...caches.keys()];
    return { status: 500, body: {} };
  });
  await call(saveMealPreferences, { body: mealBody }).catch(() => undefined);
  expect(api.requests).toHaveLength(1);
  expect(keptWhenSent).toEqual([]);
});

test("[API-03] a stored token is sent as bearer token", async () => {
  startSession("a-token");
  await call(remove, {});

  expect(api.requests[0]?.headers.authorization).toBe("Bearer a-token");
});

test("[API-03] without a stored token no authorization is sent", async () => {
  await call(remove, {});

  expect(api.requests[0]?.headers).not.toHaveProperty("authorization");
});

test("[START-40] a call carries a trace of its own, in the format of W3C Trace Context", async () => {
  vi.stubEnv("VITE_API_ORIGIN", undefined);
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  await call(remove, {});
  await call(remove, {});
  const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("traceparent"));
  fetched.mockRestore();

  expect(sent).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/)),
  );
  expect(new Set(sent).size).toBe(2);
});

test("[FIND-26] a call carries the time zone of the device", async () => {
  vi.stubEnv("VITE_API_ORIGIN", undefined);
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  await call(remove, {});
  const [, init] = fetched.mock.calls[0] ?? [];
  fetched.mockRestore();

  expect(new Headers(init?.headers).get("time-zone")).toBe(getDeviceTimeZone());
});

test("[START-40] a call to another origin carries none, since that origin would have to allow the header", async () => {
  await call(remove, {});

  expect(api.requests[0]?.headers).not.toHaveProperty("traceparent");
  expect(api.requests[0]?.headers).not.toHaveProperty("time-zone");
});

test("[API-01][OPEN-113] a call goes to the configured host, below /api, fills in its path and repeats list parameters", async () => {
  api.respondWith({ body: { found: 2 } });
  const response = await call(search, {
    params: { shelf: "top shelf/2" },
    query: { item_id: ["a&b", "c"], page: 2, plan_id: undefined },
  });

  expect(response).toEqual({ found: 2 });
  expect(api.requests[0]?.url).toBe("/api/shelves/top%20shelf%2F2/items?item_id=a%26b&item_id=c&page=2");
});

test("the body is sent as JSON", async () => {
  api.respondWith({ body: { access_token: "t", redirect_url: "/" } });
  await call(login, { body: credentials });

  expect(JSON.parse(api.requests[0]?.body ?? "")).toEqual(credentials);
});

test("[API-04] waits for a slow response, without a signal or a timer that would end the call", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  const fetched = vi.spyOn(globalThis, "fetch");
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  api.respondWith(async () => {
    arrive();
    await released;
    return { body: { late: true } };
  });

  const response = call(remove, {});
  await arrived;
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  release();

  expect(await response).toEqual({ late: true });
  expect(fetched.mock.calls[0]?.[1]?.signal).toBeNull();
});

test("the caller can abort a call", async () => {
  const leaving = new AbortController();
  api.respondWith(() => new Promise(() => leaving.abort()));

  await expect(call(remove, {}, { signal: leaving.signal })).rejects.toThrow("aborted");
});

test.each([400, 404, 409, 422, 429, 500, 503])(
  "[API-06] the status %i counts as an error",
  async (status) => {
    api.respondWith({ status, body: { found: 1 } });

    await expect(call(remove, {})).rejects.toMatchObject({ status });
  },
);

test("[API-05] passes an error's detail on unchanged, a sentence or a list", async () => {
  api.respondWith({ status: 409, body: { detail: "That name is taken." } });
  await expect(call(remove, {})).rejects.toMatchObject({ status: 409, detail: "That name is taken." });

  const issues = [{ loc: ["body", "dob"], msg: "Too early", type: "value_error" }];
  api.respondWith({ status: 422, body: { detail: issues } });
  await expect(call(remove, {})).rejects.toMatchObject({ status: 422, detail: issues });
});

test("[API-05] a response that is not one of our errors has a status and no detail", async () => {
  api.respondWith({ status: 502 });

  const failure = await call(remove, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 502, detail: undefined });
});

test("[API-05] passes a network failure on as it is", async () => {
  vi.stubEnv("VITE_API_ORIGIN", "http://127.0.0.1:1");

  await expect(call(remove, {})).rejects.toThrow(TypeError);
});

test("[DEP-06] a 401 to a call that carried a token ends the session and passes on the error", async () => {
  startSession("a-token");
  api.respondWith({ status: 401, body: { detail: "Your session has ended. Please log in again." } });

  await expect(call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem("token")).toBeNull();
  expect(localStorage.getItem("onboardingComplete")).toBe("false");
  expect(createLoginState("/settings", true)).toEqual({
    notice: "Your session has ended. Please log in again.",
    returnTo: "/settings",
  });
});

test("[DEP-06] a 401 to a call without a token is only passed on", async () => {
  localStorage.setItem("onboardingComplete", "true");
  api.respondWith({ status: 401, body: { detail: "Please log in to continue." } });

  await expect(call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem("onboardingComplete")).toBe("true");
  expect(createLoginState("/settings", true)).toBeNull();
});

test("[DEP-06] a 401 about a token that has been replaced meanwhile leaves the new session alone", async () => {
  startSession("old-token");
  api.respondWith(() => {
    startSession("new-token");
    return { status: 401 };
  });

  await expect(call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem("token")).toBe("new-token");
});

test("a wrong password with a stored token does not end the session", async () => {
  startSession("a-token");
  api.respondWith({ status: 401, body: { detail: "Another sentence.", code: "wrong_credentials" } });

  await expect(call(login, { body: credentials })).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem("token")).toBe("a-token");
});

test.each(["session_ended", undefined])(
  "[DEP-06] a 401 with the code %s ends the session at any endpoint, whatever its sentence",
  async (code) => {
    startSession("a-token");
    api.respondWith({ status: 401, body: { detail: "The email or password is not right.", code } });

    await expect(call(login, { body: credentials })).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem("token")).toBeNull();
  },
);

test("in development a response that breaks the contract is an error", async () => {
  api.respondWith({ body: { found: "two" } });

  await expect(call(search, { params: { shelf: "a" }, query: { item_id: [], page: 1 } })).rejects.toThrow(
    z.ZodError,
  );
});

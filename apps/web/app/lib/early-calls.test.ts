import { getProfile } from "@fernwell/contract/profiles";
import { getSafetyQuestions } from "@fernwell/contract/safety";
import { afterEach, expect, test, vi } from "vitest";
import { serveApi } from "#test/api.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { call } from "./api-client.ts";
import { placeEarly } from "./early-calls.ts";
import { requestUrl } from "./request-url.ts";
import { forgetSession, startSession } from "./session.ts";

const api = serveApi();

afterEach(() => {
  vi.restoreAllMocks();
  delete window.earlyCalls;
  forgetSession();
});

function beginEarly(token: string, status: number, body: unknown): void {
  const received = { status, text: JSON.stringify(body), isKept: false };
  const entry = { response: Promise.resolve(received), received };
  window.earlyCalls = {
    token,
    startedAt: performance.now(),
    running: new Map([[requestUrl(getSafetyQuestions, {}), entry]]),
  };
}

test("[SPEED-11] a call picks up the one that is running, and the next is made anew", async () => {
  startSession("a-token");
  beginEarly("a-token", 200, nothingAsked);
  expect(await call(getSafetyQuestions, {})).toEqual(nothingAsked);
  expect(api.requests).toEqual([]);

  api.respondWith({ body: nothingAsked });
  await call(getSafetyQuestions, {});
  expect(api.requests).toHaveLength(1);
});

test("[SPEED-12] an early call of another person is not used", async () => {
  startSession("another-token");
  beginEarly("a-token", 200, { ...nothingAsked, blocks_meals: true });
  api.respondWith({ body: nothingAsked });
  expect(placeEarly(getSafetyQuestions, {}, (body): body is typeof body => true)()).toBeUndefined();
  expect(await call(getSafetyQuestions, {})).toEqual(nothingAsked);
  expect(api.requests).toHaveLength(1);
});

test("[SPEED-12] an early call is not used after 15 seconds", async () => {
  startSession("a-token");
  beginEarly("a-token", 200, { ...nothingAsked, blocks_meals: true });
  const startedAt = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(startedAt + 15_001);
  api.respondWith({ body: nothingAsked });
  expect(await call(getSafetyQuestions, {})).toEqual(nothingAsked);
});

test("[SPEED-12] an early 401 ends the session as any other does", async () => {
  startSession("a-token");
  beginEarly("a-token", 401, { code: "session_ended", detail: "Your session has ended." });
  await expect(call(getSafetyQuestions, {})).rejects.toMatchObject({ status: 401, code: "session_ended" });
  expect(localStorage.getItem("token")).toBeNull();
});

test("a response that is here is in the first render, if it is what the query needs", () => {
  startSession("a-token");
  beginEarly("a-token", 200, nothingAsked);
  expect(placeEarly(getSafetyQuestions, {}, (body): body is typeof body => "questions" in body)()).toEqual(
    nothingAsked,
  );
  expect(placeEarly(getProfile, {}, (body): body is typeof body => true)()).toBeUndefined();

  beginEarly("a-token", 500, nothingAsked);
  expect(placeEarly(getSafetyQuestions, {}, (body): body is typeof body => true)()).toBeUndefined();
});

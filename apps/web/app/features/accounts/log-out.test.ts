import { expect, test, vi } from "vitest";
import { createLoginState, startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { logOut } from "./log-out.ts";

const api = serveApi();

test("[AUTH-62] removes the token before the server responds, and notifies the server even from a closing page", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  startSession("a-token");
  logOut();

  expect(localStorage.getItem("token")).toBeNull();
  await expect.poll(() => api.requests).toHaveLength(1);
  expect(api.requests[0]).toMatchObject({
    method: "POST",
    url: "/api/logout",
    headers: { authorization: "Bearer a-token" },
  });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test.each([401, 500])("logs out even when the server responds with %i", async (status) => {
  const read = vi.spyOn(Response.prototype, "text");
  api.respondWith({ status, body: { detail: "Your session has ended. Please log in again." } });
  startSession("a-token");
  logOut();

  await expect.poll(() => read.mock.results).toHaveLength(1);
  await read.mock.results[0]?.value;
  expect(createLoginState("/settings", true)).toBeNull();
  expect({ ...localStorage }).toEqual({ onboardingComplete: "false" });
});

test("logs out without a connection", async () => {
  vi.stubEnv("VITE_API_ORIGIN", "http://127.0.0.1:1");
  startSession("a-token");
  logOut();

  expect(localStorage.getItem("token")).toBeNull();
  expect(createLoginState("/settings", true)).toBeNull();
});

test("sends nothing to the server for a visitor", () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  logOut();

  expect(fetched).not.toHaveBeenCalled();
});

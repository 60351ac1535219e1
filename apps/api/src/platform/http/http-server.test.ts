import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { login } from "@fernwell/contract/accounts";
import { type Endpoint, nothing } from "@fernwell/contract/endpoint";
import { errorTable } from "@fernwell/contract/errors";
import { readPlanPrompt } from "@fernwell/contract/plan-builder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { countTenths } from "../../../test/count-tenths.ts";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const json = { "content-type": "application/json" };

describe("the HTTP server", () => {
  it("lists who may call each route", () => {
    const table = app.router.routes.map(
      ({ access, endpoint }) => `${access} ${endpoint.method} ${endpoint.path}`,
    );
    expect(table.sort()).toEqual([
      "anyone GET /calendar/:file",
      "anyone GET /get-exercise-items",
      "anyone GET /get-meal-items",
      "anyone GET /get-meditation-items",
      "anyone GET /login/step",
      "anyone POST /allow-device/:token",
      "anyone POST /email/confirm/:token",
      "anyone POST /email/undo/:token",
      "anyone POST /end-session/:token",
      "anyone POST /forget-password",
      "anyone POST /login",
      "anyone POST /login/confirm",
      "anyone POST /resend-verification",
      "anyone POST /reset-password",
      "anyone POST /reset-password/:token",
      "anyone POST /signup",
      "anyone POST /stop-reminder",
      "anyone POST /verifyemail",
      "anyone POST /verifyemail/:token",
      "signed POST /stripe/webhook",
      "signedIn DELETE /activities/:activity_id",
      "signedIn DELETE /calendar",
      "signedIn DELETE /feedback",
      "signedIn DELETE /reminder-device",
      "signedIn DELETE /remove-favorite",
      "signedIn DELETE /remove-personalize-plan",
      "signedIn DELETE /sessions/:id",
      "signedIn DELETE /shopping-lists/:list_id",
      "signedIn GET /accepted-documents",
      "signedIn GET /add-extra-ingredients",
      "signedIn GET /add-personalize-plan",
      "signedIn GET /calendar",
      "signedIn GET /cooking-for",
      "signedIn GET /day-settings",
      "signedIn GET /email",
      "signedIn GET /exercises/:id",
      "signedIn GET /export",
      "signedIn GET /feedback",
      "signedIn GET /get-coaches",
      "signedIn GET /get-exercise-preferences",
      "signedIn GET /get-favorites",
      "signedIn GET /get-meal-preferences",
      "signedIn GET /get-meditation-preferences",
      "signedIn GET /get-personalize-plan",
      "signedIn GET /looking-back",
      "signedIn GET /mark-favorite",
      "signedIn GET /meals/:id",
      "signedIn GET /meditations/:id",
      "signedIn GET /profile",
      "signedIn GET /recommend-exercises",
      "signedIn GET /recommend-meals",
      "signedIn GET /recommend-meditations",
      "signedIn GET /reminders",
      "signedIn GET /safety-questions",
      "signedIn GET /search",
      "signedIn GET /search-meanings",
      "signedIn GET /search-plan-items",
      "signedIn GET /second-factor",
      "signedIn GET /security-events",
      "signedIn GET /select-plan-items",
      "signedIn GET /sessions",
      "signedIn GET /shopping-lists",
      "signedIn GET /shopping-lists/:list_id",
      "signedIn GET /soundscapes",
      "signedIn GET /subscription/subscription-status",
      "signedIn GET /swap-options",
      "signedIn GET /training/:session",
      "signedIn GET /week",
      "signedIn POST /accept-limits",
      "signedIn POST /accepted-documents",
      "signedIn POST /activities/:activity_id",
      "signedIn POST /add-exercise-preferences",
      "signedIn POST /add-meal-preferences",
      "signedIn POST /add-meditation-preferences",
      "signedIn POST /calendar",
      "signedIn POST /calendar-alarms",
      "signedIn POST /change-password",
      "signedIn POST /cooking-for",
      "signedIn POST /count-suitable-meals",
      "signedIn POST /create-plan-llm",
      "signedIn POST /day-settings",
      "signedIn POST /delete-account",
      "signedIn POST /edit-profile",
      "signedIn POST /email",
      "signedIn POST /email/retry",
      "signedIn POST /explain-phrase",
      "signedIn POST /export",
      "signedIn POST /export/archive",
      "signedIn POST /feedback",
      "signedIn POST /forget-phrase",
      "signedIn POST /logout",
      "signedIn POST /logout-everywhere",
      "signedIn POST /looking-back",
      "signedIn POST /plan-changes",
      "signedIn POST /plan-week",
      "signedIn POST /plans",
      "signedIn POST /read-plan-prompt",
      "signedIn POST /reminder-device",
      "signedIn POST /reminders/:kind",
      "signedIn POST /second-factor/authenticator",
      "signedIn POST /second-factor/authenticator/begin",
      "signedIn POST /second-factor/authenticator/remove",
      "signedIn POST /second-factor/passkeys",
      "signedIn POST /second-factor/passkeys/:id",
      "signedIn POST /second-factor/passkeys/:id/remove",
      "signedIn POST /second-factor/passkeys/begin",
      "signedIn POST /second-factor/recovery-codes",
      "signedIn POST /shopping-lists/:list_id",
      "signedIn POST /shopping-lists/:list_id/changes",
      "signedIn POST /staples",
      "signedIn POST /subscription/cancel",
      "signedIn POST /subscription/change-plan",
      "signedIn POST /subscription/create-checkout-session",
      "signedIn POST /subscription/portal",
      "signedIn POST /subscription/resume",
      "signedIn POST /understand-text",
      "signedIn POST /week-changes",
      "signedIn POST /weeks",
    ]);
  });

  it("sends items that the gate has not judged only where one is requested by id or was saved", () => {
    const holdsItems = (schema: unknown) =>
      /"(meal_name|exercise_name|practice)"/.test(JSON.stringify(schema));
    const withItems = app.router.routes
      .filter(({ endpoint }) =>
        holdsItems(z.toJSONSchema(endpoint.output, { io: "output", unrepresentable: "any" })),
      )
      .map(({ endpoint }) => endpoint.path)
      .toSorted();
    expect(withItems).toEqual([
      "/exercises/:id",
      "/get-favorites",
      "/get-personalize-plan",
      "/meals/:id",
      "/meditations/:id",
      "/plan-week",
      "/recommend-exercises",
      "/recommend-meals",
      "/recommend-meditations",
      "/search",
      "/search-plan-items",
      "/select-plan-items",
      "/swap-options",
      "/training/:session",
      "/week",
      "/week-changes",
    ]);
  });

  it.each([
    ["without a token", {}, "not_signed_in"],
    ["with the token of no session", { authorization: `Bearer ${"x".repeat(64)}` }, "session_ended"],
  ] as const)("refuses every route for the signed-in %s", async (_, headers, code) => {
    const guarded = app.router.routes.filter(({ access }) => access === "signedIn");
    for (const { endpoint } of guarded) {
      const response = await fetch(`${app.url}/api${endpoint.path.replace(/:\w+/g, "1")}`, {
        method: endpoint.method,
        headers,
      });
      expect([endpoint.path, response.status, await response.json()]).toEqual([
        endpoint.path,
        401,
        { detail: errorTable[code].detail, code },
      ]);
    }
  });

  it("refuses a wrong address, query or body on every open route that takes one, with the code for it", async () => {
    const takesInput = ({ params, query, body }: Endpoint) =>
      [params, query, body].some((schema) => schema !== nothing);
    const open = app.router.routes.filter(
      ({ access, endpoint }) => access === "anyone" && takesInput(endpoint),
    );
    for (const { endpoint } of open) {
      const response = await fetch(`${app.url}/api${endpoint.path.replace(/:\w+/g, "1")}`, {
        method: endpoint.method,
        headers: json,
        ...(endpoint.method === "POST" && { body: "[]" }),
      });
      expect([endpoint.path, await response.json()]).toEqual([
        endpoint.path,
        { detail: expect.any(Array), code: "invalid_fields" },
      ]);
    }
  });

  it("gives every response the id of its log line, and lets no cache keep it", async () => {
    const response = await fetch(`${app.url}/api/profile`);
    const id = response.headers.get("x-request-id");
    expect(response.headers.get("cache-control")).toBe("no-store");
    await expect.poll(() => app.logs.some((line) => line.includes(`"requestId":"${id}"`))).toBe(true);
  });

  it("responds to an unknown address with an error body", async () => {
    const response = await fetch(`${app.url}/api/nothing-here`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { detail: errorTable.route_not_found.detail, code: "route_not_found" },
    ]);
  });

  it("runs no GET handler for HEAD", async () => {
    const response = await fetch(`${app.url}/api/profile`, { method: "HEAD" });
    expect(response.status).toBe(404);
  });

  it.each([
    [
      "a body over 64 KB",
      { body: JSON.stringify({ email: "x".repeat(70_000) }), headers: json },
      "body_too_large",
    ],
    ["a body that is not JSON", { body: "{", headers: json }, "malformed_request"],
    [
      "a form, as another site could send it",
      { body: "email=a", headers: { "content-type": "text/plain" } },
      "unsupported_media_type",
    ],
    [
      "a body that poisons the prototype",
      { body: '{"__proto__":{"admin":true}}', headers: json },
      "malformed_request",
    ],
    ["a body without its fields", { headers: json }, "invalid_fields"],
    ["a body of another shape", { body: "[1,2]", headers: json }, "invalid_fields"],
  ] as const)("refuses %s with a detail and a code", async (_, request, code) => {
    const response = await fetch(`${app.url}/api/login`, { method: "POST", ...request });
    expect([response.status, await response.json()]).toEqual([
      errorTable[code].status,
      { detail: expect.anything(), code },
    ]);
  });

  it.each([
    ["an address that cannot be decoded", "/api/meals/%zz", "malformed_request"],
    ["a parameter over 120 characters", `/api/meals/${"x".repeat(121)}`, "address_too_long"],
  ] as const)("refuses %s with a detail and a code", async (_, path, code) => {
    const response = await fetch(app.url + path);
    expect([response.status, await response.json()]).toEqual([
      errorTable[code].status,
      { detail: errorTable[code].detail, code },
    ]);
  });

  it("reports each invalid field with its place", async () => {
    const { status, body } = await app.call(login, { body: { email: "nobody", password: "" } });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        detail: [
          { loc: ["body", "email"], msg: "Enter a valid email address" },
          { loc: ["body", "password"] },
        ],
      },
    });
  });

  it("[SCALE-24] names at most fifty invalid fields, however many there are", async () => {
    const { token } = await aQuickUser(app);
    const set = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`chip${at}`, 0]));
    const input = { query: { plan_type: "meal" as const }, body: { prompt: "soup", set } };
    const { status, body } = await app.call(readPlanPrompt, input, { token });
    expect(status).toBe(422);
    expect(body.detail).toHaveLength(50);
  });

  it("refuses headers over 32 KB", async () => {
    const response = await fetch(`${app.url}/api/profile`, { headers: { "x-long": "x".repeat(34_000) } });
    expect([response.status, await response.json()]).toMatchObject([431, { code: "headers_too_large" }]);
  });

  it("hangs up on a client that sends its body too slowly", async () => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    let response = "";
    const tenths = await countTenths(async () => {
      response = await text(socket);
    });
    expect(response).toContain("HTTP/1.1 408 Request Timeout");
    expect(response).toContain('"code":"request_timeout"');
    expect(tenths).toBeLessThan(130);
  });

  const headers = {
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*, microphone=\(self\)$/),
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
  };

  it.each([
    ["a call", "/api/profile"],
    ["an address that nothing serves", "/nothing"],
    ["an address that cannot be decoded", "/%"],
    ["a parameter that cannot be decoded", "/api/meals/%zz"],
    ["a parameter that is too long", `/api/meals/${"x".repeat(121)}`],
  ])(
    "[TRUST-11] [TRUST-15] sends the security headers and the request's id with the response to %s",
    async (_, path) => {
      const response = await fetch(app.url + path);
      expect(Object.fromEntries(response.headers)).toMatchObject(headers);
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get("set-cookie")).toBeNull();
    },
  );

  it("[TRUST-11] sends the security headers to a client that does not speak HTTP", async () => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    socket.end("nonsense\r\n\r\n");
    const response = await text(socket);
    expect(response).toContain("HTTP/1.1 400 Bad Request");
    for (const name of Object.keys(headers)) expect(response).toContain(`${name}: `);
  });

  it("[TRUST-14] refuses a network past 6,000 calls a minute, with a session or without, and no other", async () => {
    const call = async (from: string) => {
      const response = await fetch(`${app.url}/api/profile`, { headers: { "x-forwarded-for": from } });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses: number[] = [];
    while (statuses.length < 6_000)
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, () => call("10.1.1.1")))));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect([await call("10.1.1.1"), await call("10.1.1.2")]).toEqual([429, 401]);
  });

  it("ignores a forwarded address that no trusted proxy sent", async () => {
    const untrusting = await startTestApp({ TRUSTED_PROXIES: "" });
    const statuses: number[] = [];
    for (let i = 0; i < 51; i += 1) {
      const { status } = await untrusting.call(login, {
        body: { email: `a${i}@people.example`, password: "x" },
      });
      statuses.push(status);
    }
    await untrusting.close();
    expect(statuses.at(-1)).toBe(429);
  });
});

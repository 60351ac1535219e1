import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/databases.ts";
import { startMailSink } from "../../test/mail-sink.ts";
import { signUpBody, someEmail } from "../../test/people.ts";
import { awaitStart, type RunningProcess, spawnProcess } from "../../test/processes.ts";
import { someAddress, testVariables } from "../../test/test-app.ts";
import { listen } from "./lifecycle.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database.drop();
});

const children: ChildProcess[] = [];

const login = { email: someEmail(), password: "Quiet-Garden" };

/** Rate limits outlive a test run, so each call comes from another client behind the load balancer. */
function jsonHeaders(): Record<string, string> {
  return { "content-type": "application/json", "x-forwarded-for": someAddress() };
}

describe("a server process", () => {
  it("finishes requests in progress on SIGTERM, then exits cleanly", async () => {
    const server = await start("server.ts", { ARGON2_MEMORY_KIB: "65536", ARGON2_PASSES: "8" });
    const response = fetch(`http://127.0.0.1:${server.port}/api/login`, {
      method: "POST",
      headers: jsonHeaders(),
      body: JSON.stringify(login),
    });
    await expect.poll(() => hasOpenRequest(server.internalPort)).toBe(true);
    server.child.kill("SIGTERM");

    const { status, headers } = await response;
    expect([status, headers.get("connection")]).toEqual([401, "close"]);
    expect(await once(server.child, "exit")).toEqual([0, null]);
  });

  it("is alive without dependencies, ready when the schema is current, and serves metrics", async () => {
    const server = await start("server.ts");
    const internal = `http://127.0.0.1:${server.internalPort}`;
    const responses = await Promise.all(
      ["/healthz", "/readyz", "/metrics", "/api/profile"].map((path) => fetch(internal + path)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(await responses[2]?.text()).toContain("http_request_seconds");

    const outside = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(outside.status).toBe(404);
    server.child.kill("SIGTERM");
    await once(server.child, "exit");
  });

  it("is alive but not ready while the database is down", async () => {
    const server = await start("server.ts", { DATABASE_URL: "postgres://postgres@127.0.0.1:1/nowhere" });
    const internal = `http://127.0.0.1:${server.internalPort}`;
    expect((await fetch(`${internal}/healthz`)).status).toBe(200);
    expect((await fetch(`${internal}/readyz`)).status).toBe(503);
    const response = await fetch(`http://127.0.0.1:${server.port}/api/login`, {
      method: "POST",
      headers: jsonHeaders(),
      body: JSON.stringify(login),
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    server.child.kill("SIGTERM");
    await once(server.child, "exit");
  });

  it("refuses to start with an incomplete configuration and names what is missing", async () => {
    const child = run("server.ts", { SMTP_URL: "" });
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(output).toContain("SMTP_URL");
  });
});

describe("a worker process", () => {
  it("starts, becomes ready and exits cleanly", async () => {
    const worker = await start("worker.ts");
    expect((await fetch(`http://127.0.0.1:${worker.internalPort}/readyz`)).status).toBe(200);
    worker.child.kill("SIGTERM");
    expect(await once(worker.child, "exit")).toEqual([0, null]);
  });
});

it("a job whose worker was killed is done by another within two lease periods", async () => {
  const lease = { JOB_LEASE_SECONDS: "2" };
  const stuck = createServer((socket) => socket.on("error", () => {}));
  await listen(stuck, 0, "127.0.0.1");
  const { port } = stuck.address() as AddressInfo;
  const server = await start("server.ts");
  const killed = await start("worker.ts", { ...lease, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const connected = once(stuck, "connection");
  const body = signUpBody();
  await signUp(server, body);
  await connected;
  killed.child.kill("SIGKILL");
  await once(killed.child, "exit");

  const mail = await startMailSink();
  const survivor = await start("worker.ts", { ...lease, SMTP_URL: mail.url });
  expect((await mail.take(body.email)).subject).toContain("verification code");

  for (const { child } of [server, survivor]) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  stuck.close();
  await mail.close();
});

it("a job that outlasts its lease stays with the worker that is alive", async () => {
  const attempts: Socket[] = [];
  const stuck = createServer((socket) => attempts.push(socket.on("error", () => {}).resume()));
  await listen(stuck, 0, "127.0.0.1");
  const { port } = stuck.address() as AddressInfo;
  const server = await start("server.ts");
  const worker = await start("worker.ts", { JOB_LEASE_SECONDS: "2", SMTP_URL: `smtp://127.0.0.1:${port}` });
  const connected = once(stuck, "connection");
  await signUp(server, signUpBody());
  await connected;

  // The mailer gives up on a silent server after five seconds, which is more than two leases.
  await once(attempts[0] ?? stuck, "close");
  expect(attempts).toHaveLength(1);

  for (const { child } of [server, worker]) child.kill("SIGKILL");
  stuck.close();
});

function signUp(server: RunningProcess, body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/api/signup`, {
    method: "POST",
    headers: jsonHeaders(),
    body: JSON.stringify(body),
  });
}

function run(file: "server.ts" | "worker.ts", changes: Record<string, string> = {}): ChildProcess {
  const variables = { ...testVariables(database.url, "smtp://127.0.0.1:1"), LOG_LEVEL: "info", ...changes };
  const child = spawnProcess(file, variables);
  children.push(child);
  return child;
}

function start(
  file: "server.ts" | "worker.ts",
  changes: Record<string, string> = {},
): Promise<RunningProcess> {
  return awaitStart(run(file, changes));
}

/** A request is in progress. */
async function hasOpenRequest(internalPort: number): Promise<boolean> {
  const metrics = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
  return /http_requests_open 1\b/.test(metrics);
}

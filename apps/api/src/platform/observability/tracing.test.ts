import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createTestDatabase, type TestDatabase } from "../../../test/databases.ts";
import { codeIn, type MailSink, startMailSink } from "../../../test/mail-sink.ts";
import { signUpBody } from "../../../test/people.ts";
import { awaitStart, type RunningProcess, spawnProcess, stopProcess } from "../../../test/processes.ts";
import { modelVariables, someAddress, testVariables } from "../../../test/test-app.ts";
import {
  type ReceivedSpan,
  startTraceCollector,
  type TraceCollector,
} from "../../../test/trace-collector.ts";
import { closeServer, listen } from "../lifecycle.ts";

let database: TestDatabase;
let mail: MailSink;
let stripe: FakeStripe;
let model: FakeModel;
beforeAll(async () => {
  [database, mail, stripe, model] = await Promise.all([
    createTestDatabase(),
    startMailSink(),
    startFakeStripe(),
    startFakeModel(),
  ]);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await Promise.all([mail.close(), stripe.close(), model.close()]);
  await database.drop();
});

const children: ChildProcess[] = [];

function spawnHere(
  file: "server.ts" | "worker.ts",
  changes: Record<string, string>,
  nodeOptions?: readonly string[],
): ChildProcess {
  const child = spawnProcess(
    file,
    { ...testVariables(database.url, mail.url, stripe), ...modelVariables(model), ...changes },
    nodeOptions,
  );
  children.push(child);
  return child;
}

/** What the browser's client sends with a call. */
function makeTraceparent() {
  const traceId = randomBytes(16).toString("hex");
  const spanId = randomBytes(8).toString("hex");
  return { traceId, spanId, header: `00-${traceId}-${spanId}-01` };
}

interface Sent {
  readonly traceparent?: string;
  readonly token?: string;
  readonly body?: unknown;
}

async function post({ port }: RunningProcess, path: string, { traceparent, token, body }: Sent) {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": someAddress(),
      ...(traceparent !== undefined && { traceparent }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body ?? {}),
  });
  return {
    status: response.status,
    requestId: response.headers.get("x-request-id"),
    body: replySchema.parse(await response.json()),
  };
}

const replySchema = z.object({ access_token: z.string().default(""), built_by: z.string().optional() });

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = $1`;

function linesWith(process: RunningProcess, fields: Record<string, unknown>): Record<string, unknown>[] {
  return process.lines
    .map((line) => JSON.parse(line))
    .filter((line) => Object.entries(fields).every(([name, value]) => line[name] === value));
}

describe("a traced product", () => {
  const person = signUpBody({ name: "Zebedee Quill" });
  const prompt = "two soups, zebra-canary";
  const [signUp, checkout, plan] = [makeTraceparent(), makeTraceparent(), makeTraceparent()];
  const malformed = [
    "nonsense",
    `00-${"0".repeat(32)}-${"0".repeat(16)}-01`,
    `${makeTraceparent().header}-more`,
  ];
  let collector: TraceCollector;
  let server: RunningProcess;
  let worker: RunningProcess;
  let signUpRequestId: string | null;
  const secrets: string[] = [];

  // What the tests look at is there once both processes have stopped: they send what is left.
  beforeAll(async () => {
    collector = await startTraceCollector();
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    [server, worker] = await Promise.all([
      awaitStart(spawnHere("server.ts", traced)),
      awaitStart(spawnHere("worker.ts", traced)),
    ]);
    const { email, password } = person;
    signUpRequestId = (await post(server, "/signup", { traceparent: signUp.header, body: person })).requestId;
    const code = codeIn(await mail.take(email));
    await post(server, "/verifyemail", { body: { email, verification_code: code } });
    await mail.take(email);
    const token = (await post(server, "/login", { body: { email, password } })).body.access_token;
    const offer = "/subscription/create-checkout-session?pkg=Annual";
    const paying = await post(server, offer, { traceparent: checkout.header, token });
    const built = { traceparent: plan.header, token, body: { prompt } };
    const made = await post(server, "/create-plan-llm?plan_type=meal&use_llm=true", built);
    expect([paying.status, made.status, made.body.built_by]).toEqual([200, 200, "model"]);
    secrets.push(
      email,
      email.split("@")[0] ?? "",
      person.name,
      password,
      code,
      token,
      prompt,
      "zebra-canary",
    );
    for (const traceparent of malformed) await post(server, "/login", { traceparent });
    await database.query(endConnections, ["fernwell-server"]);
    await vi.waitUntil(() => linesWith(server, { msg: "idle database connection lost" }).length > 0, 60_000);
    await Promise.all([stopProcess(server), stopProcess(worker)]);
  }, 120_000);
  afterAll(() => collector.close());

  const inTrace = ({ traceId }: { traceId: string }) =>
    collector.spans.filter((span) => span.traceId === traceId);
  const findSpan = (trace: { traceId: string }, name: string): ReceivedSpan => {
    const found = inTrace(trace).filter((span) => span.name === name);
    expect(found, `${name} once in ${inTrace(trace).map((span) => span.name)}`).toHaveLength(1);
    return found[0] as ReceivedSpan;
  };

  it("[START-41] shows a sign-up as one trace from the browser's call to the mail that the worker sends", () => {
    const route = findSpan(signUp, "POST /api/signup");
    const queued = findSpan(signUp, "queue accounts.handle-sign-up");
    const run = findSpan(signUp, "run accounts.handle-sign-up");
    const sent = findSpan(signUp, "send mail");
    expect([route.service, route.parentSpanId]).toEqual(["fernwell-server", signUp.spanId]);
    expect(queued.parentSpanId).toBe(route.spanId);
    expect([run.service, run.parentSpanId]).toEqual(["fernwell-worker", queued.spanId]);
    expect(sent).toMatchObject({
      parentSpanId: run.spanId,
      attributes: { "mail.template": "verificationCode" },
    });
    expect(route.attributes).toEqual({
      "http.request.method": "POST",
      "http.route": "/api/signup",
      "http.response.status_code": 200,
    });

    const childrenOf = (parent: ReceivedSpan, system: string) =>
      inTrace(signUp)
        .filter((span) => span.parentSpanId === parent.spanId && span.attributes["db.system.name"] === system)
        .map(({ name }) => name);
    expect(childrenOf(route, "postgresql")).toEqual(expect.arrayContaining(["begin", "commit"]));
    expect(childrenOf(route, "redis")).toContain("redis eval");
    expect(childrenOf(queued, "postgresql")).toEqual(["select"]);
    expect(childrenOf(run, "postgresql")).toEqual(
      expect.arrayContaining(["select email_codes", "insert sent_mails"]),
    );
  });

  it("[START-42] shows calls to Stripe and to the model as spans of the call that made them", () => {
    const paid = findSpan(checkout, "stripe checkout.sessions.create");
    expect(paid.parentSpanId).toBe(
      findSpan(checkout, "POST /api/subscription/create-checkout-session").spanId,
    );
    const chosen = findSpan(plan, "model choose");
    expect(chosen.parentSpanId).toBe(findSpan(plan, "POST /api/create-plan-llm").spanId);
    expect(chosen.attributes).toEqual({
      "gen_ai.request.model": "fake",
      "gen_ai.usage.input_tokens": expect.any(Number),
      "gen_ai.usage.output_tokens": expect.any(Number),
    });
  });

  it("[START-42] reads a prepared statement as part of its call", () => {
    const session = findSpan(plan, "select sessions");
    expect(session.parentSpanId).toBe(findSpan(plan, "POST /api/create-plan-llm").spanId);
    expect(session.attributes["db.query.text"]).toContain("where user_id = $1 and token_hash = $2");
  });

  it("[START-43] writes the trace's id on every log line of a call and of its job, beside the request's id", () => {
    const ofCall = linesWith(server, { requestId: signUpRequestId });
    expect(ofCall.map((line) => [line["msg"], line["trace_id"], line["span_id"]])).toEqual([
      ["request completed", signUp.traceId, findSpan(signUp, "POST /api/signup").spanId],
    ]);
    const ofJob = linesWith(worker, { job: "accounts.handle-sign-up" });
    expect(ofJob.map((line) => [line["msg"], line["trace_id"], line["span_id"]])).toEqual([
      ["job done", signUp.traceId, findSpan(signUp, "run accounts.handle-sign-up").spanId],
    ]);
    const outside = linesWith(server, { msg: "idle database connection lost" });
    expect(outside.filter((line) => "trace_id" in line)).toEqual([]);
    expect(linesWith(server, { msg: "plan made from a prompt" })[0]).toMatchObject({
      trace_id: plan.traceId,
    });
  });

  it("[START-44] puts nothing personal in a span: no address, name, password, code, token or prompt", () => {
    const everything = collector.bodies.join("\n");
    expect(collector.spans.length).toBeGreaterThan(60);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it("[START-45] starts a new trace for a header that is not one", () => {
    const refused = collector.spans.filter((span) => span.attributes["http.response.status_code"] === 422);
    expect(refused.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual(
      malformed.map(() => ["POST /api/login", undefined]),
    );
    expect(new Set(refused.map(({ traceId }) => traceId)).size).toBe(malformed.length);
  });

  it("[START-44] leaves polling and renewals out", () => {
    const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.filter(({ name }) => !/^(POST \/api\/|run )/.test(name))).toEqual([]);
  });
});

/** A worker that says what it loads of OpenTelemetry, does one job and stops. */
async function runWorker(changes: Record<string, string>) {
  const child = spawnHere("worker.ts", changes, [
    "--import",
    `data:text/javascript,${encodeURIComponent(reporter)}`,
  ]);
  const loaded = new Set<string>();
  child.stderr?.on("data", (chunk) => {
    for (const name of String(chunk).trim().split("\n")) loaded.add(name);
  });
  const worker = await awaitStart(child);
  await database.query(queueJob, []);
  await vi.waitUntil(() => linesWith(worker, { msg: "job done" }).length > 0, 60_000);
  child.kill("SIGTERM");
  const exit = await once(child, "exit");
  return { loaded: [...loaded], worker, exit };
}

const reporter = `import { registerHooks } from "node:module";
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith("@opentelemetry/")) process.stderr.write(name + "\\n");
    return next(name, context);
  } });`;

const queueJob = `select graphile_worker.add_job('accounts.handle-sign-up',
  json_build_object('requestId', gen_random_uuid()))`;

it("[START-45] goes on while the collector fails, and says so in the log", async () => {
  const collector = createServer((_request, response) => response.writeHead(400).end("no"));
  const port = await listen(collector, 0, "127.0.0.1");
  const { loaded, worker, exit } = await runWorker({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  await closeServer(collector);
  expect(exit).toEqual([0, null]);
  expect(linesWith(worker, { msg: "spans were not sent" })).not.toEqual([]);
  expect(loaded).toContain("@opentelemetry/sdk-trace");
});

it("[START-46] loads no SDK and traces nothing unless a collector is configured", async () => {
  const { loaded, worker } = await runWorker({});
  expect(loaded).toEqual(["@opentelemetry/api"]);
  expect(worker.lines.join("\n")).not.toContain("trace_id");
});

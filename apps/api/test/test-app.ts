import { randomInt, randomUUID } from "node:crypto";
import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { addJobs, buildApp } from "../src/app.ts";
import { loadConfig } from "../src/config/config.ts";
import { type Composition, compose } from "../src/deps.ts";
import type { Router } from "../src/platform/http/router.ts";
import { startJobRunner } from "../src/platform/jobs/job-runner.ts";
import { createTestDatabase } from "./databases.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly token?: string;
  /** The caller's address as a trusted load balancer reports it. */
  readonly from?: string;
  /** What a browser sends back of the cookies it was given. */
  readonly cookie?: string;
}

export interface TestApp {
  readonly url: string;
  readonly composition: Composition;
  readonly router: Router;
  readonly mail: MailSink;
  /** Every line logged so far. */
  readonly logs: string[];
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<Answer<OutputOf<E> & { detail?: unknown }>>;
  close(): Promise<void>;
}

/** The variables of a small, complete installation on this machine. */
export function testVariables(databaseUrl: string, smtpUrl: string): Record<string, string> {
  return {
    APP_ENV: "test",
    PUBLIC_URL: "http://127.0.0.1:5173",
    TRUSTED_PROXIES: "127.0.0.1",
    PORT: "0",
    INTERNAL_PORT: "0",
    WORKER_INTERNAL_PORT: "0",
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "6",
    REDIS_URL: process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9",
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Fernwell <hello@fernwell.example>",
    CODE_SECRET: "a-secret-for-tests-that-is-long-enough",
    ARGON2_MEMORY_KIB: "64",
    ARGON2_PASSES: "1",
    LOG_LEVEL: "debug",
  };
}

/** The whole product in this process, with its own database, worker and mail server. */
export async function startTestApp(
  changes: Record<string, string> = {},
  { hasWorker = true }: { hasWorker?: boolean } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const mail = await startMailSink();
  const logs: string[] = [];
  const config = loadConfig({ ...testVariables(database.url, mail.url), ...changes });
  const composition = compose(config, {
    process: "server",
    logTo: { write: (line) => logs.push(line) },
    redisPrefix: `test:${randomUUID()}`,
  });
  const { server, router } = await buildApp(composition, () => false);
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  const runner = hasWorker
    ? await startJobRunner({
        pool: composition.pool,
        logger: composition.deps.logger,
        metrics: composition.metrics,
        leaseSeconds: config.jobs.leaseSeconds,
        register: (registry) => addJobs(registry, composition),
      })
    : null;

  return {
    url,
    composition,
    router,
    mail,
    logs,
    call: (endpoint, input, options) => callEndpoint(url, endpoint, input, options),
    async close() {
      await server.close();
      await runner?.stop();
      await composition.close();
      await mail.close();
      await database.drop();
    },
  };
}

export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | readonly (string | number)[]>;
  readonly body?: unknown;
}

async function callEndpoint<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallInput<E>,
  { token, from, cookie }: CallOptions = {},
): Promise<Answer<OutputOf<E> & { detail?: unknown }>> {
  const { params = {}, query = {}, body } = input as Parts;
  const url = new URL(`/api${endpoint.path.replace(/:(\w+)/g, (_, name) => params[name] ?? "")}`, origin);
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) url.searchParams.append(name, String(each));
  }
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-forwarded-for": from ?? someAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(endpoint.method !== "GET" && body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as OutputOf<E> & { detail?: unknown };
  return { status: response.status, body: answer, headers: response.headers };
}

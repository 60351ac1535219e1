import { randomInt, randomUUID } from "node:crypto";
import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { type ErrorBody, type ErrorCode, errorBodySchema, errorTable } from "@fernwell/contract/errors";
import type { FakeModel } from "@fernwell/fake-model/start-fake-model";
import type { FakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { addJobs, buildApp } from "../src/app.ts";
import { loadConfig } from "../src/config/config.ts";
import { type Clock, type Composition, compose } from "../src/deps.ts";
import { listErrors } from "../src/platform/http/openapi.ts";
import type { Router } from "../src/platform/http/router.ts";
import { type JobRunner, startJobRunner } from "../src/platform/jobs/job-runner.ts";
import { createTestDatabase } from "./databases.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

export interface ApiResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly token?: string;
  /** The caller's address as a trusted load balancer reports it. */
  readonly from?: string;
  /** The cookies that a browser would send back. */
  readonly cookie?: string;
}

export interface TestApp {
  readonly url: string;
  readonly composition: Composition;
  readonly router: Router;
  readonly mail: MailSink;
  /** Every line logged so far. */
  readonly logs: string[];
  /** Both do nothing if the worker is already stopped or running. */
  stopWorker(): Promise<void>;
  startWorker(): Promise<void>;
  /** Calls an endpoint. A failure must have the body and one of the codes that the API describes for it. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<ApiResponse<OutputOf<E> & Partial<ErrorBody>>>;
  close(): Promise<void>;
}

type StripeSettings = Pick<FakeStripe, "secretKey" | "webhookSecret" | "url">;

interface TestAppOptions {
  readonly hasWorker?: boolean;
  /** The fake Stripe, which sends events too; without it billing is a demo. */
  readonly stripe?: FakeStripe;
  /** The fake model; without it the rules make plans. */
  readonly model?: FakeModel;
  readonly clock?: Clock;
}

/** The variables of a small, complete installation on this machine. */
export function testVariables(
  databaseUrl: string,
  smtpUrl: string,
  stripe?: StripeSettings,
): Record<string, string> {
  return {
    ...(stripe && {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    }),
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

/** The variables of an installation with this model. */
function modelVariables({ url, key }: Pick<FakeModel, "url" | "key">): Record<string, string> {
  return {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_URL: url,
    MODEL_KEY: key,
    MODEL_NAME: "fake",
    MODEL_INPUT_PRICE: "3",
    MODEL_OUTPUT_PRICE: "15",
  };
}

/** The whole product in this process, with its own database, worker and mail server. */
export async function startTestApp(
  changes: Record<string, string> = {},
  { hasWorker = true, stripe, model, clock }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const mail = await startMailSink();
  const logs: string[] = [];
  const config = loadConfig({
    ...testVariables(database.url, mail.url, stripe),
    ...(model && modelVariables(model)),
    ...changes,
  });
  const composition = compose(config, {
    process: "server",
    logTo: { write: (line) => logs.push(line) },
    redisPrefix: `test:${randomUUID()}`,
    ...(clock && { clock }),
  });
  const { server, router } = await buildApp(composition, () => false);
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  stripe?.webhooks.deliverTo(`${url}/api/stripe/webhook`);
  let runner: JobRunner | null = null;
  async function startWorker(): Promise<void> {
    runner = await startJobRunner({
      pool: composition.pool,
      logger: composition.deps.logger,
      metrics: composition.metrics,
      leaseSeconds: config.jobs.leaseSeconds,
      register: (registry) => addJobs(registry, composition),
    });
  }
  async function stopWorker(): Promise<void> {
    await runner?.stop();
    runner = null;
  }
  if (hasWorker) await startWorker();
  const described = new Map(router.routes.map((route) => [route.endpoint.name, listErrors(route)]));

  return {
    url,
    composition,
    router,
    mail,
    logs,
    startWorker,
    stopWorker,
    async call(endpoint, input, options) {
      const response = await callEndpoint(url, endpoint, input, options);
      if (response.status >= 400) requireDescribedError(described.get(endpoint.name), response);
      return response;
    },
    async close() {
      await server.close();
      await stopWorker();
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
): Promise<ApiResponse<OutputOf<E> & Partial<ErrorBody>>> {
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
  const received = (await response.json()) as OutputOf<E> & Partial<ErrorBody>;
  return { status: response.status, body: received, headers: response.headers };
}

function requireDescribedError(
  described: readonly ErrorCode[] = [],
  { status, body }: ApiResponse<unknown>,
): void {
  const { code } = errorBodySchema.parse(body);
  if (!described.includes(code)) throw new Error(`${code} is not described for this endpoint`);
  if (status !== errorTable[code].status) throw new Error(`${code} came with the status ${status}`);
}

import { randomInt, randomUUID } from "node:crypto";
import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { type ErrorBody, errorBodySchema } from "@fernwell/contract/error-body";
import { type ErrorCode, errorTable } from "@fernwell/contract/errors";
import type { FakeModel } from "@fernwell/fake-model/start-fake-model";
import type { FakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { loadConfig } from "../src/config/config.ts";
import { type Clock, compose } from "../src/deps.ts";
import { listErrors } from "../src/platform/http/openapi.ts";
import { type ApiResponse, type CallOptions, callEndpoint } from "./call-endpoint.ts";
import { createTestDatabase } from "./databases.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { type Product, startProduct } from "./product.ts";

export interface TestApp extends Product {
  /** What every key of this app in Redis begins with. */
  readonly redisPrefix: string;
  readonly mail: MailSink;
  /** Every line logged so far. */
  readonly logs: string[];
  /** Calls an endpoint. A failure must have the body and one of the codes that the API describes for it. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<ApiResponse<OutputOf<E> & Partial<ErrorBody>>>;
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
export function modelVariables({ url, key }: Pick<FakeModel, "url" | "key">): Record<string, string> {
  return {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_URL: url,
    MODEL_KEY: key,
    MODEL_NAME: "fake",
    MODEL_INPUT_PRICE: "3",
    MODEL_OUTPUT_PRICE: "15",
  };
}

/** The whole product in this process, with a worker, a mail server and a database of its own, unless the changes name one. */
export async function startTestApp(
  changes: Record<string, string> = {},
  { hasWorker = true, stripe, model, clock }: TestAppOptions = {},
): Promise<TestApp> {
  const ownDatabase = changes["DATABASE_URL"] === undefined ? await createTestDatabase() : null;
  const mail = await startMailSink();
  const logs: string[] = [];
  const config = loadConfig({
    ...testVariables(ownDatabase?.url ?? "", mail.url, stripe),
    ...(model && modelVariables(model)),
    ...changes,
  });
  const redisPrefix = `test:${randomUUID()}`;
  const composition = compose(config, {
    process: "server",
    logTo: { write: (line) => logs.push(line) },
    redisPrefix,
    ...(clock && { clock }),
  });
  const product = await startProduct(composition);
  const { url, router } = product;
  stripe?.webhooks.deliverTo(`${url}/api/stripe/webhook`);
  if (hasWorker) await product.startWorker();
  const described = new Map(router.routes.map((route) => [route.endpoint.name, listErrors(route)]));

  return {
    ...product,
    redisPrefix,
    mail,
    logs,
    async call(endpoint, input, options) {
      const response = await callEndpoint(url, endpoint, input, { from: someAddress(), ...options });
      if (response.status >= 400) requireDescribedError(described.get(endpoint.name), response);
      return response;
    },
    async close() {
      await product.close();
      await mail.close();
      await ownDatabase?.drop();
    },
  };
}

export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

function requireDescribedError(
  described: readonly ErrorCode[] = [],
  { status, body }: ApiResponse<unknown>,
): void {
  const { code } = errorBodySchema.parse(body);
  if (!described.includes(code)) throw new Error(`${code} is not described for this endpoint`);
  if (status !== errorTable[code].status) throw new Error(`${code} came with the status ${status}`);
}

import { type Env, envSections, readEnv, risks } from "./env.ts";
import { getPublicKey } from "./push-key.ts";
import { readList } from "./read-list.ts";

/** The current secret, then those before it, which are still recognised. */
export type Secrets = readonly [current: string, ...previous: string[]];

export interface Config {
  readonly environment: Env["APP_ENV"];
  readonly publicUrl: URL;
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly trustedProxies: readonly string[];
    readonly webDir: string | null;
    readonly drainDelayMs: number;
  };
  /** Pictures and sound: built into a folder, generated on request, or none. */
  readonly media:
    | { readonly kind: "built"; readonly dir: string }
    | { readonly kind: "live" }
    | { readonly kind: "none" };
  readonly internal: { readonly host: string; readonly serverPort: number; readonly workerPort: number };
  readonly database: { readonly url: string; readonly poolerUrl: string | null; readonly poolSize: number };
  readonly redis: { readonly url: string };
  readonly email: { readonly smtpUrl: string; readonly from: string };
  /** Stripe, or a demo that takes no payments. */
  readonly billing:
    | {
        readonly kind: "stripe";
        readonly secretKey: string;
        readonly webhookSecrets: Secrets;
        readonly apiUrl: URL | null;
      }
    | { readonly kind: "demo" };
  /** The language model for plans, if one is configured. */
  readonly model: {
    readonly provider: NonNullable<Env["MODEL_PROVIDER"]>;
    readonly url: URL | null;
    readonly key: string | null;
    readonly name: string;
    readonly timeoutMs: number;
    readonly prices: { readonly input: number; readonly output: number };
    readonly callsPerDay: number;
  } | null;
  /** What reminders are sent with. Null: they are not offered. */
  readonly push: {
    readonly publicKey: string;
    readonly privateKey: string;
    readonly contact: string;
    readonly services: readonly string[];
  } | null;
  readonly jobs: { readonly leaseSeconds: number };
  readonly codes: { readonly secrets: Secrets };
  readonly passwords: { readonly memoryKib: number; readonly passes: number };
  readonly logLevel: Env["LOG_LEVEL"];
  /** The OpenTelemetry collector that traces are sent to. Null: there are none. */
  readonly traces: { readonly endpoint: URL | null };
}

/** Second step: checks the variables against each other and nests them. Throws if anything is wrong, so the process does not start. */
export function loadConfig(variables: Record<string, string | undefined>): Config {
  const result = readEnv(variables);
  if (!result.ok) throw new ConfigError(result.problems);

  const problems = [
    ...findBillingProblems(result.env),
    ...findModelProblems(result.env),
    ...findPushProblems(result.env),
    ...findRiskProblems(result.env),
    ...(result.env.APP_ENV === "production" ? findProductionProblems(result.env) : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);

  return nestEnv(result.env);
}

class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

function findBillingProblems({ BILLING, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Env): string[] {
  const secrets = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
  const usesStripe = BILLING === "stripe" || Object.values(secrets).some((secret) => secret !== undefined);
  if (!usesStripe) return [];
  return Object.entries(secrets)
    .filter(([, secret]) => secret === undefined)
    .map(([name]) => `${name}: required for Stripe`);
}

function findModelProblems({ MODEL_PROVIDER, MODEL_URL, MODEL_KEY, MODEL_NAME }: Env): string[] {
  const given = { MODEL_URL, MODEL_KEY, MODEL_NAME };
  if (MODEL_PROVIDER === undefined) {
    return Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name]) => `${name}: set MODEL_PROVIDER too`);
  }
  const needed = MODEL_PROVIDER === "anthropic" ? ["MODEL_KEY", "MODEL_NAME"] : ["MODEL_URL", "MODEL_NAME"];
  return Object.entries(given)
    .filter(([name, value]) => needed.includes(name) && value === undefined)
    .map(([name]) => `${name}: required for the provider ${MODEL_PROVIDER}`);
}

function findPushProblems({ PUSH_PRIVATE_KEY, PUSH_CONTACT }: Env): string[] {
  const given = { PUSH_PRIVATE_KEY, PUSH_CONTACT };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  return missing.length === 1 ? missing.map(([name]) => `${name}: required for reminders`) : [];
}

function findRiskProblems({ ACCEPTED_RISKS }: Env): string[] {
  return readList(ACCEPTED_RISKS)
    .filter((accepted) => !risks.some(({ name }) => name === accepted))
    .map(
      (accepted) => `ACCEPTED_RISKS: ${accepted} is not one of ${risks.map(({ name }) => name).join(", ")}`,
    );
}

/** Every secret in `.env.example` contains these words, and all of them are public. */
const exampleSecret = /only.for.development/;

function findProductionProblems(env: Env): string[] {
  const values: Record<string, unknown> = env;
  const accepted = readList(env.ACCEPTED_RISKS);
  const problems = envSections
    .flatMap(({ variables }) => variables)
    .filter(({ name }) => values[name] !== undefined)
    .flatMap(({ name, isSecret = false, inProduction = [] }) => {
      const value = String(values[name]);
      if (isSecret && exampleSecret.test(value)) return [`${name}: replace the public example secret`];
      return inProduction
        .filter(({ isMet, risk }) => !isMet(value) && !(risk && accepted.includes(risk.name)))
        .map(({ rule, risk }) => {
          const exception = risk ? `, unless ACCEPTED_RISKS names ${risk.name}` : "";
          return `${name}: in production it ${rule}${exception}`;
        });
    });
  if (env.BILLING === undefined && env.STRIPE_SECRET_KEY === undefined)
    problems.push("BILLING: set to demo to run production without payments");
  return problems;
}

function nestEnv(env: Env): Config {
  return {
    environment: env.APP_ENV,
    publicUrl: new URL(env.PUBLIC_URL),
    http: {
      host: env.HOST,
      port: env.PORT,
      trustedProxies: readList(env.TRUSTED_PROXIES),
      webDir: env.WEB_DIR ?? null,
      drainDelayMs: env.DRAIN_DELAY_MS,
    },
    media: readMedia(env),
    internal: {
      host: env.INTERNAL_HOST,
      serverPort: env.INTERNAL_PORT,
      workerPort: env.WORKER_INTERNAL_PORT,
    },
    database: {
      url: env.DATABASE_URL,
      poolerUrl: env.DATABASE_POOLER_URL ?? null,
      poolSize: env.DATABASE_POOL_SIZE,
    },
    redis: { url: env.REDIS_URL },
    email: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    billing: readBilling(env),
    model: readModel(env),
    push: readPush(env),
    jobs: { leaseSeconds: env.JOB_LEASE_SECONDS },
    codes: { secrets: joinSecrets(env.CODE_SECRET, env.CODE_SECRET_PREVIOUS) },
    passwords: { memoryKib: env.ARGON2_MEMORY_KIB, passes: env.ARGON2_PASSES },
    logLevel: env.LOG_LEVEL,
    traces: {
      endpoint:
        env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : new URL(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    },
  };
}

function readMedia({ MEDIA_DIR, APP_ENV }: Env): Config["media"] {
  if (MEDIA_DIR !== undefined) return { kind: "built", dir: MEDIA_DIR };
  return { kind: APP_ENV === "development" ? "live" : "none" };
}

function readBilling({
  BILLING,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: previousWebhookSecret,
  STRIPE_API_URL: apiUrl,
}: Env): Config["billing"] {
  if (BILLING === "demo" || secretKey === undefined || webhookSecret === undefined) return { kind: "demo" };
  return {
    kind: "stripe",
    secretKey,
    webhookSecrets: joinSecrets(webhookSecret, previousWebhookSecret),
    apiUrl: apiUrl === undefined ? null : new URL(apiUrl),
  };
}

function joinSecrets(current: string, previous: string | undefined): Secrets {
  return previous === undefined ? [current] : [current, previous];
}

function readModel(env: Env): Config["model"] {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_URL: url, MODEL_KEY: key = null } = env;
  if (provider === undefined || name === undefined) return null;
  return {
    provider,
    url: url === undefined ? null : new URL(url),
    key,
    name,
    timeoutMs: env.MODEL_TIMEOUT_MS,
    prices: { input: env.MODEL_INPUT_PRICE, output: env.MODEL_OUTPUT_PRICE },
    callsPerDay: env.MODEL_CALLS_PER_DAY,
  };
}

function readPush({
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_CONTACT: contact,
  PUSH_SERVICES,
}: Env): Config["push"] {
  if (privateKey === undefined || contact === undefined) return null;
  return { publicKey: getPublicKey(privateKey), privateKey, contact, services: readList(PUSH_SERVICES) };
}

import { z } from "zod";
import {
  atLeast,
  databasePassword,
  encryptedDatabase,
  encryptedMail,
  encryptedRedis,
  httpsOnly,
  liveKey,
  mustBeEmpty,
  narrowProxies,
  type ProductionRule,
  publicHosts,
  type Risk,
  randomSecret,
  redisPassword,
} from "./production-rules.ts";
import { isPushKey } from "./push-key.ts";
import { readSecretFiles } from "./secret-files.ts";

interface Description {
  readonly about: string;
  /** The value in `.env.example`, which development uses. */
  readonly example: string;
  /** Secrets never reach a log, and production refuses the public ones of `.env.example`. */
  readonly isSecret?: boolean;
  readonly inProduction?: readonly ProductionRule[];
}

const descriptions = z.registry<Description>();
const port = z.coerce.number().int().min(0).max(65535);
const positive = z.coerce.number().int().min(1);
const price = z.coerce.number().min(0);

const product = {
  APP_ENV: z.enum(["development", "test", "production"]).register(descriptions, {
    about: "What kind of installation this is. Production refuses to start with a setting for development.",
    example: "development",
  }),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).register(descriptions, {
    about:
      "The address at which people reach the product. Links in mails start with it. The build of the web app reads it too, for the addresses in its pages. `pnpm dev` serves the product on its port; so does `pnpm start` if it is an address of this machine, and otherwise it runs as in production.",
    example: "http://127.0.0.1:5173",
    inProduction: [httpsOnly],
  }),
  ACCEPTED_RISKS: z.string().optional().register(descriptions, {
    about:
      "Risks that this installation accepts, by the names in docs/configuration.md, separated by commas. Production refuses every other. Empty: it accepts none.",
    example: "",
  }),
};

const listening = {
  HOST: z.string().default("127.0.0.1").register(descriptions, {
    about: "The network address on which the server takes calls.",
    example: "127.0.0.1",
  }),
  PORT: port.default(4000).register(descriptions, { about: "The port of the API.", example: "4000" }),
  INTERNAL_HOST: z.string().default("127.0.0.1").register(descriptions, {
    about: "The network address of the operator's ports. Never make it public.",
    example: "127.0.0.1",
  }),
  INTERNAL_PORT: port.default(4100).register(descriptions, {
    about: "The operator's port of the server: `/healthz`, `/readyz`, `/metrics`.",
    example: "4100",
  }),
  WORKER_INTERNAL_PORT: port.default(4101).register(descriptions, {
    about: "The operator's port of the worker, with the same addresses.",
    example: "4101",
  }),
  TRUSTED_PROXIES: z
    .string()
    .optional()
    .register(descriptions, {
      about:
        "Addresses or networks of load balancers whose `X-Forwarded-For` is believed, separated by commas. Limits count by the address that it names. Empty: no proxy is believed.",
      example: "",
      inProduction: [narrowProxies],
    }),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(0).register(descriptions, {
    about:
      "How long a stopping server still takes calls while it reports that it is not ready, so that the load balancer notices first.",
    example: "0",
  }),
};

const files = {
  WEB_DIR: z.string().optional().register(descriptions, {
    about:
      "A folder with the built web app, for the API to serve it. Empty: it does not, except that `pnpm start` builds it.",
    example: "",
  }),
  MEDIA_DIR: z.string().optional().register(descriptions, {
    about:
      "A folder with the pictures and sound that `pnpm media` made, to be served and imported. Empty: development makes them on request, `pnpm start` makes drawings, other installations have none.",
    example: "",
  }),
};

const stores = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).register(descriptions, {
    about: "The PostgreSQL database.",
    example: "postgres://postgres@127.0.0.1:5432/fernwell_dev",
    isSecret: true,
    inProduction: [databasePassword, encryptedDatabase],
  }),
  DATABASE_POOLER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .register(descriptions, {
      about:
        "A pooler in transaction mode in front of the same database, for the calls that servers serve. What needs a connection to itself (listening, jobs, migrations, imports) goes to `DATABASE_URL`. Empty: there is no pooler.",
      example: "",
      isSecret: true,
      inProduction: [databasePassword, encryptedDatabase],
    }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(3).default(10).register(descriptions, {
    about: "How many connections to PostgreSQL each process may hold.",
    example: "10",
  }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).register(descriptions, {
    about: "Redis, for rate limits and short caches. It holds nothing that must not be lost.",
    example: "redis://127.0.0.1:6379/0",
    isSecret: true,
    inProduction: [redisPassword, encryptedRedis],
  }),
  JOB_LEASE_SECONDS: positive.default(25).register(descriptions, {
    about: "How long a worker may be silent before others take over its jobs.",
    example: "25",
  }),
};

const mail = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).register(descriptions, {
    about:
      "The mail server. With `pnpm dev`, maildev listens here and shows the mail on port 1080, or another if that is taken; with `pnpm start` too, on this machine, if nothing listens here.",
    example: "smtp://127.0.0.1:1025",
    isSecret: true,
    inProduction: [encryptedMail],
  }),
  MAIL_FROM: z.string().min(3).register(descriptions, {
    about: "The sender of every mail.",
    example: "Fernwell <hello@fernwell.example>",
  }),
};

const accounts = {
  CODE_SECRET: z
    .string()
    .min(32)
    .register(descriptions, {
      about:
        "Keys the hashes of e-mailed codes, of callers and of addresses that have had a trial, and encrypts the secrets of authenticator apps. At least 32 characters.",
      example: "only-for-development-change-me-0000",
      isSecret: true,
      inProduction: [randomSecret],
    }),
  CODE_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .register(descriptions, {
      about:
        "The `CODE_SECRET` before the current one. What it hashed and encrypted still counts, and it makes nothing new.",
      example: "",
      isSecret: true,
      inProduction: [randomSecret],
    }),
  ARGON2_MEMORY_KIB: positive.default(19_456).register(descriptions, {
    about: "The memory that hashing one password takes (argon2id), in KiB.",
    example: "19456",
    inProduction: [atLeast(19_456)],
  }),
  ARGON2_PASSES: positive.default(2).register(descriptions, {
    about: "The number of passes of the same hash.",
    example: "2",
    inProduction: [atLeast(2)],
  }),
};

const billing = {
  BILLING: z.enum(["stripe", "demo"]).optional().register(descriptions, {
    about:
      "Who takes payments. In a demo nobody is charged. Empty: Stripe where its secrets are set, otherwise a demo. Production without Stripe starts only when this says `demo`.",
    example: "",
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_/)
    .optional()
    .register(descriptions, {
      about:
        "Stripe's secret key. The account needs two prices with the lookup keys `fernwell_annual` and `fernwell_monthly`.",
      example: "sk_test_only_for_development",
      isSecret: true,
      inProduction: [liveKey],
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith("whsec_")
    .optional()
    .register(descriptions, {
      about: "The secret with which Stripe signs its webhooks to `/api/stripe/webhook`.",
      example: "whsec_only_for_development",
      isSecret: true,
      inProduction: [randomSecret],
    }),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z
    .string()
    .startsWith("whsec_")
    .optional()
    .register(descriptions, {
      about: "The `STRIPE_WEBHOOK_SECRET` before the current one, with which webhooks may still be signed.",
      example: "",
      isSecret: true,
      inProduction: [randomSecret],
    }),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(descriptions, {
      about: "Where a fake Stripe listens, in development and tests. Empty: Stripe itself is called.",
      example: "http://127.0.0.1:4300",
      inProduction: [mustBeEmpty],
    }),
};

const model = {
  MODEL_PROVIDER: z.enum(["openai-compatible", "anthropic"]).optional().register(descriptions, {
    about:
      "How to call the language model that makes plans from prompts. Empty, with the next three empty too: rules make every plan. In development a fake model chooses the first candidates.",
    example: "openai-compatible",
  }),
  MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(descriptions, {
      about:
        "The provider's base address, such as `https://models.example/v1`. Empty for `anthropic`: its own.",
      example: "http://127.0.0.1:4400/v1",
      inProduction: [httpsOnly],
    }),
  MODEL_KEY: z.string().optional().register(descriptions, {
    about: "The key for the provider. Required for `anthropic`.",
    example: "key_only_for_development",
    isSecret: true,
  }),
  MODEL_NAME: z
    .string()
    .optional()
    .register(descriptions, { about: "The model's name at the provider.", example: "fake" }),
  MODEL_INPUT_PRICE: price.default(0).register(descriptions, {
    about: "What a million tokens sent to the model cost, so that the log can say what a plan has cost.",
    example: "0",
  }),
  MODEL_OUTPUT_PRICE: price
    .default(0)
    .register(descriptions, { about: "What a million tokens returned by the model cost.", example: "0" }),
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(8_000).register(descriptions, {
    about: "How long the model may take before the rules make the plan.",
    example: "8000",
  }),
  MODEL_CALLS_PER_DAY: positive.default(1_000).register(descriptions, {
    about:
      "How many times a day the model may be called, for all people together. After that the rules make the plans.",
    example: "1000",
  }),
};

const reminders = {
  PUSH_PRIVATE_KEY: z
    .string()
    .refine(isPushKey, { error: "not a private key of P-256 in base64url" })
    .optional()
    .register(descriptions, {
      about:
        "Signs what is sent to the push services of browsers, which reminds people. `node apps/api/src/cli.ts push key` prints a new one; `pnpm run setup` makes one for development. If this and `PUSH_CONTACT` are empty, reminders are off.",
      example: "",
      isSecret: true,
    }),
  PUSH_CONTACT: z
    .url({ protocol: /^(https|mailto)$/ })
    .optional()
    .register(descriptions, {
      about: "Where push services reach the operator: an address that starts with `mailto:` or `https:`.",
      example: "",
    }),
  PUSH_SERVICES: z
    .string()
    .default("fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com")
    .register(descriptions, {
      about:
        "The hosts of the push services to which messages are sent, separated by commas. A star stands for any subdomain. A browser says where its messages go, so nothing is sent anywhere else.",
      example: "",
      inProduction: [publicHosts],
    }),
};

const observation = {
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .register(descriptions, { about: "The least severe lines that are logged.", example: "info" }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(descriptions, {
      about:
        "The OpenTelemetry collector to which traces are sent, such as `http://127.0.0.1:4318`. Empty: there are none.",
      example: "",
    }),
};

/** First step: the name, type and description of every variable. `docs/configuration.md` and `.env.example` are generated from them. */
const envSchema = z.object({
  ...product,
  ...listening,
  ...files,
  ...stores,
  ...mail,
  ...accounts,
  ...billing,
  ...model,
  ...reminders,
  ...observation,
});

export interface EnvVariable extends Description {
  readonly name: string;
  readonly schema: z.ZodType;
}

export interface EnvSection {
  readonly title: string;
  readonly variables: readonly EnvVariable[];
}

export const envSections: readonly EnvSection[] = [
  { title: "The product", variables: listVariables(product) },
  { title: "Listening", variables: listVariables(listening) },
  { title: "Files to serve", variables: listVariables(files) },
  { title: "PostgreSQL, Redis and jobs", variables: listVariables(stores) },
  { title: "Mail", variables: listVariables(mail) },
  { title: "Accounts", variables: listVariables(accounts) },
  { title: "Payments", variables: listVariables(billing) },
  { title: "The language model", variables: listVariables(model) },
  { title: "Reminders", variables: listVariables(reminders) },
  { title: "Seeing it run", variables: listVariables(observation) },
];

/** Each may name a file instead, with `_FILE` after its name. */
export const secretVariables: readonly string[] = envSections
  .flatMap(({ variables }) => variables)
  .filter(({ isSecret }) => isSecret === true)
  .map(({ name }) => name);

/** All that `ACCEPTED_RISKS` can name, each once, although several variables may share one. */
export const risks: readonly Risk[] = [
  ...new Set(
    envSections
      .flatMap(({ variables }) => variables)
      .flatMap(({ inProduction = [] }) => inProduction)
      .flatMap(({ risk }) => risk ?? []),
  ),
];

export type Env = z.infer<typeof envSchema>;

export type EnvResult =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: string[] };

export function readEnv(variables: Record<string, string | undefined>): EnvResult {
  const secrets = readSecretFiles(variables, secretVariables);
  const given = Object.fromEntries(Object.entries(secrets.variables).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success && secrets.problems.length === 0) return { ok: true, env: result.data };

  const issues = result.error?.issues ?? [];
  return {
    ok: false,
    problems: [
      ...secrets.problems,
      ...issues.map(({ path, message }) => {
        const name = path.join(".");
        return `${name}: ${name in given ? message : "missing; .env.example explains it"}`;
      }),
    ],
  };
}

function listVariables(shape: Record<string, z.ZodType>): EnvVariable[] {
  return Object.entries(shape).map(([name, schema]) => {
    const description = descriptions.get(schema);
    if (!description) throw new Error(`${name} has no description`);
    return { name, schema, ...description };
  });
}

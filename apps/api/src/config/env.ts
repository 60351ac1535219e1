import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65535);
const positive = z.coerce.number().int().min(1);
const price = z.coerce.number().min(0);

/** First step: the name and type of every variable. `.env.example` explains each. */
const envSchema = z.object({
  APP_ENV: z.enum(["development", "test", "production"]),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(4000),
  INTERNAL_HOST: z.string().default("127.0.0.1"),
  INTERNAL_PORT: port.default(4100),
  WORKER_INTERNAL_PORT: port.default(4101),
  TRUSTED_PROXIES: z.string().optional(),
  WEB_DIR: z.string().optional(),
  MEDIA_DIR: z.string().optional(),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(3).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  BILLING: z.enum(["stripe", "demo"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_PROVIDER: z.enum(["openai-compatible", "anthropic"]).optional(),
  MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_INPUT_PRICE: price.default(0),
  MODEL_OUTPUT_PRICE: price.default(0),
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(8_000),
  MODEL_CALLS_PER_DAY: positive.default(1_000),
  JOB_LEASE_SECONDS: positive.default(25),
  CODE_SECRET: z.string().min(32),
  ARGON2_MEMORY_KIB: positive.default(19_456),
  ARGON2_PASSES: positive.default(2),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Env = z.infer<typeof envSchema>;

export type EnvResult =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: string[] };

export function readEnv(variables: Record<string, string | undefined>): EnvResult {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return { ok: true, env: result.data };

  return {
    ok: false,
    problems: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  };
}

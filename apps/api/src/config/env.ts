import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65535);
const positive = z.coerce.number().int().min(1);

/** First step: every variable the product reads, by its own name and type. `.env.example` explains each. */
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
  JOB_LEASE_SECONDS: positive.default(25),
  CODE_SECRET: z.string().min(32),
  ARGON2_MEMORY_KIB: positive.default(19_456),
  ARGON2_PASSES: positive.default(2),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Env = z.infer<typeof envSchema>;

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: string[] };

export function readEnv(variables: Record<string, string | undefined>): EnvReading {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return { ok: true, env: result.data };

  return {
    ok: false,
    problems: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  };
}

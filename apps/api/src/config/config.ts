import { type Env, readEnv } from "./env.ts";

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
  /** Pictures and sound: built in a folder, made when asked for, or not at all. */
  readonly media:
    | { readonly kind: "built"; readonly dir: string }
    | { readonly kind: "live" }
    | { readonly kind: "none" };
  readonly internal: { readonly host: string; readonly serverPort: number; readonly workerPort: number };
  readonly database: { readonly url: string; readonly poolSize: number };
  readonly redis: { readonly url: string };
  readonly email: { readonly smtpUrl: string; readonly from: string };
  readonly jobs: { readonly leaseSeconds: number };
  readonly codes: { readonly secret: string };
  readonly passwords: { readonly memoryKib: number; readonly passes: number };
  readonly logLevel: Env["LOG_LEVEL"];
}

/** Second step: the variables checked against each other and nested. Boot stops here when anything is amiss. */
export function loadConfig(variables: Record<string, string | undefined>): Config {
  const reading = readEnv(variables);
  if (!reading.ok) throw new ConfigError(reading.problems);

  const problems = reading.env.APP_ENV === "production" ? findProductionProblems(reading.env) : [];
  if (problems.length > 0) throw new ConfigError(problems);

  return nest(reading.env);
}

class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/** The secret that `.env.example` shows, so that it is known to everybody. */
export const exampleCodeSecret = "only-for-development-change-me-0000";

function findProductionProblems(env: Env): string[] {
  const problems: string[] = [];
  if (!env.PUBLIC_URL.startsWith("https://")) problems.push("PUBLIC_URL: production is served over https");
  if (env.CODE_SECRET === exampleCodeSecret) problems.push("CODE_SECRET: the example's secret is public");
  if (env.ARGON2_MEMORY_KIB < 19_456) problems.push("ARGON2_MEMORY_KIB: production needs 19456 or more");
  if (env.ARGON2_PASSES < 2) problems.push("ARGON2_PASSES: production needs 2 or more");
  return problems;
}

function nest(env: Env): Config {
  return {
    environment: env.APP_ENV,
    publicUrl: new URL(env.PUBLIC_URL),
    http: {
      host: env.HOST,
      port: env.PORT,
      trustedProxies: env.TRUSTED_PROXIES?.split(",").map((proxy) => proxy.trim()) ?? [],
      webDir: env.WEB_DIR ?? null,
      drainDelayMs: env.DRAIN_DELAY_MS,
    },
    media: readMedia(env),
    internal: {
      host: env.INTERNAL_HOST,
      serverPort: env.INTERNAL_PORT,
      workerPort: env.WORKER_INTERNAL_PORT,
    },
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE },
    redis: { url: env.REDIS_URL },
    email: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    jobs: { leaseSeconds: env.JOB_LEASE_SECONDS },
    codes: { secret: env.CODE_SECRET },
    passwords: { memoryKib: env.ARGON2_MEMORY_KIB, passes: env.ARGON2_PASSES },
    logLevel: env.LOG_LEVEL,
  };
}

function readMedia({ MEDIA_DIR, APP_ENV }: Env): Config["media"] {
  if (MEDIA_DIR !== undefined) return { kind: "built", dir: MEDIA_DIR };
  return { kind: APP_ENV === "development" ? "live" : "none" };
}

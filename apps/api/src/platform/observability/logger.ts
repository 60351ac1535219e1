import pino, { type DestinationStream, type Logger as PinoLogger } from "pino";
import { getTraceFields, isTracing } from "./tracing.ts";

export type Logger = PinoLogger;
export type LogDestination = DestinationStream;

interface LoggerOptions {
  readonly level: string;
  readonly process: "server" | "worker" | "cli";
  readonly destination?: DestinationStream;
}

const secretFields = [
  "authorization",
  "cookie",
  "token",
  "access_token",
  "accessToken",
  "password",
  "password_confirm",
  "new_password",
  "confirm_password",
  "passwordHash",
  "code",
  "verification_code",
  "reset_code",
  "email",
  "to",
];

/**
 * For lines with fixed fields: redacting would cost more than writing them. Writes are buffered, so a crash may lose
 * the last few lines; a clean shutdown does not.
 */
export function createAccessLog({ level, process, destination }: LoggerOptions): Logger {
  return pino(
    createBaseOptions(level, process),
    destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

/** Writes JSON lines. Tokens, passwords, codes and addresses are redacted wherever they are passed. */
export function createLogger({ level, process, destination }: LoggerOptions): Logger {
  const options = {
    ...createBaseOptions(level, process),
    serializers: { err: serializeError },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function createBaseOptions(level: string, process: LoggerOptions["process"]) {
  return {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    ...(isTracing() && { mixin: getTraceFields }),
  };
}

/** Leaves out what may quote data: a database error's `detail` quotes the row that failed. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const errorCode = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.name,
    message: error.message.replaceAll(/[^\s"'<>(]+@[^\s"'<>)]+/g, "[address]"),
    errorCode,
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join("\n"),
    cause: error.cause === undefined ? undefined : serializeError(error.cause),
  };
}

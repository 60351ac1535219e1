import pino, { type DestinationStream, type Logger as PinoLogger } from "pino";

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
 * For lines whose fields are all chosen here: looking through each for secrets would cost more than writing it. They
 * are written some at a time; a crash may lose the last few, a clean end does not.
 */
export function createAccessLog({ level, process, destination }: LoggerOptions): Logger {
  return pino(
    plainOptions(level, process),
    destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

/** Logs are JSON lines that never carry a token, password, code or address, whatever was passed to them. */
export function createLogger({ level, process, destination }: LoggerOptions): Logger {
  const options = {
    ...plainOptions(level, process),
    serializers: { err: serializeError },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function plainOptions(level: string, process: LoggerOptions["process"]) {
  return {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
}

/** Only the parts of an error that name what broke: a database error's `detail` quotes the row it failed on. */
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

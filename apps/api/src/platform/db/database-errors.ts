import pg from "pg";

const retryableCodes = new Set(["40001", "40P01"]);
/** Statement cancelled, no more locks to wait for, read-only since it is no longer the primary, failing disk. */
const unavailableCodes = new Set(["57014", "55P03", "25006", "58030"]);
/** Connection lost, server shutting down or starting, and out of something: connections, memory, room on the disk. */
const unavailableClasses = ["08", "57P", "53"];
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EPIPE",
]);
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/;

const brokenConnection = /Connection terminated unexpectedly|not queryable|ECONNRESET|EPIPE/;

/** The transaction conflicted with another one and can be retried. */
export function isSerializationFailure(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && retryableCodes.has(error.code);
}

/** The database cannot serve now: full, shutting down, too slow or unreachable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    const { code } = error;
    return unavailableCodes.has(code) || unavailableClasses.some((start) => code.startsWith(start));
  }
  if (!(error instanceof Error)) return false;
  const hasNetworkCode = "code" in error && typeof error.code === "string" && networkCodes.has(error.code);
  return hasNetworkCode || lostConnection.test(error.message);
}

/** The connection broke, which a new one may not. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P0[123])/.test(error.code ?? "");
  return error instanceof Error && brokenConnection.test(error.message);
}

/** A row's owner no longer exists. Only the foreign key on the owner has this name. */
export function isOwnerGone(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === "23503" &&
    error.constraint === `${error.table}_user_id_fkey`
  );
}

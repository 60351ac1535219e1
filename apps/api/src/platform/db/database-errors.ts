import pg from "pg";

const retryableCodes = new Set(["40001", "40P01"]);
const unavailableCodes = new Set(["57014", "57P01", "57P02", "57P03", "53300", "55P03"]);
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

/** The transaction conflicted with another one and can be retried. */
export function isSerializationFailure(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && retryableCodes.has(error.code);
}

/** The database cannot serve now: full, shutting down, too slow or unreachable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    return unavailableCodes.has(error.code) || error.code.startsWith("08");
  }
  if (!(error instanceof Error)) return false;
  const hasNetworkCode = "code" in error && typeof error.code === "string" && networkCodes.has(error.code);
  return hasNetworkCode || lostConnection.test(error.message);
}

/** A row's owner no longer exists. Only the foreign key on the owner has this name. */
export function isOwnerGone(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === "23503" &&
    error.constraint === `${error.table}_user_id_fkey`
  );
}

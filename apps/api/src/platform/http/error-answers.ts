import { type ErrorBody, type ErrorCode, errorTable, type ValidationIssue } from "@fernwell/contract/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ZodError } from "zod";
import { AppError } from "../app-error.ts";
import { isDatabaseUnavailable, isOwnerGone } from "../db/database-errors.ts";

/** Input that does not fit the contract, with the part of the request it stood in. */
export class InvalidInput extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(part: "params" | "query" | "body", error: ZodError) {
    super("invalid input");
    this.issues = error.issues.map((issue) => ({
      loc: [part, ...issue.path.map((key) => (typeof key === "symbol" ? key.toString() : key))],
      msg: issue.message,
      type: issue.code,
    }));
  }
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof InvalidInput) {
    send(reply, errorTable.invalidInput.status, { detail: [...error.issues] });
    return;
  }
  const expected = error instanceof AppError ? error : expectedFromPlatform(error);
  if (expected) {
    if (expected.status >= 500) request.log.warn({ requestId: request.id, err: error }, "could not serve");
    if (expected.retryAfterSeconds !== null) reply.header("retry-after", expected.retryAfterSeconds);
    send(reply, expected.status, { detail: expected.detail });
    return;
  }
  request.log.error({ requestId: request.id, err: error }, "unexpected error");
  send(reply, errorTable.unexpected.status, { detail: errorTable.unexpected.detail });
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  send(reply, errorTable.routeNotFound.status, { detail: errorTable.routeNotFound.detail });
}

function send(reply: FastifyReply, status: number, body: ErrorBody): void {
  reply.code(status).header("cache-control", "no-store").send(body);
}

function expectedFromPlatform(error: unknown): AppError | null {
  if (isDatabaseUnavailable(error)) return new AppError("busy", { retryAfterSeconds: 1, cause: error });
  // The account was deleted while the call was under way.
  if (isOwnerGone(error)) return new AppError("sessionEnded", { cause: error });
  if (!(error instanceof Error) || !("statusCode" in error) || !("code" in error)) return null;
  const code = codeOfFrameworkError(String(error.code), error.statusCode);
  return code && new AppError(code, { cause: error });
}

function codeOfFrameworkError(frameworkCode: string, status: unknown): ErrorCode | null {
  if (frameworkCode === "FST_ERR_CTP_BODY_TOO_LARGE") return "bodyTooLarge";
  if (frameworkCode === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return "unsupportedMediaType";
  return typeof status === "number" && status >= 400 && status < 500 ? "malformedRequest" : null;
}

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@fernwell/contract/error-body";
import type { ErrorCode } from "@fernwell/contract/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ZodError } from "zod";
import { AppError } from "../app-error.ts";
import { isDatabaseUnavailable, isOwnerGone } from "../db/database-errors.ts";
import { securityHeaders } from "./security-headers.ts";

/** More than any form has. A body of wrong values would otherwise get a response many times its size. */
const maxIssues = 50;

/** Input that does not fit the contract. Each issue names the part of the request and the field. */
export function invalidInput(part: "params" | "query" | "body", error: ZodError): AppError {
  return new AppError("invalid_fields", {
    detail: error.issues.slice(0, maxIssues).map((issue) => ({
      loc: [part, ...issue.path.map((key) => (typeof key === "symbol" ? key.toString() : key))],
      msg: issue.message,
      type: issue.code,
    })),
  });
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const expected = error instanceof AppError ? error : findExpected(error);
  if (expected === null) {
    request.log.error({ requestId: request.id, err: error }, "unexpected error");
    send(reply, new AppError("unexpected"));
    return;
  }
  if (expected.status >= 500)
    request.log.warn({ requestId: request.id, errorCode: expected.code, err: error }, "request failed");
  if (expected.retryAfterSeconds !== null) reply.header("retry-after", expected.retryAfterSeconds);
  send(reply, expected);
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  send(reply, new AppError("route_not_found"));
}

/** For a request that Node could not read: Fastify has no reply for it. */
export function sendClientError({ code: nodeCode }: NodeJS.ErrnoException, socket: Socket): void {
  if (nodeCode !== "ECONNRESET" && socket.writable) {
    const error = new AppError(findClientErrorCode(nodeCode));
    const body = JSON.stringify(describeError(error));
    socket.write(
      [
        `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
        "Connection: close",
        "",
        body,
      ].join("\r\n"),
    );
  }
  socket.destroy();
}

function send(reply: FastifyReply, error: AppError): void {
  reply.code(error.status).header("cache-control", "no-store").send(describeError(error));
}

export function describeError({ detail, code }: ErrorBody): ErrorBody {
  return { detail, code };
}

function findExpected(error: unknown): AppError | null {
  if (isDatabaseUnavailable(error)) return new AppError("busy", { retryAfterSeconds: 1, cause: error });
  // The account was deleted during the request.
  if (isOwnerGone(error)) return new AppError("session_ended", { cause: error });
  const code = findCodeByStatus(error);
  return code && new AppError(code, { cause: error });
}

/** For what the framework and its plugins refuse. An error that names no status below 500 is a bug. */
function findCodeByStatus(error: unknown): ErrorCode | null {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number")
    return null;
  if (error.statusCode < 400 || error.statusCode >= 500) return null;
  return codesByStatus[error.statusCode] ?? "malformed_request";
}

/** A file that may not be served is reported as missing. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  403: "route_not_found",
  404: "route_not_found",
  408: "request_timeout",
  412: "precondition_failed",
  413: "body_too_large",
  414: "address_too_long",
  415: "unsupported_media_type",
  416: "range_not_satisfiable",
  431: "headers_too_large",
};

function findClientErrorCode(nodeCode: string | undefined): ErrorCode {
  if (nodeCode === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  return nodeCode === "HPE_HEADER_OVERFLOW" ? "headers_too_large" : "malformed_request";
}

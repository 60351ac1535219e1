import type { ErrorBody, ValidationIssue } from "@fernwell/contract/error-body";
import type { ErrorCode } from "@fernwell/contract/errors";
import { isRecord } from "./is-record.ts";

/** A response of the API that is not OK. Programs decide by its code, never by its sentence. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Undefined if the response is not one of the API's own errors. It may be newer than this page, which then knows no such code. */
  readonly code: string | undefined;
  /** A sentence, or one entry per invalid field. Undefined if the response is not one of the API's own errors. */
  readonly detail: ErrorBody["detail"] | undefined;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const detail = isRecord(body) ? readDetail(body["detail"]) : undefined;
    super(typeof detail === "string" ? detail : `The API responded with ${status}`);
    this.status = status;
    this.body = body;
    this.code = isRecord(body) && typeof body["code"] === "string" ? body["code"] : undefined;
    this.detail = detail;
  }
}

/** Every page needs errors, so they are read without a schema: zod weighs more than most pages' own code. */
function readDetail(detail: unknown): ErrorBody["detail"] | undefined {
  if (typeof detail === "string") return detail;
  return Array.isArray(detail) && detail.every(isIssue) ? detail : undefined;
}

function isIssue(value: unknown): value is ValidationIssue {
  return (
    isRecord(value) &&
    typeof value["msg"] === "string" &&
    typeof value["type"] === "string" &&
    Array.isArray(value["loc"]) &&
    value["loc"].every((part) => typeof part === "string" || typeof part === "number")
  );
}

export function hasErrorCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}

import { type ErrorBody, type ErrorCode, errorBodySchema } from "@fernwell/contract/errors";
import { z } from "zod";

/** A response of the API that is not OK. Programs decide by its code, never by its sentence. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Undefined if the response is not one of the API's own errors, or has a code that is newer than this page. */
  readonly code: ErrorCode | undefined;
  /** A sentence, or one entry per invalid field. Undefined if the response is not one of the API's own errors. */
  readonly detail: ErrorBody["detail"] | undefined;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const { code, detail } = anyBodySchema.parse(body);
    super(typeof detail === "string" ? detail : `The API responded with ${status}`);
    this.status = status;
    this.body = body;
    this.code = code;
    this.detail = detail;
  }
}

const { shape } = errorBodySchema;
const anyBodySchema = z
  .object({ code: shape.code.optional().catch(undefined), detail: shape.detail.optional().catch(undefined) })
  .catch({});

export function hasErrorCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof ApiError && error.code !== undefined && codes.includes(error.code);
}

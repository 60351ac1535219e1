import type { ErrorBody } from "@fernwell/contract/error-body";
import { type ErrorCode, errorTable } from "@fernwell/contract/errors";

interface AppErrorOptions {
  /** Replaces the table's sentence with a more precise one. */
  readonly detail?: ErrorBody["detail"];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure that is reported to the caller. Any other error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: ErrorBody["detail"];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errorTable[code].status;
    this.detail = options.detail ?? errorTable[code].detail;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** A body field that fits the contract's schema but breaks a rule of the product. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export function invalidFields(problems: readonly FieldProblem[]): AppError {
  return new AppError("invalid_fields", {
    detail: problems.map(({ field, message }) => ({ loc: ["body", field], msg: message, type: "custom" })),
  });
}

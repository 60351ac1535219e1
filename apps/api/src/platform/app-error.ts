import { type ErrorBody, type ErrorCode, errorTable } from "@fernwell/contract/errors";

interface AppErrorOptions {
  /** Replaces the table's sentence where the person needs to read something more exact. */
  readonly detail?: ErrorBody["detail"];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected outcome that the caller is told about. Anything else that is thrown is a bug. */
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

/** What is wrong with a field of the body that only the product's rules can tell, as the contract's own checks say it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export function invalidFields(problems: readonly FieldProblem[]): AppError {
  return new AppError("invalidInput", {
    detail: problems.map(({ field, message }) => ({ loc: ["body", field], msg: message, type: "custom" })),
  });
}

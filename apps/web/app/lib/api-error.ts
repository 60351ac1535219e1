import { type ErrorBody, errorBodySchema } from "@fernwell/contract/errors";

/** An answer of the API that is not OK, with its status and what it said. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** A sentence, or one entry per field; absent when the answer was no error of ours. */
  readonly detail: ErrorBody["detail"] | undefined;

  /** The answer as it came. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const detail = errorBodySchema.safeParse(body).data?.detail;
    super(typeof detail === "string" ? detail : `The API answered ${status}`);
    this.status = status;
    this.body = body;
    this.detail = detail;
  }
}

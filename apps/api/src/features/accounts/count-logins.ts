import type { ErrorCode } from "@fernwell/contract/errors";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { LoginOutcome } from "../../platform/observability/metrics.ts";

const outcomes: { readonly [Code in ErrorCode]?: LoginOutcome } = {
  wrong_credentials: "wrong",
  too_many_requests: "refused",
  email_not_verified: "unverified",
  second_factor_required: "unconfirmed",
  wrong_passkey: "wrong",
  wrong_code: "wrong",
  wrong_recovery_code: "wrong",
  login_expired: "expired",
};

/** Counts a login by its outcome. */
export async function countLogin<Result>(
  { metrics }: Pick<Deps, "metrics">,
  login: Promise<Result>,
): Promise<Result> {
  try {
    const result = await login;
    metrics.logins.inc({ outcome: "succeeded" });
    return result;
  } catch (error) {
    const outcome = error instanceof AppError ? outcomes[error.code] : undefined;
    metrics.logins.inc({ outcome: outcome ?? "failed" });
    throw error;
  }
}

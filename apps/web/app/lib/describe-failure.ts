import { ApiError } from "./api-error.ts";
import { detailOr } from "./error-detail.ts";

export const offlineMessage = "You are offline. Check your connection, then try again.";

/** Says what happened to a call that failed. */
export function describeFailure(error: Error, isOnline: boolean): string {
  if (!isOnline) return offlineMessage;
  if (!(error instanceof ApiError)) return "We got no response. Check your connection, then try again.";
  if (needsLogin(error)) return "You are not logged in.";
  if (error.status === 429) return detailOr(error, "Too many tries. Please wait a little and try again.");
  return "Something went wrong on our side. Please try again in a moment.";
}

export function needsLogin(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

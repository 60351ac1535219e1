import { showToast } from "#app/ui/toast.ts";
import { logFailure } from "./log-failure.ts";

/** Returns an error handler that logs the failure and shows a message. */
export function reportFailure(what: string, words: string) {
  return (error: Error) => {
    logFailure(what, error);
    showToast.error(words);
  };
}

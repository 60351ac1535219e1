import { showToast } from "#app/ui/toast.ts";
import { logFailure } from "./log-failure.ts";

/** For a call that failed: notes it, and tells the person in these words. */
export function tellOf(what: string, words: string) {
  return (error: Error) => {
    logFailure(what, error);
    showToast.error(words);
  };
}

import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Steps } from "@fernwell/domain/steps";

/** Requests wait no longer than this, and one step. */
const maxMs = 10;

/** Takes the steps, and responds to requests in between. */
export async function takeSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let startedAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - startedAt < maxMs) continue;
    await letOthersRun();
    startedAt = performance.now();
  }
}

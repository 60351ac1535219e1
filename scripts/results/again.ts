import { type Failure, nameFailure } from "./reports.ts";

/** When more than this failed, something is broken, and running it all again would only take time. */
const maxTests = 15;
const maxAttempts = 2;
const maxMinutes = 10;

export interface FlakyTest extends Failure {
  /** How often it ran alone until it passed. */
  readonly attempts: number;
}

export interface SecondRun {
  readonly flaky: readonly FlakyTest[];
  readonly failed: readonly Failure[];
  /** Why some did not run again. */
  readonly notes: readonly string[];
}

/** Runs each test again alone, one after the other and up to twice. One that passes is flaky. */
export async function runAgain(
  failures: readonly Failure[],
  runAlone: (failure: Failure, attempt: number) => Promise<boolean>,
  minutesGone: () => number,
): Promise<SecondRun> {
  if (failures.length > maxTests) {
    const note = `${failures.length} tests failed, more than ${maxTests}: none of them ran again`;
    return { flaky: [], failed: failures, notes: [note] };
  }
  const flaky: FlakyTest[] = [];
  const failed: Failure[] = [];
  const notes: string[] = [];
  for (const failure of failures) {
    let attempts = 0;
    let passed = false;
    while (!passed && attempts < maxAttempts && minutesGone() < maxMinutes) {
      attempts += 1;
      passed = await runAlone(failure, attempts);
    }
    if (attempts === 0) notes.push(`no time was left to run this again: ${nameFailure(failure)}`);
    if (passed) flaky.push({ ...failure, attempts });
    else failed.push(failure);
  }
  return { flaky, failed, notes };
}

export interface StepRecord {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
  /** Of its output. */
  readonly lastLine: string;
}

export interface CheckRecord {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
}

/** Reads what `.ci/run` writes: a line for each step, with tabs between name, exit code, seconds and last line. */
export function readSteps(text: string): StepRecord[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", code, seconds, ...rest] = line.split("\t");
      return { name, code: Number(code), seconds: Number(seconds), lastLine: rest.join(" ") };
    });
}

/** The seconds of each step, in the order in which they ended. */
export function formatTimes(steps: readonly { readonly name: string; readonly seconds: number }[]): string[] {
  return steps.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`);
}

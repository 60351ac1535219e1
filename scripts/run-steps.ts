import { spawn } from "node:child_process";

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

interface Outcome {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
}

/** Runs steps, some at a time. A step's output is shown whole when it ends, so that two never mix. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step));
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

async function runStep({ name, command: [program, ...args] }: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );

  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `\n── ${name}: ${code === 0 ? "good" : "FAILED"} in ${seconds.toFixed(1)} s\n${output.trimEnd()}`,
  );
  return { name, isGood: code === 0, seconds };
}

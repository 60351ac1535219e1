import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

/** Everything at once, each line led by who said it. Ctrl-C ends all. */
if (!existsSync(".env")) throw new Error("run `pnpm setup` first");

const processes: Record<string, readonly [string, ...string[]]> = {
  mail: ["pnpm", "exec", "maildev", "--smtp", "1025", "--web", "1080", "--ip", "127.0.0.1"],
  stripe: ["node", "--env-file=.env", "packages/fake-stripe/src/main.ts"],
  model: ["node", "--env-file=.env", "packages/fake-model/src/main.ts"],
  server: ["node", "--watch", "--env-file=.env", "apps/api/src/server.ts"],
  worker: ["node", "--watch", "--env-file=.env", "apps/api/src/worker.ts"],
  media: ["node", "studio/assets/src/live/live-media.ts"],
  web: ["pnpm", "--filter", "@fernwell/web", "dev"],
};

let isStopping = false;
const children = Object.entries(processes).map(([name, [program, ...args]]) => start(name, program, args));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
console.log(
  "\n  product  http://127.0.0.1:5173\n  mail     http://127.0.0.1:1080\n  payments http://127.0.0.1:4300\n",
);

function start(name: string, program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on("line", (line) => console.log(`${name.padEnd(7)}│ ${line}`));
  }
  child.on("exit", (code) => {
    if (!isStopping) console.log(`${name.padEnd(7)}│ ended with ${code}`);
  });
  return child;
}

function stopAll(): void {
  isStopping = true;
  for (const { pid } of children) {
    if (pid !== undefined) process.kill(-pid, "SIGTERM");
  }
}

import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { awaitStart, spawnProcess, stopProcess } from "../processes.ts";

const maxLogDelayMs = 20_000;

/** A server and a worker as they are deployed, and what they log. */
export async function startProcesses(variables: Record<string, string>) {
  const times = new Map<string, number>();
  const waiting = new Map<string, (ms: number) => void>();
  const logged: string[] = [];
  let isStopping = false;

  const start = async (file: "server.ts" | "worker.ts") => {
    const child = spawnProcess(file, variables);
    if (child.stdout === null || child.stderr === null) throw new Error("no output to read");
    const errors = text(child.stderr);
    createInterface(child.stdout).on("line", readLine);
    child.once("exit", (code, signal) => {
      if (!isStopping) logged.push(`${file} ended by itself: ${code ?? signal}`);
    });
    return { running: await awaitStart(child), errors, hasClosed: once(child, "close") };
  };
  const readLine = (line: string) => {
    const { level, msg, requestId, ms } = JSON.parse(line);
    if (level === "error" || level === "fatal" || msg === "job failed") logged.push(line);
    if (msg !== "request completed") return;
    times.set(requestId, ms);
    waiting.get(requestId)?.(ms);
  };
  const started = await Promise.all([start("server.ts"), start("worker.ts")]);

  const stop = async () => {
    isStopping = true;
    await Promise.all(started.map(({ running }) => stopProcess(running)));
    // The last lines are written at the end.
    await Promise.all(started.map(({ hasClosed }) => hasClosed));
    const written = await Promise.all(started.map(({ errors }) => errors));
    return { times, logged: [...logged, ...written.filter((each) => each.trim() !== "")] };
  };
  let stopped: ReturnType<typeof stop> | null = null;

  return {
    serverPid: started[0].running.child.pid ?? 0,
    url: `http://127.0.0.1:${started[0].running.port}`,
    /** Waits for the line of the access log, which is written with some delay. */
    async findServerMs(requestId: string): Promise<number> {
      const known = times.get(requestId);
      if (known !== undefined) return known;
      const line = new Promise<number>((resolve) => waiting.set(requestId, resolve));
      const ms = await Promise.race([line, wait(maxLogDelayMs, null, { ref: false })]);
      waiting.delete(requestId);
      if (ms === null) logged.push(`the access log has no line for request ${requestId}`);
      return ms ?? 0;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

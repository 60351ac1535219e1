import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Lets a program end with this process at the latest, also if that fails. */
export function endWithThis<Child extends ChildProcess>(child: Child): Child {
  process.once("exit", () => child.kill());
  return child;
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

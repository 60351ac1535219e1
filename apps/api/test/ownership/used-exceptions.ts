import { appendFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Exception, listUnused, nameException } from "./exceptions.ts";

/** Tells the test processes the file that collects the exceptions that they needed. */
const fileVariable = "TEST_USED_EXCEPTIONS";
const notedHere = new Set<string>();

export interface UsedExceptions {
  /** The names of exceptions that no statement has needed. */
  listUnused(): Promise<string[]>;
  discard(): Promise<void>;
}

/** Collects the exceptions that the test processes need from now on. */
export async function collectUsedExceptions(): Promise<UsedExceptions> {
  const folder = await mkdtemp(join(tmpdir(), "fernwell-exceptions-"));
  const file = join(folder, "used.txt");
  process.env[fileVariable] = file;
  return {
    async listUnused() {
      const names = (await readFile(file, "utf8").catch(() => "")).split("\n");
      return listUnused(new Set(names));
    },
    discard: () => rm(folder, { recursive: true }),
  };
}

export function isNoted(exception: Exception): boolean {
  return notedHere.has(nameException(exception));
}

/** Once per process. */
export function noteUsedException(exception: Exception): void {
  if (isNoted(exception)) return;
  const name = nameException(exception);
  notedHere.add(name);
  const file = process.env[fileVariable];
  if (file !== undefined) appendFileSync(file, `${name}\n`);
}

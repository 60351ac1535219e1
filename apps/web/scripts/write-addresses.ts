import { writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Addresses {
  readonly all: readonly string[];
  /** The addresses that search engines may index. */
  readonly listed: readonly string[];
}

/** Writes the addresses that the app knows, so that the server returns 404 for all others. */
export async function writeAddresses(clientDir: string, { all, listed }: Addresses): Promise<void> {
  const known = all.map((pattern) => ({ pattern, isListed: listed.includes(pattern) }));
  await writeFile(join(clientDir, "addresses.json"), JSON.stringify(known));
}

import { writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Addresses {
  readonly all: readonly string[];
  /** Those that search engines may show. */
  readonly listed: readonly string[];
}

/** Tells the server which addresses the app knows, so that it answers every other with "not found". */
export async function writeAddresses(clientDir: string, { all, listed }: Addresses): Promise<void> {
  const known = all.map((pattern) => ({ pattern, isListed: listed.includes(pattern) }));
  await writeFile(join(clientDir, "addresses.json"), JSON.stringify(known));
}

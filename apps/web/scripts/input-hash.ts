import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Build {
  /** The repository. */
  readonly root: string;
  readonly buildDirectory: string;
  readonly publicUrl: string;
}

/** Everything that a build depends on, besides the public address. */
const inputs = [
  "apps/web/*.{ts,json}",
  "apps/web/{app,public,scripts,service-worker}/**/*.*",
  "apps/web/.pictures/*/input-hash",
  "packages/{brand,contract,domain}/src/**/*.ts",
  "pnpm-lock.yaml",
];

/** Notes beside a build what it was made of. */
export async function noteInputs(build: Build): Promise<void> {
  await writeFile(findNote(build), await hashInputs(build));
}

/** Whether the last build is what a new one would be. */
export async function isBuildCurrent(build: Build): Promise<boolean> {
  const noted = await readFile(findNote(build), "utf8").catch(() => null);
  return noted === (await hashInputs(build));
}

function findNote({ root, buildDirectory }: Build): string {
  return join(root, "apps/web", buildDirectory, "input-hash");
}

async function hashInputs({ root, publicUrl }: Build): Promise<string> {
  const files = globSync(inputs, { cwd: root }).filter((file) => !file.includes(".test."));
  const hash = createHash("sha256").update(publicUrl);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

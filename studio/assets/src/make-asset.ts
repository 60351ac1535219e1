import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Asset, MediaFacts } from "./assets.ts";

export interface MadeAsset extends MediaFacts {
  readonly folder: string;
}

/** Makes the files in a temporary folder, then moves them to one named by a hash of their content. */
export async function makeAsset(mediaDir: string, asset: Asset): Promise<MadeAsset> {
  const parent = join(mediaDir, asset.kind);
  await mkdir(parent, { recursive: true });
  const aside = await mkdtemp(join(parent, ".making-"));
  try {
    const facts = await asset.make(aside);
    const folder = `${asset.kind}/${asset.id}-${await hashContent(aside)}`;
    await rm(join(mediaDir, folder), { recursive: true, force: true });
    await rename(aside, join(mediaDir, folder));
    return { folder, ...facts };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function hashContent(dir: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(dir)).sort()) hash.update(name).update(await readFile(join(dir, name)));
  return hash.digest("base64url").slice(0, 10);
}

import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Asset, MediaFacts } from "./assets.ts";
import { drawAll } from "./drawings.ts";
import { writeFiles } from "./files.ts";

export interface MadeAsset extends MediaFacts {
  readonly folder: string;
  readonly alt?: string;
}

export function makeAsset(mediaDir: string, asset: Asset): Promise<MadeAsset> {
  return placeFiles(mediaDir, asset, (dir) => asset.make(dir));
}

/** Makes only the drawings, in milliseconds. */
export function drawAsset(mediaDir: string, asset: Asset): Promise<MadeAsset> {
  return placeFiles(mediaDir, asset, async (dir) => {
    await writeFiles(dir, drawAll(asset.drawings));
    return { isDrawn: true };
  });
}

/** Makes the files in a temporary folder, then moves them to one named by a hash of their content. */
async function placeFiles(
  mediaDir: string,
  { kind, id, describe }: Asset,
  make: (dir: string) => Promise<MediaFacts>,
): Promise<MadeAsset> {
  const parent = join(mediaDir, kind);
  await mkdir(parent, { recursive: true });
  const aside = await mkdtemp(join(parent, ".making-"));
  try {
    const facts = await make(aside);
    const folder = `${kind}/${id}-${await hashContent(aside)}`;
    await rm(join(mediaDir, folder), { recursive: true, force: true });
    await rename(aside, join(mediaDir, folder));
    return { folder, ...(describe && { alt: describe() }), ...facts };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function hashContent(dir: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(dir)).sort()) hash.update(name).update(await readFile(join(dir, name)));
  return hash.digest("base64url").slice(0, 10);
}

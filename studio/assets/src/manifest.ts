import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadeAsset } from "./make-asset.ts";

/** An asset's folder within the media folder, and what is known about its files. */
export interface ManifestEntry extends MadeAsset {
  readonly inputHash: string;
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

const fileName = "manifest.json";

export async function readManifest(dir: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(dir, fileName), "utf8")) as Manifest;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

/** Writes one version after another, each atomically, so that a reader never sees half a file. */
export function createManifestWriter(dir: string): (manifest: Manifest) => Promise<void> {
  let writing = Promise.resolve();

  async function write(manifest: Manifest): Promise<void> {
    const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(join(dir, `${fileName}.part`), `${JSON.stringify(sorted, null, 1)}\n`);
    await rename(join(dir, `${fileName}.part`), join(dir, fileName));
  }

  return (manifest) => {
    writing = writing.then(() => write(manifest));
    return writing;
  };
}

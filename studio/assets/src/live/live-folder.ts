import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Asset } from "../assets.ts";
import { keyOf } from "../media-key.ts";

/** Returns a function that finds the folder of an asset's files, and makes them if they are not there yet. */
export function createLiveFolder(
  dir: string,
  hashInput: (asset: Asset) => string,
  writeAsset: (asset: Asset, dir: string) => Promise<void>,
): (asset: Asset) => Promise<string> {
  const making = new Map<string, Promise<string>>();

  async function make(asset: Asset, folder: string): Promise<string> {
    await mkdir(join(dir, asset.kind), { recursive: true });
    const aside = await mkdtemp(join(dir, asset.kind, ".making-"));
    try {
      await writeAsset(asset, aside);
      await rename(aside, folder);
      return folder;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  return async (asset) => {
    const folder = join(dir, `${keyOf(asset)}-${hashInput(asset).slice(0, 12)}`);
    if (existsSync(folder)) return folder;
    const underWay = making.get(folder) ?? make(asset, folder).finally(() => making.delete(folder));
    making.set(folder, underWay);
    return underWay;
  };
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Asset } from "./assets.ts";
import type { Manifest } from "./manifest.ts";
import { keyOf } from "./media-key.ts";

interface Requirements {
  readonly dir: string;
  readonly hashInput: (asset: Asset) => string;
  /** Whether a set may consist of its drawings. */
  readonly acceptsDrawings: boolean;
}

/** The entries of sets that need not be made again. */
export function keepCurrent(
  known: Manifest,
  assets: readonly Asset[],
  { dir, hashInput, acceptsDrawings }: Requirements,
): Manifest {
  const current = assets.flatMap((asset) => {
    const key = keyOf(asset);
    const entry = known[key];
    if (entry?.inputHash !== hashInput(asset) || !existsSync(join(dir, entry.folder))) return [];
    return entry.isDrawn && !acceptsDrawings ? [] : [[key, entry] as const];
  });
  return Object.fromEntries(current);
}

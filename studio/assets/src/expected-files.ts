import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Asset, MediaKind } from "./assets.ts";
import { pictureWidths } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { keyOf } from "./media-key.ts";

const pictureFiles = pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);

const expectedFiles: Readonly<Record<MediaKind, readonly string[]>> = {
  meals: pictureFiles,
  exercises: pictureFiles,
  clips: ["clip.webm", "clip.mp4", "motion.svg", "body-map.svg"],
  meditations: pictureFiles,
  sounds: ["sound.m4a", "sound.ogg", "captions.vtt"],
  loops: ["sound.m4a", "sound.ogg"],
  people: pictureFiles,
  site: pictureFiles,
};

/** Lists the expected files that are not in the folder. */
export function findMissing(dir: string, manifest: Manifest, assets: readonly Asset[]): string[] {
  return assets.flatMap((asset) => {
    const key = keyOf(asset);
    const entry = manifest[key];
    if (!entry) return [key];
    return (entry.isDrawn ? Object.keys(asset.drawings) : expectedFiles[asset.kind])
      .filter((file) => !existsSync(join(dir, entry.folder, file)))
      .map((file) => `${key}/${file}`);
  });
}

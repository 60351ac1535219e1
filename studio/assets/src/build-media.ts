import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Asset, listAssets, mediaKinds } from "./assets.ts";
import { keepCurrent } from "./current-sets.ts";
import { findMissing } from "./expected-files.ts";
import { createInputHasher } from "./input-hash.ts";
import { makeAll } from "./make-all.ts";
import { drawAsset, type MadeAsset } from "./make-asset.ts";
import { createManifestWriter, readManifest } from "./manifest.ts";
import { keyOf } from "./media-key.ts";
import { createBuildProgress } from "./progress.ts";

/**
 * Makes every picture, clip and sound that is missing or out of date, and removes those that no entry needs.
 * `pnpm media --sample` makes one of each kind. `pnpm media --drawings` makes only drawings, which takes seconds and needs
 * no ffmpeg: pictures as SVG, and no clips or sound.
 */
const { values: options } = parseArgs({
  options: {
    dir: { type: "string", default: fileURLToPath(new URL("../../../media", import.meta.url)) },
    sample: { type: "boolean", default: false },
    drawings: { type: "boolean", default: false },
  },
});

const all = await listAssets();
const assets = options.sample ? firstOfEachKind(all) : all;
const hashInput = await createInputHasher();
await mkdir(options.dir, { recursive: true });
const writeManifest = createManifestWriter(options.dir);

let manifest = keepCurrent(await readManifest(options.dir), assets, {
  dir: options.dir,
  hashInput,
  acceptsDrawings: options.drawings,
});
const wanted = options.drawings ? assets.filter(({ drawings }) => Object.keys(drawings).length > 0) : assets;
const missing = wanted.filter((asset) => !(keyOf(asset) in manifest));
const report = createBuildProgress(process.stdout, sumCosts(missing), missing.length);
if (options.drawings) await drawMissing();
else await makeMissing();
await writeManifest(manifest);
await removeUnused();
const stillMissing = findMissing(options.dir, manifest, wanted);
if (stillMissing.length > 0) throw new Error(`these files are missing:\n${stillMissing.join("\n")}`);
process.stdout.write(`${wanted.length} sets of files are in place, ${missing.length} of them new\n`);

async function makeMissing(): Promise<void> {
  await makeAll(options.dir, missing, async (asset, made) => {
    record(asset, made);
    await writeManifest(manifest);
  });
}

async function drawMissing(): Promise<void> {
  for (const asset of missing) record(asset, await drawAsset(options.dir, asset));
}

function record(asset: Asset, made: MadeAsset): void {
  manifest = { ...manifest, [keyOf(asset)]: { ...made, inputHash: hashInput(asset) } };
  report(asset.cost);
}

async function removeUnused(): Promise<void> {
  const kept = new Set(Object.values(manifest).map(({ folder }) => folder));
  for (const kind of mediaKinds.filter((name) => existsSync(join(options.dir, name)))) {
    for (const name of await readdir(join(options.dir, kind))) {
      if (!kept.has(`${kind}/${name}`)) await rm(join(options.dir, kind, name), { recursive: true });
    }
  }
}

/** The cheapest of each kind. */
function firstOfEachKind(from: readonly Asset[]): Asset[] {
  return mediaKinds.flatMap((kind) => {
    const [first] = from.filter((asset) => asset.kind === kind).toSorted((a, b) => a.cost - b.cost);
    return first ? [first] : [];
  });
}

function sumCosts(some: readonly Asset[]): number {
  return some.reduce((sum, { cost }) => sum + cost, 0);
}

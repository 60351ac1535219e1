import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Asset, listAssets, mediaKinds } from "./assets.ts";
import { findMissing } from "./expected-files.ts";
import { createInputHasher } from "./input-hash.ts";
import { makeAll } from "./make-all.ts";
import { createManifestWriter, type Manifest, readManifest } from "./manifest.ts";
import { keyOf } from "./media-key.ts";
import { createBuildProgress } from "./progress.ts";

/**
 * Makes every picture, clip and sound that is missing or out of date, and removes those that no entry needs.
 * `pnpm media --sample` makes one of each kind.
 */
const { values: options } = parseArgs({
  options: {
    dir: { type: "string", default: fileURLToPath(new URL("../../../media", import.meta.url)) },
    sample: { type: "boolean", default: false },
  },
});

const all = await listAssets();
const assets = options.sample ? firstOfEachKind(all) : all;
const hashInput = await createInputHasher();
await mkdir(options.dir, { recursive: true });
const writeManifest = createManifestWriter(options.dir);

let manifest: Manifest = await keepCurrent(await readManifest(options.dir));
const missing = assets.filter((asset) => !(keyOf(asset) in manifest));
const report = createBuildProgress(process.stdout, sumCosts(missing), missing.length);
await makeAll(options.dir, missing, async (asset, made) => {
  manifest = { ...manifest, [keyOf(asset)]: { ...made, inputHash: hashInput(asset) } };
  await writeManifest(manifest);
  report(asset.cost);
});
await writeManifest(manifest);
await removeUnused();
const stillMissing = findMissing(options.dir, manifest, assets);
if (stillMissing.length > 0) throw new Error(`these files are missing:\n${stillMissing.join("\n")}`);
process.stdout.write(`${assets.length} sets of files are in place, ${missing.length} of them new\n`);

async function keepCurrent(known: Manifest): Promise<Manifest> {
  const current = assets.flatMap((asset) => {
    const key = keyOf(asset);
    const entry = known[key];
    const isCurrent = entry?.inputHash === hashInput(asset) && existsSync(join(options.dir, entry.folder));
    return isCurrent ? [[key, entry] as const] : [];
  });
  return Object.fromEntries(current);
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

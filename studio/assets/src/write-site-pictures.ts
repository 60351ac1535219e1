import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Asset, listAssets } from "./assets.ts";
import { createInputHasher } from "./input-hash.ts";
import { createBuildProgress } from "./progress.ts";

/** Draws the pictures that the web app is built with, the site's own and the team's, each in a folder of its name. */
const dir = fileURLToPath(new URL("../../../apps/web/.pictures", import.meta.url));
const isPartOfSite = ({ kind, id }: Asset) =>
  kind === "site" || (kind === "people" && id.startsWith("team-"));

const assets = (await listAssets()).filter(isPartOfSite);
const hashInput = await createInputHasher();
const outdated: Asset[] = [];
for (const asset of assets) if (!(await isCurrent(asset))) outdated.push(asset);
const report = createBuildProgress(process.stdout, outdated.length, outdated.length);
for (const asset of outdated) {
  const folder = join(dir, asset.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await asset.make(folder);
  await writeFile(noteFile(asset), hashInput(asset));
  report(1);
}
process.stdout.write(`${assets.length} pictures of the site are in place, ${outdated.length} of them new\n`);

async function isCurrent(asset: Asset): Promise<boolean> {
  const note = noteFile(asset);
  return existsSync(note) && (await readFile(note, "utf8")) === hashInput(asset);
}

function noteFile({ id }: Asset): string {
  return join(dir, id, "input-hash");
}

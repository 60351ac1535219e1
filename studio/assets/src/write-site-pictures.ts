import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Asset, listAssets } from "./assets.ts";
import { createInputHasher } from "./input-hash.ts";

/** Draws the pictures that the web app is built with, the site's own and the team's, each in a folder of its name. */
const dir = fileURLToPath(new URL("../../../apps/web/.pictures", import.meta.url));
const isPartOfSite = ({ kind, id }: Asset) =>
  kind === "site" || (kind === "people" && id.startsWith("team-"));

const assets = (await listAssets()).filter(isPartOfSite);
const hashInput = await createInputHasher();
let drawn = 0;
for (const asset of assets) {
  const folder = join(dir, asset.id);
  const note = join(folder, "input-hash");
  const inputHash = hashInput(asset);
  if (existsSync(note) && (await readFile(note, "utf8")) === inputHash) continue;

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await asset.make(folder);
  await writeFile(note, inputHash);
  drawn += 1;
}
process.stdout.write(`${assets.length} pictures of the site are in place, ${drawn} of them new\n`);

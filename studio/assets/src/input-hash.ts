import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Asset, MediaKind } from "./assets.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const brand = "packages/brand/src";
const calm = "packages/domain/src/calm";
const drawing = "studio/drawing/src";
const pictures = "studio/pictures/src";
const sound = "studio/sound/src";

/** The code that each kind of file depends on. */
const makers: Readonly<Record<MediaKind, readonly string[]>> = {
  meals: [drawing, `${pictures}/meals`],
  exercises: [drawing, `${pictures}/exercises`],
  clips: [drawing, `${pictures}/exercises`, "studio/clips/src"],
  meditations: [brand, drawing, `${pictures}/meditations`],
  sounds: [calm, drawing, sound],
  loops: [calm, drawing, sound],
  people: [brand, drawing, `${pictures}/people`],
  site: [brand, drawing, pictures],
};

/** Returns a function that hashes an asset's input together with the code that makes it. */
export async function createInputHasher(): Promise<(asset: Asset) => string> {
  const names = [...new Set(Object.values(makers).flat())];
  const folders = new Map(
    await Promise.all(names.map(async (name) => [name, await hashFolder(name)] as const)),
  );
  const files = await hashFile(join(import.meta.dirname, "files.ts"));

  return ({ kind, id, input }) => {
    const hash = createHash("sha256").update(files);
    for (const name of makers[kind]) hash.update(folders.get(name) ?? "");
    return hash.update(JSON.stringify({ kind, id, input })).digest("hex");
  };
}

async function hashFolder(name: string): Promise<string> {
  const found = await readdir(join(root, name), { recursive: true, withFileTypes: true });
  const paths = found
    .filter((file) => file.isFile() && /\.(ts|jpg)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .map((file) => join(file.parentPath, file.name));
  const hash = createHash("sha256");
  for (const path of paths.sort()) hash.update(relative(root, path)).update(await hashFile(path));
  return hash.digest("hex");
}

async function hashFile(path: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
}

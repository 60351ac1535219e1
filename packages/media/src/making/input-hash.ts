import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Asset, MediaKind } from "./assets.ts";

const source = fileURLToPath(new URL("..", import.meta.url));

/** The folders of code whose change means that the files have to be made again. */
const makers: Readonly<Record<MediaKind, readonly string[]>> = {
  meals: ["drawing", "meals"],
  exercises: ["drawing", "exercises"],
  clips: ["drawing", "exercises"],
  meditations: ["drawing", "meditations"],
  sounds: ["drawing", "sound"],
  people: ["drawing", "people"],
  site: ["drawing", "meals", "exercises", "meditations", "people", "site"],
};

/** Answers the same hash for an asset for as long as neither its entry nor the code that makes it changes. */
export async function createInputHasher(): Promise<(asset: Asset) => string> {
  const names = [...new Set(Object.values(makers).flat())];
  const folders = new Map(
    await Promise.all(names.map(async (name) => [name, await hashFolder(name)] as const)),
  );
  const files = await hashFile(join(source, "making/files.ts"));

  return ({ kind, id, input }) => {
    const hash = createHash("sha256").update(files);
    for (const name of makers[kind]) hash.update(folders.get(name) ?? "");
    return hash.update(JSON.stringify({ kind, id, input })).digest("hex");
  };
}

async function hashFolder(name: string): Promise<string> {
  const found = await readdir(join(source, name), { recursive: true, withFileTypes: true });
  const paths = found
    .filter((file) => file.isFile() && /\.(ts|jpg)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .map((file) => join(file.parentPath, file.name));
  const hash = createHash("sha256");
  for (const path of paths.sort()) hash.update(path.slice(source.length)).update(await hashFile(path));
  return hash.digest("hex");
}

async function hashFile(path: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
}

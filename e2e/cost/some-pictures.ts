import { copyFile, glob, mkdir, mkdtemp, readdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const entries = fileURLToPath(new URL("../../packages/catalogue/entries/", import.meta.url));
/** The folder of each kind's pictures, by that of its entries. */
const folders = {
  meals: "meals",
  exercises: "exercises",
  meditations: "meditations",
  coaches: "people",
} as const;
const smallest = "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=";

/** The same picture, one of the site's, at an address of its own for every entry: made in a second, unlike their own. */
export async function writeSomePictures(assets: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "fernwell-some-pictures-"));
  await copyPicture(assets, join(dir, "picture"));
  const manifest: Record<string, object> = {};
  for (const [kind, folder] of Object.entries(folders)) {
    await mkdir(join(dir, folder));
    for await (const file of glob("*.yaml", { cwd: join(entries, kind) })) {
      const key = `${folder}/${basename(file, ".yaml")}`;
      await symlink(join(dir, "picture"), join(dir, key));
      manifest[key] = { folder: key, alt: `A picture of ${basename(file, ".yaml")}`, standIn: smallest };
    }
  }
  await writeFile(join(dir, "manifest.json"), JSON.stringify(manifest));
  return dir;
}

/** Built files have names such as 400-D8CrQAJs.avif. */
async function copyPicture(assets: string, to: string): Promise<void> {
  await mkdir(to);
  const names = (await readdir(assets)).toSorted();
  for (const file of ["400.avif", "800.avif", "1200.avif", "400.webp", "800.webp", "1200.webp"]) {
    const [width = "", format = ""] = file.split(".");
    const found = names.find((name) => name.startsWith(`${width}-`) && name.endsWith(`.${format}`));
    if (found === undefined) throw new Error(`the build has no picture like ${file}`);
    await copyFile(join(assets, found), join(to, file));
  }
}

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The smallest site and media that a server serves. */
export async function writeSite() {
  const folder = await mkdtemp(join(tmpdir(), "fernwell-fuzz-"));
  const [webDir, mediaDir] = [join(folder, "web"), join(folder, "media")];
  const pages = ["index.html", "404/index.html", "__spa-fallback.html"].map((name) => join(webDir, name));
  for (const path of pages) await write(path, "<!doctype html><title>Fernwell</title>");
  for (const path of pages) {
    await write(`${path}.br`, brotliCompressSync(""));
    await write(`${path}.gz`, gzipSync(""));
  }
  await write(join(webDir, "assets/app.js"), "export {}");
  await write(join(webDir, "addresses.json"), JSON.stringify([{ pattern: "/login", isListed: true }]));
  await write(join(mediaDir, "manifest.json"), "{}");
  await write(join(mediaDir, "sounds/a/sound.m4a"), "a sound");
  await write(join(mediaDir, ".git/config"), "a secret");
  return { webDir, mediaDir, remove: () => rm(folder, { recursive: true }) };
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

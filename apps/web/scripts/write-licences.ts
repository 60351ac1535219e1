import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { licencesPath } from "../app/lib/licences-path.ts";

const webDir = join(import.meta.dirname, "..");

/** Completes Vite's list of bundled packages with what it does not know: data, drawings, and the font that is no package. */
export async function writeLicences(clientDir: string): Promise<void> {
  const file = join(clientDir, licencesPath);
  const parts = [join(webDir, "notices.md"), join(webDir, "app/fonts/OFL.txt"), file];
  const texts = await Promise.all(parts.map((path) => readFile(path, "utf8")));
  await writeFile(file, texts.map((text) => `${text.trim()}\n`).join("\n\n"));
}

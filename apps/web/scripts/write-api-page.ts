import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { makeReferenceFile } from "./api-reference.ts";

/** `pnpm api:page`: the API reference as a file to open, send or publish. Too large for the repository. */
const folder = fileURLToPath(new URL("../../../reports/", import.meta.url));
const page = await makeReferenceFile();
await mkdir(folder, { recursive: true });
await writeFile(`${folder}api.html`, page);
process.stdout.write(`reports/api.html: ${(page.length / 1e6).toFixed(1)} MB\n`);

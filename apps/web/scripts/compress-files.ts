import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a Brotli and a gzip version beside every text file, for the server to send as is. */
export async function compressFiles(clientDir: string): Promise<void> {
  for await (const file of glob("**/*.{js,css,html,svg,json,xml,txt}", { cwd: clientDir })) {
    const path = join(clientDir, file);
    const text = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await writeFile(`${path}.br`, await toBrotli(text, { params }));
    await writeFile(`${path}.gz`, await toGzip(text, { level: 9 }));
  }
}

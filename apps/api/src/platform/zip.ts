import { setImmediate as letOthersRun } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file of an archive, whose text comes piece by piece. */
export interface PackedFile {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

/** What is compressed at once. It takes about a millisecond, after which other work runs. */
const maxPieceBytes = 16 * 1024;

/** Packs files into a zip archive, piece by piece: neither the files nor the archive are held in memory as a whole. */
export async function* packFiles(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const piece of text) {
      const bytes = strToU8(piece);
      for (let from = 0; from < bytes.length; from += maxPieceBytes) {
        file.push(bytes.subarray(from, from + maxPieceBytes));
        yield* packed.splice(0);
        await letOthersRun();
      }
    }
    file.push(new Uint8Array(), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}

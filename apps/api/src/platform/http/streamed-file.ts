/** A file that is sent piece by piece, without being held in memory as a whole. */
export class StreamedFile {
  readonly byteCount: number;
  readonly pieces: AsyncIterable<Uint8Array>;

  constructor(byteCount: number, pieces: AsyncIterable<Uint8Array>) {
    this.byteCount = byteCount;
    this.pieces = pieces;
  }
}

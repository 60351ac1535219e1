import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import type { Stereo } from "./engine/block.ts";
import { blockFrames } from "./engine/clock.ts";

/**
 * Keeps a mix on disk until its loudness is known, so that half an hour needs no more memory than a second.
 * 16 bits are enough: the mix is within a few dB of its final loudness.
 */
export interface Spool {
  write(block: Stereo): void;
  /** The highest sample of every block that was written. */
  peaks(): readonly number[];
  /** Everything written, some blocks at a time, as interleaved samples in which `fullScale` means 1. */
  chunks(): Generator<Int16Array, void>;
  remove(): void;
}

/** Leaves 12 dB of headroom for peaks, which the limiter handles. */
export const fullScale = 8192;

const blocksAtOnce = 32;
const samplesInBlock = blockFrames * 2;

export function createSpool(path: string): Spool {
  const file = openSync(path, "w+");
  const chunk = new Int16Array(blocksAtOnce * samplesInBlock);
  const peaks: number[] = [];
  let [held, written] = [0, 0];

  function flush(): void {
    writeSync(file, chunk, 0, held * 2);
    written += held;
    held = 0;
  }

  return {
    write(block) {
      peaks.push(pack(block, chunk, held) / fullScale);
      held += samplesInBlock;
      if (held === chunk.length) flush();
    },
    peaks: () => peaks,
    *chunks() {
      flush();
      for (let at = 0; at < written; at += chunk.length) {
        const samples = Math.min(chunk.length, written - at);
        readSync(file, chunk, 0, samples * 2, at * 2);
        yield chunk.subarray(0, samples);
      }
    },
    remove() {
      closeSync(file);
      rmSync(path);
    },
  };
}

/** Returns the highest sample. */
function pack({ left, right }: Stereo, chunk: Int16Array, start: number): number {
  let [most, least] = [0, 0];
  for (let i = 0; i < blockFrames; i += 1) {
    const a = (left[i] ?? 0) * fullScale;
    const b = (right[i] ?? 0) * fullScale;
    chunk[start + 2 * i] = a;
    chunk[start + 2 * i + 1] = b;
    most = Math.max(most, a, b);
    least = Math.min(least, a, b);
  }
  return Math.max(most, -least);
}

import { createStereo, panned, type Stereo } from "./block.ts";
import { blockFrames, framesIn } from "./clock.ts";

/** A ring buffer that short sounds are mixed into ahead of time and read from block by block. */
export interface Canvas {
  /** Mixes a sound in, panned from -1 (left) to 1 (right), starting at a frame that has not been read yet. */
  paint(sound: Float32Array, at: number, gain: number, place: number): void;
  paintStereo(sound: Stereo, at: number, gain: number): void;
  /** Overwrites the block with the next samples. */
  take(into: Stereo): void;
}

export function createCanvas(longestSeconds: number): Canvas {
  const size = Math.ceil(framesIn(longestSeconds) / blockFrames + 2) * blockFrames;
  const ring = createStereo(size);
  let position = 0;
  return {
    paint(sound, at, gain, place) {
      const share = panned(place);
      lay(ring, { left: sound, right: sound }, at % size, gain * share.left, gain * share.right);
    },
    paintStereo(sound, at, gain) {
      lay(ring, sound, at % size, gain, gain);
    },
    take(into) {
      const start = position % size;
      into.left.set(ring.left.subarray(start, start + blockFrames));
      into.right.set(ring.right.subarray(start, start + blockFrames));
      ring.left.fill(0, start, start + blockFrames);
      ring.right.fill(0, start, start + blockFrames);
      position += blockFrames;
    },
  };
}

/** Writes in two runs where the sound crosses the end of the ring. */
function lay(ring: Stereo, sound: Stereo, start: number, left: number, right: number): void {
  const before = Math.min(sound.left.length, ring.left.length - start);
  add(ring, sound, { start, from: 0, to: before, left, right });
  add(ring, sound, { start: -before, from: before, to: sound.left.length, left, right });
}

interface Run {
  /** The position of the sound's first sample in the ring. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

function add(ring: Stereo, sound: Stereo, { start, from, to, left, right }: Run): void {
  const { left: ringLeft, right: ringRight } = ring;
  const { left: soundLeft, right: soundRight } = sound;
  for (let i = from; i < to; i += 1) {
    const place = start + i;
    ringLeft[place] = (ringLeft[place] ?? 0) + (soundLeft[i] ?? 0) * left;
    ringRight[place] = (ringRight[place] ?? 0) + (soundRight[i] ?? 0) * right;
  }
}

import type { Stereo } from "./block.ts";

/** Low, soft tones are made at a quarter of the rate. The error of linear interpolation is inaudible. */
export const slowness = 4;

/** Interpolates linearly between samples made at a quarter of the rate. */
export function createSmoother(): (coarse: Stereo, into: Stereo) => void {
  let [left, right] = [0, 0];
  return (coarse, into) => {
    left = drawLines(coarse.left, into.left, left);
    right = drawLines(coarse.right, into.right, right);
  };
}

function drawLines(coarse: Float32Array, into: Float32Array, from: number): number {
  let last = from;
  for (let i = 0; i < coarse.length; i += 1) {
    const next = coarse[i] ?? 0;
    const step = (next - last) / slowness;
    for (let k = 0; k < slowness; k += 1) into[i * slowness + k] = last + step * (k + 1);
    last = next;
  }
  return last;
}

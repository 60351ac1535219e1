import { blockFrames } from "./clock.ts";

/** Two channels of the same length. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function createStereo(frames = blockFrames): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

/** The gain of each channel for a pan from -1 (left) to 1 (right), equally loud everywhere. */
export function panned(place: number): { left: number; right: number } {
  const angle = ((place + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

export function clear({ left, right }: Stereo): void {
  left.fill(0);
  right.fill(0);
}

export function addScaled(into: Stereo, sound: Stereo, gain: number): void {
  const { left, right } = into;
  const { left: soundLeft, right: soundRight } = sound;
  for (let i = 0; i < left.length; i += 1) {
    left[i] = (left[i] ?? 0) + (soundLeft[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) + (soundRight[i] ?? 0) * gain;
  }
}

/** Blends the channels: 0 keeps them apart, 0.5 makes them mono. */
export function narrow({ left, right }: Stereo, share: number): void {
  const own = 1 - share;
  for (let i = 0; i < left.length; i += 1) {
    const a = left[i] ?? 0;
    const b = right[i] ?? 0;
    left[i] = a * own + b * share;
    right[i] = b * own + a * share;
  }
}

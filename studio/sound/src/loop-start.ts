import type { Stereo } from "./engine/block.ts";
import { blockFrames } from "./engine/clock.ts";
import { createWeighting } from "./meters/loudness.ts";

interface LoopShape {
  readonly loopBlocks: number;
  readonly fadeBlocks: number;
}

/**
 * The block from which a loop repeats best: about as loud around its seam as elsewhere, and with what fades out in step
 * with what fades in, so that a heart does not stumble.
 */
export function findLoopStart(long: Stereo, shape: LoopShape): number {
  const blocks = measureBlocks(weigh(long), shape.loopBlocks);
  const starts = blocks.slice(0, -shape.loopBlocks - shape.fadeBlocks).map((_, start) => start);
  const rated = starts.map((start) => ({ start, fault: rateFault(blocks, start, shape) }));
  return rated.reduce((best, next) => (next.fault < best.fault ? next : best)).start;
}

interface Block {
  readonly energy: number;
  /** What it has in common with the block one loop later: tones that meet add up or cancel out. */
  readonly shared: number;
}

/** In dB. Steps that do not agree at all count as half of one. */
function rateFault(blocks: readonly Block[], start: number, { loopBlocks, fadeBlocks }: LoopShape): number {
  const rising = blocks.slice(start, start + fadeBlocks);
  const falling = blocks.slice(start + loopBlocks, start + loopBlocks + fadeBlocks);
  const energies = blocks.slice(start, start + loopBlocks).map(({ energy, shared }, at) => {
    const later = falling[at];
    if (later === undefined) return energy;
    const angle = (at / fadeBlocks) * (Math.PI / 2);
    const [into, out] = [Math.sin(angle), Math.cos(angle)];
    return energy * into ** 2 + later.energy * out ** 2 + 2 * shared * into * out;
  });
  const [before, after] = [-fadeBlocks / 2, 1.5 * fadeBlocks];
  const around = mean([...energies.slice(before), ...energies.slice(0, after)]);
  const unevenness = Math.abs(10 * Math.log10(around / mean(energies.slice(after, before))));
  return unevenness + 0.5 * (1 - correlate(rising, falling));
}

/** As it is heard. */
function weigh({ left, right }: Stereo): Stereo {
  const heard = { left: left.slice(), right: right.slice() };
  createWeighting().process(heard);
  return heard;
}

function measureBlocks({ left, right }: Stereo, loopBlocks: number): Block[] {
  const laterBy = loopBlocks * blockFrames;
  return Array.from({ length: left.length / blockFrames }, (_, block) => {
    let [energy, shared] = [0, 0];
    for (let i = block * blockFrames; i < (block + 1) * blockFrames; i += 1) {
      const [a, b] = [left[i] ?? 0, right[i] ?? 0];
      energy += a * a + b * b;
      shared += a * (left[i + laterBy] ?? 0) + b * (right[i + laterBy] ?? 0);
    }
    return { energy, shared };
  });
}

/** Whether two stretches are loud at the same moments: 1 if they are, 0 if they have nothing to do with each other. */
function correlate(one: readonly Block[], other: readonly Block[]): number {
  const [a, b] = [centre(one), centre(other)];
  const spread = Math.sqrt(mean(a.map((value) => value ** 2)) * mean(b.map((value) => value ** 2)));
  return spread === 0 ? 0 : mean(a.map((value, at) => value * (b[at] ?? 0))) / spread;
}

function centre(blocks: readonly Block[]): number[] {
  const middle = mean(blocks.map(({ energy }) => energy));
  return blocks.map(({ energy }) => energy - middle);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

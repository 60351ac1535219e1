import type { Random } from "@fernwell/studio-drawing/random";
import { createStereo, type Stereo } from "./block.ts";
import { blockFrames, framesIn } from "./clock.ts";
import type { Filter } from "./filters.ts";
import { createStereoNoise } from "./noise.ts";

/**
 * Endless coloured noise. Forty seconds are made once. Every few seconds playback jumps to another place
 * with a crossfade, so that nothing repeats. Filtering all of it would be the slowest part of most sounds.
 */
export interface Bed {
  /** Adds the next block. Each channel's gain moves linearly from its last value. */
  add(into: Stereo, left: number, right?: number): void;
}

const textureFrames = Math.ceil(framesIn(40) / blockFrames) * blockFrames;
const crossfadeBlocks = 10;

export function createBed(random: Random, width: number, filter: Filter): Bed {
  const texture = createTexture(random, width, filter);
  const leaps = random.fork("leaps");
  let place = leapTo(leaps);
  let before = place;
  let [untilLeap, fading] = [leapIn(leaps), 0];
  let [lastLeft, lastRight] = [0, 0];

  return {
    add(into, left, right = left) {
      if (untilLeap === 0 || place + blockFrames > textureFrames) {
        before = Math.min(place, textureFrames - crossfadeBlocks * blockFrames);
        place = leapTo(leaps);
        untilLeap = leapIn(leaps);
        fading = crossfadeBlocks;
      }
      const [from, to] = [crossfadeGains(fading), crossfadeGains(fading - 1)];
      addPiece(into, texture, place, {
        fromLeft: lastLeft * from.now,
        toLeft: left * to.now,
        fromRight: lastRight * from.now,
        toRight: right * to.now,
      });
      if (fading > 0) {
        addPiece(into, texture, before, {
          fromLeft: lastLeft * from.before,
          toLeft: left * to.before,
          fromRight: lastRight * from.before,
          toRight: right * to.before,
        });
        before += blockFrames;
        fading -= 1;
      }
      place += blockFrames;
      untilLeap -= 1;
      lastLeft = left;
      lastRight = right;
    },
  };
}

function createTexture(random: Random, width: number, filter: Filter): Stereo {
  const texture = createStereo(textureFrames);
  const noise = createStereoNoise(random.fork("noise"), width);
  const block = createStereo();
  noise.fill(block);
  filter.process(block);
  for (let at = 0; at < textureFrames; at += blockFrames) {
    noise.fill(block);
    filter.process(block);
    texture.left.set(block.left, at);
    texture.right.set(block.right, at);
  }
  return texture;
}

/** Never within the last seconds, where there is no room to continue. */
function leapTo(random: Random): number {
  return random.int(0, textureFrames - framesIn(13));
}

function leapIn(random: Random): number {
  return random.int(150, 380);
}

/** Independent noises keep their loudness when the squares of their gains add up to one. */
function crossfadeGains(fading: number): { now: number; before: number } {
  const angle = (Math.max(0, fading) / crossfadeBlocks) * (Math.PI / 2);
  return { now: Math.cos(angle), before: Math.sin(angle) };
}

interface Gains {
  readonly fromLeft: number;
  readonly toLeft: number;
  readonly fromRight: number;
  readonly toRight: number;
}

function addPiece(into: Stereo, texture: Stereo, place: number, gains: Gains): void {
  const { left, right } = into;
  const { left: textureLeft, right: textureRight } = texture;
  const leftStep = (gains.toLeft - gains.fromLeft) / blockFrames;
  const rightStep = (gains.toRight - gains.fromRight) / blockFrames;
  let leftGain = gains.fromLeft;
  let rightGain = gains.fromRight;
  for (let i = 0; i < blockFrames; i += 1) {
    leftGain += leftStep;
    rightGain += rightStep;
    left[i] = (left[i] ?? 0) + (textureLeft[place + i] ?? 0) * leftGain;
    right[i] = (right[i] ?? 0) + (textureRight[place + i] ?? 0) * rightGain;
  }
}

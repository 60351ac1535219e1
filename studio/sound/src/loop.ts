import { loopSeconds } from "@fernwell/domain/calm/loops";
import type { Sound } from "@fernwell/domain/calm/meditation";
import { createRandom } from "@fernwell/studio-drawing/random";
import { createStereo, type Stereo } from "./engine/block.ts";
import { blockFrames, framesIn } from "./engine/clock.ts";
import { ceiling } from "./limiter.ts";
import { findLoopStart } from "./loop-start.ts";
import { createLoudnessMeter } from "./meters/loudness.ts";
import { createChannel, mixChannels } from "./mix.ts";
import { targetLufs } from "./pcm.ts";

/** Two octaves below the bell of the free timer. */
const rootHz = 108;

/** Until echoes and long notes have built up. */
const warmUpBlocks = toBlocks(25);
const loopBlocks = toBlocks(loopSeconds);

/** A sound that can be repeated for ever: its end flows into its beginning. */
export function renderLoop(sound: Sound): Stereo {
  // Two hearts at once would stumble over each other.
  const fadeBlocks = toBlocks(sound === "heartbeat" ? 1.2 : 4);
  const long = renderLong(sound, 2 * loopBlocks + fadeBlocks);
  const start = findLoopStart(long, { loopBlocks, fadeBlocks }) * blockFrames;
  return evenOut(cutLoop(long, start, fadeBlocks * blockFrames));
}

function renderLong(sound: Sound, blocks: number): Stereo {
  const long = createStereo(blocks * blockFrames);
  const channel = createChannel(createRandom(`loop of ${sound}`), { sound, rootHz, level: 1 });
  let block = -warmUpBlocks;
  for (const mix of mixChannels([channel])) {
    if (block === blocks) break;
    if (block >= 0) {
      long.left.set(mix.left, block * blockFrames);
      long.right.set(mix.right, block * blockFrames);
    }
    block += 1;
  }
  return long;
}

/** What would follow the end fades out over the beginning. */
function cutLoop(long: Stereo, start: number, fadeFrames: number): Stereo {
  const frames = loopBlocks * blockFrames;
  const cut = (side: Float32Array) => {
    const loop = side.slice(start, start + frames);
    for (let i = 0; i < fadeFrames; i += 1) {
      const angle = (i / fadeFrames) * (Math.PI / 2);
      loop[i] = (loop[i] ?? 0) * Math.sin(angle) + (side[start + frames + i] ?? 0) * Math.cos(angle);
    }
    return loop;
  };
  return { left: cut(long.left), right: cut(long.right) };
}

/** At the loudness of the tracks, or a little less where peaks would exceed the ceiling: a limiter would have a seam. */
function evenOut({ left, right }: Stereo): Stereo {
  const meter = createLoudnessMeter();
  meter.add({ left, right });
  const peak = Math.max(...[left, right].map(findPeak));
  const gain = Math.min(10 ** ((targetLufs - meter.read()) / 20), ceiling / peak);
  return { left: left.map((sample) => sample * gain), right: right.map((sample) => sample * gain) };
}

function findPeak(side: Float32Array): number {
  return side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function toBlocks(seconds: number): number {
  return Math.round(framesIn(seconds) / blockFrames);
}

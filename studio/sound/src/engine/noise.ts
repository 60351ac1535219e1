import type { Random } from "@fernwell/studio-drawing/random";
import type { Stereo } from "./block.ts";

/** Stereo noise. A width of 0 is mono, 1 has independent channels. */
export function createStereoNoise(random: Random, width: number): { fill(into: Stereo): void } {
  const [shared, own] = [createNoise(random.fork("shared")), createNoise(random.fork("own"))];
  const same = Math.sqrt(1 - width * width);
  return {
    fill({ left, right }) {
      shared.fill(left);
      own.fill(right);
      for (let i = 0; i < right.length; i += 1) right[i] = (left[i] ?? 0) * same + (right[i] ?? 0) * width;
    },
  };
}

/** White noise between -1 and 1, much faster than a general random number. */
interface Noise {
  fill(into: Float32Array): void;
}

function createNoise(random: Random): Noise {
  let state = random.int(1, 2_147_483_646);
  return {
    fill(into) {
      let bits = state;
      for (let i = 0; i < into.length; i += 1) {
        bits ^= bits << 13;
        bits ^= bits >>> 17;
        bits ^= bits << 5;
        into[i] = bits * 4.656_612_873e-10;
      }
      state = bits;
    },
  };
}

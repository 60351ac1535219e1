import type { Meditation } from "@fernwell/domain/calm/meditation";
import { blockFrames } from "./engine/clock.ts";
import { limitedGains } from "./limiter.ts";
import { createLoudnessMeter } from "./meters/loudness.ts";
import { lengthInFrames, mixOf } from "./mix.ts";
import { createSpool, fullScale } from "./spool.ts";

export const targetLufs = -20;

/**
 * Renders a session's finished sound as chunks of interleaved 16-bit stereo. The mix is measured on its way
 * to the spool, then read back at the target loudness.
 */
export function* renderPcm(
  meditation: Meditation,
  spoolPath: string,
): Generator<Int16Array<ArrayBuffer>, void> {
  const [spool, meter] = [createSpool(spoolPath), createLoudnessMeter()];
  try {
    for (const block of mixOf(meditation)) {
      meter.add(block);
      spool.write(block);
    }
    const gains = limitedGains(spool.peaks(), 10 ** ((targetLufs - meter.read()) / 20));
    let [block, left] = [0, lengthInFrames(meditation) * 2];
    for (const chunk of spool.chunks()) {
      const scaled = new Int16Array(Math.min(left, chunk.length));
      for (let start = 0; start < scaled.length; start += blockFrames * 2) {
        scale(chunk, scaled, start, gains[block] ?? 0, gains[block + 1] ?? 0);
        block += 1;
      }
      left -= scaled.length;
      yield scaled;
    }
  } finally {
    spool.remove();
  }
}

function scale(from: Int16Array, into: Int16Array, start: number, fromGain: number, toGain: number): void {
  const toFull = 32_767 / fullScale;
  const step = ((toGain - fromGain) * toFull) / (blockFrames * 2);
  const end = Math.min(into.length, start + blockFrames * 2);
  let gain = fromGain * toFull;
  for (let i = start; i < end; i += 1) {
    into[i] = (from[i] ?? 0) * gain;
    gain += step;
  }
}

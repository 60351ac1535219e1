import { spawn } from "node:child_process";
import { once } from "node:events";
import { createStereo, type Stereo } from "./engine/block.ts";
import { sampleRate } from "./engine/clock.ts";
import { createSpectrumMeter, type Spectrum } from "./meters/bands.ts";
import { createClickMeter } from "./meters/clicks.ts";
import { createLoudnessMeter } from "./meters/loudness.ts";
import { toDecibels } from "./meters/meter.ts";
import { createLevelMeter, longestSilenceSeconds } from "./meters/silence.ts";
import { createTruePeakMeter } from "./meters/true-peak.ts";
import { fadeSeconds } from "./mix.ts";

/** What can be said about a sound without hearing it. */
export interface Measurement extends Spectrum {
  readonly seconds: number;
  readonly lufs: number;
  /** In dB below full scale, between samples too. */
  readonly truePeak: number;
  /** How far the middle of the wave lies from zero. */
  readonly offset: number;
  readonly longestSilenceSeconds: number;
  readonly clicks: number;
  /** Every fiftieth of a second, in dB below full scale. */
  readonly levels: readonly number[];
}

/** Measures interleaved 16-bit stereo at the rate that tracks are made at. */
export async function measurePcm(
  pieces: Iterable<Int16Array> | AsyncIterable<Int16Array>,
): Promise<Measurement> {
  const meters = {
    loudness: createLoudnessMeter(),
    peak: createTruePeakMeter(),
    level: createLevelMeter(),
    clicks: createClickMeter(),
    spectrum: createSpectrumMeter(),
  };
  let [frames, sum] = [0, 0];
  for await (const piece of pieces) {
    const sound = unpack(piece);
    for (const meter of Object.values(meters)) meter.add(sound);
    frames += sound.left.length;
    sum += sound.left.reduce((total, sample, i) => total + sample + (sound.right[i] ?? 0), 0);
  }
  const levels = meters.level.read();
  return {
    seconds: frames / sampleRate,
    lufs: meters.loudness.read(),
    truePeak: toDecibels(meters.peak.read()),
    offset: sum / (2 * Math.max(1, frames)),
    longestSilenceSeconds: longestSilenceSeconds(levels, fadeSeconds),
    clicks: meters.clicks.read(),
    levels,
    ...meters.spectrum.read(),
  };
}

/** Decodes a file as a browser would and measures what comes out. */
export async function measureFile(path: string): Promise<Measurement> {
  const decoder = spawn(
    "ffmpeg",
    [
      "-nostdin",
      "-loglevel",
      "error",
      "-i",
      path,
      "-f",
      "s16le",
      "-ar",
      `${sampleRate}`,
      "-ac",
      "2",
      "pipe:1",
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let complaints = "";
  decoder.stderr.on("data", (text) => {
    complaints += text;
  });
  const closed = once(decoder, "close");
  const measurement = await measurePcm(wholeFrames(decoder.stdout));
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg could not decode ${path}: ${complaints.trim()}`);
  return measurement;
}

const frameBytes = 4;

/** Pipes cut where they like; frames may not be torn. */
async function* wholeFrames(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array, void> {
  let rest = new Uint8Array(0);
  for await (const chunk of stream) {
    const joined = new Uint8Array(rest.length + chunk.length);
    joined.set(rest);
    joined.set(chunk, rest.length);
    const whole = joined.length - (joined.length % frameBytes);
    rest = joined.slice(whole);
    if (whole > 0) yield new Int16Array(joined.buffer, 0, whole / 2);
  }
}

function unpack(piece: Int16Array): Stereo {
  const sound = createStereo(piece.length / 2);
  for (let i = 0; i < sound.left.length; i += 1) {
    sound.left[i] = (piece[2 * i] ?? 0) / 32_768;
    sound.right[i] = (piece[2 * i + 1] ?? 0) / 32_768;
  }
  return sound;
}

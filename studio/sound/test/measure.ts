import { spawn } from "node:child_process";
import { once } from "node:events";
import { createStereo, type Stereo } from "../src/engine/block.ts";
import { sampleRate } from "../src/engine/clock.ts";
import { createLoudnessMeter } from "../src/meters/loudness.ts";
import { fadeSeconds } from "../src/mix.ts";
import { createSpectrumMeter, type Spectrum } from "./meters/bands.ts";
import { createClickMeter } from "./meters/clicks.ts";
import { toDecibels } from "./meters/decibels.ts";
import { createLevelMeter, longestSilenceSeconds } from "./meters/silence.ts";
import { createTruePeakMeter } from "./meters/true-peak.ts";

/** Measurements of a sound. */
export interface Measurement extends Spectrum {
  readonly seconds: number;
  readonly lufs: number;
  /** In dB below full scale, including between samples. */
  readonly truePeak: number;
  /** The mean of the wave. */
  readonly offset: number;
  readonly longestSilenceSeconds: number;
  readonly clicks: number;
  /** Every fiftieth of a second, in dB below full scale. */
  readonly levels: readonly number[];
}

/** Measures interleaved 16-bit stereo at the sample rate of the tracks. */
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

/** Decodes a file as a browser would and measures it. */
export function measureFile(path: string): Promise<Measurement> {
  return decode(path, measurePcm);
}

/** Interleaved 16-bit stereo at the sample rate of the tracks. */
export function decodeFile(path: string): Promise<Int16Array> {
  return decode(path, async (pieces) => {
    const samples: number[] = [];
    for await (const piece of pieces) for (const sample of piece) samples.push(sample);
    return Int16Array.from(samples);
  });
}

async function decode<Result>(
  path: string,
  read: (pieces: AsyncIterable<Int16Array>) => Promise<Result>,
): Promise<Result> {
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
  const result = await read(wholeFrames(decoder.stdout));
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg could not decode ${path}: ${complaints.trim()}`);
  return result;
}

const frameBytes = 4;

/** A pipe may split the data anywhere, so incomplete frames wait for the rest. */
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

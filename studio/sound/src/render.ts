import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Meditation, Sound } from "@fernwell/domain/calm/meditation";
import { sampleRate } from "./engine/clock.ts";
import { renderLoopPcm } from "./loop-pcm.ts";
import { renderPcm } from "./pcm.ts";

/** A sound in two formats, so that every browser can play one. */
export interface Track {
  readonly m4a: string;
  readonly ogg: string;
}

/** Encodes a session's sound to both files in one pass. */
export function renderTrack(meditation: Meditation, { dir }: { readonly dir: string }): Promise<Track> {
  return encode(meditation.name, renderPcm(meditation, join(dir, "sound.spool")), dir);
}

/** The same for a sound that a player repeats. */
export function renderLoopTrack(sound: Sound, { dir }: { readonly dir: string }): Promise<Track> {
  return encode(sound, [renderLoopPcm(sound)], dir);
}

async function encode(title: string, pieces: Iterable<Int16Array<ArrayBuffer>>, dir: string): Promise<Track> {
  const track = { m4a: join(dir, "sound.m4a"), ogg: join(dir, "sound.ogg") };
  const encoder = spawn("ffmpeg", encoderArguments(title, track), {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let complaints = "";
  encoder.stderr.on("data", (text) => {
    complaints += text;
  });
  const closed = once(encoder, "close");
  // An encoder that exits early breaks the pipe. Its error output is reported below.
  encoder.stdin.on("error", () => {});

  try {
    for (const samples of pieces) {
      if (!encoder.stdin.writable) break;
      const isTaken = encoder.stdin.write(new Uint8Array(samples.buffer));
      if (!isTaken) await Promise.race([once(encoder.stdin, "drain"), closed]);
    }
  } catch (error) {
    encoder.kill();
    throw error;
  }
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg could not encode ${title}: ${complaints.trim()}`);
  return track;
}

function encoderArguments(title: string, { m4a, ogg }: Track): string[] {
  const common = ["-map", "0:a", "-map_metadata", "-1", "-metadata", `title=${title}`, "-flags", "+bitexact"];
  return [
    ...["-hide_banner", "-loglevel", "error", "-y", "-fflags", "+bitexact"],
    ...["-f", "s16le", "-ar", `${sampleRate}`, "-ac", "2", "-i", "pipe:0"],
    // For browsers without Opus. This is the slowest step, and slower with every kHz.
    ...[...common, "-c:a", "aac", "-aac_coder", "fast", "-ar", "24000", "-b:a", "48k"],
    ...["-movflags", "+faststart"],
    ...["-fflags", "+bitexact", m4a],
    ...[...common, "-c:a", "libopus", "-ar", "48000", "-b:a", "40k", "-compression_level", "0"],
    ...["-application", "audio", "-fflags", "+bitexact", "-f", "ogg", ogg],
  ];
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { DrawnExercise } from "@fernwell/studio-pictures/exercises/scene/stage";
import { Resvg } from "@resvg/resvg-js";
import { animateExercise, filmSize } from "./film.ts";

/** Good enough for flat colours, and fast: both together take about a second. */
const encodings = {
  "clip.webm": [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "40",
    "-b:v",
    "0",
    "-deadline",
    "realtime",
    "-cpu-used",
    "8",
    "-row-mt",
    "1",
  ],
  "clip.mp4": ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "26", "-movflags", "+faststart"],
} as const;

/** Writes the loop as `clip.webm` and `clip.mp4` into a folder. */
export async function renderClip(exercise: DrawnExercise, toFolder: string): Promise<void> {
  const { frames, fps, frameAt } = animateExercise(exercise);
  await mkdir(toFolder, { recursive: true });
  const outputs = Object.entries(encodings).flatMap(([name, encoding]) => [
    ...["-map", "0:v", "-pix_fmt", "yuv420p", "-g", String(frames), ...encoding],
    join(toFolder, name),
  ]);
  const ffmpeg = spawn(
    "ffmpeg",
    [
      "-v",
      "error",
      "-y",
      "-f",
      "rawvideo",
      "-pix_fmt",
      "rgba",
      "-s",
      `${filmSize.width}x${filmSize.height}`,
      "-r",
      String(fps),
      "-i",
      "-",
      ...outputs,
    ],
    { stdio: ["pipe", "ignore", "pipe"] },
  );
  const complaints: Buffer[] = [];
  ffmpeg.stderr.on("data", (chunk: Buffer) => complaints.push(chunk));
  const ended = once(ffmpeg, "close");
  // Most movements return the way they went, so about half of the frames repeat.
  const seen = new Map<string, Buffer>();
  for (let index = 0; index < frames; index += 1) {
    const frame = frameAt(index);
    const pixels = seen.get(frame) ?? new Resvg(frame, { font: { loadSystemFonts: false } }).render().pixels;
    seen.set(frame, pixels);
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, "drain"), ended]);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`no clip of ${exercise.id}: ${Buffer.concat(complaints).toString()}`);
}

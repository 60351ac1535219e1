import { loopLeadSeconds } from "@fernwell/domain/calm/loops";
import type { Sound } from "@fernwell/domain/calm/meditation";
import { framesIn } from "./engine/clock.ts";
import { renderLoop } from "./loop.ts";

/** A loop between its own end and its own beginning, as interleaved 16-bit stereo. */
export function renderLoopPcm(sound: Sound): Int16Array<ArrayBuffer> {
  const { left, right } = renderLoop(sound);
  const [frames, lead] = [left.length, framesIn(loopLeadSeconds)];
  const samples = new Int16Array(2 * (frames + 2 * lead));
  for (let i = 0; i < frames + 2 * lead; i += 1) {
    const place = (i - lead + frames) % frames;
    samples[2 * i] = (left[place] ?? 0) * 32_767;
    samples[2 * i + 1] = (right[place] ?? 0) * 32_767;
  }
  return samples;
}

import type { Random } from "@fernwell/studio-drawing/random";
import { framesIn, sampleRate } from "./clock.ts";

/** A tone that glides and fades, such as a bubble or a drop in a puddle. */
export function blip({ hz, slide, seconds }: { hz: number; slide: number; seconds: number }): Float32Array {
  const grain = new Float32Array(framesIn(seconds));
  const attack = framesIn(Math.min(seconds / 6, 1.2 / hz));
  let phase = 0;
  return grain.map((_, i) => {
    const share = i / grain.length;
    phase += (2 * Math.PI * hz * (1 + slide * share)) / sampleRate;
    return (
      Math.sin(phase) * Math.exp(-5 * share) * rounded(i, attack) * rounded(grain.length - 1 - i, attack)
    );
  });
}

/** A burst of noise around a pitch: a tick, a crackle, a leaf. */
export function puff(
  random: Random,
  { hz, q, seconds, attackSeconds }: { hz: number; q: number; seconds: number; attackSeconds: number },
): Float32Array {
  const grain = new Float32Array(framesIn(seconds));
  const attack = framesIn(attackSeconds);
  const radius = Math.exp((-Math.PI * hz) / (q * sampleRate));
  const turn = 2 * radius * Math.cos((2 * Math.PI * hz) / sampleRate);
  let [last, before] = [0, 0];
  const ringing = grain.map((_, i) => {
    const push = (random.next() * 2 - 1) * Math.exp((-6 * i) / grain.length);
    const now = push + turn * last - radius * radius * before;
    [before, last] = [last, now];
    return now * rounded(i, attack) * rounded(grain.length - 1 - i, attack);
  });
  return toHeight(ringing, 1);
}

function toHeight(sound: Float32Array, height: number): Float32Array {
  const most = sound.reduce((top, sample) => Math.max(top, Math.abs(sample)), 1e-9);
  return sound.map((sample) => (sample * height) / most);
}

/** Fades in from 0 to 1 over some frames. */
export function rounded(frame: number, over: number): number {
  return frame >= over ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * frame) / over);
}
